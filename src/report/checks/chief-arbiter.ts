import { joined, phrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import { sameName } from '../../shared/text.js'
import type { Arbiter } from '../arbiters.js'
import type { Check, Draft } from '../check.js'

/** What programs and unedited templates put where the name belongs. */
const PLACEHOLDER = /^([-.?_\s]*|n\/?a|none|no|unknown|tba|tbd|x+|(chief )?arbiter|name|https?:\S*)$/i

/**
 * The chief arbiter gives the report (art. 9.1): by name or ID in the file (102), or by ID in the registration. Where
 * there is a register of arbiters he is in it, with a licence for the days of the tournament and a title that fits.
 */
export const checkChiefArbiter: Check = (draft) => {
  const { report, context } = draft
  const { registration, arbiters, file, code } = context
  // An unregistered games CSV is refused for that alone.
  if (report.format === 'csv' && registration === null) return []
  const said = saidArbiter(report.chiefArbiter)
  const fideId = said.fideId ?? registration?.chiefArbiterId ?? null
  if (fideId === null && said.name === '') return [problem('chief-arbiter-missing', { code }, { file })]
  if (arbiters.isEmpty()) return []

  const found = fideId === null ? bestOf(arbiters.arbitersNamed(said.name), said.name) : arbiters.arbiterById(fideId)
  if (found === null) {
    const arbiter = [fideId ?? [], said.name || []].flat().join(' ')
    return [problem('arbiter-unknown', { arbiter }, { file })]
  }
  return [...nameDiffers(draft, said.name, found), ...unlicensed(draft, found), ...titleTooLow(draft, found)]
}

/** What record 102 says: `99900001 Lastname, Firstname`, `IA Lastname, Firstname (99900001)`, or a name alone. */
function saidArbiter(text: string): { readonly fideId: number | null; readonly name: string } {
  if (PLACEHOLDER.test(text)) return { fideId: null, name: '' }
  const fideId = /(?<!\d)\d{5,9}(?!\d)/.exec(text)?.[0] ?? null
  const name = text
    .replace(/[\d()[\]]/g, ' ')
    .replace(/^\s*(IA|FA|NA|IO)\b|\b(IA|FA|NA|IO)\s*$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { fideId: fideId === null ? null : Number(fideId), name }
}

/** Of several arbiters of one name the one with the longest licence, so that nobody is named for a namesake. */
function bestOf(arbiters: readonly Arbiter[], name: string): Arbiter | null {
  const named = arbiters.filter((arbiter) => sameName(arbiter.name, name))
  const byLicence = named.sort((a, b) => ((a.licenceUntil ?? '') > (b.licenceUntil ?? '') ? -1 : 1))
  return byLicence[0] ?? null
}

function nameDiffers(
  { context: { file } }: Draft,
  name: string,
  { fideId, name: registered }: Arbiter,
): readonly Problem[] {
  if (!/\p{L}/u.test(name) || sameName(name, registered)) return []
  return [problem('arbiter-name-differs', { name, registered, fideId }, { file })]
}

function unlicensed({ endDate, context: { file } }: Draft, arbiter: Arbiter): readonly Problem[] {
  const { licenceUntil } = arbiter
  if (endDate === null || (licenceUntil !== null && licenceUntil >= endDate)) return []
  const licence = licenceUntil === null ? phrase('licence-none') : phrase('licence-ended', { date: licenceUntil })
  return [problem('arbiter-unlicensed', { arbiter: labelOf(arbiter), endDate, licence }, { file })]
}

function titleTooLow({ rules, context: { registration, file } }: Draft, arbiter: Arbiter): readonly Problem[] {
  const { title } = arbiter
  const needed = rules?.normArbiterTitles ?? []
  const forNorms = registration !== null && (registration.norms || registration.official)
  if (!forNorms || needed.length === 0 || needed.some((one) => one === title)) return []
  const titles = joined(
    'joined-or',
    needed.map((one) => phrase(`arbiter-${one}`)),
  )
  return [problem('arbiter-title-low', { arbiter: labelOf(arbiter), title: title || phrase('none'), titles }, { file })]
}

function labelOf({ fideId, name }: Arbiter): string {
  return `${fideId} ${name}`
}
