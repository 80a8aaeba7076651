import type { Regulations } from './regulations.js'

/**
 * How well a value of an edition is known:
 * - `confirmed`: read in a source;
 * - `data`: computed from published lists or calculations: what FIDE did;
 * - `unsure`: a single weak source or an inference; whoever knows better sets it in an edition of his own;
 * - `own`: set in such an edition.
 */
export type Status = 'confirmed' | 'data' | 'unsure' | 'own'

/** Where a value comes from. */
export interface Source {
  readonly status: Status
  /** The article of the edition, or the section of a notice; empty where none was seen. */
  readonly article: string
  /** Address or name of what was read. */
  readonly source: string
  /** What the reader should know: what was inferred, and the decision that settles it. */
  readonly note?: string
}

/** What is not a rule: the name of the edition and where it comes from. */
type Heading = 'id' | 'effectiveFrom' | 'source' | 'articles' | 'sources'

/** The rules of an edition, by the name they have in it. */
export type RuleName = Exclude<keyof Regulations, Heading>

export type Sources = Readonly<Record<RuleName, Source>>

export function confirmed(article: string, source: string, note?: string): Source {
  return { status: 'confirmed', article, source, ...(note === undefined ? {} : { note }) }
}

export function data(article: string, source: string, note?: string): Source {
  return { status: 'data', article, source, ...(note === undefined ? {} : { note }) }
}

export function unsure(article: string, source: string, note: string): Source {
  return { status: 'unsure', article, source, note }
}

export function own(source: string): Source {
  return { status: 'own', article: '', source }
}
