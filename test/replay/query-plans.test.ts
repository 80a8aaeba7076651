import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { type Planned, preparedDuring, walks } from '../support/query-plans.js'
import { LISTS, openMadeFederation } from '../support/replays.js'

/** What grows with the listed population or with history. */
const GROWING = [
  ...['player', 'player_history', 'player_alias', 'rating_state', 'rating_state_history', 'registration'],
  ...['tournament', 'tournament_player', 'game', 'pool_event', 'pool_import', 'rating_change', 'report_file'],
]

/** What a replay takes over whole: everybody, the list it stands on, and imported pools. */
const WHOLE = [
  /^insert into (player|player_history|player_alias) select \* from \1$/,
  /^insert into rating_state select \* from rating_state where series = \? and type = \? and valid_from <= \?$/,
  /^insert into rating_state select h\.\* from rating_state s cross join rating_state_history h /,
  // Of whom the span holds a later row, what was before: the first table is the list it stands on again.
  /^insert into rating_state_history select h\.\* from rating_state m cross join rating_state_history h /,
  // What was imported into the pools, of all times: the oldest event may be somebody's first (decision A9).
  /^insert into pool_event select \* from pool_event indexed by pool_event_imported /,
  /^insert into pool_import select \* from pool_import where type = \? and rated_in <= \?$/,
]

it('takes over what it needs by index, past lists and their games never whole', async () => {
  const desk = await openMadeFederation()
  const [from, to] = [LISTS[3], LISTS[4]]
  const statements = await preparedDuring(() =>
    desk.done('replay', '--from', from, '--to', to, '--into', desk.path('r.sqlite')),
  )
  const taking = statements.filter((sql) => /\bsource\./.test(sql) && /^(select|insert)/.test(sql))
  expect(taking.length).toBeGreaterThan(20)
  const walking = plansOf(desk.path('r.sqlite'), desk.path('frl.sqlite'), taking)
    .filter((planned) => walks(planned, GROWING, ['tournament_waiting']).length > 0)
    .map(({ sql }) => sql)
  expect(walking.filter((sql) => !WHOLE.some((whole) => whole.test(sql)))).toEqual([])
  for (const whole of WHOLE) expect(walking.filter((sql) => whole.test(sql)).length, String(whole)).toBeGreaterThan(0)
})

/** The plans of statements that read a source beside the database they fill. */
function plansOf(file: string, source: string, statements: readonly string[]): Planned[] {
  const database = new Sqlite(file)
  try {
    database.prepare('attach database ? as source').run(source)
    database.exec('create temp table replayed (id integer primary key, due_list text, last_list text)')
    database.exec('create temp table concerned (fide_id integer primary key)')
    database.exec('create temp table pooled (id integer primary key)')
    return statements.map((sql) => {
      const values = (sql.match(/\?/g) ?? []).map(() => null)
      const rows = database.prepare(`explain query plan ${sql}`).all(...values) as { detail: string }[]
      const named = (text: string) => text.replaceAll('source.', '')
      return { step: 'replay', sql: named(sql), plan: rows.map(({ detail }) => named(detail)) }
    })
  } finally {
    database.close()
  }
}
