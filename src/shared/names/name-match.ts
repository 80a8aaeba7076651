import { soundOf } from './name-sound.js'
import { nameWords } from './name-words.js'
import { isOneErrorApart } from './typing-errors.js'

/** How a word that was asked for meets a word of a name, the closest first. */
export const wordClosenesses = ['word', 'beginning', 'spelling', 'typing-error', 'spelling-and-typing-error'] as const
export type WordCloseness = (typeof wordClosenesses)[number]

/**
 * How a name meets what was asked for, the closest first: it is the words asked for and no others; it has all of them; the
 * least close of them is met as {@link WordCloseness} says; all but one are words of it.
 */
export const nameClosenesses = [
  'whole-name',
  'words',
  'beginning',
  'spelling',
  'typing-error',
  'spelling-and-typing-error',
  'word-missing',
] as const
export type NameCloseness = (typeof nameClosenesses)[number]

/** A word that was asked for, and how it sounds. */
export interface AskedWord {
  readonly word: string
  readonly sound: string
}

export type NameQuery = readonly AskedWord[]

/** A word that was asked for and the word of the name that it met, where they are not the same. */
export interface MetWord {
  readonly asked: string
  readonly found: string
  readonly how: Exclude<WordCloseness, 'word'>
}

export interface NameMatch {
  readonly closeness: NameCloseness
  readonly met: readonly MetWord[]
}

/** Shorter words are not looked for with a typing error in them, and are no beginning of a sound: nearly all would do. */
export const FUZZY_FROM = 4

/** What is asked for by a name in whatever form; its order, accents and letter case say nothing. */
export function nameQuery(name: string): NameQuery {
  return nameWords(name).map((word) => ({ word, sound: soundOf(word) }))
}

/** Whether typing errors are looked for in a word: long enough, and no number. */
export function mayBeMistyped(word: string): boolean {
  return word.length >= FUZZY_FROM && !/\d/.test(word)
}

/** The words that are asked for when one of them is left out: only where two of what is left are more than initials. */
export function withoutOneWord(query: NameQuery): readonly NameQuery[] {
  const shorter = query.map((_, left) => query.filter((_, at) => at !== left))
  return shorter.filter((rest) => rest.filter(({ word }) => word.length > 1).length > 1)
}

/**
 * Judges a name: the one rule by which people are found, with or without an index.
 *
 * @param soundOfWord {@link soundOf}, or one that remembers
 * @returns null where it is not the name asked for
 */
export function matchOf(query: NameQuery, name: string, soundOfWord: (word: string) => string): NameMatch | null {
  const words = nameWords(name)
  const met: MetWord[] = []
  let worst = 0
  for (const asked of query) {
    const closest = closestOf(asked, words, soundOfWord)
    if (closest === null) return withoutOneWord(query).some((rest) => hasAll(words, rest)) ? WORD_MISSING : null
    const { how, found } = closest
    worst = Math.max(worst, wordClosenesses.indexOf(how))
    if (how !== 'word') met.push({ asked: asked.word, found, how })
  }
  if (worst === 0) return { closeness: words.length === query.length ? 'whole-name' : 'words', met }
  return { closeness: wordClosenesses[worst] as MetWord['how'], met }
}

const WORD_MISSING: NameMatch = { closeness: 'word-missing', met: [] }

function hasAll(words: readonly string[], query: NameQuery): boolean {
  return query.every(({ word }) => words.includes(word))
}

function closestOf(asked: AskedWord, words: readonly string[], soundOfWord: (word: string) => string) {
  for (const how of wordClosenesses) {
    const found = words.find((word) => meets[how](asked, word, soundOfWord))
    if (found !== undefined) return { how, found }
  }
  return null
}

const meets: Readonly<
  Record<WordCloseness, (asked: AskedWord, found: string, soundOfWord: (word: string) => string) => boolean>
> = {
  word: ({ word }, found) => word === found,
  // An initial on either side.
  beginning: ({ word }, found) => found.startsWith(word) || (found.length === 1 && word.startsWith(found)),
  spelling: ({ sound }, found, soundOfWord) =>
    sound.length < FUZZY_FROM
      ? soundOfWord(found) === sound
      : found.startsWith(sound) || soundOfWord(found).startsWith(sound),
  'typing-error': ({ word }, found) => mayBeMistyped(word) && !/\d/.test(found) && isOneErrorApart(word, found),
  'spelling-and-typing-error': ({ sound }, found, soundOfWord) => {
    if (!mayBeMistyped(sound) || /\d/.test(found)) return false
    return isOneErrorApart(sound, soundOfWord(found))
  },
}
