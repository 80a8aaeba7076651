import type { Kysely } from 'kysely'
import type { RatingListLine } from '../list/rating-list-line.js'
import { judgePool } from '../rating/pool.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import type { PlayerDetails } from '../shared/player.js'
import { handleOf } from './connect.js'
import { type LatestRow, latestRows } from './latest-rows.js'
import type { ListRef } from './lists.js'
import { holdSnapshot } from './pages.js'
import { detailsOf, playerReader } from './players.js'
import { poolAfter, pooledPlayers, poolsUntil } from './pools.js'
import type { Database } from './schema.js'
import { standingReader, standingsReader } from './standings.js'

/** The rated players of a list as it prints them, with what was known of them then; in no particular order. */
export function* ratedLines(db: Kysely<Database>, ref: ListRef): Generator<RatingListLine> {
  const toLine = lineMaker(db, ref)
  const release = holdSnapshot(db)
  try {
    for (const { pages, until } of latestRows(db, ref)) {
      for (const page of pages) {
        for (const row of page) {
          const line = toLine(row, until)
          if (line !== null) yield line
        }
      }
    }
  } finally {
    release()
  }
}

/** Makes a player's latest row the line of him; null where he is not rated on the list. */
function lineMaker(db: Kysely<Database>, ref: ListRef): (row: LatestRow, until: ListMonth) => RatingListLine | null {
  const standingOf = standingReader(db, ref)
  const personOf = playerReader(db, ref.list)
  const one = sharedTexts()
  return (row, until) => {
    const [fideId, validFrom, rating, k, games, inactive, knownFrom] = row
    const standing =
      validFrom > until
        ? standingOf(fideId)
        : { rating, k, games: validFrom === ref.list ? games : 0, inactive: inactive === 1 }
    if (standing === null || standing.rating === null) return null
    const isKnown = knownFrom !== null && knownFrom <= ref.list
    const { name, federation, sex, birthYear, title, womanTitle, otherTitles, foaTitle } = isKnown
      ? personOfRow(row)
      : personDetails(personOf, fideId)
    return {
      fideId,
      name,
      federation: one(federation),
      sex: sex === null ? null : one(sex),
      birthYear,
      title: one(title),
      womanTitle: one(womanTitle),
      otherTitles: one(otherTitles),
      foaTitle: one(foaTitle),
      rating: standing.rating,
      games: standing.games,
      k: standing.k,
      inactive: standing.inactive,
    }
  }
}

function personOfRow(row: LatestRow): PlayerDetails {
  const [fideId, , , , , , , name, federation, sex, birthYear, title, womanTitle, otherTitles, foaTitle] = row
  return { fideId, name, federation, sex, birthYear, title, womanTitle, otherTitles, foaTitle }
}

/** Keeps one text in the place of the many equal ones that rows bring along: lists are long. */
function sharedTexts(): <Text extends string>(text: Text) => Text {
  const texts = new Map<string, string>()
  return <Text extends string>(text: Text) => {
    const known = texts.get(text)
    if (known !== undefined) return known as Text
    texts.set(text, text)
    return text
  }
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
  const law = { list: ref.list, regulations, regulationsOn, calendar: editions.calendar }
  const standingsOf = standingsReader(db, ref)
  const poolsOf = poolsUntil(db, ref.type, ref.list)
  const pooled = pooledPlayers(db, ref.type, editions.calendar.later(ref.list, 1 - regulations.windowLists), ref.list)
  for (let from = 0; from < pooled.length; from += PLAYERS_READ_AT_ONCE) {
    const asked = pooled.slice(from, from + PLAYERS_READ_AT_ONCE)
    const standings = standingsOf(asked)
    const pools = poolsOf(asked.filter((_, index) => standings[index]?.rating == null))
    for (const [index, fideId] of asked.entries()) {
      const standing = standings[index] ?? null
      if (standing?.rating != null || fell.has(fideId)) continue
      const events = poolAfter(pools.get(fideId) ?? [], standing?.validFrom ?? null)
      const { games } = judgePool(events, law)
      if (games > 0) yield { ...personDetails(personOf, fideId), ...unrated, games }
    }
  }
}

const PLAYERS_READ_AT_ONCE = 1_000

function fallenPlayers(db: Kysely<Database>, { type, list }: ListRef) {
  return handleOf(db)
    .prepare<[string, string], { fideId: number; games: number }>(
      `select fide_id as fideId, games from rating_change
       where type = ? and list = ? and status = 'delisted' order by fide_id`,
    )
    .all(type, list)
}

/** Of a player no list and no register knows, the ID is all there is. */
function personDetails(personOf: ReturnType<typeof playerReader>, fideId: number): PlayerDetails {
  const row = personOf(fideId)
  if (row !== null) return detailsOf(row)
  const nothing = { title: '', womanTitle: '', otherTitles: '', foaTitle: '' }
  return { fideId, name: '', federation: '', sex: null, birthYear: null, ...nothing }
}
