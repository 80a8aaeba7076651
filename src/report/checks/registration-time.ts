import { daysBetween } from '../../shared/dates.js'
import { problem } from '../../shared/problem.js'
import type { RegistrationRule } from '../../shared/tournament-rules.js'
import { type Check, type Draft, ratingAtStart } from '../check.js'
import { numbered } from './numbered.js'

/** How early a tournament was registered (art. 0.2), where the registration has its day. */
export const checkRegistrationTime: Check = (draft) => {
  const { rules, startDate, context } = draft
  const registered = context.registration?.registeredDate ?? null
  const rule = rules?.registration ?? null
  if (registered === null || rule === null || startDate === null) return []
  const days = daysBetween(registered, startDate)
  const broken = demands(draft, rule).filter(({ daysBefore }) => days < daysBefore)
  const [first] = broken.sort((a, b) => b.daysBefore - a.daysBefore).filter(({ isMet }) => isMet())
  if (first === undefined) return []
  const { daysBefore: needed, because } = first
  const args = { registered, startDate, needed, because, days: numbered(days, 'day') }
  return [problem('registered-late', args, { file: context.file })]
}

interface Demand {
  readonly daysBefore: number
  readonly because: string
  /** Whether the tournament is one it speaks of; ratings are looked up only for a demand that would be broken. */
  readonly isMet: () => boolean
}

function demands(draft: Draft, { daysBefore, normsDaysBefore, strongPlayers }: RegistrationRule): Demand[] {
  const { registration } = draft.context
  const all: Demand[] = [{ daysBefore, because: '', isMet: () => true }]
  if (normsDaysBefore !== null) {
    const isMet = () => registration?.norms === true
    all.push({ daysBefore: normsDaysBefore, because: ' where norms can be made', isMet })
  }
  if (strongPlayers !== null) {
    const { ratedFrom, womanRatedFrom } = strongPlayers
    const because = ` where a player of ${ratedFrom} or a woman of ${womanRatedFrom} takes part`
    const isMet = () => hasStrongPlayer(draft, ratedFrom, womanRatedFrom)
    all.push({ daysBefore: strongPlayers.daysBefore, because, isMet })
  }
  return all
}

function hasStrongPlayer(draft: Draft, ratedFrom: number, womanRatedFrom: number): boolean {
  return [...draft.players.values()].some(({ startNumber, sex }) => {
    const rating = ratingAtStart(draft, startNumber) ?? 0
    return rating >= (sex === 'F' ? womanRatedFrom : ratedFrom)
  })
}
