import type { Generated, Selectable } from 'kysely'
import type { Basis } from '../period/entry.js'
import type { ArbiterTitle } from '../shared/arbiter-title.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { UnplayedReason } from '../shared/game.js'
import type { Origin, Sex } from '../shared/player.js'
import type { RatingType } from '../shared/rating-type.js'

/** Whether a list came from outside or was computed here; both may stand side by side for a month. */
export type Series = 'official' | 'own'

type Flag = 0 | 1

export interface PlayerRow {
  readonly fide_id: number
  readonly valid_from: ListMonth
  readonly name: string
  readonly federation: string
  readonly sex: Sex | null
  readonly birth_year: number | null
  readonly title: string
  readonly woman_title: string
  readonly other_titles: string
  readonly foa_title: string
  readonly origin: Origin
}

export interface RatingListTable {
  readonly type: RatingType
  readonly list: ListMonth
  readonly series: Series
  readonly rated: number
  readonly fingerprint: string
  readonly edition: string | null
  readonly base_series: Series | null
  readonly anchor: ListMonth | null
  /** JSON of {@link ListRef}s: the lists whose ratings entered D. */
  readonly in_force: string | null
  readonly source_name: string | null
  /** Of an official list: whether its file's flag speaks of this type (decision A14). */
  readonly flag_known: Flag | null
  /** Of an official list: JSON of the IDs that stand twice in its file. */
  readonly doubled: string | null
  readonly players: number
  readonly closed: Generated<Flag>
}

export interface StateRow {
  readonly series: Series
  readonly type: RatingType
  readonly fide_id: number
  readonly valid_from: ListMonth
  readonly rating: number | null
  readonly k: number | null
  /** Printed on the list `valid_from` only. */
  readonly games: number
  readonly games_completed: number
  readonly peak: number | null
  readonly highest: number | null
  readonly last_played: ListMonth | null
  readonly inactive: Flag
  /** The printed K of an imported list is not the one that follows from its marks. */
  readonly k_due: Flag
  /** What the imported list `valid_from` prints, blank where it prints nothing; all of it null on own lists. */
  readonly printed_k: number | null
  readonly printed_inactive: Flag | null
  readonly printed_games_total: number | null
  readonly printed_peak: number | null
  readonly printed_last_list: ListMonth | null
  readonly printed_birth_year: number | null
}

export interface RegistrationRow {
  readonly code: string
  readonly name: string
  readonly federation: string
  readonly start_date: IsoDate
  readonly end_date: IsoDate
  readonly type: RatingType
  readonly city: string
  readonly system: string
  readonly time_control: string
  readonly rounds: number | null
  readonly chief_arbiter_id: number | null
  readonly received_date: IsoDate | null
  readonly report_file: string
  readonly official: Flag
  readonly registered_date: IsoDate | null
  readonly norms: Flag
}

export interface ArbiterRow {
  readonly fide_id: number
  readonly name: string
  readonly title: ArbiterTitle | ''
  readonly licence_until: IsoDate | null
}

/**
 * `accepted`: rated when its list comes; `held`: waits for a person; `duplicate`: a person said so; `replaced`: a later
 * revision or another code took its place; `correction`: came after its list was published.
 */
export type TournamentState = 'accepted' | 'held' | 'duplicate' | 'replaced' | 'correction'

export interface TournamentTable {
  readonly id: Generated<number>
  readonly code: string
  readonly revision: number
  readonly state: TournamentState
  readonly type: RatingType
  readonly name: string
  readonly city: string
  readonly federation: string
  readonly start_date: IsoDate
  readonly end_date: IsoDate
  readonly system: string
  readonly time_control: string
  readonly chief_arbiter: string
  readonly rounds: number
  readonly is_match: Flag
  readonly received_date: IsoDate
  readonly due_list: ListMonth
  readonly last_list: ListMonth
  readonly file_name: string
  readonly file_sha256: string
  readonly content_sha256: string
  readonly games: number
  readonly held_for: string | null
  readonly rated_in: ListMonth | null
  readonly pooled_in: ListMonth | null
}

