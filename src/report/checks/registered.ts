import { typePhrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import type { Check, Draft } from '../check.js'
import type { Registration } from '../registration.js'

/** A tournament is registered before its start (art. 0.2). A games CSV says nothing of its tournament and cannot do without. */
export const checkRegistered: Check = ({ report, context: { registration, code, file } }) => {
  if (registration !== null) return []
  if (report.format === 'pgn' && report.code !== null) return [problem('pgn-event-not-registered', { code }, { file })]
  return [problem(report.format === 'csv' ? 'games-not-registered' : 'not-registered', { code }, { file })]
}

/** What the report says otherwise than the registration. The report wins, the type excepted, which the user may name. */
export const checkRegistrationAgrees: Check = (draft) => {
  const { registration } = draft.context
  if (registration === null) return []
  return [
    ...datesDiffer(draft, registration),
    ...typeDiffers(draft, registration),
    ...federationDiffers(draft, registration),
    ...roundsDiffer(draft, registration),
  ]
}

function datesDiffer({ startDate, endDate, context: { file } }: Draft, registered: Registration): readonly Problem[] {
  if (startDate === null || endDate === null) return []
  if (startDate === registered.startDate && endDate === registered.endDate) return []
  const args = { startDate, endDate, registeredStart: registered.startDate, registeredEnd: registered.endDate }
  return [problem('registration-dates-differ', args, { file })]
}

function typeDiffers({ type, context: { file } }: Draft, registered: Registration): readonly Problem[] {
  if (type === null || type === registered.type) return []
  const args = { type: typePhrase(type), registered: typePhrase(registered.type) }
  return [problem('registration-type-differs', args, { file })]
}

function federationDiffers({ report, context: { file } }: Draft, registered: Registration): readonly Problem[] {
  const { federation } = report
  if (federation === '' || federation === registered.federation.toUpperCase()) return []
  return [problem('registration-federation-differs', { federation, registered: registered.federation }, { file })]
}

function roundsDiffer({ rounds, context: { file } }: Draft, registered: Registration): readonly Problem[] {
  if (registered.rounds === null || rounds === registered.rounds) return []
  return [problem('registration-rounds-differ', { rounds, registered: registered.rounds }, { file })]
}
