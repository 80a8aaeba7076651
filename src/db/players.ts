import type { Kysely, Transaction } from 'kysely'
import type { PersonRow } from '../period/person-rows.js'
import type { ListMonth } from '../shared/dates.js'
import { type InStep, inStep } from '../shared/in-step.js'
import type { Origin, PlayerDetails, Sex } from '../shared/player.js'
import { handleOf } from './connect.js'
import { inserter, statement } from './prepared.js'
import type { Database, PlayerRow } from './schema.js'

/** Reads what is known of single players today. */
export function playerFinder(db: Kysely<Database>): (fideId: number) => PlayerRow | null {
  const get = statement<[number], PlayerRow>(db, 'select * from player where fide_id = ?')
  return (fideId) => get.get(fideId) ?? null
}

/** Whether anybody is known at all. */
export function hasPlayers(db: Kysely<Database>): boolean {
  return statement<[], number>(db, 'select 1 from player limit 1', 'values').get() !== undefined
}

/**
 * Reads what was known of single players when a list was made, so that a list of the past prints as it was. Of a player
 * who was first heard of later, what was heard first.
 */
export function playerReader(db: Kysely<Database>, list: ListMonth): (fideId: number) => PlayerRow | null {
  const handle = handleOf(db)
  const latest = playerFinder(db)
  const past = handle.prepare<[number, string], PlayerRow>(
    'select * from player_history where fide_id = ? and valid_from <= ? order by valid_from desc limit 1',
  )
  const first = handle.prepare<[number], PlayerRow>(
    'select * from player_history where fide_id = ? order by valid_from limit 1',
  )
  return (fideId) => {
    const row = latest(fideId)
    if (row === null || row.valid_from <= list) return row
    return past.get(fideId, list) ?? first.get(fideId) ?? row
  }
}

/** Reads what single players were called when a list was made; null for nobody known. */
export function nameReader(db: Kysely<Database>, list: ListMonth): (fideId: number) => string | null {
  const latest = statement<[number], readonly [name: string, validFrom: ListMonth]>(
    db,
    'select name, valid_from from player where fide_id = ?',
    'lists',
  )
  const then = playerReader(db, list)
  return (fideId) => {
    const row = latest.get(fideId)
    if (row === undefined) return null
    return row[1] <= list ? row[0] : (then(fideId)?.name ?? null)
  }
}

/** What a report is held against of a player, as he is known today. */
export type NamedPlayer = readonly [
  name: string,
  birthYear: number | null,
  federation: string,
  sex: Sex | null,
  title: string,
  womanTitle: string,
  origin: Origin,
]

/** Reads what single players are called today. */
export function namedPlayerFinder(db: Kysely<Database>): (fideId: number) => NamedPlayer | null {
  const columns = 'name, birth_year, federation, sex, title, woman_title, origin'
  const get = statement<[number], NamedPlayer>(db, `select ${columns} from player where fide_id = ?`, 'lists')
  return (fideId) => get.get(fideId) ?? null
}

/** Who a person is, in a word. */
export type KnownPerson = readonly [fideId: number, name: string, federation: string, birthYear: number | null]

/** All persons as they are known today; they are asked for in ascending order of FIDE ID. */
export function personsInStep(db: Kysely<Database>): InStep<KnownPerson> {
  const rows = handleOf(db)
    .prepare<[], KnownPerson>('select fide_id, name, federation, birth_year from player order by fide_id')
    .raw()
    .iterate()
  return inStep(rows, ([fideId]) => fideId)
}

/** Names of the players born in a year. */
export function namesOfYear(db: Kysely<Database>, year: number): IterableIterator<[fideId: number, name: string]> {
  return handleOf(db)
    .prepare<[number], [number, string]>('select fide_id, name from player where birth_year = ? order by fide_id')
    .raw()
    .iterate(year)
}

/** Names of all players, by FIDE ID, many at once: read through once that is less than year by year. */
export function* namesByYear(db: Kysely<Database>): Generator<NamesOfMany> {
  const together = ['fide_id', 'name', 'birth_year'].map((column) => `json_group_array(${column})`)
  const page = statement<[number], NamesPage>(
    db,
    `select max(fide_id), ${together.join(', ')}
     from (select fide_id, name, birth_year from player where fide_id > ? order by fide_id limit ${PAGE})`,
    'lists',
  )
  for (let after = 0; ; ) {
    const [last, fideIds, names, birthYears] = page.get(after) as NamesPage
    if (last === null) return
    yield { fideIds: JSON.parse(fideIds), names: JSON.parse(names), birthYears: JSON.parse(birthYears) }
    after = last
  }
}

