import type { Kysely, Transaction } from 'kysely'
import type { ListTable } from '../list/list-table.js'
import type { ListMonth } from '../shared/dates.js'
import { merged } from '../shared/merged.js'
import type { PlayerDetails } from '../shared/player.js'
import { handleOf } from './connect.js'
import { detailsOf, playerRewriter, playerWriter, rowOf, sameDetails } from './players.js'
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
  const rewrite = playerRewriter(trx)
  const past = handleOf(reader).prepare<[number], PlayerRow>(
    'select * from player_history where fide_id = ? order by valid_from',
  )
  const rows = handleOf(reader).prepare<[], PlayerRow>('select * from player order by fide_id').iterate()
  for (const { left: row, right: at } of merged(rows, idOf, positions.values(), (at) => table.idAt(at))) {
    if (at === undefined) continue
    const printed = table.detailsAt(at)
    if (row === undefined) {
      write(printed, list, 'list')
      counts.added++
    } else if (row.valid_from <= list && next === null) {
      const details = withRegister(printed, row)
      const origin = row.origin === 'register' ? 'register' : 'list'
      if (row.origin === origin && sameDetails(details, detailsOf(row))) continue
      write(details, list, origin)
      counts.changed++
    } else {
      const stored = [...past.all(row.fide_id), row]
      const placed = withVersion(stored, printed, list, next)
      if (JSON.stringify(placed) === JSON.stringify(stored)) continue
      rewrite(placed)
      // What a later list says already is no news, though it now holds from an earlier one on.
      const later = stored.find(({ valid_from }) => valid_from >= list)
      if (later === undefined || !sameDetails(withRegister(printed, later), detailsOf(later))) counts.changed++
    }
  }
  return counts
}

function idOf({ fide_id }: PlayerRow): number {
  return fide_id
}

/** A player's rows with what a list between them says: the lists after it go on saying what they said. */
function withVersion(
  stored: readonly PlayerRow[],
  printed: PlayerDetails,
  list: ListMonth,
  next: ListMonth | null,
): PlayerRow[] {
  const earlier = stored.filter(({ valid_from }) => valid_from < list)
  const later = stored.filter(({ valid_from }) => valid_from > list)
  const known = stored.findLast(({ valid_from }) => valid_from <= list)
  const details = known === undefined ? printed : withRegister(printed, known)
  const origin = known?.origin === 'register' ? 'register' : 'list'
  if (known !== undefined && next !== null && later[0]?.valid_from !== next) {
    later.unshift({ ...known, valid_from: next })
  }
  const rows = [...earlier, rowOf(details, list, origin), ...later]
  return rows.filter((row, index) => !repeats(row, rows[index - 1]))
}

function repeats(row: PlayerRow, before: PlayerRow | undefined): boolean {
  return before !== undefined && row.origin === before.origin && sameDetails(detailsOf(row), detailsOf(before))
}

function withRegister(printed: PlayerDetails, known: PlayerRow): PlayerDetails {
  if (known.origin !== 'register') return printed
  const { name, federation, title, woman_title: womanTitle, other_titles: otherTitles } = known
  return { ...printed, name, federation, title, womanTitle, otherTitles }
}
