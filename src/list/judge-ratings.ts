import { isListMonth } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ListEntry, ListedRating } from './list-entry.js'
import type { ListTarget } from './list-sink.js'
import { quoted } from './quoted.js'
import type { RawRating, RawRecord } from './raw-record.js'
import { wholeNumber } from './whole-number.js'

/** Places a number may have on a list: ratings and games of a period four, K two, games completed six. */
const DIGITS = { rating: 4, games: 4, K: 2, games_total: 6, peak: 4 } as const
type NumberColumn = keyof typeof DIGITS

/**
 * The ratings of a record by type. Blank and 0 mean unrated: the type is absent. A number that is none, or has
 * more digits than it can have, makes the record bad: half a number is never taken for a whole one.
 */
export function listedRatings(
  { ratings, line }: RawRecord,
  id: number,
  inactive: boolean,
  { file, combined }: ListTarget,
): ListEntry['ratings'] | Problem {
  const who = { id, file, line }
  const listed: Partial<Record<RatingType, ListedRating>> = {}
  for (const printed of ratings) {
    const judged = listedRating(printed, inactive && (!combined || printed.type === 'standard'), who)
    if (judged === null) continue
    if ('code' in judged) return judged
    listed[printed.type] = judged
  }
  return listed
}

/** Whose number it is and where it stands, for a problem to name. */
interface Who {
  readonly id: number
  readonly file: string
  readonly line: number
}

function listedRating(printed: RawRating, inactive: boolean, who: Who): ListedRating | Problem | null {
  const rating = numberOf('rating', printed.rating, who)
  const games = numberOf('games', printed.games, who)
  const k = numberOf('K', printed.k, who)
  if (typeof rating !== 'number') return rating
  if (typeof games !== 'number') return games
  if (typeof k !== 'number') return k
  if (rating === 0) return null
  const listed = { rating, games, k: k === 0 ? null : k, inactive }
  return printed.gamesTotal === undefined ? listed : withHistory(listed, printed, who)
}

/** The columns only our own CSV has; blank ones stay absent. */
function withHistory(
  listed: ListedRating,
  { gamesTotal = '', peak = '', lastList = '' }: RawRating,
  who: Who,
): ListedRating | Problem {
  const total = numberOf('games_total', gamesTotal, who)
  const highest = numberOf('peak', peak, who)
  if (typeof total !== 'number') return total
  if (typeof highest !== 'number') return highest
  if (lastList !== '' && !isListMonth(lastList)) {
    return problem('list-record-month', { id: who.id, column: 'last_list', text: quoted(lastList) }, placeOf(who))
  }
  const withPast: { -readonly [Field in keyof ListedRating]: ListedRating[Field] } = listed
  if (gamesTotal !== '') withPast.gamesTotal = total
  if (highest !== 0) withPast.peak = highest
  if (lastList !== '') withPast.lastList = lastList
  return withPast
}

/** A number as printed, 0 where blank. */
function numberOf(column: NumberColumn, text: string, who: Who): number | Problem {
  const number = text === '' ? 0 : wholeNumber(text, DIGITS[column])
  if (number !== null) return number
  return problem('list-record-number', { id: who.id, column, text: quoted(text), digits: DIGITS[column] }, placeOf(who))
}

function placeOf({ file, line }: Who) {
  return { file, line }
}
