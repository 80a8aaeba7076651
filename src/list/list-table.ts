import type { ListMonth } from '../shared/dates.js'
import { IntRecords } from '../shared/int-records.js'
import type { PlayerDetails } from '../shared/player.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ListEntry, ListedRating } from './list-entry.js'
import { TextStore } from './text-store.js'

/**
 * A whole rating list in memory, number by number: two million players in some 110 MB, sorted by ID in a fraction of a
 * second. A list is judged whole before anything of it is stored, and is stored in one ordered pass.
 */
export class ListTable {
  #size = 0
  #rated = 0
  readonly #players = new IntRecords(PLAYER_FIELDS)
  readonly #ratings = new IntRecords(RATING_FIELDS)
  /** Of our own CSV only; one more than the number, 0 where nothing is said. */
  readonly #histories = new IntRecords(HISTORY_FIELDS)
  readonly #names = new TextStore()
  readonly #federations = new Repeated<string>('', copied)
  readonly #titles = new Repeated<Titles>(NO_TITLES, JSON.parse)
  readonly #months = new Repeated<ListMonth | ''>('', (text) => copied(text as ListMonth))

  get size(): number {
    return this.#size
  }

  add(entry: ListEntry): void {
    const at = this.#size++
    const players = this.#players
    players.set(at, ID, entry.fideId)
    players.set(at, LINE, entry.line)
    const sex = entry.sex === null ? 0 : entry.sex === 'M' ? 1 : 2
    players.set(at, BIRTH_AND_SEX, ((entry.birthYear ?? 0) << SEX_BITS) | sex)
    players.set(at, FEDERATION, this.#federations.add(entry.federation))
    const { title, womanTitle, otherTitles, foaTitle } = entry
    if (title !== '' || womanTitle !== '' || otherTitles !== '' || foaTitle !== '') {
      const titles = JSON.stringify({ title, womanTitle, otherTitles, foaTitle })
      players.set(at, TITLES, this.#titles.add(titles))
    }
    players.set(at, NAME, this.#names.add(entry.name))
    players.set(at, NAME_END, this.#names.end)
    for (const type of TYPES) {
      const listed = entry.ratings[type]
      if (listed !== undefined) this.#addRating(type, listed)
    }
    players.set(at, RATINGS_END, this.#rated)
  }

  /** Positions in ascending order of FIDE ID; of one ID in the order of the file. */
  sorted(): Int32Array {
    // One number holds ID and position, so that the engine's own numeric sort does the work.
    const keys = new Float64Array(this.#size)
    for (let at = 0; at < keys.length; at++) keys[at] = this.idAt(at) * MOST_PLAYERS + at
    keys.sort()
    const positions = new Int32Array(this.#size)
    for (let index = 0; index < keys.length; index++) positions[index] = (keys[index] as number) % MOST_PLAYERS
    return positions
  }

  idAt(at: number): number {
    return this.#players.get(at, ID)
  }

  lineAt(at: number): number {
    return this.#players.get(at, LINE)
  }

  birthYearAt(at: number): number | null {
    return this.#players.get(at, BIRTH_AND_SEX) >> SEX_BITS || null
  }

  detailsAt(at: number): PlayerDetails {
    const players = this.#players
    const { title, womanTitle, otherTitles, foaTitle } = this.#titles.get(players.get(at, TITLES))
    return {
      fideId: this.idAt(at),
      name: this.#names.get(players.get(at, NAME), players.get(at, NAME_END)),
      federation: this.#federations.get(players.get(at, FEDERATION)),
      sex: SEXES[players.get(at, BIRTH_AND_SEX) & SEX_MASK] ?? null,
      birthYear: this.birthYearAt(at),
      title,
      womanTitle,
      otherTitles,
      foaTitle,
    }
  }

  /** null where the player is unrated in the type. */
  ratingAt(at: number, type: RatingType): ListedRating | null {
    const end = this.#players.get(at, RATINGS_END)
    for (let rated = at === 0 ? 0 : this.#players.get(at - 1, RATINGS_END); rated < end; rated++) {
      const kind = this.#ratings.get(rated, KIND)
      if (TYPES[kind & TYPE_MASK] === type) return this.#ratingOf(rated, kind)
    }
    return null
  }

  /** The entry as it was added, for those who have to compare two. */
  entryAt(at: number): ListEntry {
    const ratings = Object.fromEntries(
      TYPES.map((type) => [type, this.ratingAt(at, type)] as const).filter(([, listed]) => listed !== null),
    )
    return { ...this.detailsAt(at), line: this.lineAt(at), ratings }
  }

  #addRating(type: RatingType, listed: ListedRating): void {
    const rated = this.#rated++
    const inactive = listed.inactive ? INACTIVE : 0
    this.#ratings.set(rated, RATING, (listed.games << RATING_BITS) | listed.rating)
    this.#ratings.set(rated, KIND, ((listed.k ?? 0) << K_SHIFT) | inactive | TYPES.indexOf(type))
    const { gamesTotal = -1, peak = -1, lastList = '' } = listed
    if (gamesTotal < 0 && peak < 0 && lastList === '') return
    this.#histories.set(rated, GAMES_TOTAL, gamesTotal + 1)
    this.#histories.set(rated, PEAK, peak + 1)
    this.#histories.set(rated, LAST_LIST, this.#months.add(lastList))
  }

  #ratingOf(rated: number, kind: number): ListedRating {
    const printed = this.#ratings.get(rated, RATING)
    const listed: { -readonly [Field in keyof ListedRating]: ListedRating[Field] } = {
      rating: printed & RATING_MASK,
      games: printed >>> RATING_BITS,
      k: kind >>> K_SHIFT || null,
      inactive: (kind & INACTIVE) !== 0,
    }
    const total = this.#histories.get(rated, GAMES_TOTAL)
    const peak = this.#histories.get(rated, PEAK)
    const lastList = this.#months.get(this.#histories.get(rated, LAST_LIST))
    if (total !== 0) listed.gamesTotal = total - 1
    if (peak !== 0) listed.peak = peak - 1
    if (lastList !== '') listed.lastList = lastList
    return listed
  }
}

/** What many players have in common, kept once. */
class Repeated<Value> {
  readonly #read: (text: string) => Value
  readonly #values: Value[]
  readonly #indexes = new Map<string, number>([['', 0]])

  /**
   * @param nothing what the text '' stands for, and index 0
   * @param read gives what another text stands for, without keeping hold of it
   */
  constructor(nothing: Value, read: (text: string) => Value) {
    this.#values = [nothing]
    this.#read = read
  }

  add(text: string): number {
    const known = this.#indexes.get(text)
    if (known !== undefined) return known
    this.#indexes.set(copied(text), this.#values.length)
    return this.#values.push(this.#read(text)) - 1
  }

  get(index: number): Value {
    return this.#values[index] as Value
  }
}

/** A text cut out of a file keeps the whole stretch it was cut from in memory; a copy does not. */
function copied<Text extends string>(text: Text): Text {
  return Buffer.from(text).toString() as Text
}

type Titles = Pick<PlayerDetails, 'title' | 'womanTitle' | 'otherTitles' | 'foaTitle'>

const NO_TITLES: Titles = { title: '', womanTitle: '', otherTitles: '', foaTitle: '' }
const TYPES: readonly RatingType[] = ['standard', 'rapid', 'blitz']
const SEXES = [null, 'M', 'F'] as const

/** Fields of a player: a name lies from NAME to NAME_END, ratings from where those of the player before end. */
const [ID, LINE, BIRTH_AND_SEX, FEDERATION, TITLES, NAME, NAME_END, RATINGS_END, PLAYER_FIELDS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
]
const [RATING, KIND, RATING_FIELDS] = [0, 1, 2]
const [GAMES_TOTAL, PEAK, LAST_LIST, HISTORY_FIELDS] = [0, 1, 2, 3]

const SEX_BITS = 2
const SEX_MASK = 3
/** A rating takes the lower bits (four digits), its games the upper ones. */
const RATING_BITS = 14
const RATING_MASK = (1 << RATING_BITS) - 1
/** Of its kind: the type, whether it is inactive, and K. */
const TYPE_MASK = 3
const INACTIVE = 4
const K_SHIFT = 3
/** Positions fit beside an ID of nine digits in a number without loss. */
const MOST_PLAYERS = 2 ** 22
