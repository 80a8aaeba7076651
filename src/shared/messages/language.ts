import type { ProblemCode } from './catalogue.js'
import { fill, inOneLine, type MessageArgs } from './template.js'
import { type SayArgs, type WordCode, words } from './words.js'

/** A problem in another language: the texts of its entry, with the same names in braces. */
export interface ProblemTexts {
  readonly says: string
  readonly expected?: string
  readonly advice?: string
}

/** What a language may have texts of: a code that the catalogue does not have is an error. */
export type LanguageProblems = Readonly<Partial<Record<ProblemCode, ProblemTexts>>>
export type LanguageWords = Readonly<Partial<Record<WordCode, string>>>

/** A language laid over the English catalogue, by code. What it does not have is said in English. */
export interface Language {
  /** As HTML names languages (BCP 47): `nb`. */
  readonly tag: string
  readonly problems: LanguageProblems
  readonly words: LanguageWords
  /** Arguments that are words themselves (`3 games`), or parts of one between semicolons: the whole of it, and what stands for it. */
  readonly phrases: readonly (readonly [english: RegExp, own: string])[]
}

/** The catalogue as it is. */
export const english: Language = { tag: 'en', problems: {}, words: {}, phrases: [] }

/** A sentence of the catalogue with its arguments in place. */
export type Say = <Code extends WordCode>(code: Code, ...args: SayArgs<Code>) => string

export function sayIn(language: Language): Say {
  return (code, ...args) => fill(language.words[code] ?? words[code], inOneLine((args[0] ?? {}) as MessageArgs))
}

/** A counted word: the first form of `one|many` for one. */
export function sayCounted(language: Language, code: WordCode, count: number): string {
  const [one = '', many = one] = (language.words[code] ?? words[code]).split('|')
  return fill(count === 1 ? one : many, { count })
}

/** Arguments of a problem as a language says them. */
export function argsIn({ phrases }: Language, args: MessageArgs): MessageArgs {
  if (phrases.length === 0) return args
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, phraseIn(phrases, value)]))
}

function phraseIn(phrases: Language['phrases'], value: string | number): string | number {
  if (typeof value === 'number') return value
  const ownOf = (part: string) => {
    const found = phrases.find(([english]) => english.test(part))
    return found === undefined ? part : part.replace(found[0], found[1])
  }
  return value.split('; ').map(ownOf).join('; ')
}