export interface TournamentPlayerRow {
  readonly tournament_id: number
  readonly start_number: number
  readonly fide_id: number
  readonly name: string
  readonly sex: Sex | null
  readonly title: string
  readonly federation: string
  readonly birth_year: number | null
  readonly rating: number | null
  readonly line: number
}

export interface GameRow {
  readonly tournament_id: number
  readonly number: number
  readonly round: number
  /** Start numbers. */
  readonly white: number
  readonly black: number
  readonly white_score: number
  readonly black_score: number
  readonly unplayed: UnplayedReason | null
  readonly date: IsoDate | null
}

export interface PoolEventRow {
  readonly type: RatingType
  readonly fide_id: number
  readonly rated_in: ListMonth
  readonly code: string
  /** 0: the event was rated elsewhere and came in by `frl import pool`. */
  readonly tournament_id: number
  readonly start_date: IsoDate
  readonly end_date: IsoDate
  readonly games: number
  readonly score: number
  readonly sum_of_opponents: number
}

export interface PoolImportRow {
  readonly type: RatingType
  readonly fide_id: number
  readonly event: string
  readonly rated_in: ListMonth
  readonly number: number
  readonly opponent_rating: number | null
  readonly score: number
  readonly unrated: 'forfeit' | 'unrated-opponent' | null
}

/** What was imported into the pools for one list: a hash of its events. */
export interface ImportedPoolRow {
  readonly type: RatingType
  readonly rated_in: ListMonth
  readonly content: string
}

export interface RatingChangeRow {
  readonly type: RatingType
  readonly list: ListMonth
  readonly fide_id: number
  readonly status: 'rated' | 'initial' | 'delisted'
  readonly previous_rating: number | null
  readonly new_rating: number | null
  readonly from_standard: Flag
  readonly k: number | null
  readonly k_used: number | null
  readonly games: number
  readonly sum_of_deltas: number
  readonly change: number
  readonly adjustment: number
}

export interface EventChangeRow {
  readonly type: RatingType
  readonly list: ListMonth
  readonly fide_id: number
  readonly tournament_id: number
  readonly basis: Basis
  readonly own_rating: number | null
  readonly games: number
  readonly score: number
  readonly sum_of_deltas: number
  /** K of the tournament after the limit, where the list used more than one for the player; else null. */
  readonly k: number | null
}

export interface TitleReachedRow {
  readonly type: RatingType
  readonly list: ListMonth
  readonly fide_id: number
  readonly title: string
  readonly rating: number
  readonly norms_too: Flag
}

export interface RunTable {
  readonly id: Generated<number>
  readonly job: string
  readonly list: ListMonth | null
  readonly type: RatingType | null
  readonly due_at: string
  readonly started_at: string
  readonly ended_at: string | null
  readonly fingerprint: string | null
  readonly outcome: string | null
  readonly report: string | null
}

export interface PublicationRow {
  readonly type: RatingType
  readonly list: ListMonth
  readonly number: number
  /** Empty: the whole list. */
  readonly federation: string
  readonly published_at: string
  readonly fingerprint: string
  /** JSON: name, sha256 and bytes of each file. */
  readonly files: string
}

export type RatingListRow = Selectable<RatingListTable>
export type TournamentRow = Selectable<TournamentTable>
export type RunRow = Selectable<RunTable>

export interface Database {
  player: PlayerRow
  player_history: PlayerRow
  player_alias: { readonly alias_id: number; readonly fide_id: number }
  rating_list: RatingListTable
  rating_state: StateRow
  rating_state_history: StateRow
  registration: RegistrationRow
  arbiter: ArbiterRow
  report_file: { readonly sha256: string; readonly name: string; readonly bytes: Uint8Array }
  tournament: TournamentTable
  tournament_resolution: { readonly code: string; readonly resolved_as: string }
  tournament_player: TournamentPlayerRow
  tournament_problem: { readonly tournament_id: number; readonly number: number; readonly problem: string }
  game: GameRow
  pool_event: PoolEventRow
  pool_import: PoolImportRow
  imported_pool: ImportedPoolRow
  rating_change: RatingChangeRow
  event_change: EventChangeRow
  title_reached: TitleReachedRow
  run: RunTable
  publication: PublicationRow
}
