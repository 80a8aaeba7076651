import type { ListMonth } from '../shared/dates.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { type Decision, decideTarget } from './decide-target.js'
import type { ListEntry } from './list-entry.js'
import { asUtf8, HEAD_BYTES, type ListFormat, listFormatOf, utf16Of } from './list-format.js'
import type { ListHead, ListSink, ListTarget } from './list-sink.js'
import { peek } from './peek.js'
import { problemCollector } from './problem-collector.js'
import { readCsvList } from './read-csv.js'
import { readTxtList } from './read-txt.js'
import { readXmlList } from './read-xml.js'

/** A list file, opened. */
export interface ListSource {
  /** File name, or the name of the entry inside a zip. */
  readonly name: string
  /** Name of the zip around it: it may say the month or the type where the entry does not. */
  readonly zipName?: string | null
  chunks(): AsyncIterable<Uint8Array>
}

/** What the user says of the list; what is left out is found in the file. */
export interface ListArguments {
  readonly list?: ListMonth
  readonly type?: RatingType
}

/** What a file is the list of, what is wrong with it, and how it was read. */
export interface ListReading {
  /** null: neither the file nor the arguments say the month, and no player was read. */
  readonly list: ListMonth | null
  /** The types read. null: a single-type file of which nothing says the type, and no player was read. */
  readonly types: readonly RatingType[] | null
  /** Whether the file has the columns of several types; a combined file's `i` flag speaks of standard only. */
  readonly combined: boolean
  readonly format: ListFormat
  /** The layout in words; empty where none was recognised. */
  readonly layout: string
  /** Entries handed over. They are worth nothing when `problems` refuse the list. */
  readonly players: number
  readonly linesRead: number
  /** Records left out, each named (of very many alike the first ones and a count). */
  readonly badRecords: readonly Problem[]
  /** How many records were left out. */
  readonly bad: number
  /** Refusals of the whole list, and notes. */
  readonly problems: readonly Problem[]
  readonly encoding: string
  /** Whether the file says itself where it ends; where it does not, one cut between two lines looks whole. */
  readonly endMarked: boolean
}

/** Notes of one code shown one by one; the rest is counted. */
const NOTES_OF_A_KIND = 50
/** Bad records shown one by one: all that a list of two million may have and still be taken. */
const BAD_RECORDS_OF_A_KIND = 20_000

/**
 * Reads a rating list of any format and layout known, found by content. Entries are handed over while the file is
 * read, before it is certain that the whole of it is good: the caller must be able to drop them when the reading
 * ends with a refusal, and looks for IDs that stand twice.
 */
export async function readRatingList(
  source: ListSource,
  said: ListArguments,
  onEntry: (entry: ListEntry) => void,
): Promise<ListReading> {
  const { head, chunks } = await peek(source.chunks(), HEAD_BYTES)
  const utf16 = utf16Of(head)
  const start = utf16 === null ? { head, chunks } : await peek(asUtf8(chunks, utf16), HEAD_BYTES)
  const format = listFormatOf(start.head)

  const reading = readingOf(source, said, onEntry)
  const { linesRead, encoding, endMarked } = await READERS[format](start.chunks, source.name, reading.sink)
  return { ...reading.result(), format, linesRead, encoding: utf16 ?? encoding, endMarked }
}

const READERS: Readonly<Record<ListFormat, typeof readTxtList>> = {
  txt: readTxtList,
  xml: readXmlList,
  csv: readCsvList,
}

/** Gathers what a reader finds. */
function readingOf(source: ListSource, said: ListArguments, onEntry: (entry: ListEntry) => void) {
  const notes = problemCollector(NOTES_OF_A_KIND, source.name)
  const badRecords = problemCollector(BAD_RECORDS_OF_A_KIND, source.name)
  let head: ListHead | null = null
  let decision: Decision = { list: null, types: null, target: null, problems: [] }
  let players = 0
  const sink: ListSink = {
    onHead(found) {
      head = found
      decision = decideTarget(source, said, found)
      decision.problems.forEach(notes.add)
      return decision.target
    },
    onEntry(entry) {
      players += 1
      onEntry(entry)
    },
    onBadRecord: badRecords.add,
    onProblem: notes.add,
  }
  const result = () => {
    const found = [...notes.all(), ...nothingRead(head, decision.target, players, notes.all(), source.name)]
    const { list, types, target } = decision
    return {
      list,
      types,
      combined: target?.combined ?? false,
      layout: head?.layout ?? '',
      players,
      badRecords: badRecords.all(),
      bad: badRecords.count(),
      problems: found,
    }
  }
  return { sink, result }
}

/** A file without players is refused: a failed read must not look like an empty list. */
function nothingRead(
  head: ListHead | null,
  target: ListTarget | null,
  players: number,
  problems: readonly Problem[],
  file: string,
): readonly Problem[] {
  if (players > 0 || refuses(problems)) return []
  if (head === null) return [problem('list-empty', {}, { file })]
  return target === null ? [] : [problem('list-no-players', {}, { file })]
}
