import type { ListMonth } from '../shared/dates.js'
import type { PlayerDetails } from '../shared/player.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ListEntry, ListedRating } from './list-entry.js'

/**
 * A whole rating list in memory, column by column: two million players in some 150 MB, sorted by ID in a fraction of a
 * second. A list is judged whole before anything of it is stored, and is stored in one ordered pass.
 */
export class ListTable {
  #size = 0
  #capacity = 1024
  #ids = new Int32Array(this.#capacity)
  #lines = new Int32Array(this.#capacity)
  #birthYears = new Int16Array(this.#capacity)
  #sexes = new Uint8Array(this.#capacity)
  #texts = new Int32Array(this.#capacity * TEXTS)
  #nameEnds = new Float64Array(this.#capacity)
  #names = Buffer.alloc(16 * 1024)
  #ratings = columnsOfTypes((capacity) => new Int16Array(capacity), this.#capacity)
  #games = columnsOfTypes((capacity) => new Uint16Array(capacity), this.#capacity)
  #ks = columnsOfTypes((capacity) => new Uint8Array(capacity), this.#capacity)
  #inactive = columnsOfTypes((capacity) => new Uint8Array(capacity), this.#capacity)
  readonly #pool: string[] = ['']
  readonly #poolIndex = new Map<string, number>([['', 0]])
  /** Of our own CSV only; one more than the number, 0 where nothing is said. */
  #gamesTotal = columnsOfTypes((capacity) => new Int32Array(capacity), this.#capacity)
  #peaks = columnsOfTypes((capacity) => new Int16Array(capacity), this.#capacity)
  /** Position among the repeated texts. */
  #lastLists = columnsOfTypes((capacity) => new Int32Array(capacity), this.#capacity)

  get size(): number {
    return this.#size
  }

