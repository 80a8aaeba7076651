import { join } from 'node:path'
import type { Store } from '../db/connect.js'
import { allLists, findList } from '../db/lists.js'
import { changesWithEventSums, publicationsUntil } from '../db/reconcile.js'
import type { RatingListRow } from '../db/schema.js'
import { standingReader, standingsOf } from '../db/standings.js'
import { differingFiles } from '../files/same-files.js'
import type { WrittenFile } from '../files/write-file.js'
import { roundHundredths } from '../rating/rounding.js'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'

/** What was given out, what is stored and what FIDE published, held against one another. */
export interface Reconciled {
  /** Published files looked at, and those that are missing or have other bytes than were recorded. */
  readonly files: { readonly checked: number; readonly differing: readonly string[] }
  /** Players whose stored change is not what their tournaments, K and rounding make. */
  readonly sums: { readonly checked: number; readonly differing: readonly PlayerOnList[] }
  /** The latest own list of each type beside the official one of the same month, where both stand. */
  readonly official: readonly AgainstOfficial[]
}

export interface PlayerOnList {
  readonly type: RatingType
  readonly list: ListMonth
  readonly fideId: number
}

export interface AgainstOfficial {
  readonly type: RatingType
  readonly list: ListMonth
  readonly same: number
  readonly differing: readonly {
    readonly fideId: number
    readonly own: number | null
    readonly official: number | null
  }[]
}

/** @param out the folder of published lists */
export async function reconcileUntil(store: Store, list: ListMonth, out: string): Promise<Reconciled> {
  const own = await latestOwnLists(store, list)
  return {
    files: await filesAsRecorded(store, list, out),
    sums: await sumsAsStored(store, own),
    official: await againstOfficial(store, own),
  }
}

export function agrees({ files, sums, official }: Reconciled): boolean {
  return [files, sums, ...official].every(({ differing }) => differing.length === 0)
}

async function latestOwnLists({ db }: Store, until: ListMonth): Promise<RatingListRow[]> {
  const own = (await allLists(db)).filter(({ series, list }) => series === 'own' && list <= until)
  return ratingTypes.flatMap((type) => own.filter((row) => row.type === type).slice(-1))
}

async function filesAsRecorded({ db }: Store, until: ListMonth, out: string): Promise<Reconciled['files']> {
  const differing: string[] = []
  let checked = 0
  // Of a list given out more than once, the last publication is what lies there.
  const latest = new Map((await publicationsUntil(db, until)).map((row) => [`${row.list} ${row.type}`, row]))
  for (const { list, type, files } of latest.values()) {
    const folder = join(out, list, type)
    const recorded = JSON.parse(files) as WrittenFile[]
    checked += recorded.length
    for (const name of await differingFiles(folder, recorded)) differing.push(join(folder, name))
  }
  return { checked, differing }
}

async function sumsAsStored({ db }: Store, lists: readonly RatingListRow[]): Promise<Reconciled['sums']> {
  const differing: PlayerOnList[] = []
  let checked = 0
  for (const row of lists) {
    const standing = standingReader(db, row)
    for (const change of await changesWithEventSums(db, row.type, row.list)) {
      checked++
      const { previous_rating, sum_of_deltas, event_sum, raw_change, adjustment, status, new_rating, fide_id } = change
      const rounded = roundHundredths(raw_change ?? sum_of_deltas * (change.k_used ?? 0))
      const wanted = status === 'delisted' ? null : (previous_rating ?? 0) + rounded + adjustment
      const adds = event_sum === sum_of_deltas && rounded === change.change && new_rating === wanted
      if (!adds || (standing(fide_id)?.rating ?? null) !== new_rating) {
        differing.push({ type: row.type, list: row.list, fideId: fide_id })
      }
    }
  }
  return { checked, differing }
}

async function againstOfficial({ db }: Store, lists: readonly RatingListRow[]): Promise<AgainstOfficial[]> {
  const compared: AgainstOfficial[] = []
  for (const row of lists) {
    const official = await findList(db, row.type, row.list, 'official')
    if (official === null) continue
    const differing: AgainstOfficial['differing'][number][] = []
    let same = 0
    const idOf = ({ fideId }: { readonly fideId: number }) => fideId
    for (const { key, left, right } of merged(standingsOf(db, row), idOf, standingsOf(db, official), idOf)) {
      const ratings = { own: left?.standing.rating ?? null, official: right?.standing.rating ?? null }
      if (ratings.own === ratings.official) same++
      else differing.push({ fideId: key, ...ratings })
    }
    compared.push({ type: row.type, list: row.list, same, differing })
  }
  return compared
}
