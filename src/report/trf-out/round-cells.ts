import type { Score, UnplayedReason } from '../../shared/game.js'
import { type Problem, problem } from '../../shared/problem.js'
import type { ResultCode, RoundCell } from '../parsed-report.js'
import { cellKind, codeScore } from '../result-code.js'
import type { TournamentGame, ValidTournament } from '../valid-tournament.js'
import type { TrfVersion } from './other-records.js'
import type { ReportSource } from './report-source.js'

/** The rounds of each player, by start number. */
export type RoundCells = ReadonlyMap<number, readonly RoundCell[]>

export const NOT_PAIRED: RoundCell = { opponent: null, colour: null, result: 'Z' }

/** The cells of a crosstable as TRF16 and later write them; before TRF26 matches given up as a whole are forfeits. */
export function cellsOfTable(
  { table }: ReportSource,
  games: readonly TournamentGame[],
  version: TrfVersion,
): RoundCells {
  const rows = (table?.rows ?? []).map(({ player, rounds }): [number, RoundCell[]] => [
    player.startNumber,
    rounds.map(writtenCell),
  ])
  const cells = new Map(rows)
  if (version === 26) return cells
  for (const { round, white, black, unrated } of games) {
    if (unrated !== 'match-forfeit') continue
    for (const number of [white, black]) {
      const row = cells.get(number)
      const cell = row?.[round - 1]
      if (row !== undefined && cell !== undefined)
        row[round - 1] = { ...cell, result: FORFEITED[cell.result] ?? cell.result }
    }
  }
  return cells
}

/** What a result over the board stands for where the match was given up. */
const FORFEITED: Partial<Record<ResultCode, ResultCode>> = { '1': '+', W: '+', '0': '-', L: '-', '=': 'D' }

/** Codes of TRF06 for rounds without an opponent, as the codes that came with TRF16. */
const BYES: Partial<Record<ResultCode, ResultCode>> = { '1': 'F', W: 'F', '=': 'H', D: 'H', '0': 'Z', L: 'Z' }

function writtenCell(cell: RoundCell): RoundCell {
  if (cell.opponent === null && cell.colour === null) return { ...cell, result: BYES[cell.result] ?? open(cell) }
  return { ...cell, result: open(cell) }
}

/** A game without a result has a blank one, and so has a round without a game. */
function open(cell: RoundCell): ResultCode {
  return ['unfinished', 'nothing'].includes(cellKind(cell)) ? ' ' : cell.result
}

/**
 * The rounds that a list of games gives: byes where the file has them, and `0000 - Z` for whoever has no game. Two games of
 * a player in one round have no place in a TRF: each of those rounds is named.
 *
 * @param numberOf start number written, by the one stored
 */
export function cellsOfGames(
  { players, games, rounds }: ValidTournament,
  source: ReportSource | null,
  numberOf: ReadonlyMap<number, number>,
): { readonly cells: RoundCells; readonly problems: readonly Problem[] } {
  const rows = new Map(players.map(({ startNumber }) => [startNumber, new Array<RoundCell | null>(rounds).fill(null)]))
  const twice: [round: number, startNumber: number][] = []
  const set = (number: number, round: number, cell: RoundCell) => {
    const row = rows.get(number)
    if (row === undefined) return
    if (row[round - 1] != null && !twice.some(([at, who]) => at === round && who === number))
      twice.push([round, number])
    row[round - 1] = cell
  }
  for (const { round, white, black, whiteScore, blackScore, unrated } of games) {
    const [forWhite, forBlack] = [codeOfScore(whiteScore, unrated), codeOfScore(blackScore, unrated)]
    set(white, round, { opponent: numberOf.get(black) ?? null, colour: 'w', result: forWhite })
    set(black, round, { opponent: numberOf.get(white) ?? null, colour: 'b', result: forBlack })
  }
  for (const { round, startNumber, code } of source?.byes ?? []) {
    const row = rows.get(startNumber)
    if (row !== undefined && round <= rounds && row[round - 1] === null)
      row[round - 1] = { ...NOT_PAIRED, result: code }
  }
  const cells = new Map([...rows].map(([number, row]) => [number, row.map((cell) => cell ?? NOT_PAIRED)]))
  twice.sort(([round, number], [otherRound, other]) => round - otherRound || number - other)
  const problems = twice.map(([round, number]) => {
    const { fideId, name } = players.find(({ startNumber }) => startNumber === number) ?? { fideId: '', name: '' }
    const count = games.filter((game) => game.round === round && [game.white, game.black].includes(number)).length
    return problem('trf-games-in-round', { round, player: `${fideId} ${name}`.trim(), games: count })
  })
  return { cells, problems }
}

/** Result codes by what kind of game it was: win, draw, loss. A draw that nobody played is one of less than one move. */
const CODES: Readonly<Record<UnplayedReason | 'played', readonly [ResultCode, ResultCode, ResultCode]>> = {
  played: ['1', '=', '0'],
  short: ['W', 'D', 'L'],
  forfeit: ['+', 'D', '-'],
  'match-forfeit': ['+', 'D', '-'],
}

function codeOfScore(score: Score, unrated: UnplayedReason | null): ResultCode {
  const [win, draw, loss] = CODES[unrated ?? 'played']
  return score === 100 ? win : score === 50 ? draw : loss
}

/** What the codes of a row add up to, in hundredths. */
export function pointsOfCells(cells: readonly RoundCell[]): number {
  return cells.reduce((sum, { result }) => sum + codeScore(result), 0)
}
