import { IntRecords } from '../shared/int-records.js'
import { interned } from '../shared/interned.js'
import type { RatingListLine } from './rating-list-line.js'

/**
 * The lines of a list that is to be printed, number by number, each put together when it is asked for: half a million of
 * them are sorted and printed three times over, and as objects would be looked through at every collection of garbage.
 */
export class LineTable {
  readonly #numbers = new IntRecords(WIDTH)
  readonly #names: string[] = []
  /** What many players have in common, kept once. */
  readonly #shared = interned<Shared>(({ federation, sex, title, womanTitle, otherTitles, foaTitle, inactive }) =>
    title === '' && womanTitle === '' && otherTitles === '' && foaTitle === ''
      ? `${federation}\n${sex}\n${inactive}`
      : [federation, sex, inactive, title, womanTitle, otherTitles, foaTitle].join('\n'),
  )

  get size(): number {
    return this.#names.length
  }

  add(line: RatingListLine): void {
    const place = this.#names.push(line.name) - 1
    const numbers = this.#numbers
    numbers.set(place, ID, line.fideId)
    numbers.set(place, BIRTH, line.birthYear ?? NONE)
    numbers.set(place, RATING, line.rating ?? NONE)
    numbers.set(place, GAMES, line.games)
    numbers.set(place, K, line.k ?? NONE)
    numbers.set(place, SHARED, this.#shared.numberOf(line))
  }

  at(place: number): RatingListLine {
    const { federation, sex, title, womanTitle, otherTitles, foaTitle, inactive } = this.#shared.at(
      this.#numbers.get(place, SHARED),
    )
    return {
      fideId: this.idAt(place),
      name: this.nameAt(place),
      federation,
      sex,
      birthYear: nullable(this.#numbers.get(place, BIRTH)),
      title,
      womanTitle,
      otherTitles,
      foaTitle,
      rating: this.ratingAt(place),
      games: this.#numbers.get(place, GAMES),
      k: nullable(this.#numbers.get(place, K)),
      inactive,
    }
  }

  idAt(place: number): number {
    return this.#numbers.get(place, ID)
  }

  nameAt(place: number): string {
    return this.#names[place] as string
  }

  ratingAt(place: number): number | null {
    return nullable(this.#numbers.get(place, RATING))
  }

  /** The lines at some places, one after the other. */
  *in(places: Iterable<number>): Generator<RatingListLine> {
    for (const place of places) yield this.at(place)
  }
}

type Shared = Omit<RatingListLine, 'fideId' | 'name' | 'birthYear' | 'rating' | 'games' | 'k'>

const [ID, BIRTH, RATING, GAMES, K, SHARED, WIDTH] = [0, 1, 2, 3, 4, 5, 6] as const
const NONE = -0x80000000

function nullable(number: number): number | null {
  return number === NONE ? null : number
}
