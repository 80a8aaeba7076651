/** Headers as FIDE printed them before September 2012 (formats 2.2); they stand over other columns than the records. */
export const OLD_HEADERS = {
  jan01: '  ID_NUMBER NAME                             TITLE COUNTRY JAN01 GAMES FLAG',
  apr02: '  ID_NUMBER NAME                             TITLE COUNTRY APR02 GAMES BIRTHDAY   SEX FLAG',
  jan03: 'ID_NUMBER NAME                        TITLE COUNTRY JAN03 GAMES BIRTHDAY   FLAG ',
  code: ' CODE     NAME                         TITLE COUNTRY OCT02 GAMES BIRTHDAY   FLAG',
  mar11: 'ID number Name                              TitlFed  Mar11 GamesBorn  Flag',
} as const

/** Widths of ID, name, title, federation, rating and games of the three layouts, ID and numbers right aligned. */
const WIDTHS = {
  A: { id: 10, gap: 2, name: 33, title: 6, fed: 8, games: 5 },
  B: { id: 11, gap: 1, name: 33, title: 6, fed: 9, games: 6 },
  C: { id: 8, gap: 2, name: 34, title: 4, fed: 5, games: 5 },
} as const
export type OldLayoutName = keyof typeof WIDTHS
export const OLD_LAYOUTS = Object.keys(WIDTHS) as OldLayoutName[]

export interface OldLine {
  readonly id?: number | string
  readonly name?: string
  readonly title?: string
  readonly fed?: string
  readonly rating?: number | string
  readonly games?: number | string
  /** Everything behind the games, as wide as the layout pads it. */
  readonly tail?: string
}

/** A tail with a date or year of birth known, of each layout. */
export const TAILS = { A: '   17.01.72    ', B: ' 17.01.1972 F   w   ', C: '  17.01.72    w  ' } as const

export function oldLine(layout: OldLayoutName, given: OldLine = {}): string {
  const width = WIDTHS[layout]
  const { id = 990001, name = 'Example, Edda', title = '', fed = 'NED', rating = 2155, games = 9 } = given
  return (
    `${String(id).padStart(width.id)}${' '.repeat(width.gap)}` +
    name.padEnd(width.name) +
    title.padEnd(width.title) +
    fed.padEnd(width.fed) +
    String(rating).padStart(4) +
    String(games).padStart(width.games) +
    (given.tail ?? TAILS[layout])
  )
}
