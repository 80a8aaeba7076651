import type { IsoDate } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import { type Half, type Judged, judgeOneSided, judgePairing } from './pairing.js'
import type { Crosstable, CrosstableRow, RoundCell } from './parsed-report.js'
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

/**
 * The games of one round, and what is wrong with it. One fault gives one message: a cell that has been named is not
 * held against the opponent it leaves alone.
 */
export function gamesOfRound(table: Crosstable, roundOf: RoundOf): RoundGames {
  const halves = uniqueHalves(table.rows, roundOf.round)
  const named = new Set<number>()
  const cellProblems = [...halves.values()].flatMap((half) => {
    const found = cellProblem(half, halves, table, roundOf)
    if (found !== null) named.add(half.player.startNumber)
    return found ?? []
  })
  const judged = [...halves.values()].flatMap((half) => judgeHalf(half, halves, named, table, roundOf) ?? [])
  return {
    games: judged.flatMap(({ game }) => game ?? []).sort((a, b) => a.white - b.white),
    problems: [...cellProblems, ...judged.flatMap(({ problems }) => problems)],
  }
}

/** By start number; players who share one are left out, since nobody can say whose game is whose. */
function uniqueHalves(rows: readonly CrosstableRow[], round: number): ReadonlyMap<number, Half> {
  const counts = new Map<number, number>()
  for (const { player } of rows) counts.set(player.startNumber, (counts.get(player.startNumber) ?? 0) + 1)
  const unique = rows.filter(({ player }) => counts.get(player.startNumber) === 1)
  return new Map(
    unique.map(({ player, rounds }) => [player.startNumber, { player, cell: rounds[round - 1] ?? ABSENT }]),
  )
}

/** What is wrong with a cell whatever the opponent says. */
function cellProblem(
  { player, cell }: Half,
  halves: ReadonlyMap<number, Half>,
  { rows, unread }: Crosstable,
  { round, file }: RoundOf,
): Problem | null {
  const place = { file, line: player.line }
  const args = { round, player: playerLabel(player) }
  if (cell.opponent === null) {
    const lacksOpponent = cell.colour !== null && ['played', 'short'].includes(cellKind(cell))
    return lacksOpponent ? problem('opponent-missing', { ...args, entry: cellText(cell) }, place) : null
  }
  if (cell.opponent === player.startNumber) return problem('plays-himself', args, place)
  // Where lines are unreadable or numbers doubled, an opponent may be missing because of that, which has been said.
  const explained = halves.size < rows.length || unread.includes(null) || unread.includes(cell.opponent)
  if (halves.has(cell.opponent) || explained) return null
  return problem('opponent-unknown', { ...args, opponent: cell.opponent, players: rows.length }, place)
}

/** null where there is nothing to judge, or the game has been judged from the other side. */
function judgeHalf(
  half: Half,
  halves: ReadonlyMap<number, Half>,
  named: Set<number>,
  table: Crosstable,
  roundOf: RoundOf,
): Judged | null {
  const { player, cell } = half
  const other = halves.get(cell.opponent ?? 0)
  if (other === undefined || named.has(player.startNumber) || named.has(other.player.startNumber)) return null
  const pairing = { ...roundOf, line: player.line, forfeited: isForfeited(half, table, roundOf.round) }
  if (other.cell.opponent === player.startNumber) {
    const isFirst = player.line < other.player.line
    return isFirst ? judgePairing(half, other, pairing) : null
  }
  const judged = judgeOneSided(half, other, pairing)
  if (judged.game === null) {
    named.add(player.startNumber)
    if (!isMutual(other, halves)) named.add(other.player.startNumber)
  }
  return judged
}

function isMutual({ player, cell }: Half, halves: ReadonlyMap<number, Half>): boolean {
  return halves.get(cell.opponent ?? 0)?.cell.opponent === player.startNumber
}

function isForfeited({ player, cell }: Half, { forfeitedMatches }: Crosstable, round: number): boolean {
  const opponent = cell.opponent ?? 0
  return forfeitedMatches.some(
    (match) =>
      match.round === round &&
      ((match.white.has(player.startNumber) && match.black.has(opponent)) ||
        (match.black.has(player.startNumber) && match.white.has(opponent))),
  )
}
