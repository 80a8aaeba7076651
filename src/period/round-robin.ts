import type { OpponentField } from '../rating/event-result.js'
import { type FieldPlayer, isDisregarded, isRatedRoundRobin, roundRobinField } from '../rating/round-robin.js'
import type { Entry } from './entry.js'
import type { MonthGame, MonthTournament } from './tournament.js'

/** A round robin with unrated players in which every game counts, and what its players count as. */
export interface RoundRobin {
  /** How each player takes part: unrated ones with what they performed; who is disregarded stays without. */
  readonly entries: readonly Entry[]
  /** Ra, the average of the field, whole points. */
  readonly average: number
  /** How often every two players met. */
  readonly cycles: number
}

/**
 * A tournament as a round robin with unrated players: every two players met equally often, all over the board, and the
 * edition has a rule for it (art. 6.3 and 8.2 until 2021); null for any other tournament, where only games against rated
 * opponents count. A table with an unplayed game is another tournament (6.43).
 *
 * @param entries how each of them takes part, in the order of `tournament.players`
 */
export function roundRobinOf(tournament: MonthTournament, entries: readonly Entry[]): RoundRobin | null {
  const { regulations, games, isMatch } = tournament
  const rule = regulations.roundRobin
  if (rule === null || isMatch || !entries.some(({ countsAs }) => countsAs === null)) return null
  const cycles = cyclesOf(games, entries.length)
  const everybody = fieldOf(games, entries)
  if (cycles === null || !isRatedRoundRobin(everybody, cycles, rule)) return null

  const counts = everybody.map((player) => !isDisregarded(player, rule))
  const between = games.filter(({ white, black }) => counts[white] === true && counts[black] === true)
  const field = fieldOf(between, entries).filter((_, place) => counts[place])
  const { average, performances } = roundRobinField(field, cycles * (field.length - 1), regulations.initialRating)
  const performed = performances.values()
  return {
    average,
    cycles,
    entries: entries.map((entry, place) => {
      const performance = counts[place] ? performed.next().value : null
      return performance != null ? { ...entry, countsAs: performance } : entry
    }),
  }
}

/**
 * The field whose average stands for the opponents of a player; null for one it was not made with: who was unrated at the
 * start, though he is rated since, stands in it with what he performed or not at all.
 *
 * @param entry how he takes part
 */
export function fieldOfOpponents(roundRobin: RoundRobin | null, { countsAs }: Entry): OpponentField | null {
  return countsAs === null ? null : roundRobin
}

/** Whether a player scored too little in a round robin for his games to count, for himself and for his opponents. */
export function leavesOut(roundRobin: RoundRobin | null, place: number): boolean {
  const entry = roundRobin?.entries[place]
  return entry !== undefined && entry.countsAs === null && entry.ownRating === null
}

/** How often every two players met, where all of them met equally often over the board; else null. */
function cyclesOf(games: readonly MonthGame[], players: number): number | null {
  if (players < 3) return null
  const cycles = games.length / ((players * (players - 1)) / 2)
  if (!Number.isInteger(cycles) || cycles === 0) return null
  const meetings = new Uint16Array(players * players)
  for (const { white, black, unplayed } of games) {
    if (unplayed !== null) return null
    const pair = Math.min(white, black) * players + Math.max(white, black)
    meetings[pair] = (meetings[pair] ?? 0) + 1
    if ((meetings[pair] ?? 0) > cycles) return null
  }
  return cycles
}

function fieldOf(games: readonly MonthGame[], entries: readonly Entry[]): FieldPlayer[] {
  const scores = new Int32Array(entries.length)
  for (const { white, black, whiteScore, blackScore } of games) {
    scores[white] = (scores[white] ?? 0) + whiteScore
    scores[black] = (scores[black] ?? 0) + blackScore
  }
  return entries.map(({ countsAs }, place) => ({ rating: countsAs, score: scores[place] ?? 0 }))
}
