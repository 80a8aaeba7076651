import { ingestPaths, reportPaths } from '../intake/ingest-paths.js'
import type { IngestedFile, IngestedTournament, IngestOptions } from '../intake/ingested.js'
import type { DateOrder } from '../report/parsed-report.js'
import { isStrict } from '../run/config.js'
import type { IsoDate } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { renderProblem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { count } from './format.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { problemsText } from './problems-text.js'
import { printJson, type Session, withStore } from './session.js'

export interface IngestCommandOptions {
  readonly code?: string
  readonly type?: RatingType
  readonly received?: IsoDate
  readonly dates?: DateOrder
  readonly samePerson?: readonly string[]
  readonly newPerson?: readonly string[]
}

/** `frl ingest PATH...`: reads report files, each accepted whole or refused whole. */
export async function ingest(
  session: Session,
  paths: readonly string[],
  options: IngestCommandOptions,
): Promise<ExitCode> {
  const settings = settingsOf(session, options)
  const ingested: IngestedFile[] = []
  await withStore(session, async (store) => {
    if (options.code !== undefined && (await reportPaths(paths)).length !== 1) {
      throw new UsageError('--code names one tournament: give one report file with it')
    }
    await ingestPaths(store, paths, settings, (file) => {
      ingested.push(file)
      if (!session.json) session.io.out(fileText(file))
    })
  })
  const counts = countsOf(ingested)
  if (session.json) {
    const files = ingested.map((file) => ({ ...file, problems: file.problems.map(renderProblem) }))
    printJson(session, { ...counts, files })
  } else session.io.out(`${totalText(counts)}\n`)
  return counts.refused > 0 || counts.held > 0 ? exitCode.someRefused : exitCode.done
}

function settingsOf(session: Session, options: IngestCommandOptions): IngestOptions {
  const config = session.config()
  const { code, type, received, dates } = options
  return {
    ...session.rating(),
    ...(code === undefined ? {} : { code }),
    ...(type === undefined ? {} : { type }),
    ...(received === undefined ? {} : { received }),
    ...(dates === undefined ? {} : { dates }),
    samePersons: ids('--same-person', options.samePerson),
    newPersons: ids('--new-person', options.newPerson),
    unknownIds: config.unknownIds,
    strictChecks: (check) => isStrict(config, check),
  }
}

function ids(option: string, texts: readonly string[] = []): ReadonlySet<number> {
  const wrong = texts.find((text) => !/^\d{1,9}$/.test(text))
  if (wrong !== undefined) throw new UsageError(`${option} ${wrong}: expected a FIDE ID, such as 1503014`)
  return new Set(texts.map(Number))
}

function countsOf(files: readonly IngestedFile[]) {
  const tournaments = files.flatMap((file) => file.tournaments)
  const stored = tournaments.filter(({ outcome }) => outcome !== 'already-stored')
  return {
    files: files.length,
    accepted: files.filter(({ outcome }) => outcome === 'accepted').length,
    held: files.filter(({ outcome }) => outcome === 'held').length,
    refused: files.filter(({ outcome }) => outcome === 'refused').length,
    alreadyStored: files.filter(({ outcome }) => outcome === 'already-stored').length,
    games: stored.reduce((sum, { games }) => sum + games, 0),
  }
}

function totalText(counts: ReturnType<typeof countsOf>): string {
  return say('ingest-total', {
    ...counts,
    files: count(counts.files, 'file'),
    games: count(counts.games, 'game'),
  })
}

function fileText({ file, outcome, tournaments, problems }: IngestedFile): string {
  const head =
    outcome === 'refused' ? [say('ingest-refused', { file })] : tournaments.map((one) => tournamentLine(file, one))
  return `${head.join('\n')}\n${problemsText(problems)}`
}

function tournamentLine(file: string, tournament: IngestedTournament): string {
  const { code, name, type, revision, dueList } = tournament
  const words = {
    file,
    code,
    name,
    type,
    revision,
    list: dueList,
    players: count(tournament.players, 'player'),
    games: count(tournament.games, 'game'),
  }
  if (tournament.outcome === 'already-stored' && revision < tournament.latestRevision) {
    return say('ingest-earlier-revision', { ...words, latest: tournament.latestRevision })
  }
  if (tournament.tooLate && tournament.outcome !== 'already-stored') return say('ingest-too-late', words)
  return say(`ingest-${tournament.outcome}`, words)
}
