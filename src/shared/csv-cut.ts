const QUOTE = 34

/**
 * The records of a text of which every line is one, cut at the delimiter: what programs write. A cell is bare, or between
 * two quotation marks with none inside.
 *
 * @returns null where there is anything that only a parser can tell: a blank line, a blank beside a bare cell, a quotation
 *   mark elsewhere
 */
export function cutRecords(text: string, delimiter: string): string[][] | null {
  const records: string[][] = []
  const parting = delimiter.charCodeAt(0)
  let start = 0
  while (start < text.length) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    const record = end === start ? null : cellsOf(text, start, end, parting)
    if (record === null) return null
    records.push(record)
    start = end + 1
  }
  return records
}

function cellsOf(text: string, start: number, end: number, parting: number): string[] | null {
  const cells: string[] = []
  let at = start
  for (;;) {
    const isQuoted = text.charCodeAt(at) === QUOTE
    const stop = isQuoted ? closingQuote(text, at, end) : endOfBare(text, at, end, parting)
    if (stop < 0) return null
    cells.push(isQuoted ? text.slice(at + 1, stop) : text.slice(at, stop))
    at = isQuoted ? stop + 1 : stop
    if (at === end) return cells
    if (text.charCodeAt(at) !== parting) return null
    at += 1
  }
}

/** -1 without one on the line. */
function closingQuote(text: string, at: number, end: number): number {
  const close = text.indexOf('"', at + 1)
  return close < end ? close : -1
}

/** -1 where the cell holds a quotation mark, or begins or ends with what may be a blank. */
function endOfBare(text: string, at: number, end: number, parting: number): number {
  let stop = at
  for (; stop < end; stop++) {
    const code = text.charCodeAt(stop)
    if (code === parting) break
    if (code === QUOTE) return -1
  }
  const isClear = stop === at || (isInk(text.charCodeAt(at)) && isInk(text.charCodeAt(stop - 1)))
  return isClear ? stop : -1
}

/** Letters of Europe and ASCII, none of which is a blank in any reading. */
function isInk(code: number): boolean {
  return (code > 0x20 && code < 0x7f) || (code > 0xa0 && code < 0x500)
}
