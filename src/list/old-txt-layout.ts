import { monthOfToken } from './list-name.js'
import type { Column } from './txt-layout.js'

/**
 * Where the fields of a TXT list before September 2012 stand. Their headers differ from list to list, are missing, or
 * stand over other columns than the data (formats 2.2), so that the data alone decide which of three layouts it is.
 */
export interface OldTxtLayout {
  /** Right aligned, and never touching the name. */
  readonly id: Column
  readonly name: Column
  readonly title: Column
  readonly federation: Column
  readonly rating: Column
  /** Right aligned; behind it date of birth, sex and flag, whose places differ. */
  readonly games: Column
  readonly yearDigits: readonly number[]
}

/** From January 2001: no date of birth, later one of two digits. */
const A = layoutOf([10, 12, 45, 51, 59, 63, 68], [2])
/** April 2001 to July 2002: dates of birth of four digits, some of them with a column of sex. */
const B = layoutOf([11, 12, 45, 51, 60, 64, 70], [4])
/** October 2002 to 2012: dates of two digits until 2004, then years. */
const C = layoutOf([8, 10, 44, 48, 53, 57, 62], [2, 4])

export const oldTxtLayouts: readonly OldTxtLayout[] = [A, B, C]

type Borders = readonly [
  idEnd: number,
  name: number,
  title: number,
  fed: number,
  rating: number,
  games: number,
  end: number,
]

function layoutOf([idEnd, name, title, fed, rating, games, end]: Borders, yearDigits: readonly number[]): OldTxtLayout {
  return {
    id: { from: 0, to: idEnd },
    name: { from: name, to: title },
    title: { from: title, to: fed },
    federation: { from: fed, to: rating },
    rating: { from: rating, to: games },
    games: { from: games, to: end },
    yearDigits,
  }
}

const ID_TOKEN = /^\s*(?:ID[ _]?NUMBER|CODE)(?=\s|$)/i
/** Words of the old headers that those of September 2012 and later do not have (`Tit`, `Fed`, `Gms`, `B-day`). */
const OLD_TOKEN = /\s(?:titl|country|games|birthday|born)/i

/** Whether a line is a header of the lists before September 2012: `ID_NUMBER NAME TITLE COUNTRY JAN01 GAMES FLAG`. */
export function isOldTxtHeader(line: string): boolean {
  return ID_TOKEN.test(line) && /\sname(?=\s|$)/i.test(line) && OLD_TOKEN.test(line)
}

/** The month token of a header: `JAN01`, `Mar11`; null without one. */
export function oldHeaderToken(header: string): string | null {
  return header.match(/\S+/g)?.find((token) => monthOfToken(token) !== null) ?? null
}
