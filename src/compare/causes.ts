import type { ComparedPlayer, ComputedChange, ListedPlayer } from './compared-player.js'

/**
 * Why a player's ratings differ on a list, the first of these that ever held in the span: `before` they differed on the
 * list before it; `k` another K was used on a sum that is not 0; `opponents` the sum of his changes differed, since opponents
 * (or he himself) stood elsewhere or other games were rated; `first-rating` he got his rating here in another way;
 * `standard` he entered with another standard rating; `adjustment` points that are not from games; `unknown` nothing that is stored says it, as on imported lists.
 */
export const CAUSES = ['before', 'k', 'opponents', 'first-rating', 'standard', 'adjustment', 'unknown'] as const

export type Cause = (typeof CAUSES)[number]

/** What of two computed lists differed for a player, and whether his ratings do. */
export interface PairJudgement {
  /** Whether K, used on a sum that is not 0, has differed on this list or an earlier one of the span. */
  readonly kDiffered: boolean
  /** null where the ratings are the same, or one side has none. */
  readonly cause: Cause | null
}

/** Judges the pairs of a player list by list: what has once differed goes on. */
export function pairJudge(player: Pick<ComparedPlayer, 'a' | 'b'>) {
  const differed = new Set<Cause>()
  const [a, b] = [player.a.before[0], player.b.before[0]]
  if (a !== undefined && b !== undefined && a !== b) differed.add('before')
  return (a: ListedPlayer | null, b: ListedPlayer | null): PairJudgement => {
    for (const cause of differencesOf(a?.computed ?? null, b?.computed ?? null)) differed.add(cause)
    const isOther = a?.rating != null && b?.rating != null && a.rating !== b.rating
    const cause = isOther ? (CAUSES.find((one) => differed.has(one)) ?? 'unknown') : null
    return { kDiffered: differed.has('k'), cause }
  }
}

function differencesOf(a: ComputedChange | null, b: ComputedChange | null): Cause[] {
  if (a === null && b === null) return []
  const sums = [a?.sumOfDeltas ?? 0, b?.sumOfDeltas ?? 0]
  const found: Cause[] = []
  if (sums.some((sum) => sum !== 0) && (usesOtherK(a, b) || movesOtherwise(a, b))) found.push('k')
  if (sums[0] !== sums[1]) found.push('opponents')
  if (a?.status === 'initial' || b?.status === 'initial') found.push('first-rating')
  if ([a, b].some((one) => one?.fromStandard === true) && a?.ratingBefore !== b?.ratingBefore) found.push('standard')
  if ((a?.adjustment ?? 0) !== (b?.adjustment ?? 0)) found.push('adjustment')
  return found
}

/**
 * Whether one sum became two changes: then another K was used on one of several tournaments, where each has a K of its own
 * (2009 to 2021).
 */
function movesOtherwise(a: ComputedChange | null, b: ComputedChange | null): boolean {
  return a !== null && b !== null && a.sumOfDeltas === b.sumOfDeltas && a.change !== b.change
}

/** Whether both lists multiplied with a K, and not with the same. */
export function usesOtherK(a: ComputedChange | null, b: ComputedChange | null): boolean {
  return a?.kUsed != null && b?.kUsed != null && a.kUsed !== b.kUsed
}