type NamesPage = readonly [last: number | null, fideIds: string, names: string, birthYears: string]

/** Columns: the same place in each is the same player. One text a column takes a third of the time of a row a player. */
export interface NamesOfMany {
  readonly fideIds: readonly number[]
  readonly names: readonly string[]
  readonly birthYears: readonly (number | null)[]
}

const PAGE = 2_000

/** What the federation or reports said of a person, as a row of `player` or `player_history` holds it. */
export type DescribedPerson = readonly [
  fideId: number,
  name: string,
  federation: string,
  sex: string | null,
  birthYear: number | null,
  title: string,
  womanTitle: string,
]

/** Persons whom the federation or reports described, not a list, from the list after one (null: ever) up to another. */
export function describedPersons(db: Kysely<Database>, after: ListMonth | null, until: ListMonth): DescribedPerson[] {
  const described = (table: 'player' | 'player_history') =>
    handleOf(db)
      .prepare<[string, string], DescribedPerson>(
        `select fide_id, name, federation, sex, birth_year, title, woman_title from ${table}
         where origin <> 'list' and valid_from > ? and valid_from <= ? order by fide_id, valid_from`,
      )
      .raw()
      .all(after ?? '', until)
  return [...described('player'), ...described('player_history')]
}

/** Writes what is known of a player from a list on, whichever lists were written before or after it. */
export function playerWriter(
  trx: Transaction<Database>,
): (details: PlayerDetails, validFrom: ListMonth, origin: Origin) => void {
  const latest = statement<[number], ListMonth>(trx, 'select valid_from from player where fide_id = ?', 'values')
  const archive = statement<[number], never>(trx, 'insert into player_history select * from player where fide_id = ?')
  const write = inserter(trx, 'player', PLAYER_COLUMNS, 'replace')
  const writePast = inserter(trx, 'player_history', PLAYER_COLUMNS, 'replace')
  return (details, validFrom, origin) => {
    const values = [details.fideId, validFrom, ...valuesOf(details), origin]
    const stands = latest.get(details.fideId)
    if (stands !== undefined && stands > validFrom) return writePast(values)
    if (stands !== undefined && stands < validFrom) archive.run(details.fideId)
    write(values)
  }
}

/** All rows of a player, from the first list on. */
export function playerRows(db: Kysely<Database>): (fideId: number) => PlayerRow[] {
  const all = statement<[number, number], PlayerRow>(
    db,
    `select * from player_history where fide_id = ? union all select * from player where fide_id = ?
     order by valid_from`,
  )
  return (fideId) => all.all(fideId, fideId)
}

/** Puts a player's rows, in order, in the place of those stored: the last one stands, the others are past. */
export function playerRewriter(trx: Transaction<Database>): (rows: readonly PersonRow[]) => void {
  const clearPast = statement<[number], never>(trx, 'delete from player_history where fide_id = ?')
  const write = inserter(trx, 'player', PLAYER_COLUMNS, 'replace')
  const writePast = inserter(trx, 'player_history', PLAYER_COLUMNS)
  return (rows) => {
    const [first] = rows
    if (first !== undefined) clearPast.run(first.details.fideId)
    rows.forEach(({ details, validFrom, origin }, index) => {
      const values = [details.fideId, validFrom, ...valuesOf(details), origin]
      if (index === rows.length - 1) write(values)
      else writePast(values)
    })
  }
}

export function personRowOf(row: PlayerRow): PersonRow {
  return { details: detailsOf(row), validFrom: row.valid_from, origin: row.origin }
}

export const PLAYER_COLUMNS = [
  'fide_id',
  'valid_from',
  'name',
  'federation',
  'sex',
  'birth_year',
  'title',
  'woman_title',
  'other_titles',
  'foa_title',
  'origin',
] as const satisfies readonly (keyof PlayerRow)[]

/** The details in the order of {@link PLAYER_COLUMNS}, from `name` to `foa_title`. */
function valuesOf(details: PlayerDetails) {
  const { name, federation, sex, birthYear, title, womanTitle, otherTitles, foaTitle } = details
  return [name, federation, sex, birthYear, title, womanTitle, otherTitles, foaTitle] as const
}

export function detailsOf(row: PlayerRow): PlayerDetails {
  return {
    fideId: row.fide_id,
    name: row.name,
    federation: row.federation,
    sex: row.sex,
    birthYear: row.birth_year,
    title: row.title,
    womanTitle: row.woman_title,
    otherTitles: row.other_titles,
    foaTitle: row.foa_title,
  }
}
