import { problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { isProblem, judgeRecord } from './judge-record.js'
import type { ListSink, ListTarget } from './list-sink.js'
import { isOldTxtBeginning, OldTxtLines } from './old-txt-lines.js'
import { quoted } from './quoted.js'
import { isTxtHeader, type TxtLayout, txtLayoutOf } from './txt-layout.js'
import { isCutOff, type TakenRating, txtRecord } from './txt-record.js'

/** DOS ends a text file with it; some of FIDE's lists do. */
const END_OF_FILE = '\u001a'
const CARRIAGE_RETURN = 13
const ZERO = 48
const NINE = 57

/** The header once it was read: where the fields stand and what is wanted of them. */
interface Opened {
  readonly layout: TxtLayout
  readonly target: ListTarget
  readonly taken: readonly TakenRating[]
}

/** Takes the lines of one TXT list in their order: first the header, then a player a line. */
export class TxtLines {
  readonly #file: string
  readonly #sink: ListSink
  #opened: Opened | null = null
  #old: OldTxtLines | null = null
  #linesRead = 0
  #endMarked = false

  constructor(file: string, sink: ListSink) {
    this.#file = file
    this.#sink = sink
  }

  get linesRead(): number {
    return this.#linesRead
  }

  /** Whether the mark stood there that ends a text file of DOS. */
  get endMarked(): boolean {
    return this.#endMarked
  }

  /** One line without its line feed; `ended` says whether it had one. False: nothing more is wanted. */
  take(text: string, ended: boolean): boolean {
    this.#linesRead += 1
    this.#endMarked = text.startsWith(END_OF_FILE) || (!ended && text.endsWith(END_OF_FILE))
    if (text.startsWith(END_OF_FILE)) return false
    const line = withoutEnd(text)
    const closed = ended || this.#endMarked
    if (isBlank(line)) return true
    if (this.#old !== null) return this.#old.take(line, this.#linesRead, closed)
    if (this.#opened === null) return this.#open(line, closed)
    if (!isDigit(line.charCodeAt(0)) && isTxtHeader(line)) return this.#again(line, this.#opened)
    if (!closed && isCutOff(line, this.#opened.layout)) {
      this.#sink.onProblem(problem('list-cut-off', { found: quoted(line) }, this.#place()))
      return false
    }
    this.#record(line, this.#opened)
    return true
  }

  /** The file is at its end. */
  end(): void {
    this.#old?.end()
  }

  #open(line: string, closed: boolean): boolean {
    if (isOldTxtBeginning(line)) {
      this.#old = new OldTxtLines(line, this.#file, this.#sink)
      return this.#old.take(line, this.#linesRead, closed)
    }
    if (!isTxtHeader(line)) {
      this.#sink.onProblem(problem('list-layout-unknown', { found: quoted(line) }, this.#place()))
      return false
    }
    const layout = txtLayoutOf(line, this.#file, this.#linesRead)
    if (isProblem(layout)) {
      this.#sink.onProblem(layout)
      return false
    }
    const target = this.#sink.onHead(headOf(layout))
    if (target === null) return false
    for (const column of layout.unknown) this.#sink.onProblem(problem('list-column-unknown', { column }, this.#place()))
    this.#opened = { layout, target, taken: takenRatings(layout, target) }
    return true
  }

  /** Lists put together from parts repeat their header. Another header would move the columns. */
  #again(line: string, { layout }: Opened): boolean {
    if (line.trimEnd() === layout.header) return true
    this.#sink.onProblem(problem('list-header-changes', { found: quoted(line) }, this.#place()))
    return false
  }

  #record(line: string, { layout, target, taken }: Opened): void {
    const raw = txtRecord(line, this.#linesRead, layout, taken, this.#file)
    const judged = isProblem(raw) ? raw : judgeRecord(raw, target, this.#sink.onProblem)
    if (isProblem(judged)) this.#sink.onBadRecord(judged)
    else this.#sink.onEntry(judged)
  }

  #place() {
    return { file: this.#file, line: this.#linesRead }
  }
}

function headOf({ ratings, text, monthToken }: TxtLayout) {
  const printedTypes = ratings.flatMap(({ type }) => (type === null ? [] : [type]))
  const many = printedTypes.length > 1 ? 'combined' : 'single type'
  const foa = text.foaTitle.to > 0 ? 'with FOA titles' : 'without FOA titles'
  return { layout: `TXT, ${many}, ${foa}`, monthToken, printedTypes }
}

function takenRatings({ ratings }: TxtLayout, { types }: ListTarget): TakenRating[] {
  const only = types[0]
  return ratings.flatMap((columns) => {
    const type: RatingType | undefined = columns.type ?? only
    return type !== undefined && types.includes(type) ? [{ ...columns, type }] : []
  })
}

/** Without carriage returns (one, or two where a file went through the wrong hands) and the DOS end of file. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && (text.charCodeAt(end - 1) === CARRIAGE_RETURN || text[end - 1] === END_OF_FILE)) end -= 1
  return end === text.length ? text : text.slice(0, end)
}

function isBlank(line: string): boolean {
  return line.length === 0 || (!isDigit(line.charCodeAt(0)) && line.trim() === '')
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE
}
