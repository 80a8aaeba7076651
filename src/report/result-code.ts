import type { Score } from '../shared/game.js'
import type { ResultCode, RoundCell } from './parsed-report.js'

/**
 * What a cell says happened: a game over the board; a game of less than one move; no game (forfeit or bye); a game
 * without a result; nothing; or something that could not be read.
 */
export type CellKind = 'played' | 'short' | 'unplayed' | 'unfinished' | 'nothing' | 'unreadable'

const KINDS: Readonly<Record<ResultCode, CellKind>> = {
  '1': 'played',
  '=': 'played',
  '0': 'played',
  W: 'short',
  D: 'short',
  L: 'short',
  '+': 'unplayed',
  '-': 'unplayed',
  H: 'unplayed',
  F: 'unplayed',
  U: 'unplayed',
  Z: 'unplayed',
  '*': 'unfinished',
  X: 'unfinished',
  ' ': 'unfinished',
  '?': 'unreadable',
}

const SCORES: Readonly<Record<ResultCode, Score>> = {
  '1': 100,
  '=': 50,
  '0': 0,
  W: 100,
  D: 50,
  L: 0,
  '+': 100,
  '-': 0,
  H: 50,
  F: 100,
  U: 100,
  Z: 0,
  '*': 0,
  X: 0,
  ' ': 0,
  '?': 0,
}

/** Pairs of codes two players of one game can have, the first player's code first (C.04 annex 2; 0-0 and 0-½ by the arbiter's decision). */
const AGREEING = new Set(['10', '01', '==', '00', '=0', '0=', '+-', '-+', '--', 'WL', 'LW', 'DD'])

export function cellKind({ opponent, result }: RoundCell): CellKind {
  if (opponent !== null) return KINDS[result]
  return KINDS[result] === 'unfinished' ? 'nothing' : KINDS[result]
}

/** Points of a code, in hundredths, as C.04 annex 2 values it. */
export function codeScore(result: ResultCode): Score {
  return SCORES[result]
}

export function codesAgree(first: ResultCode, second: ResultCode): boolean {
  return AGREEING.has(first + second)
}

/** A cell as the crosstable prints it: `3 b 1`, `0000 - H`. */
export function cellText({ opponent, colour, result }: RoundCell): string {
  return `${opponent ?? '0000'} ${colour ?? '-'} ${result}`.trimEnd()
}
