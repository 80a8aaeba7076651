import anyAscii from 'any-ascii'

import { decodeWindows1252 } from './windows-1252.js'

/** How bytes were read as text. */
export type TextEncoding = 'utf-8' | 'utf-16' | 'windows-1252'

export interface DecodedText {
  /** Composed Unicode (NFC), without a byte order mark. */
  readonly text: string
  readonly encoding: TextEncoding
}

/**
 * Reads the bytes of a text file whose encoding nobody declares: UTF-16 where its byte order mark stands,
 * UTF-8 where the bytes are valid UTF-8, else Windows-1252, of which Latin-1 is the part that occurs.
 * Letters written as base letter and combining mark are composed, so that one letter is one column.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const { text, encoding } = decode(bytes)
  return { text: text.normalize('NFC'), encoding }
}

/** The lines of a text that ends them with CR, LF, CR LF or any mix; blank lines included, so that numbers hold. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/)
}

/**
 * A name for comparing people: ASCII letters and digits in lower case, anything else a blank, the words in
 * alphabetical order, so that `Müller, Jörg` and `Jorg Muller` are one.
 */
export function comparableName(name: string): string {
  return wordsOf(name).sort().join(' ')
}

/**
 * Whether two spellings can be the same person's name. They can where
 *
 * - the words are the same in any order, or run together the same (`O'Neill`, `ONeill`), `ae oe ue aa` counting as
 *   the one letter they stand for (`Mueller`, `Müller`); or
 * - every word of the shorter one stands in the longer one, in full or as an initial, at least two words meet, one
 *   of them in full, and the surname (what precedes the comma) is among those: a second forename, a second surname
 *   or letters after an initial may be missing on one side.
 *
 * An empty name is nobody's. Different forenames, or a forename against none, are two persons.
 */
export function sameName(a: string, b: string): boolean {
  // By far most names are spelt alike; a Latin letter is enough for a word.
  if (a === b && /[a-z]/i.test(a)) return true
  const left = spelling(a)
  const right = spelling(b)
  if (left.words.length === 0 || right.words.length === 0) return false
  if (left.together === right.together || left.sorted === right.sorted) return true
  const [shorter, longer] = left.words.length <= right.words.length ? [left, right] : [right, left]
  return abbreviates(shorter, longer)
}

/** Whether a name begins with what was printed of it, compared as {@link sameName} compares words that run together. */
export function beginsWithName(name: string, printed: string): boolean {
  const { together } = spelling(printed)
  return together !== '' && spelling(name).together.startsWith(together)
}

interface Spelling {
  readonly words: readonly string[]
  /** Words before the comma; empty without a comma. */
  readonly surname: readonly string[]
  readonly sorted: string
  readonly together: string
}

function spelling(name: string): Spelling {
  const words = wordsOf(name).map(oneLetter)
  const surname = name.includes(',') ? wordsOf(name.slice(0, name.indexOf(','))).map(oneLetter) : []
  return { words, surname, sorted: [...words].sort().join(' '), together: words.join('') }
}

function abbreviates(shorter: Spelling, longer: Spelling): boolean {
  const rest = [...longer.words]
  const inFull = shorter.words.filter((word) => word.length > 1 && take(rest, (other) => other === word))
  const others = shorter.words.filter((word) => !inFull.includes(word))
  const initialsMeet = others.every((word) => take(rest, (other) => isInitial(word, other) || isInitial(other, word)))
  const surnamesMeet = [shorter.surname, longer.surname].every(
    (surname) => surname.length === 0 || surname.some((word) => inFull.includes(word)),
  )
  return shorter.words.length > 1 && inFull.length > 0 && initialsMeet && surnamesMeet
}

function isInitial(initial: string, word: string): boolean {
  return initial.length === 1 && word.startsWith(initial)
}

/** Removes the first word that fits from `words` and tells whether there was one. */
function take(words: string[], fits: (word: string) => boolean): boolean {
  const index = words.findIndex(fits)
  if (index >= 0) words.splice(index, 1)
  return index >= 0
}

function wordsOf(name: string): string[] {
  // toLowerCase takes no locale.
  return (
    plainLetters(name)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
}

/** A text with letters of any script as those of ASCII. */
export function plainLetters(text: string): string {
  return /^[ -~]*$/.test(text) ? text : anyAscii(text.normalize('NFC'))
}

function oneLetter(word: string): string {
  return word.replace(/ae|oe|ue|aa/g, (pair) => pair.charAt(0))
}

function decode(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, 'utf-16be')
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: decodeWindows1252(bytes), encoding: 'windows-1252' }
  }
}

function utf16(bytes: Uint8Array, label: string): DecodedText {
  return { text: new TextDecoder(label).decode(bytes), encoding: 'utf-16' }
}
