import type { IsoDate } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import { type Half, type Judged, judgeOneSided, judgePairing } from './pairing.js'
import type { Crosstable, CrosstableRow, ReportedPlayer, RoundCell } from './parsed-report.js'
import { playerLabel } from './player-label.js'
import { cellKind, cellText } from './result-code.js'
import type { TournamentGame } from './valid-tournament.js'

export interface RoundOf {
  /** Counted from 1. */
  readonly round: number
  readonly date: IsoDate | null
  readonly file: string
}

export interface RoundGames {
  /** In the order of the white player's start number. */
  readonly games: readonly TournamentGame[]
  readonly problems: readonly Problem[]
}

const ABSENT: RoundCell = { opponent: null, colour: null, result: ' ' }

/** A crosstable with its rows by start number; players who share one are left out, since nobody can say whose game is whose. */
export interface NumberedTable extends Crosstable {
  readonly byNumber: ReadonlyMap<number, CrosstableRow>
}

export function numbered(table: Crosstable): NumberedTable {
  const byNumber = new Map<number, CrosstableRow>()
  const shared = new Set<number>()
  for (const row of table.rows) {
    const { startNumber } = row.player
    if (byNumber.has(startNumber)) shared.add(startNumber)
    else byNumber.set(startNumber, row)
  }
  for (const startNumber of shared) byNumber.delete(startNumber)
  return { ...table, byNumber }
}

/**
 * The games of one round, and what is wrong with it. One fault gives one message: a cell that has been named is not
 * held against the opponent it leaves alone.
 */
export function gamesOfRound(table: NumberedTable, roundOf: RoundOf): RoundGames {
  const named = new Set<number>()
  const problems: Problem[] = []
  for (const { player, rounds } of table.byNumber.values()) {
    const found = cellProblem(player, rounds[roundOf.round - 1] ?? ABSENT, table, roundOf)
    if (found === null) continue
    named.add(player.startNumber)
    problems.push(found)
  }
  const games: TournamentGame[] = []
  for (const row of table.byNumber.values()) {
    const judged = judgeHalf(row, named, table, roundOf)
    if (judged === null) continue
    if (judged.game !== null) games.push(judged.game)
    problems.push(...judged.problems)
  }
  return { games: games.sort((a, b) => a.white - b.white), problems }
}

/** What is wrong with a cell whatever the opponent says. */
function cellProblem(
  player: ReportedPlayer,
  cell: RoundCell,
  { rows, unread, byNumber }: NumberedTable,
  { round, file }: RoundOf,
): Problem | null {
  const place = { file, line: player.line }
  if (cell.opponent === null) {
    const lacksOpponent = cell.colour !== null && ['played', 'short'].includes(cellKind(cell))
    if (!lacksOpponent) return null
    return problem('opponent-missing', { round, player: playerLabel(player), entry: cellText(cell) }, place)
  }
  if (cell.opponent === player.startNumber)
    return problem('plays-himself', { round, player: playerLabel(player) }, place)
  if (byNumber.has(cell.opponent)) return null
  // Where lines are unreadable or numbers doubled, an opponent may be missing because of that, which has been said.
  if (byNumber.size < rows.length || unread.includes(null) || unread.includes(cell.opponent)) return null
  const args = { round, player: playerLabel(player), opponent: cell.opponent, players: rows.length }
  return problem('opponent-unknown', args, place)
}

/** null where there is nothing to judge, or the game has been judged from the other side. */
function judgeHalf(
  { player, rounds }: CrosstableRow,
  named: Set<number>,
  table: NumberedTable,
  { round, date, file }: RoundOf,
): Judged | null {
  const cell = rounds[round - 1] ?? ABSENT
  const other = table.byNumber.get(cell.opponent ?? 0)
  if (other === undefined || named.has(player.startNumber) || named.has(other.player.startNumber)) return null
  const otherCell = other.rounds[round - 1] ?? ABSENT
  const areMutual = otherCell.opponent === player.startNumber
  if (areMutual && player.line >= other.player.line) return null
  const half = { player, cell }
  const otherHalf = { player: other.player, cell: otherCell }
  const pairing = { round, date, file, line: player.line, forfeited: isForfeited(half, table, round) }
  if (areMutual) return judgePairing(half, otherHalf, pairing)
  const judged = judgeOneSided(half, otherHalf, pairing)
  if (judged.game === null) {
    named.add(player.startNumber)
    if (!isMutual(otherHalf, round, table)) named.add(other.player.startNumber)
  }
  return judged
}

function isMutual({ player, cell }: Half, round: number, { byNumber }: NumberedTable): boolean {
  return byNumber.get(cell.opponent ?? 0)?.rounds[round - 1]?.opponent === player.startNumber
}

function isForfeited({ player, cell }: Half, { forfeitedMatches }: Crosstable, round: number): boolean {
  const opponent = cell.opponent ?? 0
  return forfeitedMatches.some(
    (match) =>
      match.round === round &&
      ((match.white.includes(player.startNumber) && match.black.includes(opponent)) ||
        (match.black.includes(player.startNumber) && match.white.includes(opponent))),
  )
}
