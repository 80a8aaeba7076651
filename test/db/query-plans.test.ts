import { describe, expect, it, test } from 'vitest'

import { TOURNAMENT_COLUMNS } from '../../src/db/export-rows.js'
import { STANDING_COLUMNS } from '../../src/db/state-rows.js'
import { listCsv } from '../support/fixtures.js'
import { type Planned, plansOf, preparedDuring, walks } from '../support/query-plans.js'
import { codesOfMay, NEWCOMER, openSeason, reportOf } from '../support/season.js'

/** What grows with the listed population or with history. */
const GROWING = [
  'player',
  'player_history',
  'rating_state',
  'rating_state_history',
  'registration',
  'tournament',
  'tournament_player',
  'game',
  'pool_event',
  'pool_import',
  'rating_change',
  'event_change',
  'run',
]

/** Indexes of what waits, whole or of one type: a K that is due, a tournament nobody rated yet. */
const WAITING = [
  'official_state_with_k_due',
  'official_history_with_k_due',
  'tournament_waiting',
  'tournament_in_question',
]

const LIST_OF_TOURNAMENT = 'coalesce(rated_in, pooled_in, due_list) as list'

/** What reads a whole list, or stops early, and in which steps it may. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  // A list read is held against everybody known, side by side.
  'select * from player order by fide_id': ['import', 'export'],
  "select * from rating_state where series = 'official' and type = ? order by fide_id": ['import'],
  // A list given out is all of its players; an adjustment for everybody touches all of them.
  [`select ${STANDING_COLUMNS.join(', ')} from rating_state where series = ? and type = ? order by fide_id`]: [
    'adjust',
    'run',
  ],
  [givenOut('s.valid_from > ?')]: ['publish', 'run'],
  [givenOut(
    "not exists (select 1 from rating_state o where o.series = 'own' and o.type = s.type and o.fide_id = s.fide_id and o.valid_from > ?)",
  )]: ['publish', 'run'],
  // The index of names is made of everybody, once, and whether anybody is known ends with the first one.
  'select count(*) from player': ['find'],
  'select 1 from player limit 1': ['find'],
  // Over an official list: who is shown as active there long after his last game. Nearly nobody.
  [lastPlayedUntil('rating_state', 'official_state_by_last_played')]: ['rate', 'rate an older month', 'adjust'],
  [lastPlayedUntil('rating_state_history', 'official_history_by_last_played')]: ['rate an older month', 'adjust'],
  // An export is everything there is, each table once; whether there is anything, the first row says.
  [`${['rating_state', 'rating_state_history']
    .map((table) => `select ${STANDING_COLUMNS.join(', ')} from ${table} where series = ? and type = ?`)
    .join(' union all ')} order by fide_id, valid_from`]: ['export'],
  [exportedTournaments(`${LIST_OF_TOURNAMENT}, ${TOURNAMENT_COLUMNS.join(', ')}`)]: ['export'],
  [exportedTournaments(`id, type, ${LIST_OF_TOURNAMENT}, code`)]: ['export'],
  'select exists (select 1 from rating_list) or exists (select 1 from tournament)': ['export'],
  // A comparison is everybody, with all rows up to its last list.
  [`${['rating_state', 'rating_state_history']
    .map(
      (table) =>
        `select ${STANDING_COLUMNS.join(', ')} from ${table} where series = ? and type = ? and valid_from <= ?`,
    )
    .join(' union all ')} order by fide_id, valid_from`]: ['compare'],
  'select fide_id, name, federation, birth_year from player order by fide_id': ['compare'],
  // Backwards until ten are found, and forwards until one is.
  'select * from "run" order by "id" desc limit ?': ['status'],
  'select "due_list" from "tournament" where "type" = ? and "state" = ? order by "due_list" limit ?': ['status', 'run'],
}

/** A page of the players of a list. */
function givenOut(condition: string): string {
  const standing = 's.fide_id, s.valid_from, s.rating, s.k, s.games, s.inactive'
  const person = 'p.name, p.federation, p.sex, p.birth_year, p.title, p.woman_title, p.other_titles, p.foa_title'
  const from = 'from rating_state s left join player p on p.fide_id = s.fide_id where s.series = ? and s.type = ?'
  const page = 's.fide_id > ? order by s.fide_id limit 2000'
  return `select ${standing}, p.valid_from, ${person} ${from} and ${condition} and ${page}`
}

