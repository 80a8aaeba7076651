import { roundHundredths } from '../rating/rounding.js'
import type { Regulations, TitleThreshold } from '../regulations/regulations.js'
import type { Sex } from '../shared/player.js'
import { titles as ranks } from '../shared/titles.js'
import type { PlayerEvent } from './player-event.js'
import type { Standing } from './standing.js'

/** A title whose rating condition a player reached on a list (B.01). */
export interface TitleReached {
  readonly title: string
  /** The highest rating reached, published or after one of the list's events. */
  readonly rating: number
  /** The rating alone does not bring the title. */
  readonly normsToo: boolean
}

interface Candidate {
  readonly sex: Sex | null
  readonly titles: readonly string[]
  readonly base: Standing | null
}

/**
 * Titles whose threshold is reached with this list and was not before: by the published rating, or by the interim
 * rating after any of the list's events (B.01, section 8 of the title rules for FM, CM, WFM, WCM).
 *
 * @param events the rated events of the list, in order
 */
export function titlesReached(
  player: Candidate,
  events: readonly PlayerEvent[],
  baseRating: number,
  kUsed: number,
  standing: Standing,
  { titleThresholds }: Regulations,
): readonly TitleReached[] {
  if (titleThresholds.length === 0) return []
  const before = player.base?.peak ?? 0
  const gamesBefore = player.base?.gamesCompleted ?? 0
  const highest = Math.max(before, standing.rating ?? 0, highestInterim(events, baseRating, kUsed))
  return titleThresholds
    .filter((threshold) => concerns(threshold, player))
    .filter(({ rating, games }) => highest >= rating && standing.gamesCompleted >= games)
    .filter(({ rating, games }) => !(before >= rating && gamesBefore >= games))
    .map(({ title, normsToo }) => ({ title, rating: highest, normsToo }))
}

function highestInterim(events: readonly PlayerEvent[], baseRating: number, kUsed: number): number {
  let highest = 0
  let sum = 0
  for (const event of events) {
    sum += event.sumOfDeltas
    highest = Math.max(highest, baseRating + roundHundredths(sum * kUsed))
  }
  return highest
}

/** Who holds a title has no use for those ranked below it. */
function concerns({ title, womenOnly }: TitleThreshold, { sex, titles }: Candidate): boolean {
  if (womenOnly && sex !== 'F') return false
  const held = titles.map((name) => ranks.indexOf(name)).filter((rank) => rank >= 0)
  return Math.min(...held, ranks.length) > ranks.indexOf(title)
}
