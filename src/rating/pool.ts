import type { ListCalendar } from '../regulations/list-calendar.js'
import type { Regulations } from '../regulations/regulations.js'
import type { FirstEventRule } from '../regulations/rules.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import { type InitialRating, initialRating, type PooledGames } from './initial-rating.js'

/** What an unrated player did against rated opponents in one event. */
export interface PooledEvent extends PooledGames {
  readonly code: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  /** The list on which the event was rated (decision A8). */
  readonly ratedIn: ListMonth
}

/**
 * Why an event of the pool does not count: too old (A8), no half point in the first one (A9), or, in older editions, no
 * sufficient performance in any event so far, or in this one.
 */
export type LeftOut = 'expired' | 'zero-in-first-event' | 'before-first-performance' | 'insufficient-performance'

export interface JudgedEvent {
  readonly event: PooledEvent
  readonly leftOut: LeftOut | null
}

/** A condition of a first rating (7.1.4, decision A10). Games are a number, scores hundredths, ratings points. */
export interface Gate {
  readonly name: 'games' | 'score' | 'rating'
  readonly required: number
  /** null where there is nothing to measure: a rating without a game. */
  readonly actual: number | null
  readonly passed: boolean
}

/** The pool of one player as it stands on one list. */
export interface PoolJudgement extends PooledGames {
  readonly events: readonly JudgedEvent[]
  /** null without a counting game. */
  readonly initial: InitialRating | null
  readonly gates: readonly Gate[]
  /** All gates passed: the rating is published. */
  readonly published: boolean
  readonly windowFrom: ListMonth
}

/** The law a pool is judged by. */
export interface PoolLaw {
  readonly list: ListMonth
  /** The edition on the list date: window, gates, floor. */
  readonly regulations: Regulations
  /** The edition on a tournament's start date: what counts of it, and the formula by the latest counting event. */
  readonly regulationsOn: (day: IsoDate) => Regulations
  readonly calendar: ListCalendar
}

/**
 * Judges a pool anew for a list: which events count, what they give, which gate fails.
 *
 * Source: art. 7.1.4, 8.2.1-8.2.3; decisions A7 to A10.
 *
 * @param events every pooled event since the player was last rated, expired ones too, in any order
 */
export function judgePool(
  events: readonly PooledEvent[],
  { list, regulations, regulationsOn, calendar }: PoolLaw,
): PoolJudgement {
  const windowFrom = calendar.later(list, 1 - regulations.windowLists)
  const judged = judgeEvents(events, windowFrom, regulationsOn)
  const counting = judged.filter(({ leftOut }) => leftOut === null).map(({ event }) => event)
  const pooled = addUp(counting)
  const initial = pooled.games === 0 ? null : initialRating(pooled, formulaOf(counting, regulationsOn))
  const gates = judgeGates(pooled, initial, regulations)
  return { ...pooled, events: judged, initial, gates, published: gates.every(({ passed }) => passed), windowFrom }
}

/** The last list an event can count for (decision A8). */
export function countsUntil({ ratedIn }: PooledEvent, { windowLists }: Regulations, calendar: ListCalendar): ListMonth {
  return calendar.later(ratedIn, windowLists - 1)
}

/** The strict order of a player's events: by start, then end, then code (decision A9). */
export function byStart(a: PooledEvent, b: PooledEvent): number {
  return compare(a.startDate, b.startDate) || compare(a.endDate, b.endDate) || compare(a.code, b.code)
}

function judgeEvents(
  events: readonly PooledEvent[],
  windowFrom: ListMonth,
  regulationsOn: PoolLaw['regulationsOn'],
): readonly JudgedEvent[] {
  const ordered = [...events].sort(byStart)
  return ordered.map((event, index) => {
    if (event.ratedIn < windowFrom) return { event, leftOut: 'expired' }
    return { event, leftOut: performanceWanting(ordered, index, regulationsOn(event.startDate).firstEvent) }
  })
}

/** Whether an event counts by the rule of its own start, among all events of the player up to it (decision A9). */
function performanceWanting(ordered: readonly PooledEvent[], index: number, rule: FirstEventRule): LeftOut | null {
  const event = ordered[index] as PooledEvent
  if (rule === 'zero-disregarded') {
    const isFirst = ordered.find(({ games }) => games > 0) === event
    return isFirst && event.score === 0 ? 'zero-in-first-event' : null
  }
  const suffices = ({ score, games }: PooledEvent) => score >= rule.score && games >= rule.games
  if (rule.kind === 'every-event') return suffices(event) ? null : 'insufficient-performance'
  return ordered.slice(0, index + 1).some(suffices) ? null : 'before-first-performance'
}

function addUp(events: readonly PooledGames[]): PooledGames {
  const total = { games: 0, score: 0, sumOfOpponents: 0 }
  for (const { games, score, sumOfOpponents } of events) {
    total.games += games
    total.score += score
    total.sumOfOpponents += sumOfOpponents
  }
  return total
}

/** The first-rating rule in force when the latest counting event started (decision A1). */
function formulaOf(counting: readonly PooledEvent[], regulationsOn: (day: IsoDate) => Regulations) {
  const latest = counting.filter(({ games }) => games > 0).at(-1)
  if (latest === undefined) throw new RangeError('no counting event')
  return regulationsOn(latest.startDate).initialRating
}

function judgeGates(pooled: PooledGames, initial: InitialRating | null, regulations: Regulations): readonly Gate[] {
  const { gates, ratingFloor } = regulations
  const judged: Gate[] = [gate('games', gates.games, pooled.games)]
  if (gates.score !== null) judged.push(gate('score', gates.score, pooled.score))
  judged.push(gate('rating', ratingFloor, initial?.rating ?? null))
  return judged
}

function gate(name: Gate['name'], required: number, actual: number | null): Gate {
  return { name, required, actual, passed: actual !== null && actual >= required }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
