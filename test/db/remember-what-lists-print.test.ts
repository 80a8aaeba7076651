import { expect, it } from 'vitest'
import { emptyStore, migrationBefore } from '../support/migrating.js'

const NAME = '2026-11-30T0600-remember-what-lists-print'
const BEFORE = migrationBefore(NAME)

it('takes K, flag and year of birth of the lists in a store that is in use as printed, and is taken back', async () => {
  const { database, migrate } = emptyStore()
  const columns = () =>
    ['rating_state', 'rating_state_history', 'rating_list'].map((table) => database.pragma(`table_info(${table})`))

  await migrate(BEFORE)
  const before = columns()
  database.exec(`insert into player values (1, '2026-01', 'Somebody', 'NOR', 'M', 2008, '', '', '', '', 'list')`)
  const write = (table: string, series: string, id: number, rating: number | null, k: number | null) =>
    database
      .prepare(`insert into ${table} values (?, 'standard', ?, '2026-01', ?, ?, 3, 12, 1850, 1850, '2026-01', 1, 0)`)
      .run(series, id, rating, k)
  write('rating_state', 'official', 1, 1800, 40)
  write('rating_state_history', 'official', 2, 1700, null)
  write('rating_state', 'official', 3, null, null)
  write('rating_state', 'own', 1, 1810, 20)

  await migrate(NAME)
  const printed = (table: string) =>
    database
      .prepare(
        `select fide_id, series, printed_k, printed_inactive, printed_birth_year, printed_games_total, printed_peak,
           printed_last_list from ${table} order by series, fide_id`,
      )
      .raw()
      .all()
  expect(printed('rating_state')).toEqual([
    [1, 'official', 40, 1, 2008, null, null, null],
    [3, 'official', null, null, null, null, null, null],
    [1, 'own', null, null, null, null, null, null],
  ])
  expect(printed('rating_state_history')).toEqual([[2, 'official', null, 1, null, null, null, null]])

  await migrate(BEFORE)
  expect(columns()).toEqual(before)
})
