import { basename, join, relative } from 'node:path'
import type { IngestedFile, IngestedTournament } from '../intake/ingested.js'
import type { TakenFile } from '../intake/take-inbox.js'
import { grouped } from '../shared/grouped.js'
import { say } from '../shared/messages/words.js'
import { count } from './format.js'
import { allProblemsText, problemsText } from './problems-text.js'

/** What became of report files, in numbers. */
export function countsOf(files: readonly IngestedFile[]) {
  const tournaments = files.flatMap((file) => file.tournaments)
  const stored = tournaments.filter(({ outcome }) => outcome !== 'already-stored')
  return {
    files: files.length,
    accepted: files.filter(({ outcome }) => outcome === 'accepted').length,
    held: files.filter(({ outcome }) => outcome === 'held').length,
    refused: files.filter(({ outcome }) => outcome === 'refused').length,
    unreadable: files.filter(({ outcome }) => outcome === 'unreadable').length,
    alreadyStored: files.filter(({ outcome }) => outcome === 'already-stored').length,
    // Games of the files are stored now (held ones among them), were stored already, or are in refused files.
    gamesIn: gamesOf(files),
    games: gamesOf(stored),
    gamesHeld: gamesOf(stored.filter(({ outcome }) => outcome === 'held')),
    gamesStoredAlready: gamesOf(tournaments.filter(({ outcome }) => outcome === 'already-stored')),
    gamesRefused: gamesOf(files.filter(({ outcome }) => outcome === 'refused')),
    unfinished: files.reduce((sum, { unfinished }) => sum + unfinished, 0),
  }
}

function gamesOf(all: readonly { readonly games: number }[]): number {
  return all.reduce((sum, { games }) => sum + games, 0)
}

export function totalText(counts: ReturnType<typeof countsOf>): string {
  return say(counts.unreadable > 0 ? 'ingest-total-unreadable' : 'ingest-total', {
    ...counts,
    files: count(counts.files, 'file'),
    games: count(counts.games, 'game'),
    refusedGames:
      counts.gamesRefused === 0 ? '' : say('ingest-games-refused', { games: count(counts.gamesRefused, 'game') }),
  })
}

/** How far an interrupted run came. */
export function reportsRemainText(done: number, all: number): string {
  return say('interrupted-reports', { done: grouped(done), all: grouped(all), left: grouped(all - done) })
}

/** The answer to one report file: what was stored of it, or all that is wrong with it. */
export function fileText(ingested: IngestedFile): string {
  return `${headOf(ingested).join('\n')}\n${problemsText(ingested)}`
}

/** The same of a file of an inbox, and where a refused one lies now. */
export function takenText({ ingested, putAway }: TakenFile): string {
  const moved = ingested.outcome === 'refused' && putAway !== null
  return `${fileText(ingested)}${moved ? `  ${say('ingest-rejected', { place: putAway, sheet: `${putAway}.problems.txt` })}\n` : ''}`
}

/** What an organizer is told of a file that was refused: of each report in it, where it is a zip. */
export function problemSheet(disk: string, ingested: readonly IngestedFile[]): string {
  const refused = ingested.filter(({ outcome }) => outcome === 'refused')
  const parts = refused.map((one) => {
    const name = one.file === disk ? basename(disk) : join(basename(disk), relative(disk, one.file))
    return `${say('sheet-head', { file: name })}\n\n${allProblemsText(one)}\n`
  })
  return `${parts.join('')}${say('sheet-foot')}\n`
}

function headOf({ file, outcome, tournaments, games }: IngestedFile) {
  if (outcome === 'refused') return [say('ingest-refused', { file, games: count(games, 'game') })]
  if (outcome === 'unreadable') return [say('ingest-unreadable', { file })]
  return tournaments.map((one) => tournamentLine(file, one))
}

function tournamentLine(file: string, tournament: IngestedTournament): string {
  const { code, name, type, revision, dueList, list } = tournament
  const words = {
    file,
    code,
    name,
    type,
    revision,
    list: list === null || list === dueList ? dueList : say('ingest-list-instead', { list, due: dueList }),
    players: count(tournament.players, 'player'),
    games: count(tournament.games, 'game'),
  }
  if (tournament.outcome === 'already-stored' && revision < tournament.latestRevision) {
    return say('ingest-earlier-revision', { ...words, latest: tournament.latestRevision })
  }
  if (tournament.tooLate && tournament.outcome !== 'already-stored') return say('ingest-too-late', words)
  return say(`ingest-${tournament.outcome}`, words)
}
