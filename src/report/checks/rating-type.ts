import { typePhrase } from '../../shared/messages/phrase.js'
import { problem } from '../../shared/problem.js'
import type { Check } from '../check.js'
import { ratingTypeOf } from '../time-control.js'

/** A report whose type stays unknown cannot be rated; a time control of another type is a breach of art. 1.1. */
export const checkRatingType: Check = ({ report, type, limits, context: { registration, file } }) => {
  const { timeControl, timeControlCode, system, format } = report
  const played = ratingTypeOf(
    { timeControl: timeControl || (registration?.timeControl ?? ''), timeControlCode, system },
    limits,
  )
  const printed = [timeControlCode, timeControl, registration?.timeControl].find((text) => text) ?? '-'
  if (type === null) {
    return format === 'csv' ? [] : [problem('type-unknown', { timeControl: printed }, { file })]
  }
  return played === null || played === type
    ? []
    : [
        problem(
          'time-control-differs',
          { type: typePhrase(type), played: typePhrase(played), timeControl: printed },
          { file },
        ),
      ]
}
