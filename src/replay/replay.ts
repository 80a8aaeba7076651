import { besideSource } from '../db/attached-source.js'
import type { Store } from '../db/connect.js'
import { allLists } from '../db/lists.js'
import { openToRead } from '../db/open-to-read.js'
import { beginReplay, endReplay, isFilled, type ReplayRecord, replayRecord } from '../db/replay-record.js'
import { ratedSince } from '../db/replayed-lists.js'
import { readableBeside } from '../files/private-copy.js'
import { rateLists } from '../month/rate-list.js'
import { tellingWhatRemains } from '../run/interrupted.js'
import { refuse } from '../run/refused.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { during, unseen } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { differencesOf, type ListDifference } from './differences.js'
import { planReplay, type ReplayPlan } from './plan-replay.js'
import type { ReplayIdentity } from './replay-identity.js'
import type { ReplayedType, ReplayOptions } from './replay-types.js'
import { lawDiffers, takeOver } from './take-over.js'

/** What a replay has made. */
export interface Replayed {
  readonly types: readonly ReplayedType[]
  readonly lists: number
  /** Of them those that an earlier run of the same replay had made. */
  readonly listsThereAlready: number
  /** Tournaments that the source has on lists of the span, and the law of the replay on none of them. */
  readonly leftOut: number
  readonly games: number
  /** With at least one rated game. */
  readonly players: number
  readonly differences: readonly ListDifference[]
}

/**
 * Recomputes the lists of a span from the reports of a source, each from the one before, into a database of its own. The
 * same replay goes on where it stopped.
 *
 * @param into opened to write, under the lock of its run: empty, or of the same replay
 * @throws {RefusedError} when the span can not be computed, or `into` holds anything else; nothing is in it then that was
 *   not before
 */
export async function replay(into: Store, options: ReplayOptions): Promise<Replayed> {
  const source = await readableBeside(options.source, into.file)
  try {
    const plan = await taken(into, source.path, options)
    const made = await computeLists(into, plan, options)
    const differences = await tellingWhatRemains(
      () => say('interrupted-replay-compared', { lists: made.lists }),
      () => compared(into, source.path, plan, options),
    )
    const record = await replayRecord(into.db)
    if (record !== null && !record.ended) await endReplay(into.db, record.id, options.now().toISOString())
    return {
      types: plan.types.map(({ type, base, from }) => ({ type, base, from })),
      ...made,
      leftOut: plan.leftOut,
      ...ratedSince(into.db, options.from),
      differences,
    }
  } finally {
    await source.remove()
  }
}

/** Takes the source over, or finds that it was taken over for the same replay. */
async function taken(into: Store, source: string, options: ReplayOptions): Promise<ReplayPlan> {
  // As long as it is open, no log of the source is written back by whoever reads beside it.
  const reader = await openToRead(source)
  if (reader === null) refuse('replay-no-source', { source: options.source })
  try {
    return await besideSource(into, source, async (db) => {
      const plan = planReplay(db, options)
      const record = await replayRecord(db)
      if (record !== null) requireSame(into.file, record, plan.identity)
      else if (isFilled(db)) refuse('replay-into-used', { into: into.file })
      else {
        await takeOver(db, plan, options)
        const { from, to } = options
        const report = JSON.stringify({ ...describedReplay(options), ...plan.identity } satisfies HeldReplay)
        await beginReplay(db, { to, dueAt: listDate(from), startedAt: options.now().toISOString(), report })
      }
      return plan
    })
  } finally {
    await reader.close()
  }
}

/** What a replay is, in words and in contents. */
type HeldReplay = ReplayIdentity & {
  readonly from: ListMonth
  readonly to: ListMonth
  readonly editions: string
  readonly file: string
}

function describedReplay({ from, to, types, editions, source }: ReplayOptions) {
  const [first, last] = [listDate(from), listDate(to)]
  // Newest first: each holds until the one before it in the list begins.
  const names = types.flatMap((type) =>
    editions[type]
      .filter((edition, index, all) => edition.effectiveFrom <= last && (all[index - 1]?.effectiveFrom ?? '9') > first)
      .map(({ id }) => id),
  )
  return { from, to, types: types.join(', '), editions: [...new Set(names)].sort().join(', '), file: source }
}

function requireSame(into: string, { report }: ReplayRecord, identity: ReplayIdentity): void {
  const held = JSON.parse(report) as HeldReplay & { readonly types: string }
  const asked = (['span', 'law'] as const).filter((part) => held[part] !== identity[part])
  // What is read of the source follows from both.
  const other = asked.length === 0 && held.source !== identity.source ? (['source'] as const) : asked
  if (other.length === 0) return
  const { from, to, types, file, editions } = held
  refuse('replay-other', {
    into,
    from,
    to,
    types,
    file,
    editions,
    other: other.map((part) => say(`replay-${part}`)).join(', '),
  })
}

interface DueList {
  readonly type: RatingType
  readonly list: ListMonth
  /** It stands on a list of another law: everybody on it is looked at. */
  readonly everybody: boolean
}

async function computeLists(into: Store, plan: ReplayPlan, options: ReplayOptions) {
  const all = dueLists(plan, options)
  const there = new Set((await allLists(into.db)).filter(({ series }) => series === 'own').map(keyOf))
  const left = all.filter((due) => !there.has(keyOf(due)))
  const listsThereAlready = all.length - left.length
  const { editions, now, progress } = options
  let done = listsThereAlready
  const remains = () => say('interrupted-replay', { done, all: all.length, left: all.length - done })
  const stage = { what: say('progress-replay'), unit: 'lists', total: left.length } as const
  await tellingWhatRemains(remains, () =>
    during(progress, stage, async ({ advance }) => {
      const settings = { editions, base: 'own', dryRun: false, now, progress: unseen(progress.breathe) } as const
      for (const { type, list, everybody } of left) {
        await rateLists(into, [{ list, types: [type] }], { ...settings, everybody })
        done++
        advance(1)
      }
    }),
  )
  return { lists: all.length, listsThereAlready }
}

/** Every list of a replay, in the order they are made. */
function dueLists({ types }: ReplayPlan, options: ReplayOptions): DueList[] {
  const { calendar } = options.editions
  const due: DueList[] = []
  for (let list = options.from; list <= options.to; list = calendar.next(list)) {
    for (const { type, from, base } of types) {
      if (from > list) continue
      const everybody = list === from && base !== null && lawDiffers(options, type, calendar.previous(list))
      due.push({ type, list, everybody })
    }
  }
  return due
}

function keyOf({ type, list }: { readonly type: RatingType; readonly list: ListMonth }): string {
  return `${type} ${list}`
}

async function compared(into: Store, source: string, { types }: ReplayPlan, options: ReplayOptions) {
  const reader = await openToRead(source)
  if (reader === null) refuse('replay-no-source', { source: options.source })
  try {
    return await differencesOf(into.db, reader.db, types, options.sourceSettings, options.progress.breathe)
  } finally {
    await reader.close()
  }
}
