import { type CsvColumns, readCsvTable } from '../shared/csv-table.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import type { TextEncoding } from '../shared/text.js'
import { type GamePlayers, gamePlayers } from './games-csv/game-players.js'
import { type GameRow, type GamesColumn, gameRow } from './games-csv/game-row.js'
import { reportedId } from './identity/reported-id.js'
import type { ParsedReport, ReportedGame } from './parsed-report.js'
import { playerLabel } from './player-label.js'

export interface GamesReading {
  /** One a tournament, in the order in which they first appear. */
  readonly reports: readonly ParsedReport[]
  readonly problems: readonly Problem[]
}

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
export function readGamesCsv(bytes: Uint8Array, file: string): GamesReading {
  const rows: GameRow[] = []
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
  return { reports: tournaments.map((tournament) => reportOf(tournament, table.encoding, whole)), problems }
}

interface Tournament extends GamePlayers {
  readonly code: string
  readonly rows: readonly GameRow[]
}

function byTournament(rows: readonly GameRow[]): readonly (readonly [string, readonly GameRow[]])[] {
  const groups = new Map<string, GameRow[]>()
  for (const row of rows) {
    if (row.tournament === '') continue
    const group = groups.get(row.tournament)
    if (group === undefined) groups.set(row.tournament, [row])
    else group.push(row)
  }
  return [...groups]
}

/** Rows that can not be, and for all others whether somebody plays twice in a round. */
function repeatedRows(tournament: Tournament, file: string): readonly Problem[] {
  const impossible = impossibleRows(tournament, file)
  const lines = new Set(impossible.map(({ line }) => line))
  const rows = tournament.rows.filter(({ line }) => !lines.has(line))
  return [...impossible, ...roundsPlayedTwice({ ...tournament, rows }, file)]
}

/** Rows in which somebody plays himself, and rows that say what an earlier one has said. */
function impossibleRows({ rows, players, numberOf }: Tournament, file: string): readonly Problem[] {
  const lines = new Map<string, number>()
  return rows.flatMap(({ line, white, black, board, date, outcome }) => {
    const player = players[numberOf(white) - 1]
    if (outcome === null || player === undefined) return []
    const place = { file, line }
    if (numberOf(white) === numberOf(black) && reportedId(white.idText).kind === 'number') {
      return [problem('plays-himself', { round: outcome.round, player: playerLabel(player, 'csv') }, place)]
    }
    const key = JSON.stringify([numberOf(white), numberOf(black), board, date?.text, outcome])
    const otherLine = lines.get(key)
    if (otherLine !== undefined) return [problem('games-row-repeated', { otherLine }, place)]
    lines.set(key, line)
    return []
  })
}

/** Somebody in two games of one round without a board: a double round, or a game entered twice. */
function roundsPlayedTwice({ rows, players, numberOf }: Tournament, file: string): readonly Problem[] {
  const lines = new Map<string, number>()
  return rows.flatMap(({ line, white, black, board, outcome }) => {
    if (outcome === null || outcome.unrated !== null || board !== '') return []
    const again = [white, black].flatMap((one) => {
      const number = numberOf(one)
      const key = `${outcome.round} ${number}`
      const otherLine = lines.get(key)
      lines.set(key, otherLine ?? line)
      const player = players[number - 1]
      return otherLine === undefined || otherLine === line || player === undefined ? [] : [{ player, otherLine }]
    })
    // Two players who met twice are said once.
    return again.slice(0, 1).map(({ player, otherLine }) => {
      const args = { player: playerLabel(player, 'csv'), round: outcome.round, otherLine }
      return problem('games-twice-in-round', args, { file, line })
    })
  })
}

function reportOf({ code, rows, players, numberOf }: Tournament, encoding: TextEncoding, whole: boolean): ParsedReport {
  const games = rows.flatMap(({ line, white, black, date, outcome }): readonly ReportedGame[] =>
    outcome === null ? [] : [{ line, white: numberOf(white), black: numberOf(black), date, ...outcome }],
  )
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
