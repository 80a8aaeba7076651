import type { IsoDate } from '../../shared/dates.js'
import { type Place, type Problem, problem } from '../../shared/problem.js'
import type { RatingType } from '../../shared/rating-type.js'
import type { AcceptContext, RegisterPlayer } from '../accept-context.js'
import type { ReportedPlayer } from '../parsed-report.js'
import { descriptionDifferences, namesakes, personDifferences } from './compare-person.js'
import { digitSlips } from './digit-slips.js'
import { offers } from './faulty-id.js'
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
  const suggestions = () => whoElse(player, known.fideId, label, context, used, place)
  if (name && birthYear && rating) {
    const problems = [problem('id-other-person', details(player, known, label), place), ...suggestions()]
    return { fideId: null, isNew: false, problems }
  }
  const differences = [
    ...(name || birthYear || rating ? [problem('id-details-differ', details(player, known, label), place)] : []),
    ...(name ? suggestions() : []),
    ...descriptionDiffers(player, known, label, place),
  ]
  const ratings =
    startDate === null || type === null
      ? []
      : ratingProblems(player, known.fideId, label, startDate, type, context, place)
  return { fideId: known.fideId, isNew: false, problems: [...differences, ...ratings] }
}

/** Whom the ID of somebody else may belong to: who has it but for two digits, and namesakes of the same year. */
function whoElse(
  player: ReportedPlayer,
  fideId: number,
  label: string,
  { register }: AcceptContext,
  used: KnownInput['used'],
  place: Place,
): readonly Problem[] {
  const slips = digitSlips(player, fideId, label, register, used, place)
  const named = new Set(slips.map(({ args }) => args.knownId))
  const others = namesakes(player, register.playersBornIn, used).filter((one) => !named.has(one.fideId))
  return [...slips, ...offers(label, others, place)]
}

/** Sex, federation and title, which say little of who somebody is: the register's count. */
function descriptionDiffers(
  player: ReportedPlayer,
  known: RegisterPlayer,
  label: string,
  place: Place,
): readonly Problem[] {
  const differences = descriptionDifferences(player, known).join('; ')
  return differences === ''
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
  const args = { player, fideId, rating, startDate, type }
  return [
    listed === null ? problem('rating-unlisted', args, place) : problem('rating-differs', { ...args, listed }, place),
  ]
}
