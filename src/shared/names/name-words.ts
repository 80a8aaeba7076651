import anyAscii from 'any-ascii'

const PLAIN = /^[ -~]*$/

/**
 * The words of a name as they are looked for, each once, in the order of the name: ASCII small letters and digits, every
 * script folded by the table of the library any-ascii (`Ü` is `u`, `ß` is `ss`, `Ж` is `zh`). An apostrophe joins
 * (`O'Neill` is `oneill`), anything else between letters parts.
 */
export function nameWords(name: string): readonly string[] {
  const plain = PLAIN.test(name) ? name : anyAscii(name.normalize('NFC'))
  // toLowerCase takes no locale, and of ASCII it makes ASCII.
  const words = plain
    .toLowerCase()
    .replace(/['`]/g, '')
    .match(/[a-z0-9]+/g)
  return words === null ? [] : words.length === 1 ? words : [...new Set(words)]
}
