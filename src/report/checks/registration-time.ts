import { daysBetween } from '../../shared/dates.js'
import { type Phrase, phrase } from '../../shared/messages/phrase.js'
import { problem } from '../../shared/problem.js'
import type { RegistrationRule } from '../../shared/tournament-rules.js'
import { type Check, type Draft, ratingAtStart } from '../check.js'

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
  const args = { registered, startDate, needed, because, days: phrase('days', { count: days }) }
  return [problem('registered-late', args, { file: context.file })]
}

interface Demand {
  readonly daysBefore: number
  /** What it asks this of, in words behind the number; empty where of every tournament. */
  readonly because: Phrase | ''
  /** Whether the tournament is one it speaks of; ratings are looked up only for a demand that would be broken. */
  readonly isMet: () => boolean
}

function demands(draft: Draft, { daysBefore, normsDaysBefore, strongPlayers }: RegistrationRule): Demand[] {
  const { registration } = draft.context
  const all: Demand[] = [{ daysBefore, because: '', isMet: () => true }]
  if (normsDaysBefore !== null) {
    const isMet = () => registration?.norms === true
    all.push({ daysBefore: normsDaysBefore, because: phrase('registered-for-norms'), isMet })
  }
  if (strongPlayers !== null) {
    const { ratedFrom, womanRatedFrom } = strongPlayers
    const because = phrase('registered-for-strong', { ratedFrom, womanRatedFrom })
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
