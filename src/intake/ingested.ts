import type { TournamentRow } from '../db/schema.js'
import type { DateOrder } from '../report/parsed-report.js'
import type { RatingSettings } from '../run/rating-settings.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { Problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'

export interface IngestOptions extends RatingSettings {
  readonly code?: string
  readonly type?: RatingType
  readonly received?: IsoDate
  /** The days an inbox is emptied on, in order: what lies in it arrived by then. */
  readonly inboxDays: readonly IsoDate[]
  readonly dates?: DateOrder
  readonly samePersons: ReadonlySet<number>
  readonly newPersons: ReadonlySet<number>
  readonly unknownIds: 'register' | 'refuse'
  readonly strictChecks: (check: string) => boolean
}

export interface IngestedFile {
  readonly file: string
  /** `held`: stored, and at least one of its tournaments waits for a person. */
  readonly outcome: 'accepted' | 'held' | 'refused' | 'unreadable' | 'already-stored'
  readonly tournaments: readonly IngestedTournament[]
  readonly problems: readonly Problem[]
}

export interface IngestedTournament {
  readonly code: string
  readonly name: string
  readonly type: RatingType
  readonly outcome: 'accepted' | 'revised' | 'held' | 'correction' | 'already-stored'
  readonly revision: number
  /** The revision that counts: an earlier one sent again does not come back. */
  readonly latestRevision: number
  readonly players: number
  readonly games: number
  readonly dueList: ListMonth
  /** Received after the last list that could rate it (art. 9.1). */
  readonly tooLate: boolean
}

/** The answer to a tournament that is there already. */
export function asKnown(row: TournamentRow, latestRevision: number, players = 0): IngestedTournament {
  return {
    code: row.code,
    name: row.name,
    type: row.type,
    outcome: 'already-stored',
    revision: row.revision,
    latestRevision,
    players,
    games: row.games,
    dueList: row.due_list,
    tooLate: row.due_list > row.last_list,
  }
}