function exportedTournaments(columns: string): string {
  const counted = "type = ? and state = 'accepted' and coalesce(rated_in, pooled_in, due_list) between ? and ?"
  return `select ${columns} from tournament where ${counted} order by list, code`
}

function lastPlayedUntil(table: string, index: string): string {
  const of = `insert or ignore into month_player select fide_id from ${table} indexed by ${index}`
  return `${of} where series = 'official' and type = ? and valid_from <= ? and inactive = 0 and last_played <= ?`
}

describe('a month costs what it holds', () => {
  it('neither walks through the listed population nor through history', async () => {
    const walked = new Set<string>()
    const walking = (await plansOfMonth()).flatMap((planned) => {
      const steps = walks(planned, GROWING, WAITING)
      if (steps.length > 0) walked.add(planned.sql)
      if (steps.length === 0 || WHOLE[planned.sql]?.includes(planned.step)) return []
      return [`${planned.step}: ${planned.sql}: ${steps.join('; ')}`]
    })
    expect(walking).toEqual([])
    expect([...walked].sort()).toEqual(Object.keys(WHOLE).sort())
  })

  test.each([
    // what is looked for, words of the query, the index that finds it
    ['who last played long ago', /month_player .* from rating_state .*last_played/, 'official_state_by_last_played'],
    [
      'likewise, on an older list',
      /month_player .* from rating_state_history .*last_played/,
      'official_history_by_last_played',
    ],
    ['whose K is due', /month_player .* from rating_state .*k_due/, 'official_state_with_k_due'],
    ['likewise, on an older list', /month_player .* from rating_state_history .*k_due/, 'official_history_with_k_due'],
    ['who was described anew', /^select fide_id, name.* from player where origin/, 'player_not_from_list'],
    [
      'who was described for an older list',
      /^select fide_id, name.* from player_history where origin/,
      'player_history_not_from_list',
    ],
    ['whose pool came from elsewhere', /month_player .* from pool_event .*tournament_id = 0/, 'pool_event_imported'],
    ['what came from elsewhere, for a list', /^select fide_id, code.* from pool_event/, 'pool_event_imported'],
    ['what is forgotten of pools', /^delete from "pool_event" .*"pooled_in"/, 'pool_event_by_list'],
    ['what a list pooled, taken back', /^delete from pool_event .*rated_in = \? and tourn/, 'pool_event_by_list'],
    ['tournaments no list took', /^select \* from "tournament" .*"due_list" < \?/, 'tournament_waiting'],
    ['tournaments an official list holds', /^select \* from "tournament" .*"pooled_in" >= \?/, 'tournament_pooled'],
    ['those forgotten', /^update "tournament" set "pooled_in" .*"pooled_in" >= \?/, 'tournament_pooled'],
    ['tournaments a list rated, taken back', /^update "tournament" .* where .*"rated_in" = \?/, 'tournament_rated'],
    ['tournaments that wait for a person', /^select \* from "tournament" where state in/, 'tournament_in_question'],
    ['the run of a list', /^select "report" from "run" .*"fingerprint" = \?/, 'run_by_fingerprint'],
    ['runs that never ended', /^update "run" .*"outcome" is null/, 'run_without_outcome'],
    ['runs that found nothing to do', /^delete from "run"/, 'run_by_job'],
    ['who is known from reports only', /^select "fide_id" as "id".* from "player"/, 'player_from_report'],
    ['the top of a list', /^select fide_id, rating from rating_state /, 'rating_state_top'],
    ['likewise, of a list of the past', /^select fide_id, rating from rating_state /, 'rating_state_history_top'],
    ['the registration of a file', /^select \* from registration where report_file/, 'registration_by_report_file'],
  ] as const)('%s', async (_what, words, index) => {
    const asked = (await plansOfMonth()).filter(({ sql }) => words.test(sql))
    expect(asked).not.toEqual([])
    for (const { plan } of asked) expect(plan.join('\n')).toMatch(new RegExp(`INDEX ${index} `))
  })

  it('asks past rows of official lists only where a later one is stored', async () => {
    const tables = (await plansOfMonth())
      .filter(({ step, sql }) => /^rate/.test(step) && /month_player .*rating_state_history/.test(sql))
      .map(({ step }) => step)
    expect(new Set(tables)).toEqual(new Set(['rate an older month']))
  })
})

