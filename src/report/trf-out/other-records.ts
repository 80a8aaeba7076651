import { isNationalRating, isRecordCode, startNumberOf, type TrfLine } from '../trf/trf-line.js'

/** Which text of the format is written: TRF16 (C.04 annex 2) or TRF26. */
export type TrfVersion = 16 | 26

/** Records that are made anew from what is stored. */
const OWN: Readonly<Record<TrfVersion, ReadonlySet<string>>> = {
  16: codes('001 012 022 032 042 052 062 072 092 102 122 132'),
  26: codes('001 012 022 032 042 052 062 072 092 102 122 132 142 192 222'),
}

/** Records that each version has and that go out as they came in. */
const KEPT: Readonly<Record<TrfVersion, ReadonlySet<string>>> = {
  16: codes('013 082 112'),
  26: codes('013 082 112 152 162 172 182 202 212 240 250 260 299 300 310 320 330 352 362 801 802'),
}

/** National ratings (TRF26): a federation's letters in front of a line like a player's. */
const NATIONAL = 'NRS'

export interface OtherRecords {
  /** Of the tournament (082, 112, 162 ...), whose codes end in 2 and begin below 4. */
  readonly ofTournament: readonly string[]
  /** Teams, byes, forfeited matches, national ratings: behind the players. */
  readonly behind: readonly string[]
  /** Codes of records that the version does not have, in the order of the file. */
  readonly leftOut: readonly string[]
}

/** Sorts the records of a TRF that are not made anew. Comments, rulers, legends and lines of no kind are none. */
export function otherRecords(lines: readonly string[], version: TrfVersion): OtherRecords {
  const numbered = lines.map((text, index) => ({ line: index + 1, code: text.slice(0, 3).toUpperCase(), text }))
  const startNumbers = new Set(numbered.filter(({ code }) => code === '001').map(startNumberOf))
  const others = numbered.flatMap((line): readonly TrfLine[] => {
    if (OWN[version].has(line.code)) return []
    if (isRecordCode(line.code)) return line.text.slice(3).trim() === '' ? [] : [line]
    return isNationalRating(line, startNumbers) ? [{ ...line, code: NATIONAL }] : []
  })
  const isKept = ({ code }: TrfLine) => KEPT[version].has(code) || (code === NATIONAL && version === 26)
  const kept = others.filter(isKept)
  return {
    ofTournament: kept.filter(isOfTournament).map(({ text }) => text),
    behind: kept.filter((line) => !isOfTournament(line)).map(({ text }) => text),
    leftOut: [...new Set(others.filter((line) => !isKept(line)).map(({ code }) => code))],
  }
}

function isOfTournament({ code }: TrfLine): boolean {
  return /^[0-3]\d2$/.test(code)
}

function codes(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
