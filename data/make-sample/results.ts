import { scoringProbability } from '../../src/regulations/scoring-probability.js'
import type { Random } from './random.js'

/** Result of a pairing as a crosstable codes it, from White's side: `+` and `-` are forfeits. */
export type Result = '1' | '=' | '0' | '+' | '-'

/** How it goes for a player in a tournament, where that is not left to chance. */
export type Fate = 'by strength' | 'loses' | 'draws once' | 'draws once, wins once'

/** A player at the board. */
export interface AtTheBoard {
  readonly strength: number
  readonly fate: Fate
  /** Games he has played in this tournament so far. */
  readonly gamesBefore: number
}

/** What White is worth, in rating points. */
const WHITE_ADVANTAGE = 30
/** Of a thousand pairings so many are not played. */
const FORFEITS = 12

/** How a pairing ends: by fate where one of the two has one, else by the difference in strength. */
export function resultOf(random: Random, white: AtTheBoard, black: AtTheBoard): Result {
  if (white.fate !== 'by strength') return fated(white)
  if (black.fate !== 'by strength') return OTHER_SIDE[fated(black)]
  if (random.below(1000) < FORFEITS) return random.pick(['+', '-'])
  const expected = scoringProbability(white.strength - black.strength + WHITE_ADVANTAGE)
  // Between equals a third of the games is drawn, between unequals fewer.
  const draws = Math.floor((Math.min(expected, 100 - expected) * 2) / 3)
  const wins = expected - Math.floor(draws / 2)
  const roll = random.below(100)
  if (roll < wins) return '1'
  return roll < wins + draws ? '=' : '0'
}

function fated({ fate, gamesBefore }: AtTheBoard): '1' | '=' | '0' {
  if (gamesBefore === 0 && fate !== 'loses') return '='
  return gamesBefore === 1 && fate === 'draws once, wins once' ? '1' : '0'
}

/** The same result seen by the other player. */
export const OTHER_SIDE: Readonly<Record<Result, Result>> = { '1': '0', '=': '=', '0': '1', '+': '-', '-': '+' }

/** Half points a result gives, so that scores are whole numbers. */
export const HALF_POINTS: Readonly<Record<Result | Bye, number>> = {
  '1': 2,
  '=': 1,
  '0': 0,
  '+': 2,
  '-': 0,
  U: 2,
  H: 1,
  Z: 0,
}

/** A round without an opponent: allocated by the pairing, taken for half a point, absent. */
export type Bye = 'U' | 'H' | 'Z'
