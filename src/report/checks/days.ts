import { daysBetween, type IsoDate } from '../../shared/dates.js'
import { type Phrase, phrase, typePhrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import type { Check, Draft } from '../check.js'
import { readTimeControl } from '../time-control.js'
import { tenths } from './tenths.js'
import { printedTimeControl } from './time-control.js'

const MINUTES_PER_HOUR = 60
const PLAYERS_OF_A_GAME = 2

/** Rounds on one day (art. 3.1 of rapid and blitz), hours of play on one day (art. 3), days of a tournament (art. 4). */
export const checkDays: Check = (draft) => {
  const { rules, startDate, endDate } = draft
  if (rules === null || startDate === null || endDate === null || endDate < startDate) return []
  const days = daysBetween(startDate, endDate) + 1
  const fullest = fullestDay(draft, startDate, endDate, days)
  return [...tooManyRounds(draft, fullest), ...tooManyHours(draft, fullest), ...tooManyDays(draft, days)]
}

interface FullDay {
  readonly rounds: number
  /** The day, or the days among which it must be. */
  readonly when: IsoDate | Phrase
}

/** The day with most rounds: by the dates of games, and where they have none by how many days there were for the rounds. */
function fullestDay({ games, rounds }: Draft, startDate: IsoDate, endDate: IsoDate, days: number): FullDay {
  const roundsOn = new Map<IsoDate, Set<number>>()
  for (const { date, round } of games) {
    if (date === null) continue
    const ofDay = roundsOn.get(date) ?? new Set()
    roundsOn.set(date, ofDay.add(round))
  }
  const when = startDate === endDate ? startDate : phrase('days-from-to', { from: startDate, to: endDate })
  return [...roundsOn].reduce<FullDay>(
    (fullest, [date, { size }]) => (size >= fullest.rounds ? { rounds: size, when: date } : fullest),
    { rounds: Math.ceil(rounds / days), when },
  )
}

function tooManyRounds({ rules, type, context: { file } }: Draft, { rounds, when }: FullDay): readonly Problem[] {
  const most = type === null ? undefined : rules?.roundsPerDay[type]
  if (type === null || most === undefined || rounds <= most) return []
  return [problem('rounds-in-a-day', { rounds, when, most, type: typePhrase(type) }, { file })]
}

/** Each round as long as both players' times for 60 moves, in the shortest reading. */
function tooManyHours(draft: Draft, { rounds, when }: FullDay): readonly Problem[] {
  const { type, context } = draft
  const most = context.checks['hours-per-day'].threshold
  if (most === null || type !== 'standard') return []
  const minutes = readTimeControl(printedTimeControl(draft)).readings[0]?.minutes ?? 0
  const played = rounds * PLAYERS_OF_A_GAME * minutes
  if (played <= most * MINUTES_PER_HOUR) return []
  const args = { hours: hoursPhrase(played), rounds, minutes: tenths(minutes), when, most }
  return [problem('hours-in-a-day', args, { file: context.file })]
}

/** Hours and minutes; minutes begun count. */
function hoursPhrase(minutes: number): Phrase {
  const whole = Math.ceil(minutes)
  return phrase('hours-and-minutes', { hours: Math.floor(whole / MINUTES_PER_HOUR), minutes: whole % MINUTES_PER_HOUR })
}

function tooManyDays({ rules, startDate, endDate, context: { file } }: Draft, days: number): readonly Problem[] {
  const most = rules?.mostDays ?? null
  if (most === null || startDate === null || endDate === null || days <= most) return []
  return [problem('lasts-long', { days, startDate, endDate, most }, { file })]
}
