import type { Kysely } from 'kysely'
import { handleOf } from '../db/connect.js'
import type { Database, PoolEventRow, RatingListRow, TournamentRow } from '../db/schema.js'
import { tournamentsPooled } from '../db/tournaments.js'
import { fingerprintOf, type ListInputs } from '../period/fingerprint.js'
import { listsLater, previousList } from '../regulations/list-calendar.js'
import type { ListPlan } from './plan-list.js'

/** Fingerprint of everything a planned list will be computed from. */
export async function fingerprintOfPlan(db: Kysely<Database>, plan: ListPlan): Promise<string> {
  const { type, list, regulations, base } = plan
  return fingerprintOf({
    type,
    list,
    edition: regulations.id,
    base: base?.fingerprint ?? null,
    listsBeforeBase: named(base?.series === 'official' ? plan.chain.officialBefore(type, base.list) : []),
    listsInForce: listInputs(plan),
    tournaments: plan.rows.map((row) => [...contentOf(row), plan.regulationsOn(row.start_date).id]),
    pools: await poolInputs(db, plan),
    persons: personInputs(db, plan),
  })
}

/** The lists in force at the starts, and the standard lists that rapid and blitz look at. */
function listInputs({ listsInForce, standardBase, standardNow }: ListPlan): ListInputs['listsInForce'] {
  return named([...listsInForce, standardBase, standardNow].filter((row) => row !== null))
}

function named(rows: readonly RatingListRow[]): ListInputs['listsInForce'] {
  return [...new Map(rows.map((row) => [`${row.type} ${row.list} ${row.series}`, row.fingerprint] as const))]
}

/** What of a tournament enters a rating: its crosstable by hash, and what the registration decides. */
function contentOf(row: TournamentRow): (string | number)[] {
  return [row.code, row.content_sha256, row.start_date, row.end_date, row.is_match, row.rounds]
}

async function poolInputs(db: Kysely<Database>, { type, list, regulations, heldByOfficial }: ListPlan) {
  const windowFrom = listsLater(list, 1 - regulations.windowLists)
  const imported = handleOf(db)
    .prepare<[string, string], PoolEventRow>(
      'select * from pool_event where type = ? and tournament_id = 0 and rated_in <= ? order by fide_id, rated_in, code',
    )
    .all(type, list)
    .map((row) => [row.fide_id, row.rated_in, row.code, row.start_date, row.games, row.score, row.sum_of_opponents])
  const pooled = (await tournamentsPooled(db, type, windowFrom))
    .filter(({ pooled_in }) => pooled_in !== null && pooled_in < list)
    .map((row) => [...contentOf(row), row.pooled_in ?? ''])
  const toPool = heldByOfficial.map(({ row, list: month }) => [...contentOf(row), month])
  return [...imported, ...pooled, ...toPool]
}

function personInputs(db: Kysely<Database>, { list, base }: ListPlan): ListInputs['persons'] {
  const described = (table: string) =>
    handleOf(db)
      .prepare<[string, string], [number, string, string, string | null, number | null, string, string]>(
        `select fide_id, name, federation, sex, birth_year, title, woman_title from ${table}
         where origin <> 'list' and valid_from > ? and valid_from <= ?`,
      )
      .raw()
      .all(base === null ? '' : previousList(list), list)
  return [...described('player'), ...described('player_history')]
}
