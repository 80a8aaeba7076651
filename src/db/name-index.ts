import type { Kysely, Transaction } from 'kysely'
import { soundOf } from '../shared/names/name-sound.js'
import { nameWords } from '../shared/names/name-words.js'
import type { Sex } from '../shared/player.js'
import { type Pass, STRETCH } from '../shared/progress.js'
import { handleOf } from './connect.js'
import { statement } from './prepared.js'
import type { Database, PlayerRow } from './schema.js'

/** Raised whenever names are folded in another way (words, sounds, any-ascii): an index made by other rules is made anew. */
const RULES = 2

/** Beyond this part of all persons it takes less time to make the index anew than to change it. */
const MOST_CHANGED = 1 / 8

/** What the index says of a person, before and after him: its signs stand before what is no word. */
export type IndexedPerson = Pick<PlayerRow, 'fide_id' | 'name' | 'federation' | 'sex' | 'birth_year'>

export interface NameIndexState {
  /** Whether there is an index by the rules of today; without one every person has changed. */
  readonly isMade: boolean
  /** How many persons it does not know as they are. */
  readonly changed: number
}

export const soundTerm = (sound: string): string => `~${sound}`
export const wordCountTerm = (count: number): string => `#${count}`
export const federationTerm = (federation: string): string => `@${federation}`
export const sexTerm = (sex: Sex): string => `!${sex}`
export const yearTerm = (year: number): string => `=${year}`

export function nameIndexState(db: Kysely<Database>): NameIndexState {
  const persons = personsIndexed(db)
  if (persons === null) return { isMade: false, changed: statement<[], number>(db, COUNT_PERSONS, 'values').get() ?? 0 }
  return { isMade: true, changed: statement<[], number>(db, COUNT_CHANGED, 'values').get() ?? 0 }
}

const COUNT_PERSONS = 'select count(*) from player'
const COUNT_CHANGED = 'select count(*) from name_changed'

/**
 * How many persons the index held when it was made; null where there is none by the rules of today, or where who was
 * written since is not known: a table made anew has lost its triggers.
 */
function personsIndexed(db: Kysely<Database>): number | null {
  const persons = statement<[number], number>(db, 'select persons from name_index_state where rules = ?', 'values')
  const triggers = statement<[], string>(db, TRIGGERS_OF_PLAYER, 'values').all()
  if (!Object.keys(TRIGGERS).every((trigger) => triggers.includes(trigger))) return null
  return persons.get(RULES) ?? null
}

const TRIGGERS_OF_PLAYER = "select name from sqlite_master where type = 'trigger' and tbl_name = 'player'"

/** Brings the index in line with the persons there are. */
export async function refreshNameIndex(trx: Transaction<Database>, pass: Pass): Promise<void> {
  const persons = personsIndexed(trx)
  const changed = statement<[], number>(trx, 'select fide_id from name_changed order by fide_id', 'values').all()
  if (persons === null || changed.length > Math.max(persons * MOST_CHANGED, PERSONS_AT_ONCE)) await makeAnew(trx, pass)
  else await indexAgain(trx, changed, pass)
  statement<[], never>(trx, 'delete from name_changed').run()
}

const PERSONS_AT_ONCE = 1_000

/** What FTS5 keeps in memory before it writes it: its own measure, and one for a whole index, so that less is merged. */
const HASH_BYTES = 1024 * 1024
const HASH_BYTES_ANEW = 64 * HASH_BYTES

const PERSON_COLUMNS = 'fide_id, name, federation, sex, birth_year'

async function makeAnew(trx: Transaction<Database>, pass: Pass): Promise<void> {
  const handle = handleOf(trx)
  const hash = (bytes: number) => `insert into name_index (name_index, rank) values ('hashsize', ${bytes})`
  handle.exec("insert into name_index (name_index) values ('delete-all')")
  handle.exec(hash(HASH_BYTES_ANEW))
  const index = indexer(trx)
  const next = statement<[number, number], IndexedPerson>(
    trx,
    `select ${PERSON_COLUMNS} from player where fide_id > ? order by fide_id limit ?`,
  )
  let persons = 0
  for (let rows = next.all(0, PERSONS_AT_ONCE); rows.length > 0; ) {
    for (const row of rows) index(row)
    persons += rows.length
    await pass(rows.length)
    rows = next.all(rows.at(-1)?.fide_id ?? 0, PERSONS_AT_ONCE)
  }
  // Many parts into one: a word is then looked for in one place.
  handle.exec("insert into name_index (name_index) values ('optimize')")
  handle.exec(hash(HASH_BYTES))
  for (const [trigger, what] of Object.entries(TRIGGERS)) {
    handle.exec(`create trigger if not exists ${trigger} after ${what}; end`)
  }
  statement<[number, number], never>(trx, 'insert or replace into name_index_state values (1, ?, ?)').run(
    RULES,
    persons,
  )
}

/** Whoever is written, by whatever statement, is put down as changed: from now on, not before there is an index. */
const TRIGGERS: Readonly<Record<string, string>> = {
  player_inserted: 'insert on player begin insert or ignore into name_changed values (new.fide_id)',
  player_updated: 'update on player begin insert or ignore into name_changed values (old.fide_id), (new.fide_id)',
  player_deleted: 'delete on player begin insert or ignore into name_changed values (old.fide_id)',
}

async function indexAgain(trx: Transaction<Database>, changed: readonly number[], pass: Pass): Promise<void> {
  const forget = statement<[number], never>(trx, 'delete from name_index where rowid = ?')
  const find = statement<[number], IndexedPerson>(trx, `select ${PERSON_COLUMNS} from player where fide_id = ?`)
  const index = indexer(trx)
  let done = 0
  for (const fideId of changed) {
    if (++done % STRETCH === 0) await pass(STRETCH)
    forget.run(fideId)
    const row = find.get(fideId)
    if (row !== undefined) index(row)
  }
}

function indexer(trx: Transaction<Database>): (row: IndexedPerson) => void {
  const insert = statement<[number, string], never>(trx, 'insert into name_index (rowid, words) values (?, ?)')
  const sound = rememberedSound()
  return (row) => insert.run(row.fide_id, termsOf(row, sound).join(' '))
}

/** {@link soundOf} that remembers: few words are in many names. */
export function rememberedSound(): (word: string) => string {
  const sounds = new Map<string, string>()
  return (word) => {
    const known = sounds.get(word)
    if (known !== undefined) return known
    if (sounds.size === MOST_REMEMBERED) sounds.clear()
    const sound = soundOf(word)
    sounds.set(word, sound)
    return sound
  }
}

const MOST_REMEMBERED = 200_000

/** A sound that is written as it sounds is not put in twice. */
function termsOf({ name, federation, sex, birth_year }: IndexedPerson, sound: (word: string) => string): string[] {
  const words = nameWords(name)
  const sounds = words.filter((word) => sound(word) !== word).map((word) => soundTerm(sound(word)))
  const terms = [...words, ...sounds, wordCountTerm(words.length)]
  if (/^[A-Z]{3}$/.test(federation)) terms.push(federationTerm(federation))
  if (sex !== null) terms.push(sexTerm(sex))
  if (birth_year !== null) terms.push(yearTerm(birth_year))
  return terms
}
