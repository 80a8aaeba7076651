import type { Kysely } from 'kysely'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { handleOf } from './connect.js'
import { anchorOf } from './lists.js'
import type { Bound } from './prepared.js'
import type { Database, RatingListRow, Series } from './schema.js'

/** On which lists a replay may rate a tournament: its booking anew. */
export interface ReplayBooking {
  readonly id: number
  readonly dueList: ListMonth
  readonly lastList: ListMonth
}

/** What is taken over of one type: its lists up to the one a replay stands on. */
export interface TakenType {
  readonly type: RatingType
  /** The lists that count, of which the last one is complete. */
  readonly lists: readonly RatingListRow[]
}

/** Persons, and what else the source says of everybody. */
export function takePersons(db: Kysely<Database>): void {
  const run = runner(db)
  for (const table of ['player', 'player_history', 'player_alias']) {
    run(`insert into ${table} select * from source.${table}`)
  }
}

/** Tournaments to be rated anew, with players, games and reports: as the source has them, under their booking anew. */
export function takeTournaments(db: Kysely<Database>, bookings: readonly ReplayBooking[]): void {
  const run = runner(db)
  run('create temp table replayed (id integer primary key, due_list text not null, last_list text not null)')
  const book = handleOf(db).prepare('insert into replayed values (?, ?, ?)')
  for (const { id, dueList, lastList } of bookings) book.run(id, dueList, lastList)
  takeReports(db, 'replayed', 'f.bytes')
  run('insert into tournament select t.* from replayed b cross join source.tournament t on t.id = b.id')
  run(`update tournament set due_list = b.due_list, last_list = b.last_list, rated_in = null, pooled_in = null
       from replayed b where b.id = tournament.id`)
  takeCrosstables(db, 'replayed')
}

/** How far back the pools of a type are looked at, and up to which lists they are taken over. */
export interface PoolSpan {
  readonly type: RatingType
  /** The oldest list whose events may leave the window in the replay. */
  readonly windowFrom: ListMonth
  /** The list the replay stands on: what was pooled from games until then. */
  readonly base: ListMonth
  /** The last list of the replay: what was imported for the lists until then. */
  readonly until: ListMonth
}

/**
 * Pools of those who play in the tournaments taken (see {@link takeTournaments}) or have anything in the window, with the
 * events behind them; imported ones of all times.
 */
export function takePools(db: Kysely<Database>, spans: readonly PoolSpan[]): void {
  const run = runner(db)
  run('create temp table concerned (fide_id integer primary key)')
  run(`insert or ignore into concerned select p.fide_id from replayed b
       cross join source.tournament_player p on p.tournament_id = b.id`)
  for (const { type, windowFrom, base } of spans) {
    run(
      `insert or ignore into concerned select fide_id from source.pool_event indexed by pool_event_by_list
       where type = ? and rated_in between ? and ?`,
      ...[type, windowFrom, base],
    )
  }
  for (const { type, base, until } of spans) {
    run(
      `insert into pool_event select p.* from concerned c cross join source.pool_event p
       on p.type = ? and p.fide_id = c.fide_id and p.rated_in <= ? where p.tournament_id <> 0`,
      ...[type, base],
    )
    run(
      `insert into pool_event select * from source.pool_event indexed by pool_event_imported
       where type = ? and tournament_id = 0 and rated_in <= ?`,
      ...[type, until],
    )
    for (const table of ['pool_import', 'imported_pool']) {
      run(`insert into ${table} select * from source.${table} where type = ? and rated_in <= ?`, type, until)
    }
  }
  // The tournaments behind what was pooled, as the source rated them, without the bytes of their reports: games explain it.
  run(`create temp table pooled as select distinct tournament_id as id from pool_event
       where tournament_id <> 0 and tournament_id not in (select id from replayed)`)
  takeReports(db, 'pooled', "x''")
  run('insert into tournament select t.* from pooled b cross join source.tournament t on t.id = b.id')
  takeCrosstables(db, 'pooled')
}

/** Ends what {@link takeTournaments} and {@link takePools} have begun. */
export function endTaking(db: Kysely<Database>): void {
  for (const table of ['replayed', 'concerned', 'pooled']) handleOf(db).exec(`drop table ${table}`)
}

