import { type EditionFault, wrongValue } from './edition-faults.js'
import type { Regulations } from './regulations.js'

/**
 * Values of an edition that are allowed each for itself and can not stand beside each other: with them a rule does
 * nothing, or never what it says. Each is laid to the rule that may be at fault; of two rules there is one for each.
 */
export function contradictionsOf(edition: Regulations): readonly EditionFault[] {
  return [...ofTimes(edition), ...ofFirstRatings(edition), ...ofAdjustments(edition)]
}

function ofTimes({ timeLimits, tournament }: Regulations): EditionFault[] {
  const { standardFromMinutes: standard, rapidAboveMinutes: rapid, blitzAboveMinutes: blitz } = timeLimits
  const { minimumTimes } = tournament
  return [
    ...(rapid < standard
      ? []
      : [fault(['timeLimits', 'rapidAboveMinutes'], rapid, `less than standardFromMinutes, ${standard}`)]),
    ...(blitz < rapid
      ? []
      : [fault(['timeLimits', 'blitzAboveMinutes'], blitz, `less than rapidAboveMinutes, ${rapid}`)]),
    ...minimumTimes.flatMap(({ ratedFrom }, index) => {
      const above = minimumTimes[index - 1]?.ratedFrom ?? Number.POSITIVE_INFINITY
      const path = ['tournament', 'minimumTimes', index, 'ratedFrom']
      return ratedFrom < above
        ? []
        : [fault(path, ratedFrom, `less than the one above it, ${above}: the highest stands first`)]
    }),
  ]
}

function ofFirstRatings({ gates, initialRating: { max }, ratingFloor }: Regulations): EditionFault[] {
  const most = gates.games * 100
  const isOutOfReach = max !== null && max < ratingFloor
  return [
    ...((gates.score ?? 0) > most
      ? [fault(['gates', 'score'], gates.score, `at most ${most}, all of the ${gates.games} games of gates.games`)]
      : []),
    ...(isOutOfReach
      ? [
          fault(['initialRating', 'max'], max, `at least ratingFloor, ${ratingFloor}, or null`),
          fault(['ratingFloor'], ratingFloor, `at most initialRating.max, ${max}`),
        ]
      : []),
  ]
}

function ofAdjustments({ oneTimeAdjustments }: Regulations): EditionFault[] {
  return oneTimeAdjustments.flatMap((one, index) =>
    one.kind !== 'compression' || one.from < one.below
      ? []
      : [fault(['oneTimeAdjustments', index, 'below'], one.below, `more than from, ${one.from}`)],
  )
}

function fault(path: readonly PropertyKey[], found: unknown, allowed: string): EditionFault {
  return { path, says: wrongValue(path, found, allowed) }
}
