import { titles } from '../shared/titles.js'

/** Spellings of lists past: one letter until 2012, WF and WC until October 2013. */
const SHORT: Readonly<Record<string, string>> = {
  g: 'GM',
  m: 'IM',
  f: 'FM',
  c: 'CM',
  wg: 'WGM',
  wm: 'WIM',
  wf: 'WFM',
  wc: 'WCM',
}

const FULL: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ...titles.map((title) => [title.toLowerCase(), title] as const),
  ...Object.entries(SHORT),
])

/** The title in full (`WF`, `wf` -> `WFM`); null where it is none of FIDE's. */
export function fullTitle(text: string): string | null {
  return FULL.get(text) ?? FULL.get(text.toLowerCase()) ?? null
}

/** Titles of the FIDE Online Arena, which the lists print in a column of their own. */
export const foaTitles: readonly string[] = ['AGM', 'AIM', 'AFM', 'ACM']
