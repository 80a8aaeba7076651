import { expect, it } from 'vitest'

import { emptyStore, enterTournament, migrationBefore } from '../support/migrating.js'

const NAME = '2026-11-30T0700-check-games-quickly'
const BEFORE = migrationBefore(NAME)

it('keeps the games of a store that is in use, and what their columns may hold', async () => {
  const { database, migrate } = emptyStore()
  const columns = () => database.pragma('table_info(game)')
  const games = () => database.prepare('select * from game order by tournament_id, number').raw().all()
  const store = (tournament: number, number: number, score: number, unplayed: string | null) =>
    database.prepare('insert into game values (?, ?, 1, 1, 2, ?, 0, ?, null)').run(tournament, number, score, unplayed)

  await migrate(BEFORE)
  const before = columns()
  enterTournament(database)
  store(1, 1, 50, 'short')
  store(1, 0, 100, null)
  const stored = games()

  for (const name of [NAME, BEFORE, NAME]) {
    await migrate(name)
    expect(columns()).toEqual(before)
    expect(games()).toEqual(stored)
    expect(() => store(1, 2, 51, null)).toThrow('CHECK')
    expect(() => store(1, 2, 0, 'late')).toThrow('CHECK')
    expect(() => store(2, 2, 0, null)).toThrow('FOREIGN KEY')
    expect(database.pragma('foreign_key_check')).toEqual([])
  }
})
