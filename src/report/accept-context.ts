import type { IsoDate } from '../shared/dates.js'
import type { PlayerDetails } from '../shared/player.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ArbiterRegister } from './arbiters.js'
import type { CheckSettings } from './check-settings.js'
import type { Law } from './law.js'
import type { DateOrder } from './parsed-report.js'
import type { Registration } from './registration.js'

/** What a report is judged against: what the user says, what was registered, who is known. */
export interface AcceptContext {
  /** The name problems are shown under. */
  readonly file: string
  readonly code: string
  readonly codeFrom: CodeSource
  /** What the user says the report is rated as; wins over everything else. */
  readonly type: RatingType | undefined
  /** What the user says about dates that can be read in several ways. */
  readonly dates: DateOrder | undefined
  /** What the user says about the day the report arrived; null where nothing. */
  readonly receivedDate: IsoDate | null
  /** The day the report is looked at: it came no later. */
  readonly asOf: AsOf
  /** The days an inbox is emptied on, in order: what lies in it arrived by then. None where there is no inbox. */
  readonly inboxDays: readonly IsoDate[]
  /** The day the first report of this code arrived, by which its revisions count too; null where there is none. */
  readonly firstReceived: IsoDate | null
  readonly registration: Registration | null
  readonly law: Law
  readonly register: Register
  readonly arbiters: ArbiterRegister
  /** What happens to a well-formed ID that is on no list: `unasked` where there are no lists to be on. */
  readonly unknownIds: 'register' | 'refuse' | 'unasked'
  /** Unknown IDs that are a person of the register under another ID: either of the two numbers. */
  readonly samePersons: ReadonlySet<number>
  /** Unknown IDs that are new persons although somebody of the same name and year is known. */
  readonly newPersons: ReadonlySet<number>
  /** What the officer wants of each check. */
  readonly checks: CheckSettings
}

/** The day of a job. */
export interface AsOf {
  readonly day: IsoDate
  /** Somebody said it. What only the clock says may warn, and decides nothing. */
  readonly isSaid: boolean
}

/** Where the tournament's code was found. */
export type CodeSource = 'argument' | 'registration' | 'file' | 'file name'

/** The persons known from lists and imports. */
export interface Register {
  playerById(fideId: number): RegisterPlayer | null
  /** Those born in a year who may bear a name; others may be among them. */
  playersBornIn(year: number, name: string): readonly RegisterPlayer[]
  /** Those whose IDs one slip makes of an ID: two digits exchanged, which come first, or one digit wrong. */
  playersWithIdLike(fideId: number): readonly RegisterPlayer[]
  /** null: unrated on that list; undefined: there is no such list to compare with. */
  ratingOnListInForce(fideId: number, startDate: IsoDate, type: RatingType): number | null | undefined
}

/** What reports are compared with of a person. */
export interface RegisterPlayer
  extends Pick<PlayerDetails, 'fideId' | 'name' | 'federation' | 'sex' | 'birthYear' | 'title' | 'womanTitle'> {
  /** The latest rating known of the tournament's type, else of standard; null where there is none. */
  readonly rating: number | null
}
