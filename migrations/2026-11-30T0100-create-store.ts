import { type Kysely, sql } from 'kysely'

/**
 * The whole store: people, lists and standings, tournaments and their games, pools, changes, runs, publications.
 *
 * Frozen in time: imports nothing from src, and once released is not edited; a mistake is put right by the next
 * migration.
 *
 * Lists are months ('2026-03'), dates are days ('2026-03-01'), both TEXT; scores and sums are hundredths, ratings whole
 * points, all INTEGER. A standing or a person's details hold from `valid_from` on until a later row; the latest row
 * stands in the main table, the ones it replaced in `..._history`.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<any>): Promise<void> {
  for (const table of tables) await db.schema.dropTable(table).execute()
}

const isMonth = (column: string) => `check (${column} glob '[0-9][0-9][0-9][0-9]-[01][0-9]')`
const isDay = (column: string) => `check (${column} glob '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]')`
const isType = `check (type in ('standard', 'rapid', 'blitz'))`
const isSeries = `check (series in ('official', 'own'))`

const details = `
  valid_from text not null ${isMonth('valid_from')},
  name text not null,
  federation text not null,
  sex text check (sex in ('M', 'F')),
  birth_year integer,
  title text not null,
  woman_title text not null,
  other_titles text not null,
  foa_title text not null,
  origin text not null check (origin in ('list', 'register', 'report'))`

const standing = `
  valid_from text not null ${isMonth('valid_from')},
  rating integer check (rating > 0),
  k integer check (k > 0),
  games integer not null,
  games_completed integer not null,
  peak integer,
  highest integer,
  last_played text ${isMonth('last_played')},
  inactive integer not null check (inactive in (0, 1)),
  k_due integer not null check (k_due in (0, 1))`

const statements: readonly string[] = [
  // People. origin: the last list, the federation's register (whose name, federation and titles win over lists), or,
  // for an ID no list had, the reports it came in.
  `create table player (fide_id integer primary key, ${details}) strict`,
  `create index player_by_birth_year on player (birth_year) where birth_year is not null`,
  `create index player_not_from_list on player (valid_from) where origin <> 'list'`,
  `create table player_history (fide_id integer not null, ${details}, primary key (fide_id, valid_from)) strict, without rowid`,
  `create table player_alias (
    alias_id integer primary key,
    fide_id integer not null references player (fide_id)
  ) strict`,

  // Lists. anchor: the official list an own list goes back to through the own lists before it; null: it began empty.
  // k_due: the K an imported list prints is not the one its marks give: the next own list prints that (decision A4).
  // in_force: JSON, the lists whose ratings entered D, so that an explanation uses them for ever.
  `create table rating_list (
    type text not null ${isType},
    list text not null ${isMonth('list')},
    series text not null ${isSeries},
    rated integer not null,
    fingerprint text not null,
    edition text,
    base_series text check (base_series in ('official', 'own')),
    anchor text ${isMonth('anchor')},
    in_force text,
    source_name text,
    players integer not null,
    closed integer not null default 0 check (closed in (0, 1)),
    primary key (type, list, series)
  ) strict, without rowid`,
  `create table rating_state (
    series text not null ${isSeries},
    type text not null ${isType},
    fide_id integer not null,
    ${standing},
    primary key (series, type, fide_id)
  ) strict, without rowid`,
  `create index official_state_by_last_played on rating_state (type, last_played) where series = 'official' and inactive = 0`,
  `create index official_state_with_k_due on rating_state (type, fide_id) where series = 'official' and k_due = 1`,
  `create table rating_state_history (
    series text not null ${isSeries},
    type text not null ${isType},
    fide_id integer not null,
    ${standing},
    primary key (series, type, fide_id, valid_from)
  ) strict, without rowid`,
  `create index official_history_by_last_played on rating_state_history (type, last_played) where series = 'official' and inactive = 0`,

  `create index official_history_with_k_due on rating_state_history (type, fide_id) where series = 'official' and k_due = 1`,

  // Tournaments as registered, and as reported: one row a revision of a report; its bytes under their hash.
  `create table registration (
    code text primary key,
    name text not null,
    federation text not null,
    start_date text not null ${isDay('start_date')},
    end_date text not null ${isDay('end_date')},
    type text not null ${isType},
    city text not null,
    system text not null,
    time_control text not null,
    rounds integer,
    chief_arbiter_id integer,
    received_date text ${isDay('received_date')},
    report_file text not null,
    official integer not null check (official in (0, 1))
  ) strict`,
  `create table report_file (sha256 text primary key, name text not null, bytes blob not null) strict`,
  `create table tournament (
    id integer primary key,
    code text not null,
    revision integer not null,
    state text not null check (state in ('accepted', 'held', 'duplicate', 'replaced', 'correction')),
    type text not null ${isType},
    name text not null,
    city text not null,
    federation text not null,
    start_date text not null ${isDay('start_date')},
    end_date text not null ${isDay('end_date')},
    system text not null,
    time_control text not null,
    chief_arbiter text not null,
    rounds integer not null,
    is_match integer not null check (is_match in (0, 1)),
    received_date text not null ${isDay('received_date')},
    due_list text not null ${isMonth('due_list')},
    last_list text not null ${isMonth('last_list')},
    file_name text not null,
    file_sha256 text not null references report_file (sha256),
    content_sha256 text not null,
    games integer not null,
    held_for text,
    rated_in text ${isMonth('rated_in')},
    pooled_in text ${isMonth('pooled_in')},
    unique (code, revision)
  ) strict`,
  `create index tournament_by_type_and_due_list on tournament (type, due_list)`,
  `create index tournament_waiting on tournament (type, due_list)
    where state = 'accepted' and rated_in is null and pooled_in is null`,
  `create index tournament_by_file on tournament (file_sha256)`,
  `create table tournament_resolution (code text primary key, resolved_as text not null) strict`,
  `create table tournament_player (
    tournament_id integer not null references tournament (id),
    start_number integer not null,
    fide_id integer not null,
    name text not null,
    sex text,
    title text not null,
    federation text not null,
    birth_year integer,
    rating integer,
    line integer not null,
    primary key (tournament_id, start_number)
  ) strict, without rowid`,
  `create index tournament_player_by_fide_id on tournament_player (fide_id)`,
  `create table game (
    tournament_id integer not null references tournament (id),
    number integer not null,
    round integer not null,
    white integer not null,
    black integer not null,
    white_score integer not null check (white_score in (0, 50, 100)),
    black_score integer not null check (black_score in (0, 50, 100)),
    unplayed text check (unplayed in ('forfeit', 'short', 'match-forfeit')),
    date text ${isDay('date')},
    primary key (tournament_id, number)
  ) strict, without rowid`,
  `create table tournament_problem (
    tournament_id integer not null references tournament (id),
    number integer not null,
    problem text not null,
    primary key (tournament_id, number)
  ) strict, without rowid`,

  // Pools: what an unrated player did in one event, from our games or (tournament_id 0) imported line by line.
  `create table pool_event (
    type text not null ${isType},
    fide_id integer not null,
    rated_in text not null ${isMonth('rated_in')},
    code text not null,
    tournament_id integer not null,
    start_date text not null ${isDay('start_date')},
    end_date text not null ${isDay('end_date')},
    games integer not null,
    score integer not null,
    sum_of_opponents integer not null,
    primary key (type, fide_id, rated_in, code, tournament_id)
  ) strict, without rowid`,
  `create index pool_event_by_list on pool_event (type, rated_in)`,
  `create index pool_event_imported on pool_event (type, fide_id) where tournament_id = 0`,
  `create table pool_import (
    type text not null ${isType},
    fide_id integer not null,
    event text not null,
    rated_in text not null ${isMonth('rated_in')},
    number integer not null,
    opponent_rating integer,
    score integer not null,
    unrated text check (unrated in ('forfeit', 'unrated-opponent')),
    primary key (type, fide_id, event, rated_in, number)
  ) strict, without rowid`,

  // What a list did: to a player, and of which events.
  `create table rating_change (
    type text not null ${isType},
    list text not null ${isMonth('list')},
    fide_id integer not null,
    status text not null check (status in ('rated', 'initial', 'delisted')),
    previous_rating integer,
    new_rating integer,
    from_standard integer not null check (from_standard in (0, 1)),
    k integer,
    k_used integer,
    games integer not null,
    sum_of_deltas integer not null,
    change integer not null,
    adjustment integer not null,
    primary key (type, list, fide_id)
  ) strict, without rowid`,
  `create table event_change (
    type text not null ${isType},
    list text not null ${isMonth('list')},
    fide_id integer not null,
    tournament_id integer not null references tournament (id),
    basis text not null check (basis in ('rated', 'standard', 'rated-meanwhile', 'pool')),
    own_rating integer,
    games integer not null,
    score integer not null,
    sum_of_deltas integer not null,
    primary key (type, list, fide_id, tournament_id)
  ) strict, without rowid`,
  `create table title_reached (
    type text not null ${isType},
    list text not null ${isMonth('list')},
    fide_id integer not null,
    title text not null,
    rating integer not null,
    norms_too integer not null check (norms_too in (0, 1)),
    primary key (type, list, fide_id, title)
  ) strict, without rowid`,

  // What was run, and what was given out: a publication is never changed.
  `create table run (
    id integer primary key,
    job text not null,
    list text,
    type text,
    due_at text not null,
    started_at text not null,
    ended_at text,
    fingerprint text,
    outcome text,
    report text
  ) strict`,
  `create table publication (
    type text not null ${isType},
    list text not null ${isMonth('list')},
    number integer not null,
    federation text not null,
    published_at text not null,
    fingerprint text not null,
    files text not null,
    primary key (type, list, number, federation)
  ) strict, without rowid`,
]

const tables: readonly string[] = [
  'publication',
  'run',
  'title_reached',
  'event_change',
  'rating_change',
  'pool_import',
  'pool_event',
  'tournament_problem',
  'game',
  'tournament_player',
  'tournament_resolution',
  'tournament',
  'report_file',
  'registration',
  'rating_state_history',
  'rating_state',
  'rating_list',
  'player_alias',
  'player_history',
  'player',
]
