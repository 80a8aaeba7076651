import iconv from 'iconv-lite'

import { decodeWindows1252 } from '../shared/windows-1252.js'
import type { FallenText } from './decode-text.js'

/** A word of nothing but bytes where the Greek and the Cyrillic page have letters: no Latin alphabet has such words. */
const FOREIGN_WORD = /(?<![A-Za-z\x80-\xff])[\xa8\xb8-\xff]{3,}(?![A-Za-z\x80-\xff])/
const GREEK_FEDERATION = / (?:GRE|CYP)(?: |$)/m
/** Where Latin-1 has its letters; in the code pages of DOS mostly lines and signs stand there. */
const UPPER_HALF = /[\xc0-\xff]/

const DOS = 'cp850'
const LATIN = 'windows-1252'

/**
 * A line of a list before September 2012 that is not UTF-8. FIDE printed each name as its federation had sent it, so
 * that one list holds names of DOS (code pages 437 and 850, whose letters are the same places) beside names of Windows:
 * the code page is the one in which the line's letters are letters, with no capital behind a small one.
 */
export function decodeOldText(bytes: Uint8Array): FallenText {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const order = FOREIGN_WORD.test(latin1)
    ? [GREEK_FEDERATION.test(latin1) ? 'windows-1253' : 'windows-1251']
    : UPPER_HALF.test(latin1)
      ? [LATIN, DOS]
      : [DOS, LATIN]
  const readings = [...order, LATIN].map((encoding) => ({ text: decoded(bytes, encoding), encoding }))
  const fitting = readings.find(({ text }) => isSpelled(text))
  return fitting ?? { text: decodeWindows1252(bytes), encoding: LATIN }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  return encoding === LATIN ? decodeWindows1252(bytes) : iconv.decode(Buffer.from(bytes), encoding)
}

/** Whether all that is not ASCII are letters, and none of them a capital behind a small letter. */
function isSpelled(text: string): boolean {
  return !/[^\p{ASCII}\p{L}]|\p{Ll}(?!\p{ASCII})\p{Lu}/u.test(text)
}
