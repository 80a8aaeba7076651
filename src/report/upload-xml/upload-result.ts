import type { Score } from '../../shared/game.js'
import { pointsOf } from '../points.js'

/** What the two result attributes and `forfeit` of a pairing say. */
export type UploadResult =
  | { readonly kind: 'result'; readonly white: Score; readonly black: Score; readonly forfeit: boolean }
  /** No result, or adjourned (`H`). */
  | { readonly kind: 'unfinished' }
  /** Marked as not to be rated (`U`). */
  | { readonly kind: 'unrated' }
  /** Neither says whether a game with 0-0 was played: `D`. */
  | { readonly kind: 'undecided' }
  | { readonly kind: 'unreadable' }

/** `5` stands for a half where both have it; beside anything else it is a slip. */
const HALF = '5'
const POSSIBLE_SUM = 100

export function uploadResult(white: string, black: string, mark: string): UploadResult {
  const marked = mark.toUpperCase()
  if (marked === 'H' || (white === '' && black === '' && marked === '')) return { kind: 'unfinished' }
  if (marked === 'U') return { kind: 'unrated' }
  if (marked === 'D') return { kind: 'undecided' }
  const points = [white, black].map((text) => (text === HALF ? 50 : pointsOf(text)))
  const [forWhite, forBlack] = points
  const bothHalves = forWhite === 50 && forBlack === 50
  const oneHalf = (white === HALF || black === HALF) && !bothHalves
  const known = marked === '' || marked === 'K'
  if (!known || forWhite === undefined || forBlack === undefined || oneHalf) return { kind: 'unreadable' }
  if (forWhite + forBlack > POSSIBLE_SUM) return { kind: 'unreadable' }
  return { kind: 'result', white: forWhite, black: forBlack, forfeit: marked === 'K' }
}
