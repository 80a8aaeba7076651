/** FIDE's numbers have up to eight digits; the report's column has room for eleven (C.04 annex 2). */
const MOST_DIGITS = 11

export type ReportedId =
  | { readonly kind: 'number'; readonly fideId: number }
  | { readonly kind: 'missing' }
  /** A number between quotation marks, as spreadsheets and database exports leave them. */
  | { readonly kind: 'quoted'; readonly fideId: number }
  | { readonly kind: 'malformed' }

/** What an ID column holds. Leading noughts do not count: 00992501 is 992501, and 0 is no ID. */
export function reportedId(text: string): ReportedId {
  if (/^0*$/.test(text)) return { kind: 'missing' }
  if (isNumber(text)) return { kind: 'number', fideId: Number(text) }
  const unquoted = text.replace(/['"`´‘’“”]/g, '')
  return isNumber(unquoted) ? { kind: 'quoted', fideId: Number(unquoted) } : { kind: 'malformed' }
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text) && text.replace(/^0+/, '').length <= MOST_DIGITS
}
