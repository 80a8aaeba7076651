import type { IsoDate } from '../../shared/dates.js'
import { joined, typePhrase } from '../../shared/messages/phrase.js'
import { type Place, type Problem, problem } from '../../shared/problem.js'
import type { RatingType } from '../../shared/rating-type.js'
import type { AcceptContext, RegisterPlayer } from '../accept-context.js'
import type { ReportedPlayer } from '../parsed-report.js'
import { descriptionDifferences, namesakes, personDifferences, slips } from './compare-person.js'
import { offers, slipOffers } from './faulty-id.js'
import type { Person } from './person.js'

export interface KnownInput {
  readonly context: AcceptContext
  readonly startDate: IsoDate | null
  readonly type: RatingType | null
  /** IDs that stand in the report. */
  readonly used: Pick<ReadonlyMap<number, unknown>, 'has'>
}

/**
 * Compares a player with the person the register has under his ID. Where name, birth year and rating all differ the ID
 * is somebody else's and the report is refused: his results would be booked under another's name. Fewer differences
 * are noted.
 */
export function knownPerson(
  player: ReportedPlayer,
  known: RegisterPlayer,
  label: string,
  { context, startDate, type, used }: KnownInput,
): Person {
  const place = { file: context.file, line: player.line }
  const { name, birthYear, rating } = personDifferences(player, known)
  const near = name ? slips(player, known.fideId, context.register.playersWithIdLike, used) : []
  const slipped = slipOffers(label, known.fideId, near, place)
  if (name && birthYear && rating) {
    const others = new Set(near.map(({ fideId }) => fideId))
    const candidates = namesakes(player, context.register.playersBornIn, used).filter(
      ({ fideId }) => !others.has(fideId),
    )
    const problems = [
      problem('id-other-person', details(player, known, label), place),
      ...slipped,
      ...offers(label, candidates, place),
    ]
    return { fideId: null, isNew: false, problems }
  }
  const differences = [
    ...(name || birthYear || rating
      ? [problem('id-details-differ', details(player, known, label), place), ...slipped]
      : []),
    ...descriptionDiffers(player, known, label, place),
  ]
  const ratings =
    startDate === null || type === null
      ? []
      : ratingProblems(player, known.fideId, label, startDate, type, context, place)
  return { fideId: known.fideId, isNew: false, problems: [...differences, ...ratings] }
}

/** Sex, federation and title, which say little of who somebody is: the register's count. */
function descriptionDiffers(
  player: ReportedPlayer,
  known: RegisterPlayer,
  label: string,
  place: Place,
): readonly Problem[] {
  const found = descriptionDifferences(player, known)
  const differences = joined('joined-semicolon', found)
  return found.length === 0
    ? []
    : [problem('person-differs', { player: label, fideId: known.fideId, differences }, place)]
}

/** `-` stands for a value that a side does not have. */
function details(player: ReportedPlayer, known: RegisterPlayer, label: string) {
  return {
    player: label,
    fideId: known.fideId,
    knownName: known.name,
    knownBirthYear: known.birthYear ?? '-',
    knownRating: known.rating ?? '-',
    name: player.name,
    birthYear: player.birthYear ?? '-',
    rating: player.rating ?? '-',
  }
}

/** The rating column is never used for rating; where it is not the list's, both numbers are shown (decision A2). */
function ratingProblems(
  { rating }: ReportedPlayer,
  fideId: number,
  player: string,
  startDate: IsoDate,
  type: RatingType,
  { register }: AcceptContext,
  place: Place,
): readonly Problem[] {
  if (rating === null) return []
  const listed = register.ratingOnListInForce(fideId, startDate, type)
  if (listed === undefined || listed === rating) return []
  const args = { player, fideId, rating, startDate, type: typePhrase(type) }
  return [
    listed === null ? problem('rating-unlisted', args, place) : problem('rating-differs', { ...args, listed }, place),
  ]
}
