import type { IsoDate } from '../shared/dates.js'
import type { Score } from '../shared/game.js'

/** The games of a tournament with the persons who played them. */
export interface EventGames {
  readonly code: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly games: readonly PersonGame[]
}

export interface PersonGame {
  /** FIDE IDs. */
  readonly white: number
  readonly black: number
  readonly whiteScore: Score
  readonly blackScore: Score
  readonly date: IsoDate | null
}

export interface SharedGames {
  /** Games of the report that are stored already, and how many it has. */
  readonly shared: number
  readonly games: number
  /** The stored tournaments that have them, with how many each, most first. */
  readonly stored: readonly { readonly code: string; readonly shared: number; readonly games: number }[]
}

/** "Nearly all": four games of five, so that a corrected result or ID does not hide that it is the same event. */
const NEARLY_ALL = { of: 5, shared: 4 }

/**
 * Whether a report is an event that is stored already under other codes: nearly all of its games stand in them taken
 * together, or nearly all of one of theirs stand in it. null where it is not.
 *
 * A game is the same where both IDs, the colours and both scores are, and the dates where both have one; every stored
 * game is met once. Only tournaments that overlap in dates are looked at, so that a second game between the same two
 * a week later is a game of its own.
 */
export function sameEvent(report: EventGames, stored: readonly EventGames[]): SharedGames | null {
  const candidates = stored.filter((other) => other.startDate <= report.endDate && other.endDate >= report.startDate)
  const counts = sharedByCandidate(report, candidates)
  const shared = counts.reduce((sum, count) => sum + count, 0)
  const found = candidates
    .map(({ code, games }, index) => ({ code, shared: counts[index] ?? 0, games: games.length }))
    .filter((candidate) => candidate.shared > 0)
    .sort((a, b) => b.shared - a.shared || (a.code < b.code ? -1 : 1))

  const held = isNearlyAll(shared, report.games.length) || found.some((one) => isNearlyAll(one.shared, one.games))
  return held ? { shared, games: report.games.length, stored: found } : null
}

/** Whether an event can be one of those stored, by the most games that each of them may have of it. */
export function maySameEvent(games: number, stored: readonly { readonly shared: number; readonly games: number }[]) {
  const most = stored.reduce((sum, { shared }) => sum + shared, 0)
  return isNearlyAll(most, games) || stored.some((one) => isNearlyAll(one.shared, one.games))
}

function isNearlyAll(shared: number, games: number): boolean {
  return shared > 0 && shared * NEARLY_ALL.of >= games * NEARLY_ALL.shared
}

interface StoredGame {
  readonly candidate: number
  readonly date: IsoDate | null
}

/** How many of the report's games each candidate has; a game that several have counts for the first. */
function sharedByCandidate(report: EventGames, candidates: readonly EventGames[]): readonly number[] {
  const stored = new Map<string, StoredGame[]>()
  candidates.forEach(({ games }, candidate) => {
    for (const game of games) {
      const same = stored.get(keyOf(game))
      if (same === undefined) stored.set(keyOf(game), [{ candidate, date: game.date }])
      else same.push({ candidate, date: game.date })
    }
  })
  const counts = candidates.map(() => 0)
  for (const game of report.games) {
    const met = meet(stored.get(keyOf(game)) ?? [], game.date)
    if (met !== null) counts[met.candidate] = (counts[met.candidate] ?? 0) + 1
  }
  return counts
}

/** Takes the stored game of the same date, else one that does not contradict it. */
function meet(games: StoredGame[], date: IsoDate | null): StoredGame | null {
  const exact = games.findIndex((stored) => stored.date === date)
  const index = exact >= 0 ? exact : games.findIndex((stored) => stored.date === null || date === null)
  return index < 0 ? null : (games.splice(index, 1)[0] ?? null)
}

function keyOf({ white, black, whiteScore, blackScore }: PersonGame): string {
  return `${white} ${black} ${whiteScore} ${blackScore}`
}

/** Games of the first that the others have too, whatever their results and dates: the same players with the same colours. */
export function gamesInCommon(games: readonly PersonGame[], others: readonly PersonGame[]): number {
  const left = new Map<string, number>()
  for (const { white, black } of others) left.set(`${white} ${black}`, (left.get(`${white} ${black}`) ?? 0) + 1)
  return games.filter(({ white, black }) => {
    const count = left.get(`${white} ${black}`) ?? 0
    left.set(`${white} ${black}`, count - 1)
    return count > 0
  }).length
}