/** The first day on which any tournament taken started; null without one. */
export function firstStart(db: Kysely<Database>): IsoDate | null {
  return handleOf(db).prepare<[], IsoDate | null>('select min(start_date) from tournament').pluck().get() ?? null
}

/**
 * Lists of a type with their standings: complete from the first of them to the last. Own ones are closed: what a replay
 * stands on takes no more tournaments.
 */
export function takeLists(db: Kysely<Database>, { type, lists }: TakenType): void {
  const [first, last] = [lists[0], lists.at(-1)]
  if (first === undefined || last === undefined) return
  const run = runner(db)
  for (const { list, series } of lists) {
    run(
      'insert into rating_list select * from source.rating_list where type = ? and list = ? and series = ?',
      type,
      list,
      series,
    )
  }
  run("update rating_list set closed = 1 where type = ? and series = 'own'", type)
  const official = lists.flatMap((row) => anchorOf(row) ?? []).sort()
  const [since = first.list] = [first.list, ...official].sort()
  const lastOfficial = official.at(-1)
  if (lastOfficial !== undefined) takeStandings(db, 'official', type, since, lastOfficial)
  if (lists.some(({ series }) => series === 'own')) takeStandings(db, 'own', type, first.list, last.list)
}

/** Rows of a series as they stood on a list, and those before that hold on any list since another. */
function takeStandings(
  db: Kysely<Database>,
  series: Series,
  type: RatingType,
  since: ListMonth,
  until: ListMonth,
): void {
  const run = runner(db)
  const key = (row: string, other: string) =>
    `${row}.series = ${other}.series and ${row}.type = ${other}.type and ${row}.fide_id = ${other}.fide_id`
  const latestUntil = (other: string) =>
    `(select max(x.valid_from) from source.rating_state_history x where ${key('x', other)} and x.valid_from <= ?)`
  run(
    'insert into rating_state select * from source.rating_state where series = ? and type = ? and valid_from <= ?',
    ...[series, type, until],
  )
  run(
    `insert into rating_state select h.* from source.rating_state s cross join source.rating_state_history h
     on ${key('h', 's')} and h.valid_from = ${latestUntil('s')}
     where s.series = ? and s.type = ? and s.valid_from > ?`,
    ...[until, series, type, until],
  )
  run(
    `insert into rating_state_history select h.* from rating_state m cross join source.rating_state_history h
     on ${key('h', 'm')} and h.valid_from < m.valid_from and h.valid_from >= coalesce(${latestUntil('m')}, '')
     where m.series = ? and m.type = ? and m.valid_from > ?`,
    ...[since, series, type, since],
  )
}

/** What own lists between two did to players: by it those are found who have not played for long. */
export function takeChanges(db: Kysely<Database>, type: RatingType, from: ListMonth, until: ListMonth): void {
  runner(db)(
    'insert into rating_change select * from source.rating_change where type = ? and list between ? and ?',
    ...[type, from, until],
  )
}

/** Forgets K on the list a replay stands on, and those before: it is then derived from the marks, under the law of the replay. */
export function forgetCoefficients(db: Kysely<Database>, type: RatingType): void {
  for (const table of ['rating_state', 'rating_state_history']) {
    runner(db)(`update ${table} set k = null, k_due = 0 where type = ? and rating is not null`, type)
  }
}

/** @param bytes of a report: as they are, or none */
function takeReports(db: Kysely<Database>, ids: 'replayed' | 'pooled', bytes: string): void {
  const run = runner(db)
  run(`insert or ignore into report_file select f.sha256, f.name, ${bytes} from ${ids} b cross join source.tournament t on t.id = b.id
       cross join source.report_file f on f.sha256 = t.file_sha256`)
  run(`insert or ignore into registration select r.* from ${ids} b cross join source.tournament t on t.id = b.id
       cross join source.registration r on r.code = t.code`)
}

function takeCrosstables(db: Kysely<Database>, ids: 'replayed' | 'pooled'): void {
  const run = runner(db)
  for (const table of ['tournament_player', 'game']) {
    run(`insert into ${table} select p.* from ${ids} b cross join source.${table} p on p.tournament_id = b.id`)
  }
}

function runner(db: Kysely<Database>): (sql: string, ...values: Bound[]) => void {
  return (sql, ...values) => {
    handleOf(db)
      .prepare<Bound[], never>(sql)
      .run(...values)
  }
}
