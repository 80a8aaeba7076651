import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { monthOfToken } from './list-name.js'
import { quoted } from './quoted.js'

/** Columns of a TXT list, 0-based, end exclusive; the last one goes on to the end of the line. */
export interface Column {
  readonly from: number
  readonly to: number
}

/** Where the fields of a TXT list stand, as its header line says. */
export interface TxtLayout {
  /** The header line without its end and trailing blanks: as wide as a line that is padded. */
  readonly header: string
  readonly monthToken: string | null
  readonly text: Readonly<Record<TextField, Column>>
  readonly birth: Column
  readonly flag: Column
  readonly ratings: readonly RatingColumns[]
  /** Where one column ends and the next begins, and no word may stand on both sides. */
  readonly borders: readonly Border[]
  /** Tokens that are no column we know. */
  readonly unknown: readonly string[]
}

export interface Border {
  /** Header token of the column that begins here. */
  readonly name: string
  readonly from: number
  readonly kind: 'plain' | 'behind name' | 'behind titles'
  /** Whether the column moves to the right with other titles that need more room than they have. */
  readonly moves: boolean
}

export interface RatingColumns {
  /** null in a single-type list, whose header does not name the type. */
  readonly type: RatingType | null
  readonly rating: Column
  readonly games: Column
  readonly k: Column
}

export type TextField = 'fideId' | 'name' | 'federation' | 'sex' | 'title' | 'womanTitle' | 'otherTitles' | 'foaTitle'

type Field = TextField | 'birth' | 'flag' | `${RatingType | 'single'}:${'rating' | 'games' | 'k'}`

/** FIDE's header tokens. */
const TOKENS: Readonly<Record<string, Field>> = {
  Name: 'name',
  Fed: 'federation',
  Sex: 'sex',
  Tit: 'title',
  WTit: 'womanTitle',
  OTit: 'otherTitles',
  FOA: 'foaTitle',
  SRtng: 'standard:rating',
  SGm: 'standard:games',
  SK: 'standard:k',
  RRtng: 'rapid:rating',
  RGm: 'rapid:games',
  Rk: 'rapid:k',
  BRtng: 'blitz:rating',
  BGm: 'blitz:games',
  BK: 'blitz:k',
  Gms: 'single:games',
  K: 'single:k',
  'B-day': 'birth',
  Flag: 'flag',
}
/** Without regard to case, in which FIDE's headers differ. */
const FIELDS: ReadonlyMap<string, Field> = new Map(
  Object.entries(TOKENS).map(([token, field]) => [token.toLowerCase(), field]),
)

const ID_TOKEN = /^\s*ID[ _]number(?=\s|$)/i
const REQUIRED = ['Name', 'Fed', 'Sex', 'B-day'] as const
const NOWHERE: Column = { from: 0, to: 0 }
const REST_OF_LINE = 65_536

/** Whether a line is a header of the layouts of 2012 and later, or means to be one. */
export function isTxtHeader(line: string): boolean {
  return ID_TOKEN.test(line) && /\sFed\s/i.test(line)
}

/**
 * The layout a header line describes: every column begins where its token stands and ends where the next one
 * begins, so that layouts with and without FOA, single-type and combined, are all read by one rule.
 */
export function txtLayoutOf(line: string, file: string, lineNumber: number): TxtLayout | Problem {
  const header = line.trimEnd()
  const tokens = tokensOf(header)
  const { fields, unknown, twice, monthToken } = columnsOf(tokens)
  const missing: string[] = REQUIRED.filter((token) => !tokens.some(({ field }) => field === TOKENS[token]))
  missing.push(...twice.map((token) => `${token} (once)`))
  const ratings = ratingColumns(fields)
  if (ratings.length === 0) missing.push('rating')
  if (missing.length > 0) {
    const args = { columns: missing.join(', '), found: quoted(header) }
    return problem('list-columns-missing', args, { file, line: lineNumber })
  }
  const column = (field: Field): Column => fields.get(field) ?? NOWHERE
  const text = {
    fideId: column('fideId'),
    name: column('name'),
    federation: column('federation'),
    sex: column('sex'),
    title: column('title'),
    womanTitle: column('womanTitle'),
    otherTitles: column('otherTitles'),
    foaTitle: column('foaTitle'),
  }
  const borders = bordersOf(tokens)
  return { header, monthToken, text, birth: column('birth'), flag: column('flag'), ratings, borders, unknown }
}

interface Token {
  readonly token: string
  readonly from: number
  /** undefined for a token that is no column we know. */
  readonly field: Field | undefined
}

function columnsOf(tokens: readonly Token[]) {
  const fields = new Map<Field, Column>()
  const unknown: string[] = []
  const twice: string[] = []
  let monthToken: string | null = null
  tokens.forEach(({ token, from, field }, index) => {
    if (field === 'single:rating') monthToken = token
    if (field === undefined) unknown.push(token)
    else if (fields.has(field)) twice.push(token)
    else fields.set(field, { from, to: tokens[index + 1]?.from ?? REST_OF_LINE })
  })
  fields.set('fideId', { from: 0, to: tokens[0]?.from ?? REST_OF_LINE })
  return { fields, unknown, twice, monthToken: monthToken as string | null }
}

/** The tokens after `ID Number`, and the columns they begin at. */
function tokensOf(header: string): Token[] {
  const start = ID_TOKEN.exec(header)?.[0].length ?? 0
  return [...header.slice(start).matchAll(/\S+/g)].map(({ 0: token, index }) => {
    const field = monthOfToken(token) === null ? FIELDS.get(token.toLowerCase()) : 'single:rating'
    return { token, from: start + index, field }
  })
}

/** All borders but the one between other titles and FOA title, which is read by its own rule. */
function bordersOf(tokens: readonly Token[]): Border[] {
  let moves = false
  return tokens.flatMap(({ token: name, from, field }, index) => {
    const before = tokens[index - 1]?.field
    if (before === 'otherTitles') moves = true
    if (before === 'otherTitles' && field === 'foaTitle') return []
    const behindTitles = before === 'otherTitles' || before === 'foaTitle'
    const kind = before === 'name' ? 'behind name' : behindTitles ? 'behind titles' : 'plain'
    return [{ name, from, kind, moves }]
  })
}

function ratingColumns(fields: ReadonlyMap<Field, Column>): RatingColumns[] {
  const types = ['standard', 'rapid', 'blitz', 'single'] as const
  return types.flatMap((type) => {
    const rating = fields.get(`${type}:rating`)
    if (rating === undefined) return []
    const games = fields.get(`${type}:games`) ?? NOWHERE
    const k = fields.get(`${type}:k`) ?? NOWHERE
    return [{ type: type === 'single' ? null : type, rating, games, k }]
  })
}
