import { titles } from '../shared/titles.js'

/** What else reports write: the letters of TRF06, their women's titles in both orders, and forms cut short. */
const SPELLINGS: Readonly<Record<string, string>> = {
  G: 'GM',
  M: 'IM',
  I: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WI: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
  GF: 'WGM',
  MF: 'WIM',
  FF: 'WFM',
  CF: 'WCM',
}

/** A title in full and upper case, whatever the report's spelling; empty where it is none of FIDE's. */
export function fullTitle(text: string): string {
  const title = text.trim().toUpperCase()
  return titles.includes(title) ? title : (SPELLINGS[title] ?? '')
}
