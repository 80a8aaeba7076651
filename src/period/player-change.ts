import type { PooledEvent, PoolJudgement } from '../rating/pool.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { Regulations } from '../regulations/regulations.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { Sex } from '../shared/player.js'
import type { PlayerEvent } from './player-event.js'
import type { Standing } from './standing.js'
import type { TitleReached } from './titles-reached.js'

/** A player as the month finds him. */
export interface MonthPlayer {
  readonly fideId: number
  readonly birthYear: number | null
  readonly sex: Sex | null
  readonly titles: readonly string[]
  /** On the list before; null if he never was on one. */
  readonly base: Standing | null
  /** Standard rating on the list before; asked for rapid and blitz only. */
  readonly standardOnBase: number | null
  /** Standard rating on the list being made; asked by the lift of October 2022 only. */
  readonly standardNow: number | null
  /** K standing on a list of the type; null where he was unrated. Asked by the editions that take K at the start. */
  readonly coefficientOn: (list: ListMonth) => number | null
  /** Events pooled for him on earlier lists since he was last rated, expired ones too. */
  readonly pool: readonly PooledEvent[]
}

/** The law and the list a month is computed for. */
export interface MonthLaw {
  readonly list: ListMonth
  /** The edition on the list date. */
  readonly regulations: Regulations
  /** The edition on a tournament's start date. */
  readonly regulationsOn: (day: IsoDate) => Regulations
  readonly calendar: ListCalendar
}

export type PlayerStatus = 'rated' | 'initial' | 'unrated' | 'delisted'

/** What one list did to one player. */
export interface PlayerChange {
  readonly fideId: number
  readonly status: PlayerStatus
  /** null where unrated. From the standard list where he entered with it (decision A20). */
  readonly previousRating: number | null
  readonly newRating: number | null
  readonly fromStandard: boolean
  /** K that stood for this list, before the limit on K times games; of an initial rating the K it is printed with. */
  readonly k: number | null
  readonly kUsed: number | null
  /** K used for every rated event, where they differ: `k` and `kUsed` are then those of the last one. Else null. */
  readonly coefficients: ReadonlyMap<PlayerEvent, number> | null
  /** As printed (decision A22): rated games of the list; for an initial rating, and in an unpublished pool, its games. */
  readonly games: number
  /** ΣΔR, hundredths. */
  readonly sumOfDeltas: number
  /** ΣΔR x K used, hundredths of a point. */
  readonly rawChange: number
  /** Rounded once, whole points. */
  readonly change: number
  /** Points of a one-time adjustment, after the change (decision A13). */
  readonly adjustment: number
  readonly events: readonly PlayerEvent[]
  /** The pool judged for this list; null for a rated player. */
  readonly pool: PoolJudgement | null
  /** What to remember from this list on; null where nothing changed. */
  readonly standing: Standing | null
  readonly titles: readonly TitleReached[]
  /** Active on the list before, and inactive from this one on (7.2.2). */
  readonly turnedInactive: boolean
}
