import type { Kysely } from 'kysely'
import type { RatingListLine } from '../list/rating-list-line.js'
import { judgePool } from '../rating/pool.js'
import { listsLater } from '../regulations/list-calendar.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { listDate } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import { handleOf } from './connect.js'
import type { ListRef } from './lists.js'
import { detailsOf, personsOnLists, playerReader } from './players.js'
import { asPooled, pooledPlayers, poolUntil } from './pools.js'
import type { Database, PlayerRow } from './schema.js'
import { standingReader, standingsOf } from './standings.js'

/** The rated players of a list as it prints them, by FIDE ID, with what was known of them then. */
export function* ratedLines(db: Kysely<Database>, ref: ListRef): Generator<RatingListLine> {
  const personOf = playerReader(db, ref.list)
  // A whole list is read side by side with the persons, who stand in the same order.
  const persons = personsOnLists(db, ref.type)
  for (const { key: fideId, left, right } of merged(standingsOf(db, ref), standingId, persons, personId)) {
    if (left === undefined || left.standing.rating === null) continue
    const { rating, games, k, inactive } = left.standing
    const isKnown = right !== undefined && right.valid_from <= ref.list
    const person = isKnown ? detailsOf(right) : personDetails(personOf, fideId)
    yield { ...person, rating, games, k, inactive }
  }
}

function standingId({ fideId }: { readonly fideId: number }): number {
  return fideId
}

function personId({ fide_id }: PlayerRow): number {
  return fide_id
}

/**
 * Those whom only the CSV of an own list shows: unrated players with pooled games that count, and players who lost
 * their rating on this list.
 */
export function* unratedLines(db: Kysely<Database>, ref: ListRef, editions: Editions): Generator<RatingListLine> {
  if (ref.series !== 'own') return
  const personOf = playerReader(db, ref.list)
  const unrated = { rating: null, k: null, inactive: false }
  const fallen = fallenPlayers(db, ref)
  for (const { fideId, games } of fallen) yield { ...personDetails(personOf, fideId), ...unrated, games }

  const fell = new Set(fallen.map(({ fideId }) => fideId))
  const regulationsOn = (day: Parameters<typeof regulationsNearest>[2]) => regulationsNearest(editions, ref.type, day)
  const regulations = regulationsOn(listDate(ref.list))
  const standingOf = standingReader(db, ref)
  const poolOf = poolUntil(db, ref.type, ref.list)
  for (const fideId of pooledPlayers(db, ref.type, listsLater(ref.list, 1 - regulations.windowLists), ref.list)) {
    const standing = standingOf(fideId)
    if (standing?.rating != null || fell.has(fideId)) continue
    const events = poolOf(fideId, standing?.validFrom ?? null).map(asPooled)
    const { games } = judgePool(events, ref.list, regulations, regulationsOn)
    if (games > 0) yield { ...personDetails(personOf, fideId), ...unrated, games }
  }
}

function fallenPlayers(db: Kysely<Database>, { type, list }: ListRef) {
  return handleOf(db)
    .prepare<[string, string], { fideId: number; games: number }>(
      `select fide_id as fideId, games from rating_change
       where type = ? and list = ? and status = 'delisted' order by fide_id`,
    )
    .all(type, list)
}

/** Of a player no list and no register knows, the ID is all there is. */
function personDetails(personOf: ReturnType<typeof playerReader>, fideId: number) {
  const row = personOf(fideId)
  if (row !== null) return detailsOf(row)
  const nothing = { title: '', womanTitle: '', otherTitles: '', foaTitle: '' }
  return { fideId, name: '', federation: '', sex: null, birthYear: null, ...nothing }
}
