import { plainLetters } from './text.js'

/**
 * By what names that `sameName` takes for one can be found among many: any two such names have a key in common, the one
 * as it is kept, the other as it is asked for. Others may have one too.
 *
 * Two names are one where words of both meet, one of them in full and of the surname: so a name is kept under the full
 * words of its surname, each with the first letter of every other word. Beside that under its first letters run
 * together, and where it has no word in full under all of them in any order.
 */
export function keepKeys(name: string, keys: number[]): void {
  readWords(name)
  const { hashes, full, surname } = words
  const first = full[0]
  const ofSurname = first !== undefined && first < surname
  for (const at of full) if (!ofSurname || at < surname) pairKeys(at, keys)
  if (first !== undefined && isOneWord()) keys.push(mixed(hashes[first] ?? 0, ALONE))
  wholeKeys(keys)
}

/** The keys under which a name is looked for among those kept by {@link keepKeys}. */
export function keysToAsk(name: string): readonly number[] {
  readWords(name)
  const { hashes, full } = words
  const keys: number[] = []
  for (const at of full) {
    pairKeys(at, keys)
    keys.push(mixed(hashes[at] ?? 0, ALONE))
  }
  const [first] = full
  // One word said several times is met by anybody who has it.
  if (first !== undefined && isOneWord()) for (const letter of LETTERS) keys.push(mixed(hashes[first] ?? 0, letter))
  wholeKeys(keys)
  return keys
}

const LETTERS: readonly number[] = Array.from('abcdefghijklmnopqrstuvwxyz0123456789', (letter) => letter.charCodeAt(0))
/** What stands in a key beside a word or a whole name where other keys have a letter. */
const [ALONE, SORTED, BEGINNING] = [0, 1, 2]

/** The words of the name read last: two million names are read one after the other. */
const words = {
  hashes: [] as number[],
  initials: [] as number[],
  /** Places of the words that are no initials. */
  full: [] as number[],
  /** How many of the words stand before the comma: the first ones; 0 without a comma. */
  surname: 0,
  /** Hash of the first letters of all of it. */
  beginning: 0,
}

/** What is printed of a name that was cut off has at least so many letters. */
const BEGINNING_LETTERS = 20

const FNV_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

function readWords(name: string): void {
  const comma = name.indexOf(',')
  const plain = plainLetters(name)
  // Other scripts have commas that are one only afterwards.
  const before = plain === name ? comma : plainLetters(name.slice(0, Math.max(0, comma))).length
  const { hashes, initials, full } = words
  hashes.length = initials.length = full.length = words.surname = 0
  let [letters, beginning] = [0, FNV_BASIS]
  let [hash, initial, length, pairing] = [FNV_BASIS, 0, 0, 0]
  for (let at = 0; at <= plain.length; at++) {
    const code = at < plain.length ? letterOf(plain.charCodeAt(at)) : 0
    if (code === 0) {
      if (length > 1) full.push(hashes.length)
      if (length > 0) {
        hashes.push(hash)
        initials.push(initial)
        hash = FNV_BASIS
        length = 0
      }
      pairing = 0
      if (at === before && comma >= 0) words.surname = hashes.length
    } else if (isSecond(pairing, code)) {
      pairing = 0
    } else {
      pairing = code
      if (length++ === 0) initial = code
      hash = Math.imul(hash ^ code, FNV_PRIME)
      if (letters++ < BEGINNING_LETTERS) beginning = Math.imul(beginning ^ code, FNV_PRIME)
    }
  }
  words.beginning = beginning
}

/** The small letter or digit of a code; 0 for what stands between words. */
function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code
  if (code >= 65 && code <= 90) return code + 32
  return code >= 48 && code <= 57 ? code : 0
}

const [A, E, O, U] = [97, 101, 111, 117]

/** Whether a letter is the second of `ae oe ue aa`, which count as the one letter they stand for. */
function isSecond(first: number, code: number): boolean {
  return code === E ? first === A || first === O || first === U : code === A && first === A
}

/** Whether a name is one word said more than once. */
function isOneWord(): boolean {
  const { hashes } = words
  return hashes.length > 1 && hashes.every((hash) => hash === hashes[0])
}

/** A word with the first letter of every other one. */
function pairKeys(at: number, keys: number[]): void {
  const { hashes, initials } = words
  for (let other = 0; other < hashes.length; other++) {
    if (other !== at) keys.push(mixed(hashes[at] ?? 0, initials[other] ?? 0))
  }
}

function wholeKeys(keys: number[]): void {
  const { hashes, full, beginning } = words
  if (hashes.length > 0) keys.push(mixed(beginning, BEGINNING))
  if (full.length === 0)
    keys.push(
      mixed(
        hashes.reduce((sum, hash) => (sum + hash) | 0, 0),
        SORTED,
      ),
    )
}

/** A number of 32 bits, none of them of one part alone. */
function mixed(hash: number, part: number): number {
  const once = Math.imul(hash ^ Math.imul(part, FNV_PRIME), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 15), 0xc2b2ae35)
  return (twice ^ (twice >>> 13)) >>> 0
}
