import { type Problem, problem, refuses } from '../shared/problem.js'
import { decodeText } from '../shared/text.js'
import { repeatedGames } from './game-list/repeated-games.js'
import type { ReportReading } from './report-reading.js'
import { readElements, type UploadElement } from './upload-xml/read-elements.js'
import { uploadHeader } from './upload-xml/upload-header.js'
import { uploadPairings } from './upload-xml/upload-pairings.js'
import { uploadPlayers } from './upload-xml/upload-players.js'
import { uploadPointsProblems } from './upload-xml/upload-points.js'

const ROOT = 'chessresults'

/**
 * Reads the XML that pairing programs upload to chess-results.com: individual and team tournaments, Swiss and round
 * robin. Of team matches only the games of their boards are taken.
 *
 * @param file the name problems are shown under
 */
export function readUploadXml(bytes: Uint8Array, file: string): ReportReading {
  const { text, encoding } = decodeText(bytes)
  const { root, elements, fault } = readElements(text)
  const found: Problem[] = encoding === 'utf-8' ? [] : [problem('text-not-utf8', { encoding }, { file })]
  if (root !== ROOT && root !== '') return nothing([...found, problem('xml-not-a-report', { root }, { file })])
  if (fault !== null) found.push(problem('xml-broken', { reason: fault.reason }, { file, line: fault.line }))
  const named = (name: string) => elements.filter((element) => element.name === name)
  const tournaments = named('tournament')
  const [tournament] = tournaments
  if (tournament === undefined || tournaments.length > 1) {
    if (fault === null) found.push(problem('xml-tournaments', { count: tournaments.length }, { file }))
    return { ...nothing(found), games: named('playerpairing').filter(isPairOfTwo).length }
  }

  const players = uploadPlayers(named('player'), file)
  const byNumber = new Map(players.players.map(({ player }) => [player.startNumber, player]))
  const pairings = uploadPairings({
    pairings: named('playerpairing'),
    rounds: named('round'),
    nameOf: (number) => byNumber.get(number)?.name,
    file,
  })
  const header = uploadHeader(tournament)
  const rounds = pairings.games.reduce((most, { round }) => Math.max(most, round), header.declaredRounds ?? 0)
  const games = pairings.games.map((game) => ({ ...game, outcome: outcomeOf(game) }))
  const problems = [
    ...found,
    ...[
      ...notForFide(tournament, file),
      ...players.problems,
      ...pairings.problems,
      ...repeatedGames({ games, playerOf: (number) => byNumber.get(number), format: 'xml', file }),
      ...(pairings.unread > 0 ? [] : uploadPointsProblems(players.players, pairings, rounds, file)),
    ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  ]
  const report = {
    format: 'xml' as const,
    encoding,
    whole: !refuses(problems),
    code: null,
    ...header,
    players: players.players.map(({ player }) => player),
    results: { kind: 'games' as const, games: pairings.games.map(({ line: _, board: __, ...game }) => game) },
  }
  const { unfinished, leftOut, unread } = pairings
  return { reports: [report], problems, games: pairings.games.length + unread, unfinished: unfinished + leftOut }
}

function outcomeOf({ round, whiteScore, blackScore, unrated }: ReturnType<typeof uploadPairings>['games'][number]) {
  return { round, whiteScore, blackScore, unrated }
}

function nothing(problems: readonly Problem[]): ReportReading {
  return { reports: [], problems, games: 0, unfinished: 0 }
}

function isPairOfTwo({ get }: UploadElement): boolean {
  return Number(get('whiteno')) > 0 && Number(get('blackno')) > 0
}

/** `ratedfide` is J, N or - (nothing said). */
function notForFide({ get, line }: UploadElement, file: string): readonly Problem[] {
  return get('ratedfide').toUpperCase() === 'N' ? [problem('xml-not-fide-rated', {}, { file, line })] : []
}
