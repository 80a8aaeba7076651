import type { Kysely, Transaction } from 'kysely'
import type { ListTable } from '../list/list-table.js'
import { areSamePersonRows, personRowsWith, rowOfListed, saysTheSame } from '../period/person-rows.js'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import type { PlayerDetails } from '../shared/player.js'
import { type Pass, STRETCH } from '../shared/progress.js'
import { bulkInserter } from './bulk-inserter.js'
import { handleOf } from './connect.js'
import { personRowOf, playerRewriter, playerWriter } from './players.js'
import type { Database, PlayerRow } from './schema.js'

export interface StoredPlayers {
  readonly added: number
  readonly changed: number
}

/**
 * Stores what a list says of its players, from its month on, where that is news. The register's name, federation and
 * titles win over the list's.
 *
 * @param positions of the table in ascending order of ID
 * @param next the first list after it that is stored; null if there is none
 */
export async function storeListedPlayers(
  trx: Transaction<Database>,
  reader: Kysely<Database>,
  table: ListTable,
  positions: Int32Array,
  list: ListMonth,
  next: ListMonth | null,
  pass: Pass,
): Promise<StoredPlayers> {
  const counts = { added: 0, changed: 0 }
  let taken = 0
  const newcomers = newcomerWriter(trx, list)
  const write = playerWriter(trx)
  const rewrite = playerRewriter(trx)
  const past = handleOf(reader).prepare<[number], PlayerRow>(
    'select * from player_history where fide_id = ? order by valid_from',
  )
  const rows = handleOf(reader).prepare<[], PlayerRow>('select * from player order by fide_id').iterate()
  for (const { left: row, right: at } of merged(rows, idOf, positions.values(), (at) => table.idAt(at))) {
    if (at === undefined) continue
    if (++taken % STRETCH === 0) await pass(STRETCH)
    const printed = table.detailsAt(at)
    if (row === undefined) {
      newcomers.add(printed)
      counts.added++
    } else if (row.valid_from <= list && next === null) {
      const known = personRowOf(row)
      const now = rowOfListed(printed, known, list)
      if (saysTheSame(now, known)) continue
      write(now.details, list, now.origin)
      counts.changed++
    } else {
      const stored = [...past.all(row.fide_id), row].map(personRowOf)
      const placed = personRowsWith(stored, printed, list, next)
      if (areSamePersonRows(placed, stored)) continue
      rewrite(placed)
      // What a later list says already is no news, though it now holds from an earlier one on.
      const later = stored.find(({ validFrom }) => validFrom >= list)
      if (!saysTheSame(rowOfListed(printed, later, list), later)) counts.changed++
    }
  }
  newcomers.end()
  return counts
}

/** Writes players nobody has heard of before; nearly none of them has a title. */
function newcomerWriter(trx: Transaction<Database>, list: ListMonth) {
  const fixed = { valid_from: list, origin: 'list' }
  const noTitles = { title: '', woman_title: '', other_titles: '', foa_title: '' }
  const plain = bulkInserter(trx, 'player', PERSON_COLUMNS, { fixed: { ...fixed, ...noTitles } })
  const titled = bulkInserter(trx, 'player', [...PERSON_COLUMNS, ...TITLE_COLUMNS], { fixed })
  return {
    add({ fideId, name, federation, sex, birthYear, title, womanTitle, otherTitles, foaTitle }: PlayerDetails): void {
      const person = [fideId, name, federation, sex, birthYear]
      if (title === '' && womanTitle === '' && otherTitles === '' && foaTitle === '') plain.add(person)
      else titled.add([...person, title, womanTitle, otherTitles, foaTitle])
    },
    end(): void {
      plain.end()
      titled.end()
    },
  }
}

const PERSON_COLUMNS = ['fide_id', 'name', 'federation', 'sex', 'birth_year'] as const
const TITLE_COLUMNS = ['title', 'woman_title', 'other_titles', 'foa_title'] as const

function idOf({ fide_id }: PlayerRow): number {
  return fide_id
}
