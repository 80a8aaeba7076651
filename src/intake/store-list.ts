import { basename } from 'node:path'
import { inBulk, inTransaction, openReader, type Store } from '../db/connect.js'
import { type StoredPlayers, storeListedPlayers } from '../db/listed-players.js'
import { saveList } from '../db/lists.js'
import { appendOfficialList, insertOfficialList } from '../db/official-standings.js'
import { forgetPooled } from '../db/pools.js'
import type { RatingListRow } from '../db/schema.js'
import type { StandingCounts } from '../period/list-counts.js'
import type { OfficialListLaw } from '../period/official-rows.js'
import { type Editions, regulationsNearest } from '../regulations/regulations.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { during, type Progress } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import type { DistinctList } from './judge-list.js'

/** A list that was judged and found worth storing. */
export interface JudgedList extends DistinctList {
  readonly path: string
  readonly list: ListMonth
  /** Players in the file. */
  readonly players: number
  /** Whether the file holds the three types with one flag for all of them. */
  readonly combined: boolean
  /** The lists stored so far. */
  readonly stored: readonly RatingListRow[]
  /** The types to write, with the fingerprint of each. */
  readonly fresh: readonly { readonly type: RatingType; readonly fingerprint: string }[]
  readonly editions: Editions
  readonly progress: Progress
}

export interface StoredList {
  readonly players: StoredPlayers
  readonly types: readonly StoredType[]
}

export type StoredType = {
  readonly type: RatingType
  readonly outcome: 'imported' | 'replaced'
} & StandingCounts

export const NOTHING_STORED: StoredPlayers = { added: 0, changed: 0 }

/** Writes players and standings of a list in one transaction. */
export async function storeList(store: Store, judged: JudgedList): Promise<StoredList> {
  const { table, positions, list, stored, fresh, progress } = judged
  if (fresh.length === 0) return { types: [], players: NOTHING_STORED }
  const reader = openReader(store.file)
  try {
    return await inTransaction(store, async (trx) => {
      const ofAll = { unit: 'players', total: positions.length } as const
      const next = nextOf(stored, list)
      const players = await during(progress, { what: say('progress-list-players'), ...ofAll }, ({ pass }) =>
        inBulk(trx, () => storeListedPlayers(trx, reader.db, table, positions, list, next, pass)),
      )
      const types: StoredType[] = []
      for (const { type, fingerprint } of fresh) {
        const ofType = stored.filter((row) => row.type === type)
        const law = lawOf(judged, type, ofType)
        const official = { ...law, table, positions }
        const isLast = ofType.every((row) => row.series !== 'official' || row.list < list)
        const stage = { what: say('progress-list-ratings', { type }), ...ofAll }
        const standings = await during(progress, stage, ({ pass }) =>
          inBulk(trx, () =>
            isLast
              ? appendOfficialList(trx, reader.db, official, pass)
              : insertOfficialList(trx, reader.db, official, laterLaws(judged, type, ofType), pass),
          ),
        )
        await saveList(trx, {
          ...OFFICIAL,
          type,
          list,
          fingerprint,
          source_name: basename(judged.path),
          flag_known: law.flagKnown ? 1 : 0,
          doubled: JSON.stringify([...law.doubled]),
          rated: standings.rated,
          players: judged.players,
        })
        await forgetPooled(trx, type, list)
        const outcome = isStored(ofType, list) ? 'replaced' : 'imported'
        types.push({ type, outcome, ...standings })
      }
      return { players, types }
    })
  } finally {
    await reader.close()
  }
}

const OFFICIAL = { series: 'official', edition: null, base_series: null, anchor: null, in_force: null } as const

function lawOf(judged: JudgedList, type: RatingType, ofType: readonly RatingListRow[]): OfficialListLaw {
  const { doubled, list, combined, editions } = judged
  return {
    list,
    type,
    regulations: regulationsNearest(editions, type, listDate(list)),
    calendar: editions.calendar,
    flagKnown: !combined || type === 'standard',
    first: ofType.every((row) => row.series !== 'official' || row.list >= list),
    doubled,
  }
}

/** The official lists after it, oldest first. */
function laterLaws(
  { list: stored, editions }: JudgedList,
  type: RatingType,
  ofType: readonly RatingListRow[],
): readonly OfficialListLaw[] {
  return ofType
    .filter((row) => row.series === 'official' && row.list > stored)
    .sort((a, b) => (a.list < b.list ? -1 : 1))
    .map(({ list, flag_known, doubled }) => ({
      list,
      type,
      regulations: regulationsNearest(editions, type, listDate(list)),
      calendar: editions.calendar,
      flagKnown: flag_known !== 0,
      first: false,
      doubled: new Set<number>(JSON.parse(doubled ?? '[]')),
    }))
}

function isStored(rows: readonly RatingListRow[], list: ListMonth): boolean {
  return rows.some((row) => row.series === 'official' && row.list === list)
}

function nextOf(rows: readonly RatingListRow[], list: ListMonth): ListMonth | null {
  const later = rows.filter((row) => row.series === 'official' && row.list > list).map((row) => row.list)
  return later.sort()[0] ?? null
}