let plans: Promise<Planned[]> | undefined

/** Every plan of months that hold everything there is: read once, the desk itself is gone after the first test. */
function plansOfMonth(): Promise<Planned[]> {
  plans ??= monthAtDesk()
  return plans
}

async function monthAtDesk(): Promise<Planned[]> {
  const desk = await openSeason()
  const found: Planned[] = []
  const step = async (name: string, ...commands: (readonly string[])[]) => {
    const statements = await preparedDuring(async () => {
      for (const command of commands) await desk.done(...command)
    })
    found.push(...plansOf(desk.path('frl.sqlite'), name, statements))
  }
  const out = ['--out', desk.path('out')]
  const register = 'id,name,federation,birth_year\n88400008,Hauge Hugo,NOR,1951\n'
  const pool = `player_id,event,rated_in_list,opponent_rating,score\n${NEWCOMER},ELSEWHERE,2026-03,1700,0.5\n`
  const players = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({ id: 88400000 + number, rating: 2000, k: 20, born: 1990 }))
  const list = (month: string) => {
    const file = desk.file(`${month}.csv`, listCsv(players))
    return ['import', 'list', file, '--list', month, '--type', 'standard']
  }
  const [last = '', ...others] = codesOfMay.map((code) => reportOf(desk, code))

  await step('import', ['import', 'players', desk.file('players.csv', register), '--from', '2026-05'])
  await step('import', ['import', 'pool', desk.file('pool.csv', pool)], ['import', 'pool', desk.path('pool.csv')])
  await step('check', ['check', ...others])
  await step('ingest', ['ingest', ...others])
  await step('rate', ['rate', '2026-05'])
  await step('import', list('2026-06'))
  await step('ingest', ['ingest', last])
  await step('rate an older month', ['rate', '2026-05'], ['rate', '2026-05'])
  await step('publish', ['publish', '2026-05', ...out])
  await step('ingest', ['ingest', desk.path('inbox')])
  await step('rate', ['rate', '2026-06', '--type', 'rapid'], ['rate', '2026-07', '--type', 'standard'])
  await step('explain', ['explain', `${NEWCOMER}`, '2026-05'], ['explain', '88400001', '2026-05'])
  await step('top', ['list', '2026-05', '--type', 'standard', '--top', '1'])
  await step('status', ['status'])
  await step('export', ['export', 'parquet', '--out', desk.path('parquet')])
  await step('compare', ['compare', desk.path('frl.sqlite'), '--shift', '1'])
  await step('history', ['history', `${NEWCOMER}`])
  await step('find', ['find', 'Hauge'])
  const renamed = desk.file('renamed.csv', register.replace('Hauge Hugo', 'Hauge Hugo Bo'))
  await desk.done('import', 'players', renamed, '--from', '2026-09')
  await step('find', ['find', 'Haueg Hguo Bo'], ['find', '88400008'], ['find', '8840', '--born', '1990'])
  const run = ['run', 'monthly', '--date', '2026-08-01', '--inbox', desk.path('inbox'), ...out]
  await step('run', run, run)
  await step('import', list('2024-02'))
  await step('adjust', ['rate', '2024-03', '--type', 'standard'])
  return found
}
