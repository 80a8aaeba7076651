import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { Sex } from '../shared/player.js'
import type { ListRef } from './lists.js'
import { pagesById } from './pages.js'
import type { Database } from './schema.js'

/** A player's latest row of a series beside the latest one of his person; of whom nothing is known: all of it null. */
export type LatestRow = readonly [
  fideId: number,
  validFrom: ListMonth,
  rating: number | null,
  k: number | null,
  games: number,
  inactive: 0 | 1,
  knownFrom: ListMonth | null,
  name: string,
  federation: string,
  sex: Sex | null,
  birthYear: number | null,
  title: string,
  womanTitle: string,
  otherTitles: string,
  foaTitle: string,
]

/** Rows of which those up to a list stand on it; in the place of a later one a past row counts. */
export interface LatestRows {
  readonly pages: Iterable<readonly LatestRow[]>
  readonly until: ListMonth
}

const ROWS = `select s.fide_id, s.valid_from, s.rating, s.k, s.games, s.inactive, p.valid_from, p.name, p.federation, p.sex,
  p.birth_year, p.title, p.woman_title, p.other_titles, p.foa_title
  from rating_state s left join player p on p.fide_id = s.fide_id where s.series = ? and s.type = ?`

const HAS_NO_OWN_ROW = `not exists (select 1 from rating_state o
  where o.series = 'own' and o.type = s.type and o.fide_id = s.fide_id and o.valid_from > ?)`

/** Everybody who ever was on the chain of a list, each once: by his own row where he has one since the anchor. */
export function latestRows(db: Kysely<Database>, { type, list, series, anchor }: ListRef): LatestRows[] {
  const rows = (sql: string, ...bound: readonly string[]) => pagesById<LatestRow>(db, sql, ...bound)
  if (series === 'official') return [{ pages: rows(ROWS, series, type), until: list }]
  const own = { pages: rows(`${ROWS} and s.valid_from > ?`, series, type, anchor ?? ''), until: list }
  if (anchor === null) return [own]
  const others = rows(`${ROWS} and ${HAS_NO_OWN_ROW}`, 'official', type, anchor)
  return [own, { pages: others, until: anchor }]
}
