import type { IsoDate } from '../shared/dates.js'
import type { Score, UnplayedReason } from '../shared/game.js'
import type { Sex } from '../shared/player.js'
import type { TextEncoding } from '../shared/text.js'

/**
 * What a report file says, cut into fields and not yet believed: the crosstable may contradict itself,
 * IDs may be anybody's, dates may have two readings.
 */
export interface ParsedReport {
  readonly format: ReportFormat
  /** How the bytes were read; anything but UTF-8 is noted. */
  readonly encoding: TextEncoding
  /** False where something of the file could not be read: such a report can be judged further, but not accepted. */
  readonly whole: boolean
  /** The tournament's code where the file carries one (a games CSV, a PGN of several events); null for other files. */
  readonly code: string | null
  readonly name: string
  readonly city: string
  readonly federation: string
  readonly startDate: ReportedDate | null
  readonly endDate: ReportedDate | null
  /** Free text of record 092, and the code of 192. */
  readonly system: string
  readonly systemCode: string
  /** Free text of record 122, and the code of 222. */
  readonly timeControl: string
  readonly timeControlCode: string
  readonly chiefArbiter: string
  /** Number of rounds the report declares (142, XXR); null where it does not. */
  readonly declaredRounds: number | null
  readonly players: readonly ReportedPlayer[]
  readonly results: Crosstable | GameList
}

/** What a report says of the tournament itself. */
export type ReportHeader = Pick<
  ParsedReport,
  | 'name'
  | 'city'
  | 'federation'
  | 'startDate'
  | 'endDate'
  | 'system'
  | 'systemCode'
  | 'timeControl'
  | 'timeControlCode'
  | 'chiefArbiter'
  | 'declaredRounds'
>

export type ReportFormat = 'trf' | 'csv' | 'pgn' | 'xml'

/** A date as printed, with its possible readings: none (unreadable), one, or several (the parts may be exchanged). */
export interface ReportedDate {
  readonly text: string
  readonly line: number
  /** Which parts stand where: dates of one shape in one file were written in one order. */
  readonly shape: string
  readonly readings: readonly DateReading[]
}

export interface DateReading {
  readonly order: DateOrder
  readonly date: IsoDate
}

export type DateOrder = 'ymd' | 'dmy' | 'mdy'

export interface ReportedPlayer {
  /** Start rank in a TRF or an upload XML; in a games CSV or a PGN the position by ID. */
  readonly startNumber: number
  readonly line: number
  readonly name: string
  readonly sex: Sex | null
  /** In full, upper case (GM, WFM); empty without one. */
  readonly title: string
  /** The rating column: never used for rating, only compared (decision A2). null where blank or 0. */
  readonly rating: number | null
  readonly federation: string
  /** As printed, trimmed. */
  readonly fideIdText: string
  readonly birthYear: number | null
}

/** A TRF's results: every game stands twice, once in the row of each player. */
export interface Crosstable {
  readonly kind: 'crosstable'
  /** One a player, in the order of the file. */
  readonly rows: readonly CrosstableRow[]
  /** Start numbers of the players whose lines could not be read; null where not even that. Their games are unknown. */
  readonly unread: readonly (number | null)[]
  /** Date of each round (132), index 0 = round 1. */
  readonly roundDates: readonly (ReportedDate | null)[]
  /** Whether points may differ from results: 162, 299, XXS or a BB record is there. */
  readonly ownScoring: boolean
  /** Team matches given up (330): every board between the two teams that round is unrated. */
  readonly forfeitedMatches: readonly ForfeitedMatch[]
}

export interface CrosstableRow {
  readonly player: ReportedPlayer
  /** Points column, in hundredths; null where blank. */
  readonly points: number | null
  /** One cell a round, index 0 = round 1; rounds after the last one printed are absent. */
  readonly rounds: readonly RoundCell[]
}

/** One round of one player. */
export interface RoundCell {
  /** Start number of the opponent; null where there is none (`0000` or blank). */
  readonly opponent: number | null
  readonly colour: 'w' | 'b' | null
  readonly result: ResultCode
}

/**
 * Result codes of TRF16 (C.04 annex 2), upper case: `1` `=` `0` over the board, `W` `D` `L` less than one
 * move, `+` `-` forfeit, `H` `F` `U` `Z` byes; beyond them `*` and `X` unfinished or adjourned, ` ` nothing, and `?` for a cell that
 * could not be read and has been named.
 */
export type ResultCode = '1' | '=' | '0' | 'W' | 'D' | 'L' | '+' | '-' | 'H' | 'F' | 'U' | 'Z' | '*' | 'X' | ' ' | '?'

export interface ForfeitedMatch {
  readonly round: number
  readonly line: number
  /** Start numbers of the two teams' members. */
  readonly white: ReadonlySet<number>
  readonly black: ReadonlySet<number>
}

/** Results of files other than TRF: every game stands once, and a player may play several in a round. */
export interface GameList {
  readonly kind: 'games'
  readonly games: readonly ReportedGame[]
}

export interface ReportedGame {
  readonly round: number
  /** Start numbers. */
  readonly white: number
  readonly black: number
  readonly whiteScore: Score
  readonly blackScore: Score
  readonly unrated: UnplayedReason | null
  readonly date: ReportedDate | null
}
