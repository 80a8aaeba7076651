/** A line of a TRF that is a record: what stands in its first three columns, and the whole of it. */
export interface TrfLine {
  /** Counted from 1. */
  readonly line: number
  /** Upper case. */
  readonly code: string
  readonly text: string
}

/** Records that say nothing about rating: counts, deputies, pairing, tie-breaks, teams' standings, programs' own. */
const IGNORED = new Set(
  `062 072 082 112 152 172 182 202 212 240 250 260 300 320 352 362 801 802
   ACC TSE PAB FPB HPB ZPB MFO DFM DAT`.split(/\s+/),
)

/** Records that are read; {@link readTrf} hands each to the piece that knows it. */
const READ = new Set(
  `001 012 022 032 042 052 092 102 122 132 142 162 192 222 299 013 310 330 XXR XXS
   BBW BBD BBL BBZ BBF BBU`.split(/\s+/),
)

export interface TrfLines {
  readonly records: readonly TrfLine[]
  /** Lines of no kind that the format or a known program has. */
  readonly unknown: readonly TrfLine[]
}

/**
 * Sorts the lines of a TRF into records and others (C.04 annex 2; TRF06 to TRF26, JaVaFo and bbpPairings).
 *
 * Left out without a word: blank lines, comments (`###`), rulers (`1234567890...`, whose first columns look like a
 * code), legends (`DDD SSSS ...`), records that say nothing about rating, and national ratings (a federation's
 * letters in front of a line shaped like a player's).
 */
export function trfLines(lines: readonly string[]): TrfLines {
  const numbered = lines.map((text, index) => ({ line: index + 1, code: text.slice(0, 3).toUpperCase(), text }))
  const startNumbers = new Set(numbered.filter(({ code }) => code === '001').map(startNumberOf))
  const other = numbered.filter(({ code }) => !READ.has(code))
  return {
    records: numbered.filter(({ code }) => READ.has(code)),
    unknown: other.filter((line) => !isLeftOut(line) && !isNationalRating(line, startNumbers)),
  }
}

function isLeftOut({ code, text }: TrfLine): boolean {
  return (
    text.trim() === '' ||
    text.startsWith('#') ||
    IGNORED.has(code) ||
    code.startsWith('XX') ||
    isRuler(text) ||
    isLegend(text)
  )
}

function isRuler(text: string): boolean {
  return /^\s*(123456789|[-=.]{5})/.test(text)
}

/** A letter three times stands for the code itself: `DDD SSSS sTTT`, `AAA`. */
function isLegend(text: string): boolean {
  return /^([A-Z])\1\1(\s|$)/.test(text)
}

/** Whether a code is one of the format's or of a known program's. */
export function isRecordCode(code: string): boolean {
  return READ.has(code) || IGNORED.has(code) || code.startsWith('XX')
}

export function isNationalRating(line: TrfLine, startNumbers: ReadonlySet<number | null>): boolean {
  const startNumber = startNumberOf(line)
  return /^[A-Z]{3} /.test(line.text) && startNumber !== null && startNumbers.has(startNumber)
}

/** The start number in columns 5-8, or the first number after the code where tabs stand; null where there is none. */
export function startNumberOf({ text }: TrfLine): number | null {
  const match = text.includes('\t') ? /^.{3}\s+(\d{1,4})\s/.exec(text) : /^ *(\d{1,4}) *$/.exec(text.slice(4, 8))
  return match === null ? null : Number(match[1])
}
