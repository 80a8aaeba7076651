import type { IsoDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'

/** A tournament as its federation registered it before the start (art. 0.2). Optional columns are null where blank. */
export interface Registration {
  readonly code: string
  readonly name: string
  readonly federation: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly type: RatingType
  readonly city: string | null
  /** swiss, round-robin, match, team ... */
  readonly system: string | null
  readonly timeControl: string | null
  readonly rounds: number | null
  /** FIDE ID of the chief arbiter. */
  readonly chiefArbiterId: number | null
  readonly receivedDate: IsoDate | null
  /** Name of the report file this tournament is to come in. */
  readonly reportFile: string | null
  /** A FIDE official event: closes later (art. 7.1.3). */
  readonly official: boolean
  /** The day it was registered (art. 0.2). */
  readonly registeredDate: IsoDate | null
  /** Norms for titles can be made in it (B.01). */
  readonly norms: boolean
}
