/**
 * What a terminal would obey, or show in another order than it stands: control characters (line feed and tab are none
 * here), marks that turn the direction of writing, separators of lines that are no line feed, and halves of letters.
 */
const OBEYED = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069](?<![\n\t])/gu
const OBEYED_OR_LINE = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069](?<!\t)/gu

/** A text for a terminal: what it would obey is written out, as `\x1b` and `\u202e`. */
export function visibleText(text: string): string {
  return text.replace(OBEYED, written)
}

/** Something of somebody else's that stands in one line of a text: a line feed is written out too, as `\n`. */
export function visibleLine(text: string): string {
  return text.replace(OBEYED_OR_LINE, written)
}

/** A name that can be typed again: each such character becomes a low line. */
export function typeable(text: string): string {
  return text.replace(OBEYED_OR_LINE, '_').replaceAll('\t', '_')
}

function written(letter: string): string {
  if (letter === '\n') return '\\n'
  if (letter === '\r') return '\\r'
  const code = letter.charCodeAt(0)
  const byte = byteOf(letter)
  if (code < 0x80 || byte !== null) return `\\x${(byte ?? code).toString(16).padStart(2, '0')}`
  return `\\u${code.toString(16).padStart(4, '0')}`
}

/** A byte that is no letter, as half of one: no text of letters has these, so that the byte can be had back. */
export function byteAsText(byte: number): string {
  return String.fromCharCode(BYTES + byte)
}

/** The byte that {@link byteAsText} wrote so; null for anything else. */
export function byteOf(letter: string): number | null {
  const code = letter.length === 1 ? letter.charCodeAt(0) : 0
  return code >= BYTES + 0x80 && code <= BYTES + 0xff ? code - BYTES : null
}

const BYTES = 0xdc00
