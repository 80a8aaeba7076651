import type { RatingType } from '../rating-type.js'
import type { PhraseCode, phraseWords } from './phrase-words.js'
import type { Placeholder } from './template.js'

/** Words of the catalogue as the argument of a message: each language says them its own way. */
export interface Phrase {
  readonly word: PhraseCode
  readonly args: ProblemArgs
}

/** What stands in a place of a message: a number, a code or a text of somebody's data as it is, or words of the catalogue. */
export type ProblemArg = string | number | Phrase

export type ProblemArgs = { readonly [name: string]: ProblemArg }

type Names<Code extends PhraseCode> = Placeholder<(typeof phraseWords)[Code]>
type ArgsOf<Code extends PhraseCode> = [Names<Code>] extends [never]
  ? []
  : [args: Readonly<Record<Names<Code>, ProblemArg>> & { readonly count?: number }]

/** @param args what its text names; `count` chooses between the forms of a counted word whether it is named or not */
export function phrase<Code extends PhraseCode>(word: Code, ...args: ArgsOf<Code>): Phrase {
  return { word, args: args[0] ?? {} }
}

/** A rating type as messages name it. */
export function typePhrase(type: RatingType): Phrase {
  return phrase(`type-${type}`)
}

/** `90 and 60`, `A (3 of its 6), B (1 of its 6)`: parts of a list, the last one joined to all before it. */
export function joined(
  word: 'joined-and' | 'joined-or' | 'joined-comma' | 'joined-semicolon',
  [first = '', ...others]: readonly ProblemArg[],
): ProblemArg {
  return others.reduce<ProblemArg>((one, other) => ({ word, args: { one, other } }), first)
}
