import { soundOf } from './name-sound.js'
import { nameWords } from './name-words.js'
import { isOneErrorApart } from './typing-errors.js'

/** How a word that was asked for meets a word of a name, the closest first; `initial`: the name has only that of it. */
export const wordClosenesses = [
  'word',
  'beginning',
  'spelling',
  'initial',
  'typing-error',
  'spelling-and-typing-error',
] as const
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
  'initial',
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
  return shorter.filter((rest) => rest.filter(isLong).length > 1)
}

/** Whether initials in a name do for words asked for: only beside a longer word that is met in another way. */
export function allowsInitials(least: WordCloseness): boolean {
  return wordClosenesses.indexOf(least) >= wordClosenesses.indexOf('initial')
}

/**
 * Judges a name: the one rule by which people are found, with or without an index.
 *
 * @param soundOfWord {@link soundOf}, or one that remembers
 * @returns null where it is not the name asked for
 */
export function matchOf(query: NameQuery, name: string, soundOfWord: (word: string) => string): NameMatch | null {
  const words = nameWords(name)
  const meetings = query.map((asked) => meetingOf(asked, words, soundOfWord))
  const least = wordClosenesses.find((closeness) => areMet(query, meetings, closeness))
  if (least === undefined) return withoutOneWord(query).some((rest) => hasAll(words, rest)) ? WORD_MISSING : null
  const met = meetings.flatMap(({ best, initial }, at) => {
    const meeting = best !== null && isAtLeast(best.how, least) ? best : initial
    return meeting === null || meeting.how === 'word' ? [] : [{ asked: query[at]?.word ?? '', ...meeting } as MetWord]
  })
  if (least === 'word') return { closeness: words.length === query.length ? 'whole-name' : 'words', met }
  return { closeness: least, met }
}

const WORD_MISSING: NameMatch = { closeness: 'word-missing', met: [] }

function hasAll(words: readonly string[], query: NameQuery): boolean {
  return query.every(({ word }) => words.includes(word))
}

interface Met {
  readonly found: string
  readonly how: WordCloseness
}

/** How a word is met: the closest way that is no initial of the name, and such an initial. */
interface Meeting {
  readonly best: Met | null
  readonly initial: Met | null
}

function meetingOf(asked: AskedWord, words: readonly string[], soundOfWord: (word: string) => string): Meeting {
  const by = (how: WordCloseness): Met | null => {
    const found = words.find((word) => meets[how](asked, word, soundOfWord))
    return found === undefined ? null : { found, how }
  }
  for (const how of wordClosenesses) {
    const best = how === 'initial' ? null : by(how)
    if (best !== null) return { best, initial: by('initial') }
  }
  return { best: null, initial: by('initial') }
}

function areMet(query: NameQuery, meetings: readonly Meeting[], least: WordCloseness): boolean {
  const isMet = ({ best }: Meeting) => best !== null && isAtLeast(best.how, least)
  if (!allowsInitials(least)) return meetings.every(isMet)
  const isLongOneMet = meetings.some((meeting, at) => isMet(meeting) && isLong(query[at]))
  return isLongOneMet && meetings.every((meeting) => isMet(meeting) || meeting.initial !== null)
}

export function isLong(asked: AskedWord | undefined): boolean {
  return asked !== undefined && asked.word.length > 1
}

function isAtLeast(how: WordCloseness, least: WordCloseness): boolean {
  return wordClosenesses.indexOf(how) <= wordClosenesses.indexOf(least)
}

const meets: Readonly<
  Record<WordCloseness, (asked: AskedWord, found: string, soundOfWord: (word: string) => string) => boolean>
> = {
  word: ({ word }, found) => word === found,
  beginning: ({ word }, found) => found.startsWith(word),
  spelling: ({ sound }, found, soundOfWord) =>
    sound.length < FUZZY_FROM
      ? soundOfWord(found) === sound
      : found.startsWith(sound) || soundOfWord(found).startsWith(sound),
  initial: ({ word }, found) => found.length === 1 && word.startsWith(found),
  'typing-error': ({ word }, found) => mayBeMistyped(word) && !/\d/.test(found) && isOneErrorApart(word, found),
  'spelling-and-typing-error': ({ sound }, found, soundOfWord) => {
    if (!mayBeMistyped(sound) || /\d/.test(found)) return false
    return isOneErrorApart(sound, soundOfWord(found))
  },
}
