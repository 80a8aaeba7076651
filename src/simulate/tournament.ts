import { scoringProbability } from '../regulations/scoring-probability.js'
import type { RatingType } from '../shared/rating-type.js'
import type { Random } from './random.js'

export type SimulatedSystem = 'swiss' | 'round-robin' | 'match'

/** `1`, `=`, `0` over the board, `+` and `-` where the other did not come; from White's side. */
export type SimulatedResult = '1' | '=' | '0' | '+' | '-'

/** One pairing: positions in the field. */
export interface SimulatedGame {
  readonly round: number
  readonly white: number
  readonly black: number
  readonly result: SimulatedResult
}

export interface SimulatedResults {
  readonly rounds: number
  readonly games: readonly SimulatedGame[]
  /** Who had a pairing-allocated bye, by round from 1. */
  readonly byes: ReadonlyMap<number, number>
}

/** How a pairing of two can end; the points White and Black have of it, in halves. */
const HALVES: Readonly<Record<SimulatedResult, readonly [white: number, black: number]>> = {
  '1': [2, 0],
  '=': [1, 1],
  '0': [0, 2],
  '+': [2, 0],
  '-': [0, 2],
}

/** White begins: worth so many rating points. */
const WHITE_ADVANTAGE = 35
/** Of a thousand games so many are not played. */
const FORFEITS = 12
/** Stronger players draw more, and fast games are drawn less: of a thousand. */
const DRAWS: Readonly<Record<RatingType, number>> = { standard: 1000, rapid: 700, blitz: 450 }

/**
 * Plays a tournament out.
 *
 * @param strengths of the field, in rating points
 */
export function playTournament(
  system: SimulatedSystem,
  strengths: readonly number[],
  rounds: number,
  type: RatingType,
  random: Random,
): SimulatedResults {
  const games: SimulatedGame[] = []
  const byes = new Map<number, number>()
  const points = new Int16Array(strengths.length)
  const state = { points, strengths, whites: new Int16Array(strengths.length), met: new Set<number>() }
  for (let round = 1; round <= rounds; round++) {
    const pairs = system === 'swiss' ? swissRound(state, round, byes) : cycleRound(strengths.length, round)
    for (const [one, other] of pairs) {
      const [white, black] = system === 'swiss' ? coloursOf(one, other, state.whites) : [one, other]
      const result = played(strengths[white] ?? 0, strengths[black] ?? 0, type, random)
      games.push({ round, white, black, result })
      points[white] = (points[white] ?? 0) + HALVES[result][0]
      points[black] = (points[black] ?? 0) + HALVES[result][1]
      state.whites[white] = (state.whites[white] ?? 0) + 1
      state.whites[black] = (state.whites[black] ?? 0) - 1
    }
  }
  return { rounds, games, byes }
}

function played(white: number, black: number, type: RatingType, random: Random): SimulatedResult {
  if (random.chance(FORFEITS)) return random.chance(500) ? '+' : '-'
  const expected = scoringProbability(white + WHITE_ADVANTAGE - black) * 10
  const average = (white + black) >> 1
  const wanted = Math.trunc((Math.min(420, Math.max(60, 60 + Math.trunc((average - 1200) / 4))) * DRAWS[type]) / 1000)
  const draws = Math.min(wanted, 2 * Math.min(expected, 1000 - expected))
  const die = random.below(1000)
  if (die < draws) return '='
  return die < draws + expected - (draws >> 1) ? '1' : '0'
}

interface SwissState {
  readonly points: Int16Array
  readonly strengths: readonly number[]
  readonly whites: Int16Array
  /** Pairs that met: the lower position times the size of the field, plus the higher. */
  readonly met: Set<number>
}

/** Pairs within score groups from the top down, nobody twice with the same opponent while that can be. */
function swissRound(
  { points, strengths, met }: SwissState,
  round: number,
  byes: Map<number, number>,
): (readonly [number, number])[] {
  const size = strengths.length
  const order = strengths.map((_, position) => position)
  order.sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || (strengths[b] ?? 0) - (strengths[a] ?? 0) || a - b)
  if (size % 2 === 1) {
    const had = new Set(byes.values())
    const position = order.findLastIndex((player) => !had.has(player))
    const [player] = order.splice(position, 1)
    byes.set(round, player ?? 0)
    points[player ?? 0] = (points[player ?? 0] ?? 0) + 2
  }
  const pairs: (readonly [number, number])[] = []
  const paired = new Uint8Array(size)
  for (const [at, player] of order.entries()) {
    if (paired[player] === 1) continue
    const opponent = opponentFor(player, at, order, paired, met, size)
    paired[player] = 1
    paired[opponent] = 1
    met.add(pairKey(player, opponent, size))
    pairs.push([player, opponent])
  }
  return pairs
}

function opponentFor(
  player: number,
  at: number,
  order: readonly number[],
  paired: Uint8Array,
  met: ReadonlySet<number>,
  size: number,
): number {
  let anybody = -1
  for (let next = at + 1; next < order.length; next++) {
    const other = order[next] ?? 0
    if (paired[other] === 1) continue
    if (!met.has(pairKey(player, other, size))) return other
    if (anybody < 0) anybody = other
  }
  return anybody
}

function pairKey(one: number, other: number, size: number): number {
  return Math.min(one, other) * size + Math.max(one, other)
}

/** White for the one who had it less often. */
function coloursOf(one: number, other: number, whites: Int16Array): readonly [white: number, black: number] {
  return (whites[one] ?? 0) <= (whites[other] ?? 0) ? [one, other] : [other, one]
}

/** Everybody against everybody: the last one stands still and the others go round; two players change colours. */
function cycleRound(size: number, round: number): (readonly [number, number])[] {
  if (size === 2) return [round % 2 === 1 ? [0, 1] : [1, 0]]
  const moving = size - 1
  const pairs: (readonly [number, number])[] = []
  const at = (position: number) => (((position + round - 1) % moving) + moving) % moving
  pairs.push(round % 2 === 1 ? [at(0), size - 1] : [size - 1, at(0)])
  for (let step = 1; step < size / 2; step++) {
    const [one, other] = [at(step), at(-step)]
    pairs.push(step % 2 === 1 ? [one, other] : [other, one])
  }
  return pairs
}
