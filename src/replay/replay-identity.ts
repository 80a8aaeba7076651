import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ReplayBooking } from '../db/replay-copy.js'
import { type SourceTournament, sourceInputs } from '../db/replayed-source.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { editionFingerprint } from '../period/fingerprint.js'
import type { Editions } from '../regulations/regulations.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ReplayOptions } from './replay-types.js'

/** By what two replays are the same: contents as sha256 in hex. */
export interface ReplayIdentity {
  readonly span: string
  readonly law: string
  readonly source: string
}

/** A tournament of the source with the lists on which the replay may rate it. */
export interface BookedTournament {
  readonly row: SourceTournament
  readonly booking: ReplayBooking
}

/**
 * What is asked for, under which law, and all that is read of the source.
 *
 * @param booked every tournament of the replay, in order
 * @param stood the lists it stands on, in order
 */
export function replayIdentity(
  db: Kysely<Database>,
  { from, to, types, editions, sourceSettings }: ReplayOptions,
  booked: readonly BookedTournament[],
  stood: readonly RatingListRow[],
): ReplayIdentity {
  const tournaments = booked.map(({ row, booking }) => [
    ...[row.code, row.content_sha256, row.start_date, row.end_date, row.is_match, row.rounds],
    ...[booking.dueList, booking.lastList],
  ])
  const lists = stood.map(({ type, list, series, fingerprint }) => [type, list, series, fingerprint])
  const inputs = sourceInputs(db, types, editions.calendar.previous(from), to)
  return {
    span: digest([from, to, ...types]),
    law: digest(lawOf(editions, types)),
    source: digest([...tournaments, sourceSettings.base, ...lists, inputs]),
  }
}

/** Every rule of the editions, each from its date on. */
function lawOf(editions: Editions, types: readonly RatingType[]): unknown {
  return types.map((type) => editions[type].map((edition) => [edition.effectiveFrom, editionFingerprint(edition)]))
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
