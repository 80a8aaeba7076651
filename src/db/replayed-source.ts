import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import type { Database, RatingListRow, TournamentRow } from './schema.js'

/** A tournament of the source, and whether it was registered as a FIDE official event. */
export type SourceTournament = TournamentRow & { readonly official: 0 | 1 }

/** All lists of the source, oldest first. */
export function sourceLists(db: Kysely<Database>): RatingListRow[] {
  return handleOf(db).prepare<[], RatingListRow>('select * from source.rating_list order by list, type, series').all()
}

/**
 * Accepted tournaments of the source that are due between two months, both included, and those due earlier that no list
 * has taken: by due list and code.
 */
export function sourceTournaments(
  db: Kysely<Database>,
  type: RatingType,
  from: ListMonth,
  until: ListMonth,
): SourceTournament[] {
  const accepted = `select t.*, coalesce(r.official, 0) as official
    from source.tournament t left join source.registration r on r.code = t.code
    where t.type = ? and t.state = 'accepted'`
  return handleOf(db)
    .prepare<[RatingType, ListMonth, ListMonth, RatingType, ListMonth], SourceTournament>(
      `${accepted} and t.due_list between ? and ?
       union all ${accepted} and t.rated_in is null and t.pooled_in is null and t.due_list < ?
       order by due_list, code`,
    )
    .all(type, from, until, type, from)
}

/** What else of the source enters lists up to one: persons described since another, and imported pools; sha256 in hex. */
export function sourceInputs(
  db: Kysely<Database>,
  types: readonly RatingType[],
  after: ListMonth,
  until: ListMonth,
): string {
  const handle = handleOf(db)
  const hash = createHash('sha256')
  const add = (sql: string, ...values: readonly string[]) => {
    for (const row of handle
      .prepare<unknown[], unknown>(sql)
      .raw()
      .iterate(...values))
      hash.update(`${JSON.stringify(row)}\n`)
  }
  for (const table of ['player', 'player_history']) {
    add(
      `select fide_id, valid_from, name, federation, sex, birth_year, title, woman_title from source.${table}
       where origin <> 'list' and valid_from > ? and valid_from <= ? order by fide_id, valid_from`,
      after,
      until,
    )
  }
  for (const type of types) {
    const imported = 'select rated_in, content from source.imported_pool where type = ? and rated_in <= ?'
    add(`${imported} order by rated_in`, type, until)
  }
  return hash.digest('hex')
}
