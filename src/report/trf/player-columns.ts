/** Where the fields of a player's line stand: columns counted from 1, both ends included, as C.04 annex 2 prints them. */
export const COLUMNS = {
  startNumber: [5, 8],
  sex: [10, 10],
  title: [11, 13],
  name: [15, 47],
  rating: [49, 52],
  federation: [54, 56],
  fideId: [58, 68],
  birth: [70, 79],
  points: [80, 84],
  rank: [86, 89],
} as const

/** Rounds begin here, ten columns each. */
export const ROUNDS_FROM = 92
export const ROUND_WIDTH = 10
/** What stands where in the columns of a round, counted from 1. */
export const IN_ROUND = { opponent: [1, 4], colour: 6, result: 8 } as const

/** Columns from one to another, both included. */
export type Columns = readonly [from: number, to: number]
export type Field = keyof typeof COLUMNS
export type PlayerFields = Readonly<Record<Field, string>>

/** Columns whose contents do not have the form they must have. */
export interface Misfit {
  readonly columns: string
  readonly printed: string
  /** Whether a rating, an ID or a game could be read wrong because of it. */
  readonly grave: boolean
}

/** The blanks between the fields; title and sex, birth and points stand side by side. */
export const BLANKS = {
  beforeSex: between(COLUMNS.startNumber, COLUMNS.sex),
  beforeName: between(COLUMNS.title, COLUMNS.name),
  beforeRating: between(COLUMNS.name, COLUMNS.rating),
  beforeFederation: between(COLUMNS.rating, COLUMNS.federation),
  beforeId: between(COLUMNS.federation, COLUMNS.fideId),
  beforeBirth: between(COLUMNS.fideId, COLUMNS.birth),
  beforeRank: between(COLUMNS.points, COLUMNS.rank),
  beforeRounds: between(COLUMNS.rank, [ROUNDS_FROM, ROUNDS_FROM]),
} as const

function between([, to]: Columns, [from]: Columns): Columns {
  return [to + 1, from - 1]
}

/** Fields and the blanks between them, from the start number on, with the forms they can have. */
const HEAD_FORMS: readonly Form[] = [
  { columns: COLUMNS.startNumber, form: /^ *0*[1-9]\d{0,3} *$/, grave: true },
  { columns: BLANKS.beforeSex, form: /^\s$/, grave: true },
  { columns: BLANKS.beforeName, form: /^\s$/, grave: true },
]

/** What follows the name, and moves together where the name was padded wrong. */
const TAIL_FORMS: readonly Form[] = [
  { columns: BLANKS.beforeRating, form: /^\s$/, grave: true },
  { columns: COLUMNS.rating, form: /^\s*\d{0,4}\s*$/, grave: true },
  { columns: BLANKS.beforeFederation, form: /^\s$/, grave: true },
  { columns: COLUMNS.federation, form: /^[\p{L}.\s]*$/u, grave: false },
  { columns: BLANKS.beforeId, form: /^\s$/, grave: true },
  { columns: COLUMNS.fideId, form: /^\s*\S*\s*$/, grave: true },
  { columns: BLANKS.beforeBirth, form: /^\s$/, grave: true },
  {
    columns: COLUMNS.birth,
    form: /^\s*(0|\d{4}|\d{4}[./-][\d\s]{1,2}[./-]\s*\d{0,2}|\d\d[./-]\d\d[./-]\d{4}|(18|19|20)\d{6}|[.\s]*)\s*$/,
    grave: false,
  },
  // Digits that are no year and no date are part of an ID that has slipped.
  { columns: COLUMNS.birth, form: /^(?!\s*\d+\s*$)(?!.*\d{5})|^\s*(0|0000|(18|19|20)\d\d(\d{4})?)\s*$/, grave: true },
  { columns: COLUMNS.points, form: /^\s*(-?\d{1,3}([.,]\d{1,2}|½)?)?\s*$/, grave: true },
  { columns: BLANKS.beforeRank, form: /^\s$/, grave: true },
  { columns: COLUMNS.rank, form: /^\s*[=T]?\d*[=T.]?\s*$/, grave: true },
  { columns: BLANKS.beforeRounds, form: /^\s*$/, grave: true },
]

interface Form {
  readonly columns: Columns
  readonly form: RegExp
  readonly grave: boolean
}

/** Opponent, colour and result of one round, with the blanks between them. */
const ROUND_FORM = /^(\s*\d{1,4}\s*|\s*)$/

export function misfitsOfHead(text: string): readonly Misfit[] {
  return misfits(text, HEAD_FORMS, 0)
}

/** What does not fit behind the name, if it stands `shift` columns further right than it should. */
export function misfitsOfTail(text: string, shift: number): readonly Misfit[] {
  return misfits(text, TAIL_FORMS, shift)
}

function misfits(text: string, forms: readonly Form[], shift: number): readonly Misfit[] {
  return forms.flatMap(({ columns: [from, to], form, grave }) => {
    const printed = cut(text, from + shift, to + shift)
    return form.test(printed) ? [] : [{ columns: from === to ? String(from) : `${from}-${to}`, printed, grave }]
  })
}

/** The fields of a line, trimmed, with everything behind the name taken `shift` columns further right. */
export function playerFields(text: string, shift: number): PlayerFields {
  const field = (name: Field, by = shift) => text.slice(COLUMNS[name][0] + by - 1, COLUMNS[name][1] + by).trim()
  return {
    startNumber: field('startNumber', 0),
    sex: field('sex', 0),
    title: field('title', 0),
    name: text.slice(COLUMNS.name[0] - 1, COLUMNS.name[1] + shift).trim(),
    rating: field('rating'),
    federation: field('federation'),
    fideId: field('fideId'),
    birth: field('birth'),
    points: field('points'),
    rank: field('rank'),
  }
}

/** The rounds of a line, each padded to its full width; what is not printed at the end of the line is no round. */
export function roundTexts(text: string, shift: number): readonly string[] {
  return Array.from({ length: roundsIn(text, shift) }, (_, index) => roundText(text, shift, index + 1))
}

/** How many rounds a line has: up to the last one that is printed. */
export function roundsIn(text: string, shift: number): number {
  return Math.ceil(Math.max(0, text.trimEnd().length - (ROUNDS_FROM - 1 + shift)) / ROUND_WIDTH)
}

/** One round of a line, counted from 1, padded to its full width. */
export function roundText(text: string, shift: number, round: number): string {
  const from = ROUNDS_FROM - 1 + shift + (round - 1) * ROUND_WIDTH
  return text.slice(from, from + ROUND_WIDTH).padEnd(ROUND_WIDTH)
}

export function roundFits(round: string): boolean {
  return ROUND_FORM.test(round.slice(0, 4)) && /^\s$/.test(round.charAt(4)) && /^\s.\s\s$/.test(round.slice(6))
}

function cut(text: string, from: number, to: number): string {
  return text.slice(from - 1, to).padEnd(to - from + 1)
}
