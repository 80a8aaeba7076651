import { type CsvColumns, readCsvTable } from '../shared/csv-table.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import type { TextEncoding } from '../shared/text.js'
import { type GamePlayers, gamePlayers } from './game-list/game-players.js'
import type { ListedGame } from './game-list/listed-game.js'
import { repeatedGames } from './game-list/repeated-games.js'
import { type GamesColumn, gameRow } from './games-csv/game-row.js'
import type { ParsedReport, ReportedGame } from './parsed-report.js'
import type { ReportReading } from './report-reading.js'

export const gamesColumns: CsvColumns<GamesColumn> = {
  required: ['tournament', 'round', 'white_id', 'black_id', 'white_score', 'black_score'],
  optional: ['date', 'white_name', 'black_name', 'board', 'forfeit'],
}

/**
 * Reads a games CSV, which may hold several tournaments. Names, dates and types of the tournaments come from their
 * registrations. The file is accepted whole or refused whole.
 *
 * @param file the name problems are shown under
 */
export function readGamesCsv(bytes: Uint8Array, file: string): ReportReading {
  const rows: ListedGame[] = []
  const rowProblems: Problem[] = []
  const table = readCsvTable(bytes, gamesColumns, file, (cells) => {
    const { row, problems } = gameRow(cells, file)
    rows.push(row)
    rowProblems.push(...problems)
  })
  const tournaments = byTournament(rows).map(([code, ofCode]) => ({ code, rows: ofCode, ...gamePlayers(ofCode, file) }))
  const problems = [
    ...table.problems,
    ...rowProblems,
    ...tournaments.flatMap((tournament) => [...tournament.problems, ...repeatedRows(tournament, file)]),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  if (rows.length === 0 && !refuses(problems)) problems.push(problem('games-none', {}, { file }))

  const whole = !refuses(problems)
  const reports = tournaments.map((tournament) => reportOf(tournament, table.encoding, whole))
  return { reports, problems, games: rows.length, unfinished: 0 }
}

interface Tournament extends GamePlayers {
  readonly code: string
  readonly rows: readonly ListedGame[]
}

function byTournament(rows: readonly ListedGame[]): readonly (readonly [string, readonly ListedGame[]])[] {
  const groups = new Map<string, ListedGame[]>()
  for (const row of rows) {
    if (row.tournament === '') continue
    const group = groups.get(row.tournament)
    if (group === undefined) groups.set(row.tournament, [row])
    else group.push(row)
  }
  return [...groups]
}

function repeatedRows({ rows, players, numberOf }: Tournament, file: string): readonly Problem[] {
  const games = rows.map(({ line, white, black, board, date, outcome }) => {
    const [one, other] = [numberOf(white), numberOf(black)]
    return { line, board, date, outcome, white: one, black: other }
  })
  return repeatedGames({ games, playerOf: (number) => players[number - 1], format: 'csv', file })
}

function reportOf({ code, rows, players, numberOf }: Tournament, encoding: TextEncoding, whole: boolean): ParsedReport {
  const games: ReportedGame[] = []
  for (const { white, black, date, outcome } of rows) {
    if (outcome === null) continue
    const { round, whiteScore, blackScore, unrated } = outcome
    games.push({ white: numberOf(white), black: numberOf(black), date, round, whiteScore, blackScore, unrated })
  }
  return {
    format: 'csv',
    encoding,
    whole,
    code,
    name: '',
    city: '',
    federation: '',
    startDate: null,
    endDate: null,
    system: '',
    systemCode: '',
    timeControl: '',
    timeControlCode: '',
    chiefArbiter: '',
    declaredRounds: null,
    players,
    results: { kind: 'games', games },
  }
}
