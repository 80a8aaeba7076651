import { problem } from '../shared/problem.js'
import { isProblem, judgeRecord } from './judge-record.js'
import type { ListSink, ListTarget } from './list-sink.js'
import { isOldTxtHeader, type OldTxtLayout, oldHeaderToken } from './old-txt-layout.js'
import { isWholeOldRecord, oldTxtLayoutOf, oldTxtRecord } from './old-txt-record.js'
import { quoted } from './quoted.js'
import { isTxtHeader } from './txt-layout.js'

/** Letters of a flag that say something here: inactive, woman. */
const KNOWN_LETTERS = 'iw'
const BEGINS_WITH_ID = /^ *\d/

/** Whether a first line begins a list before September 2012: one of its headers, or a record where there is none. */
export function isOldTxtBeginning(line: string): boolean {
  return isOldTxtHeader(line) || oldTxtLayoutOf(line) !== null
}

/** Takes the lines of a TXT list before September 2012 in their order. */
export class OldTxtLines {
  readonly #file: string
  readonly #sink: ListSink
  readonly #header: string | null
  readonly #target: ListTarget | null
  readonly #letters = new Map<string, number>()
  #layout: OldTxtLayout | null = null
  /** Length of the header, or of the shortest record so far: a last line without an end that is shorter may be cut off. */
  #shortest: number

  /** @param first the first line that is not blank: a header or a record, not taken yet */
  constructor(first: string, file: string, sink: ListSink) {
    this.#file = file
    this.#sink = sink
    this.#header = isOldTxtHeader(first) ? first : null
    this.#shortest = this.#header?.trimEnd().length ?? Number.POSITIVE_INFINITY
    this.#target = sink.onHead({
      layout: `TXT before September 2012, ${this.#header === null ? 'without header' : 'with header'}`,
      monthToken: this.#header === null ? null : oldHeaderToken(this.#header),
      printedTypes: [],
      usualType: 'standard',
    })
  }

  /** A line that is not blank; `closed` says whether it had an end. False: nothing more is wanted. */
  take(text: string, line: number, closed: boolean): boolean {
    const target = this.#target
    if (target === null) return false
    const place = { file: this.#file, line }
    if (!BEGINS_WITH_ID.test(text)) {
      if (isOldTxtHeader(text) || isTxtHeader(text)) return this.#again(text, line)
      if (this.#layout === null && this.#header !== null) {
        this.#sink.onProblem(problem('list-heading-line', { found: quoted(text) }, place))
        return true
      }
    }
    this.#layout ??= oldTxtLayoutOf(text)
    if (!closed && this.#isCutOff(text)) {
      this.#sink.onProblem(problem('list-cut-off', { found: quoted(text) }, place))
      return false
    }
    this.#shortest = Math.min(this.#shortest, text.length)
    this.#record(text, line, target)
    return true
  }

  /** The file is at its end: what its flags have that is not known here is noted once, with how many there are. */
  end(): void {
    if (this.#letters.size === 0) return
    const letters = [...this.#letters].map(([letter, count]) => `${letter} (${count})`).join(', ')
    this.#sink.onProblem(problem('list-flag-letters', { letters }, { file: this.#file }))
  }

  /** A header again: that of the same list is passed over, where it stands over the columns says nothing. */
  #again(text: string, line: number): boolean {
    const isSame = isOldTxtHeader(text) && monthOf(text) === monthOf(this.#header ?? text)
    if (isSame) return true
    this.#sink.onProblem(problem('list-header-changes', { found: quoted(text) }, { file: this.#file, line }))
    return false
  }

  #record(text: string, line: number, target: ListTarget): void {
    const place = { file: this.#file, line }
    const [type] = target.types
    const layout = this.#layout
    if (layout === null || type === undefined) {
      this.#sink.onBadRecord(problem('list-record-columns', { found: quoted(text) }, place))
      return
    }
    const raw = oldTxtRecord(text, layout, type, place)
    const judged = isProblem(raw) ? raw : judgeRecord(raw, target, this.#sink.onProblem)
    if (isProblem(judged)) {
      this.#sink.onBadRecord(judged)
      return
    }
    if (!isProblem(raw)) this.#countLetters(raw.flag)
    this.#sink.onEntry(judged)
  }

  #countLetters(flag: string): void {
    for (const letter of flag) {
      if (!KNOWN_LETTERS.includes(letter.toLowerCase())) {
        this.#letters.set(letter, (this.#letters.get(letter) ?? 0) + 1)
      }
    }
  }

  /** A last line without an end is whole where it is a record that goes as far as others do, or behind its games. */
  #isCutOff(text: string): boolean {
    const layout = this.#layout
    if (layout === null || !isWholeOldRecord(text, layout)) return true
    if (text.length >= this.#shortest) return false
    return text.slice(layout.games.to).trim() === ''
  }
}

function monthOf(header: string): string | null {
  return oldHeaderToken(header)?.toLowerCase() ?? null
}
