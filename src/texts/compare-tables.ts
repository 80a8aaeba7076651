import { CAUSES } from '../compare/causes.js'
import type { Distribution } from '../compare/distribution.js'
import type { FixedGroup } from '../compare/fixed-group.js'
import type { ComputedDifferences } from '../compare/k-differences.js'
import type { ListComparison, Mover } from '../compare/list-comparison.js'
import type { Movement } from '../compare/movement.js'
import type { FirstRatings } from '../compare/side-counts.js'
import type { TypeComparison } from '../compare/type-comparison.js'
import type { Say } from '../shared/messages/language.js'
import { decimals, differenceOf, median, NONE, pairsOfK, signedDecimals } from './compare-numbers.js'
import type { CompareTable } from './compare-part.js'
import { signed } from './format.js'

/** A table whose columns after the first `heads` hold numbers, but for the ones named. */
function tableOf(
  columns: string,
  heads: number,
  rows: readonly (readonly (string | number)[])[],
  texts: readonly number[] = [],
): CompareTable {
  const names = columns.split('|')
  const right = names.map((_, index) => index).filter((index) => index >= heads && !texts.includes(index))
  return { columns: names, heads, right, rows: rows.map((row) => row.map(String)) }
}

export function listsTable({ lists }: TypeComparison, say: Say): CompareTable {
  const rows = lists.flatMap(({ a, b, rated }) => [
    [a.list, 'A', ...spread(rated.a)],
    [b.list, 'B', ...spread(rated.b)],
  ])
  return tableOf(say('compare-lists-columns'), 2, rows)
}

function spread({ players, mean, standardDeviation, quantiles }: Distribution): (string | number)[] {
  const { 5: least, 25: lower, 50: middle, 75: upper, 95: most } = quantiles ?? {}
  const five = [least, lower, middle, upper, most].map((quantile) => quantile ?? NONE)
  return [players, decimals(mean), decimals(standardDeviation), ...five]
}

export function playersTable({ lists }: TypeComparison, say: Say): CompareTable {
  const rows = lists.map((list) => {
    const { a, b, moved, onlyInA, onlyInB, firstRatings, inactive, belowFloor } = list
    const below = (players: number, floor: number) => say('compare-floor', { players, floor })
    return [
      a.list,
      b.list,
      ...movement(moved),
      onlyInA,
      onlyInB,
      first(firstRatings.a),
      first(firstRatings.b),
      inactive.a,
      inactive.b,
      below(belowFloor.a, a.floor),
      below(belowFloor.b, b.floor),
    ]
  })
  return tableOf(say('compare-players-columns'), 2, rows)
}

function movement({ players, meanDifference, lower, same, higher }: Movement): (string | number)[] {
  return [players, signedDecimals(meanDifference), lower, same, higher]
}

function first(ratings: FirstRatings | null): string | number {
  return ratings?.players ?? NONE
}

export function groupTable({ lists }: TypeComparison, { means }: FixedGroup, say: Say): CompareTable {
  const rows = lists.map(({ a, b }, index) => {
    const mean = means[index] ?? { a: null, b: null }
    const difference = differenceOf(mean.a, mean.b)
    return [a.list, b.list, decimals(mean.a), decimals(mean.b), signedDecimals(difference)]
  })
  return tableOf(say('compare-group-columns'), 2, rows)
}

export function bandsTable({ bands }: ListComparison, say: Say): CompareTable {
  const rows = bands.map(({ from, to, a, b }) => [`${from}-${to}`, ...beside(a, b)])
  return tableOf(say('compare-bands-columns'), 1, rows)
}

function beside(a: Distribution, b: Distribution): (string | number)[] {
  const deviations = [decimals(a.standardDeviation), decimals(b.standardDeviation)]
  return [a.players, b.players, decimals(a.mean), decimals(b.mean), median(a), median(b), ...deviations]
}

export function scatterTable({ bands }: ListComparison, say: Say): CompareTable {
  const rows = bands
    .filter(({ moved }) => moved.players > 0)
    .map(({ from, to, moved }) => [`${from}-${to}`, ...movement(moved)])
  return tableOf(say('compare-scatter-columns'), 1, rows)
}

export function agesTable({ ageGroups }: ListComparison, say: Say): CompareTable {
  const rows = ageGroups.map(({ group, a, b, moved }) => [
    group === 'unknown' ? say('compare-age-unknown') : group,
    ...beside(a, b),
    ...movement(moved),
  ])
  return tableOf(say('compare-ages-columns'), 1, rows)
}

export function kTable(lists: readonly ListComparison[], say: Say): CompareTable {
  const rows = lists.flatMap(({ a, k: { computed } }) => {
    if (computed === null) return []
    const { used, kDiffered, kSame, causes } = computed
    return [
      [
        a.list,
        pairsOfK(used),
        kDiffered.otherRating,
        kDiffered.sameRating,
        kSame.otherRating,
        kSame.sameRating,
        ...CAUSES.map((cause) => causes[cause]),
        exactness(computed, say),
      ],
    ]
  })
  return tableOf(say('compare-k-columns'), 1, rows, [1, 13])
}

function exactness(computed: ComputedDifferences, say: Say): string {
  if (computed.ratingsDifferExactlyWhereKDiffered) return say('compare-yes')
  return computed.ratingsDifferOnlyWhereKDiffered ? say('compare-rounded') : say('compare-no')
}

export function printedKTable({ lists }: TypeComparison, say: Say): CompareTable {
  const rows = lists.map(({ a, b, k: { printed } }) => {
    const players = printed.reduce((sum, pair) => sum + pair.players, 0)
    return [a.list, b.list, players, pairsOfK(printed)]
  })
  return tableOf(say('compare-k-printed-columns'), 2, rows, [3])
}

export function moversTable(movers: readonly Mover[], say: Say): CompareTable {
  const rows = movers.map(({ id, name, federation, a, b, difference }) => [
    id,
    name,
    federation,
    a,
    b,
    signed(difference),
  ])
  return tableOf(say('compare-movers-columns'), 3, rows)
}
