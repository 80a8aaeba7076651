import Sqlite from 'better-sqlite3'

/** The floor's database: the same rows as the program keeps, and nothing that checks or explains them. */
export function floorStore(file: string): Sqlite.Database {
  const db = new Sqlite(file)
  db.pragma('journal_mode = wal')
  db.pragma('synchronous = normal')
  db.exec(`
    create table if not exists player (id integer primary key, name text, fed text, sex text, title text, birth integer,
      woman text, other text, arena text) strict;
    create table if not exists state (type text, id integer, rating integer, k integer, games integer, peak integer,
      last text, printed integer, inactive integer, primary key (type, id)) strict, without rowid;
    create table if not exists event (id integer primary key, code text, type text, list text) strict;
    create table if not exists registration (code text primary key, type text, start text, due text) strict, without rowid;
    create table if not exists report (sha text primary key, name text, bytes blob) strict;
    create table if not exists entrant (event integer, id integer, name text, primary key (event, id)) strict, without rowid;
    create table if not exists game (event integer, number integer, round integer, white integer, black integer,
      ws integer, bs integer, rated integer, primary key (event, number)) strict, without rowid;
    create table if not exists change (type text, list text, id integer, old integer, rating integer, k integer, games integer,
      sum integer, primary key (type, list, id)) strict, without rowid;
    create table if not exists pool (type text, id integer, event integer, games integer, score integer, opponents integer,
      primary key (type, id, event)) strict, without rowid;
    create table if not exists publication (type text, list text, files text, primary key (type, list)) strict;
    create index if not exists event_list on event (type, list);
  `)
  return db
}
