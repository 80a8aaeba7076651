import type { ListMonth } from '../shared/dates.js'
import type { Problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ListEntry } from './list-entry.js'

/** What the beginning of a list file says of the whole, before its first player. */
export interface ListHead {
  /** The layout found, in words: `TXT, combined, with FOA titles`. */
  readonly layout: string
  /** The month token of the header (`OCT26`), where there is one. */
  readonly monthToken: string | null
  /** The types whose columns are named; empty for a single-type file, whose rating column names no type. */
  readonly printedTypes: readonly RatingType[]
  /** The type where nothing names one: lists before September 2012 are standard lists. */
  readonly usualType?: RatingType
}

/** What is to be read from the file, once its head, its name and the arguments have been put together. */
export interface ListTarget {
  /** File name, for the place of problems. */
  readonly file: string
  readonly list: ListMonth
  /** The types to take; of a combined file some may be left. */
  readonly types: readonly RatingType[]
  /** A combined file's `i` flag speaks of standard only (decision A14). */
  readonly combined: boolean
}

/** Where a reader puts what it finds. */
export interface ListSink {
  /** Called once, before any entry. null: the month or the type is not known, and nothing is read. */
  readonly onHead: (head: ListHead) => ListTarget | null
  readonly onEntry: (entry: ListEntry) => void
  /** A record that is left out; the list goes on. */
  readonly onBadRecord: (bad: Problem) => void
  /** A note, or a refusal of the whole list, after which nothing more is reported. */
  readonly onProblem: (found: Problem) => void
}

/** What a reader knows when it has come to the end. */
export interface ReadToEnd {
  readonly linesRead: number
  /** `utf-8` (which ASCII is), the encoding an XML declaration names, or `windows-1252` where bytes were not valid. */
  readonly encoding: string
  /** Whether the file says itself where it ends: an end tag, or the end-of-file mark of DOS. Lines alone do not. */
  readonly endMarked: boolean
}
