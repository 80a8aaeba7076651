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

/** Read in a source; `article` is empty where none was seen, here and below. */
export function confirmed(article: string, source: string, note?: string): Source {
  return { status: 'confirmed', article, source, ...(note === undefined ? {} : { note }) }
}

/** What FIDE's lists and calculations show. */
export function data(article: string, source: string, note?: string): Source {
  return { status: 'data', article, source, ...(note === undefined ? {} : { note }) }
}

/** @param note what is inferred, and from what: whoever knows better must see it */
export function unsure(article: string, source: string, note: string): Source {
  return { status: 'unsure', article, source, note }
}

/** @param source the file of the edition, or what it names itself */
export function own(source: string): Source {
  return { status: 'own', article: '', source }
}
