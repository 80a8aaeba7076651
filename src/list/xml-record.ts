import type { RatingType } from '../shared/rating-type.js'
import type { ListHead, ListTarget } from './list-sink.js'
import type { RawRecord } from './raw-record.js'

/** Of a player, in FIDE's order. */
export const ELEMENTS = [
  'fideid',
  'name',
  'country',
  'sex',
  'title',
  'w_title',
  'o_title',
  'foa_title',
  'rating',
  'games',
  'k',
  'rapid_rating',
  'rapid_games',
  'rapid_k',
  'blitz_rating',
  'blitz_games',
  'blitz_k',
  'birthday',
  'flag',
] as const
type Element = (typeof ELEMENTS)[number]
const INDEXES: ReadonlyMap<string, number> = new Map(ELEMENTS.map((element, index) => [element, index]))

/**
 * The elements of one `<player>`. An array that is used again for every player: a list has thirty million of them,
 * and a map of each player's own takes longer than the parsing.
 */
export class XmlFields {
  readonly #texts: (string | undefined)[] = ELEMENTS.map(() => undefined)

  clear(): void {
    this.#texts.fill(undefined)
  }

  /** Elements that are not known are left out. */
  set(element: string, text: string): void {
    const index = INDEXES.get(element)
    if (index !== undefined) this.#texts[index] = text
  }

  /** Sets an element by its place among {@link ELEMENTS}. */
  setAt(index: number, text: string): void {
    this.#texts[index] = text
  }

  has(element: Element): boolean {
    return this.#texts[AT[element]] !== undefined
  }

  /** The text of an element, '' where it is missing. */
  get(element: Element): string {
    return this.#texts[AT[element]] ?? ''
  }
}

const AT = Object.fromEntries(INDEXES) as Readonly<Record<Element, number>>

/** FIDE's element names by type (formats 2.4); the standard ones are also those of a single-type file. */
const RATING_ELEMENTS = {
  standard: { rating: 'rating', games: 'games', k: 'k' },
  rapid: { rating: 'rapid_rating', games: 'rapid_games', k: 'rapid_k' },
  blitz: { rating: 'blitz_rating', games: 'blitz_games', k: 'blitz_k' },
} as const

/** What the first player shows of the layout; null where there is no `<fideid>` and no FIDEID attribute. */
export function xmlHead(fields: XmlFields): ListHead | null {
  if (!fields.has('fideid')) return null
  const others = (['rapid', 'blitz'] as const).filter((type) => fields.has(RATING_ELEMENTS[type].rating))
  const printedTypes: RatingType[] = others.length > 0 ? ['standard', ...others] : []
  const many = others.length > 0 ? 'combined' : 'single type'
  const foa = fields.has('foa_title') ? 'with FOA titles' : 'without FOA titles'
  return { layout: `XML, ${many}, ${foa}`, monthToken: null, printedTypes }
}

/** Whether a player of a single-type file has, against the first one, ratings of other types. */
export function namesOtherTypes(fields: XmlFields): boolean {
  return fields.has(RATING_ELEMENTS.rapid.rating) || fields.has(RATING_ELEMENTS.blitz.rating)
}

/** One `<player>` as a record; elements that are missing are blank, unknown ones are left out. */
export function xmlRecord(fields: XmlFields, line: number, { types, combined }: ListTarget): RawRecord {
  const field = (element: Element) => fields.get(element)
  return {
    line,
    fideId: field('fideid'),
    name: field('name'),
    federation: field('country'),
    sex: field('sex'),
    title: field('title'),
    womanTitle: field('w_title'),
    otherTitles: field('o_title'),
    foaTitle: field('foa_title'),
    birth: field('birthday'),
    flag: field('flag'),
    ratings: types.map((type) => {
      const { rating, games, k } = RATING_ELEMENTS[combined ? type : 'standard']
      return { type, rating: field(rating), games: field(games), k: field(k) }
    }),
  }
}
