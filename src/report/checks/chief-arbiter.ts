import { problem } from '../../shared/problem.js'
import type { Check } from '../check.js'

/** What programs and unedited templates put where the name belongs. */
const PLACEHOLDER = /^([-.?_\s]*|n\/?a|none|no|unknown|tba|tbd|x+|(chief )?arbiter|name|https?:\S*)$/i

/** The chief arbiter gives the report (art. 9.1): by name in the file (102), or by ID in the registration. */
export const checkChiefArbiter: Check = ({
  report: { chiefArbiter, format },
  context: { registration, file, code },
}) => {
  if (registration !== null && registration.chiefArbiterId !== null) return []
  if (!PLACEHOLDER.test(chiefArbiter)) return []
  // An unregistered games CSV is refused for that alone.
  if (format === 'csv' && registration === null) return []
  return [problem('chief-arbiter-missing', { code }, { file })]
}
