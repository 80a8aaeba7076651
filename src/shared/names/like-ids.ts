/** How an ID meets the digits that were asked for, the closest first. */
export const idClosenesses = ['id', 'other-id', 'id-beginning', 'digits-exchanged', 'digit-wrong'] as const
export type IdCloseness = (typeof idClosenesses)[number]

/** FIDE's numbers have up to eight digits; the report's column has room for eleven (C.04 annex 2). */
const MOST_DIGITS = 11

/** Numbers that one slip makes of an ID: two neighbouring digits exchanged, or one digit wrong. None begins with a nought. */
export function slipsOf(id: string): Readonly<Record<'digits-exchanged' | 'digit-wrong', readonly number[]>> {
  const [exchanged, wrong]: [number[], number[]] = [[], []]
  const add = (slip: string, slips: number[]): void => {
    if (slip !== id && !slip.startsWith('0')) slips.push(Number(slip))
  }
  for (let at = 0; at < id.length; at++) {
    const [before, after] = [id.slice(0, at), id.slice(at + 1)]
    if (after !== '') add(before + after.charAt(0) + id.charAt(at) + after.slice(1), exchanged)
    for (const digit of DIGITS) add(before + digit + after, wrong)
  }
  return { 'digits-exchanged': exchanged, 'digit-wrong': wrong }
}

const DIGITS = [...'0123456789']

/** The numbers that go on where an ID ends, as ranges: `150` is 1500 to 1509, 15000 to 15099 and so on. */
export function continuationsOf(id: string): readonly (readonly [from: number, before: number])[] {
  const longer = Array.from({ length: Math.max(0, MOST_DIGITS - id.length) }, (_, digits) => 10 ** (digits + 1))
  return longer.map((factor) => [Number(id) * factor, (Number(id) + 1) * factor])
}
