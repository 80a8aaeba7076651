import type { Kysely, Transaction } from 'kysely'
import type { ListTable } from '../list/list-table.js'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import type { PlayerDetails } from '../shared/player.js'
import { handleOf } from './connect.js'
import { detailsOf, playerWriter, sameDetails } from './players.js'
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
export function storeListedPlayers(
  trx: Transaction<Database>,
  reader: Kysely<Database>,
  table: ListTable,
  positions: Int32Array,
  list: ListMonth,
  next: ListMonth | null,
): StoredPlayers {
  const counts = { added: 0, changed: 0 }
  const write = playerWriter(trx)
  const past = handleOf(reader).prepare<[number, string], PlayerRow>(
    'select * from player_history where fide_id = ? and valid_from <= ? order by valid_from desc limit 1',
  )
  const after = handleOf(reader)
    .prepare<[number, string], ListMonth>(
      'select min(valid_from) from player_history where fide_id = ? and valid_from > ?',
    )
    .pluck()
  const rows = handleOf(reader).prepare<[], PlayerRow>('select * from player order by fide_id').iterate()
  for (const { left: row, right: at } of merged(
    rows,
    ({ fide_id }) => fide_id,
    positions.values(),
    (at) => table.idAt(at),
  )) {
    if (at === undefined) continue
    const printed = table.detailsAt(at)
    if (row === undefined) {
      write(printed, list, 'list', null)
      counts.added++
      continue
    }
    const known = row.valid_from <= list ? row : (past.get(row.fide_id, list) ?? null)
    const details = known === null ? printed : withRegister(printed, known)
    const origin = known?.origin === 'register' ? 'register' : 'list'
    if (known !== null && known.origin === origin && sameDetails(details, detailsOf(known))) continue
    write(details, list, origin, null)
    counts.changed++
    // Lists between this one and the next row said what was known before: they go on saying it.
    if (known === null || row.valid_from <= list || next === null) continue
    const nextRow = after.get(row.fide_id, list) ?? row.valid_from
    if (next < nextRow) write(detailsOf(known), next, known.origin, known.origin_key)
  }
  return counts
}

function withRegister(printed: PlayerDetails, known: PlayerRow): PlayerDetails {
  if (known.origin !== 'register') return printed
  const { name, federation, title, woman_title: womanTitle, other_titles: otherTitles } = known
  return { ...printed, name, federation, title, womanTitle, otherTitles }
}
