import type { Kysely } from 'kysely'
import { type StoredChange, storedChange, tournamentsOfPlayer } from '../db/explained.js'
import { allLists } from '../db/lists.js'
import { playerReader } from '../db/players.js'
import { asPooled, poolUntil } from '../db/pools.js'
import type { Database, PoolEventRow, RatingListRow, TournamentRow } from '../db/schema.js'
import { standingReader } from '../db/standings.js'
import type { ListedStanding } from '../db/state-rows.js'
import { spanOf } from '../db/tournaments.js'
import { belongsTo } from '../period/belonging.js'
import { chainOf } from '../period/chain.js'
import { developmentCoefficient } from '../rating/development-coefficient.js'
import { countsUntil, judgePool, type PoolJudgement } from '../rating/pool.js'
import { ratingChangeOfEvents } from '../rating/rating-change.js'
import { regulationsNearest } from '../regulations/regulations.js'
import type { RatingSettings } from '../run/rating-settings.js'
import { refuse } from '../run/refused.js'
import { type IsoDate, type ListMonth, listDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { type ExplainContext, explainedEvent, explainedImport } from './explain-events.js'
import { explainedInitial } from './explained-initial.js'
import type { ExplainedTournament, Explanation, OtherTournament } from './explanation.js'

/**
 * Explains one player's number on one list from the stored facts; of two lists side by side the own one, since only
 * that was computed here.
 *
 * @throws {RefusedError} when there is no such list
 */
export async function explainPlayer(
  db: Kysely<Database>,
  fideId: number,
  list: ListMonth,
  type: RatingType,
  settings: RatingSettings,
): Promise<Explanation> {
  const { calendar } = settings.editions
  const chain = chainOf(await allLists(db), settings.base, calendar)
  const row = chain.own(type, list) ?? chain.counted(type, list)
  if (row === null) refuse('list-unknown', { type, list, stored: chain.names(type) })
  const regulationsOn = (day: IsoDate) => regulationsNearest(settings.editions, type, day)
  const context: ExplainContext = { db, type, list, fideId, regulationsOn, chain, calendar }

  const person = playerReader(db, list)(fideId)
  const now = standingReader(db, row)(fideId)
  const before = standingBefore(context, row)
  const own = row.series === 'own'
  const stored = own ? await storedChange(db, type, list, fideId) : NOTHING_STORED
  const { change } = stored
  const isKnown = person !== null || poolUntil(db, type, list)(fideId, null).length > 0
  const status = statusOf(isKnown, now, change, list)
  const pool = own && (status === 'unrated' || status === 'initial') ? judgedPool(context, before) : null
  const tournaments =
    pool === null
      ? await ratedEvents(context, stored, before?.rating ?? null)
      : await pooledEvents(context, pool, stored)
  return {
    id: fideId,
    name: person?.name ?? null,
    federation: person?.federation ?? null,
    list,
    type,
    series: row.series,
    edition: row.edition,
    status,
    ...(person !== null && person.valid_from > list ? { firstHeardOf: person.valid_from } : {}),
    previousRating: change === null ? (before?.rating ?? null) : change.previous_rating,
    newRating: now?.rating ?? null,
    fromStandard: change?.from_standard === 1,
    k: change === null ? (before?.k ?? null) : change.k,
    kReason: kReasonOf(context, status === 'initial' ? now : before, status, person?.birth_year ?? null),
    kUsed: change?.k_used ?? null,
    kListed: now?.k ?? null,
    games: change?.games ?? pool?.judgement.games ?? now?.games ?? 0,
    sum: change?.sum_of_deltas ?? 0,
    change: change?.change ?? 0,
    rawChange: rawChangeOf(stored),
    adjustment: change?.adjustment ?? 0,
    inactive: now?.inactive ?? false,
    tournaments: [...tournaments].sort(byStart),
    initial: pool === null ? null : explainedInitial(pool.judgement),
    titles: stored.titles.map(({ title, rating, norms_too }) => ({ title, rating, normsToo: norms_too === 1 })),
    notOnThisList: await otherTournaments(context),
    corrections: [],
  }
}

const NOTHING_STORED: StoredChange = { change: null, events: [], titles: [] }

function statusOf(
  known: boolean,
  now: ListedStanding | null,
  change: StoredChange['change'],
  list: ListMonth,
): Explanation['status'] {
  if (change !== null) return change.status
  if (now?.rating != null) return 'rated'
  if (now?.validFrom === list) return 'delisted'
  return known ? 'unrated' : 'not-listed'
}

/** Before rounding, hundredths: by the K of the list, or of each tournament where they differ. */
function rawChangeOf({ change, events }: StoredChange): number {
  const kUsed = change?.k_used ?? 0
  if (!events.some(({ k }) => k !== null)) return (change?.sum_of_deltas ?? 0) * kUsed
  return ratingChangeOfEvents(events.map((event) => ({ sumOfDeltas: event.sum_of_deltas, kUsed: event.k ?? kUsed })))
    .rawChange
}

/** What the player was on the list before the one explained. */
function standingBefore(
  { db, type, list, fideId, chain, calendar }: ExplainContext,
  row: RatingListRow,
): ListedStanding | null {
  const before = calendar.previous(list)
  if (row.series === 'official') {
    const official = chain.counted(type, before)
    return official === null ? null : standingReader(db, official)(fideId)
  }
  if (row.base_series === null) return null
  const anchor = row.base_series === 'own' ? row.anchor : null
  return standingReader(db, { type, list: before, series: row.base_series, anchor })(fideId)
}

/** The K that stood for this list is read from the marks behind it; where it does not follow from them it was printed so. */
function kReasonOf(
  { list, regulationsOn, calendar }: ExplainContext,
  standing: ListedStanding | null,
  status: Explanation['status'],
  birthYear: number | null,
): Explanation['kReason'] {
  if (status !== 'rated' && status !== 'initial' && status !== 'delisted') return null
  const derivedOn = status === 'initial' || standing === null ? list : calendar.previous(list)
  const marks = { peak: standing?.peak ?? null, gamesCompleted: standing?.gamesCompleted ?? 0, birthYear }
  const rule = regulationsOn(listDate(derivedOn)).coefficient
  const { k, reason } = developmentCoefficient(marks, derivedOn, rule)
  return standing?.k == null || standing.k === k ? reason : 'as-listed'
}

async function ratedEvents(
  context: ExplainContext,
  { events }: StoredChange,
  onBase: number | null,
): Promise<ExplainedTournament[]> {
  const explained: ExplainedTournament[] = []
  for (const { tournament_id, k } of events) {
    const event = await explainedEvent(context, tournament_id, context.list, onBase)
    explained.push(k === null ? event : { ...event, k })
  }
  return explained
}

interface Pool {
  readonly rows: readonly PoolEventRow[]
  readonly judgement: PoolJudgement
}

/** The pool as it stood on this list: since the player was last rated (decision A11). */
function judgedPool(context: ExplainContext, before: ListedStanding | null): Pool {
  const { db, type, list, fideId, regulationsOn, calendar } = context
  const rows = poolUntil(db, type, list)(fideId, before?.validFrom ?? null)
  const judgement = judgePool(rows.map(asPooled), {
    list,
    regulations: regulationsOn(listDate(list)),
    regulationsOn,
    calendar,
  })
  return { rows, judgement }
}

/** Every pooled event worked, and what was played on this list without entering the pool. */
async function pooledEvents(
  context: ExplainContext,
  { rows, judgement }: Pool,
  { events }: StoredChange,
): Promise<ExplainedTournament[]> {
  const regulations = context.regulationsOn(listDate(context.list))
  const explained: ExplainedTournament[] = []
  for (const row of rows) {
    const event =
      row.tournament_id === 0
        ? await explainedImport(context, row)
        : await explainedEvent(context, row.tournament_id, row.rated_in, null)
    const judged = judgement.events.find((one) => one.event.code === row.code && one.event.ratedIn === row.rated_in)
    const leftOut = judged?.leftOut ?? null
    explained.push({ ...event, leftOut, countsUntil: countsUntil(asPooled(row), regulations, context.calendar) })
  }
  const pooled = new Set(rows.map(({ tournament_id }) => tournament_id))
  for (const { tournament_id } of events) {
    if (!pooled.has(tournament_id)) explained.push(await explainedEvent(context, tournament_id, context.list, null))
  }
  return explained
}

/** What the player played around this list and does not find on it. */
async function otherTournaments(context: ExplainContext): Promise<OtherTournament[]> {
  const { db, type, list, fideId } = context
  const rows = await tournamentsOfPlayer(
    db,
    type,
    fideId,
    context.calendar.later(list, -3),
    context.calendar.next(list),
  )
  return rows
    .filter((row) => row.state !== 'replaced' && row.state !== 'duplicate' && row.rated_in !== list)
    .map((row) => ({ code: row.code, name: row.name, ...whereabouts(row, context) }))
    .filter((other) => other.list === null || other.list >= list)
}

function whereabouts(
  row: TournamentRow,
  { type, chain, list: asked }: ExplainContext,
): Pick<OtherTournament, 'state' | 'list'> {
  if (row.state !== 'accepted') return { state: row.state, list: null }
  if (row.rated_in !== null) return { state: 'other-list', list: row.rated_in }
  const list = belongsTo(spanOf(row), (month) => chain.isClosed(type, month), chain.calendar)
  if (list === null) return { state: 'too-late', list: null }
  const official = chain.counted(type, list)?.series === 'official'
  if (!official && list === asked) return { state: 'waiting', list }
  return { state: official ? 'in-official-list' : 'other-list', list }
}

function byStart(a: ExplainedTournament, b: ExplainedTournament): number {
  const [first, second] = [a, b].map((event) => `${event.startDate} ${event.endDate} ${event.code}`)
  return (first ?? '') < (second ?? '') ? -1 : 1
}
