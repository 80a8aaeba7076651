import type { Kysely } from 'kysely'
import type { ListRef } from './lists.js'
import { statement } from './prepared.js'
import type { Database } from './schema.js'

/** What a player is on an official list that no later one follows. */
const ON_LATEST_OFFICIAL = 'official.rating'

/** What he is on an own list that no later one follows: `standingResolver` in SQL, to put thousands in order. */
const ON_LATEST_OWN = `case
  when own.valid_from > ? then own.rating
  when official.valid_from <= ? then official.rating
  else (select rating from rating_state_history h
        where h.series = 'official' and h.type = 'standard' and h.fide_id = asked.value and h.valid_from <= ?
        order by h.valid_from desc limit 1)
end`

/** As often as it asks for the anchor. */
const ANCHORS = [...ON_LATEST_OWN.matchAll(/\?/g)]

const stateOf = (series: string) =>
  `left join rating_state ${series} on ${series}.series = '${series}' and ${series}.type = 'standard'
     and ${series}.fide_id = asked.value`

/**
 * The first of some persons by their rating, high to low, unrated last, then by ID.
 *
 * @param fideIds in ascending order
 * @param standard the latest standard list; null: there is none, and nobody is rated
 */
export function inRatingOrder(
  db: Kysely<Database>,
  fideIds: readonly number[],
  standard: ListRef | null,
  top: number,
): readonly number[] {
  if (standard === null || fideIds.length === 1) return fideIds.slice(0, top)
  const isOwn = standard.series === 'own'
  const states = [...(isOwn ? [stateOf('own')] : []), stateOf('official')].join(' ')
  const anchors = isOwn ? ANCHORS.map(() => standard.anchor ?? '') : []
  return statement<(string | number)[], number>(
    db,
    `select asked.value from json_each(?) asked ${states}
     order by ${isOwn ? ON_LATEST_OWN : ON_LATEST_OFFICIAL} desc, asked.value limit ?`,
    'values',
  ).all(JSON.stringify(fideIds), ...anchors, top)
}
