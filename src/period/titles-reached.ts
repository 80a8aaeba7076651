import { roundHundredths } from '../rating/rounding.js'
import type { Regulations } from '../regulations/regulations.js'
import type { TitleThreshold } from '../regulations/rules.js'
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
 * The highest rating a player reached with a list: published, or interim after any of its events (B.01).
 *
 * @param events the rated events of the list, in order
 * @param kOf K of an event, after the limit
 */
export function highestReached(
  before: number | null,
  events: readonly PlayerEvent[],
  baseRating: number,
  kOf: (event: PlayerEvent) => number,
  rating: number,
): number {
  let highest = Math.max(before ?? 0, baseRating, rating)
  let raw = 0
  for (const event of events) {
    raw += event.sumOfDeltas * kOf(event)
    highest = Math.max(highest, baseRating + roundHundredths(raw))
  }
  return highest
}

/** Titles whose rating and number of games are reached with this list and were not before (B.01). */
export function titlesReached(
  player: Candidate,
  standing: Standing,
  { titleThresholds }: Regulations,
): readonly TitleReached[] {
  const before = player.base?.highest ?? 0
  const gamesBefore = player.base?.gamesCompleted ?? 0
  const highest = standing.highest ?? 0
  return titleThresholds
    .filter((threshold) => concerns(threshold, player))
    .filter(({ rating, games }) => highest >= rating && standing.gamesCompleted >= games)
    .filter(({ rating, games }) => !(before >= rating && gamesBefore >= games))
    .map(({ title, normsToo }) => ({ title, rating: highest, normsToo }))
}

/** Who holds a title has no use for those ranked below it. */
function concerns({ title, womenOnly }: TitleThreshold, { sex, titles }: Candidate): boolean {
  if (womenOnly && sex !== 'F') return false
  const held = titles.map((name) => ranks.indexOf(name)).filter((rank) => rank >= 0)
  return Math.min(...held, ranks.length) > ranks.indexOf(title)
}