  add(entry: ListEntry): void {
    if (this.#size === this.#capacity) this.#grow()
    const at = this.#size++
    this.#ids[at] = entry.fideId
    this.#lines[at] = entry.line
    this.#birthYears[at] = entry.birthYear ?? 0
    this.#sexes[at] = entry.sex === null ? 0 : entry.sex === 'M' ? 1 : 2
    const texts = [entry.federation, entry.title, entry.womanTitle, entry.otherTitles, entry.foaTitle]
    for (let column = 0; column < TEXTS; column++) this.#texts[at * TEXTS + column] = this.#intern(texts[column] ?? '')
    this.#addName(at, entry.name)
    for (const type of TYPES) {
      const listed = entry.ratings[type]
      if (listed !== undefined) this.#addRating(at, type, listed)
    }
  }

  /** Positions in ascending order of FIDE ID; of one ID in the order of the file. */
  sorted(): Int32Array {
    // One number holds ID and position, so that the engine's own numeric sort does the work.
    const keys = Float64Array.from({ length: this.#size }, (_, at) => (this.#ids[at] as number) * 2 ** 22 + at)
    keys.sort()
    return Int32Array.from(keys, (key) => key % 2 ** 22)
  }

  idAt(at: number): number {
    return this.#ids[at] as number
  }

  lineAt(at: number): number {
    return this.#lines[at] as number
  }

  birthYearAt(at: number): number | null {
    return this.#birthYears[at] || null
  }

  detailsAt(at: number): PlayerDetails {
    const text = (column: number) => this.#pool[this.#texts[at * TEXTS + column] as number] as string
    const start = at === 0 ? 0 : (this.#nameEnds[at - 1] as number)
    return {
      fideId: this.idAt(at),
      name: this.#names.toString('utf8', start, this.#nameEnds[at]),
      federation: text(0),
      sex: SEXES[this.#sexes[at] as number] ?? null,
      birthYear: this.birthYearAt(at),
      title: text(1),
      womanTitle: text(2),
      otherTitles: text(3),
      foaTitle: text(4),
    }
  }

  /** null where the player is unrated in the type. */
  ratingAt(at: number, type: RatingType): ListedRating | null {
    const rating = this.#ratings[type][at] as number
    if (rating === 0) return null
    const k = this.#ks[type][at] as number
    const listed: { -readonly [Field in keyof ListedRating]: ListedRating[Field] } = {
      rating,
      games: this.#games[type][at] as number,
      k: k === 0 ? null : k,
      inactive: this.#inactive[type][at] === 1,
    }
    const total = this.#gamesTotal[type][at] as number
    const peak = this.#peaks[type][at] as number
    const lastList = this.#pool[this.#lastLists[type][at] as number] as ListMonth | ''
    if (total !== 0) listed.gamesTotal = total - 1
    if (peak !== 0) listed.peak = peak - 1
    if (lastList !== '') listed.lastList = lastList
    return listed
  }

  /** The entry as it was added, for those who have to compare two. */
  entryAt(at: number): ListEntry {
    const ratings = Object.fromEntries(
      TYPES.map((type) => [type, this.ratingAt(at, type)] as const).filter(([, listed]) => listed !== null),
    )
    return { ...this.detailsAt(at), line: this.lineAt(at), ratings }
  }

  #addRating(at: number, type: RatingType, listed: ListedRating): void {
    this.#ratings[type][at] = listed.rating
    this.#games[type][at] = listed.games
    this.#ks[type][at] = listed.k ?? 0
    this.#inactive[type][at] = listed.inactive ? 1 : 0
    const { gamesTotal = -1, peak = -1, lastList = '' } = listed
    this.#gamesTotal[type][at] = gamesTotal + 1
    this.#peaks[type][at] = peak + 1
    this.#lastLists[type][at] = this.#intern(lastList)
  }

  #addName(at: number, name: string): void {
    const start = at === 0 ? 0 : (this.#nameEnds[at - 1] as number)
    // A character takes at most three bytes of UTF-8 a UTF-16 unit.
    if (start + name.length * 3 > this.#names.length) {
      this.#names = Buffer.concat([this.#names], Math.max(this.#names.length * 2, start + name.length * 3))
    }
    this.#nameEnds[at] = start + this.#names.write(name, start, 'utf8')
  }

  #intern(text: string): number {
    const known = this.#poolIndex.get(text)
    if (known !== undefined) return known
    this.#pool.push(text)
    this.#poolIndex.set(text, this.#pool.length - 1)
    return this.#pool.length - 1
  }

  #grow(): void {
    this.#capacity *= 2
    this.#ids = enlarged(this.#ids, new Int32Array(this.#capacity))
    this.#lines = enlarged(this.#lines, new Int32Array(this.#capacity))
    this.#birthYears = enlarged(this.#birthYears, new Int16Array(this.#capacity))
    this.#sexes = enlarged(this.#sexes, new Uint8Array(this.#capacity))
    this.#texts = enlarged(this.#texts, new Int32Array(this.#capacity * TEXTS))
    this.#nameEnds = enlarged(this.#nameEnds, new Float64Array(this.#capacity))
    for (const type of TYPES) {
      this.#ratings[type] = enlarged(this.#ratings[type], new Int16Array(this.#capacity))
      this.#games[type] = enlarged(this.#games[type], new Uint16Array(this.#capacity))
      this.#ks[type] = enlarged(this.#ks[type], new Uint8Array(this.#capacity))
      this.#inactive[type] = enlarged(this.#inactive[type], new Uint8Array(this.#capacity))
      this.#gamesTotal[type] = enlarged(this.#gamesTotal[type], new Int32Array(this.#capacity))
      this.#peaks[type] = enlarged(this.#peaks[type], new Int16Array(this.#capacity))
      this.#lastLists[type] = enlarged(this.#lastLists[type], new Int32Array(this.#capacity))
    }
  }
}

const TYPES: readonly RatingType[] = ['standard', 'rapid', 'blitz']
const SEXES = [null, 'M', 'F'] as const

/** Columns of repeated texts: federation, the three kinds of titles, the arena title. */
const TEXTS = 5

function columnsOfTypes<Column>(make: (capacity: number) => Column, capacity: number): Record<RatingType, Column> {
  return { standard: make(capacity), rapid: make(capacity), blitz: make(capacity) }
}

function enlarged<Column extends { set(values: Column): void }>(column: Column, larger: Column): Column {
  larger.set(column)
  return larger
}
