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
