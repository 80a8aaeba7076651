import type { Kysely } from 'kysely'
import { describedPersons } from '../db/players.js'
import { importedPoolInputs } from '../db/pool-import.js'
import type { Database, RatingListRow, TournamentRow } from '../db/schema.js'
import { tournamentsPooled } from '../db/tournaments.js'
import { editionFingerprint, fingerprintOf, type ListInputs } from '../period/fingerprint.js'
import type { Regulations } from '../regulations/regulations.js'
import type { ListPlan } from './plan-list.js'

/** Fingerprint of everything a planned list will be computed from. */
export async function fingerprintOfPlan(db: Kysely<Database>, plan: ListPlan): Promise<string> {
  const { type, list, regulations, base } = plan
  const editionOf = fingerprintsOfEditions()
  return fingerprintOf({
    type,
    list,
    edition: editionOf(regulations),
    base: base?.fingerprint ?? null,
    listsBeforeBase: named(base?.series === 'official' ? plan.chain.officialBefore(type, base.list) : []),
    listsInForce: listInputs(plan),
    tournaments: plan.rows.map((row) => [...contentOf(row), editionOf(plan.regulationsOn(row.start_date))]),
    pools: await poolInputs(db, plan),
    persons: personInputs(db, plan),
  })
}

/** Each edition once: thousands of tournaments were played under a few. */
function fingerprintsOfEditions(): (regulations: Regulations) => string {
  const known = new Map<Regulations, string>()
  return (regulations) => {
    const fingerprint = known.get(regulations) ?? editionFingerprint(regulations)
    known.set(regulations, fingerprint)
    return fingerprint
  }
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

async function poolInputs(db: Kysely<Database>, { type, list, regulations, calendar, heldByOfficial }: ListPlan) {
  const windowFrom = calendar.later(list, 1 - regulations.windowLists)
  const imported = await importedPoolInputs(db, type, list)
  const pooled = (await tournamentsPooled(db, type, windowFrom))
    .filter(({ pooled_in }) => pooled_in !== null && pooled_in < list)
    .map((row) => [...contentOf(row), row.pooled_in ?? ''])
  const toPool = heldByOfficial.map(({ row, list: month }) => [...contentOf(row), month])
  return [...imported, ...pooled, ...toPool]
}

/** Those described since the list before, or ever where there is none. */
function personInputs(db: Kysely<Database>, { list, base, calendar }: ListPlan): ListInputs['persons'] {
  return describedPersons(db, base === null ? null : calendar.previous(list), list)
}
