import { type Kysely, sql } from 'kysely'

/**
 * An index for everything a month looks for among what history and the listed population hold, so that it costs what
 * the month itself holds. The program runs without statistics: where two indexes would do, the partial one is taken.
 *
 * Frozen in time: imports nothing from src, and once released is not edited.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await sql.raw('drop index pool_event_imported').execute(db)
  for (const [name, definition] of Object.entries(indexes)) {
    await sql.raw(`create index ${name} on ${definition}`).execute(db)
  }
  for (const statement of importedPool) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<any>): Promise<void> {
  await db.schema.dropTable('imported_pool').execute()
  for (const name of Object.keys(indexes)) await db.schema.dropIndex(name).execute()
  await sql.raw('create index pool_event_imported on pool_event (type, fide_id) where tournament_id = 0').execute(db)
}

const indexes: Readonly<Record<string, string>> = {
  // Whom the federation or a report described, in the past too; the status names those only reports know.
  player_history_not_from_list: `player_history (valid_from) where origin <> 'list'`,
  player_from_report: `player (origin) where origin = 'report'`,
  // The rows that refer to a player who is written anew.
  player_alias_by_fide_id: 'player_alias (fide_id)',

  registration_by_report_file: 'registration (report_file)',
  tournament_rated: 'tournament (type, rated_in) where rated_in is not null',
  tournament_pooled: 'tournament (type, pooled_in) where pooled_in is not null',
  tournament_in_question: `tournament (state) where state in ('held', 'correction')`,

  // By player, as it was, it served no query: those who ask for one player read by the primary key.
  pool_event_imported: 'pool_event (type, rated_in) where tournament_id = 0',

  run_by_fingerprint: 'run (fingerprint) where fingerprint is not null',
  run_by_job: 'run (job, outcome)',
  run_without_outcome: 'run (outcome) where outcome is null',
}

// What was imported into the pools for each list, by content: a month depends on all of it, the oldest event too (it may
// be somebody's first), and must not read all of it. What is there already stands here as it is, later imports as a hash.
const importedPool: readonly string[] = [
  `create table imported_pool (
    type text not null check (type in ('standard', 'rapid', 'blitz')),
    rated_in text not null check (rated_in glob '[0-9][0-9][0-9][0-9]-[01][0-9]'),
    content text not null,
    primary key (type, rated_in)
  ) strict, without rowid`,
  `insert into imported_pool
   select type, rated_in,
     json_group_array(
       json_array(fide_id, code, start_date, end_date, games, score, sum_of_opponents) order by fide_id, code
     )
   from pool_event where tournament_id = 0 group by type, rated_in`,
]
