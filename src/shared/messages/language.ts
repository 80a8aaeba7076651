import type { ProblemCode } from './catalogue.js'
import type { Phrase, ProblemArgs } from './phrase.js'
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
}

/** The catalogue as it is. */
export const english: Language = { tag: 'en', problems: {}, words: {} }

/** A sentence of the catalogue with its arguments in place. */
export type Say = <Code extends WordCode>(code: Code, ...args: SayArgs<Code>) => string

export function sayIn(language: Language): Say {
  return (code, ...args) => fill(language.words[code] ?? words[code], inOneLine((args[0] ?? {}) as MessageArgs))
}

/** A counted word: the first form of `one|many` for one. */
export function sayCounted(language: Language, code: WordCode, count: number): string {
  return fill(formOf(language.words[code] ?? words[code], count), { count })
}

function formOf(text: string, count: number): string {
  const [one = '', many = one] = text.split('|')
  return count === 1 ? one : many
}

/** A template with its arguments in place, those that are words said as the language says them. */
export function fillIn(language: Language, template: string, args: ProblemArgs): string {
  const said = Object.entries(args).map(([name, arg]) => [
    name,
    typeof arg === 'object' ? phraseIn(language, arg) : arg,
  ])
  return fill(template, Object.fromEntries(said) as MessageArgs)
}

/** Words of the catalogue with their arguments in place; `count` decides which form of a counted word. */
export function phraseIn(language: Language, { word, args }: Phrase): string {
  const text = language.words[word] ?? words[word]
  return fillIn(language, typeof args.count === 'number' ? formOf(text, args.count) : text, args)
}
