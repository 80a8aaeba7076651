import type { ExportedEvent, ExportedGame, ExportedList, ExportedTournament } from '../db/export-rows.js'
import type { ExportedState } from '../db/export-states.js'
import type { PlayerRow, RatingChangeRow } from '../db/schema.js'
import type { Column, ColumnKind } from './parquet-chunks.js'

/** What stands in each column of a file: all columns of a row, in their order, with a `?` where it may be blank. */
type Kinds<Row> = { readonly [Name in keyof Row & string]: null extends Row[Name] ? `${ColumnKind}?` : ColumnKind }

function columns<Row>(kinds: Kinds<Row>): readonly Column<keyof Row & string>[] {
  return Object.entries<string>(kinds).map(([name, kind]) => ({
    name: name as keyof Row & string,
    kind: kind.replace('?', '') as ColumnKind,
    blank: kind.endsWith('?'),
  }))
}

export const listColumns = columns<ExportedList>({
  type: 'text',
  list: 'text',
  series: 'text',
  edition: 'text?',
  base_series: 'text?',
  anchor: 'text?',
  players: 'integer',
  rated: 'integer',
  closed: 'boolean',
  fingerprint: 'text',
})

export const playerColumns = columns<PlayerRow>({
  fide_id: 'id',
  valid_from: 'text',
  name: 'text',
  federation: 'text',
  sex: 'text?',
  birth_year: 'integer?',
  title: 'text',
  woman_title: 'text',
  other_titles: 'text',
  foa_title: 'text',
  origin: 'text',
})

export const tournamentColumns = columns<ExportedTournament>({
  list: 'text',
  type: 'text',
  code: 'text',
  revision: 'integer',
  name: 'text',
  city: 'text',
  federation: 'text',
  start_date: 'date',
  end_date: 'date',
  received_date: 'date',
  system: 'text',
  time_control: 'text',
  chief_arbiter: 'text',
  rounds: 'integer',
  is_match: 'boolean',
  games: 'integer',
  due_list: 'text',
  rated_in: 'text?',
  pooled_in: 'text?',
  file_sha256: 'text',
  content_sha256: 'text',
})

export const gameColumns = columns<ExportedGame>({
  list: 'text',
  type: 'text',
  tournament: 'text',
  number: 'integer',
  round: 'integer',
  date: 'date?',
  white_id: 'id',
  black_id: 'id',
  white_score: 'hundredths',
  black_score: 'hundredths',
  unplayed: 'text?',
})

export const stateColumns = columns<ExportedState>({
  series: 'text',
  type: 'text',
  fide_id: 'id',
  valid_from: 'text',
  valid_to: 'text?',
  rating: 'integer?',
  k: 'integer?',
  games: 'integer',
  games_completed: 'integer',
  peak: 'integer?',
  highest: 'integer?',
  last_played: 'text?',
  inactive: 'boolean',
})

export const changeColumns = columns<RatingChangeRow>({
  list: 'text',
  type: 'text',
  fide_id: 'id',
  status: 'text',
  previous_rating: 'integer?',
  new_rating: 'integer?',
  from_standard: 'boolean',
  k: 'integer?',
  k_used: 'integer?',
  games: 'integer',
  sum_of_deltas: 'hundredths',
  change: 'integer',
  adjustment: 'integer',
})

export const eventColumns = columns<ExportedEvent>({
  list: 'text',
  type: 'text',
  fide_id: 'id',
  tournament: 'text',
  basis: 'text',
  own_rating: 'integer?',
  games: 'integer',
  score: 'hundredths',
  sum_of_deltas: 'hundredths',
  k: 'integer?',
})
