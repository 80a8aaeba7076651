import type { PlayerChange } from '../period/player-change.js'
import type { TitleReached } from '../period/titles-reached.js'
import type { Gate } from '../rating/pool.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ListPlan } from './plan-list.js'

/** What a computed list did, in numbers and in the names a rating officer looks for first. */
export interface MonthReport {
  readonly type: RatingType
  readonly list: ListMonth
  /** The list before: `2026-02 (official)`; null where the type began empty. */
  readonly base: string | null
  readonly edition: string
  readonly ratedPlayers: number
  readonly tournaments: readonly ReportedEvent[]
  /** Rated players with at least one rated game. */
  readonly playersRated: number
  /** Results that changed a rated player's rating: two a game between rated players. */
  readonly ratedResults: number
  readonly newcomers: readonly Newcomer[]
  /** Unrated players who played and did not get a rating yet, by the first gate they fail. */
  readonly notYet: { readonly games: number; readonly score: number; readonly rating: number }
  readonly fallen: readonly Fallen[]
  readonly turnedInactive: number
  /** K printed anew, other than for newcomers. */
  readonly kChanged: number
  readonly adjusted: number
  readonly titles: readonly (TitleReached & { readonly fideId: number })[]
}

export interface ReportedEvent {
  readonly code: string
  readonly name: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly listInForce: ListMonth
  readonly edition: string
  readonly players: number
  readonly games: number
}

export interface Newcomer {
  readonly fideId: number
  readonly rating: number
  readonly k: number
  readonly games: number
  readonly score: number
  readonly gates: readonly Gate[]
}

export interface Fallen {
  readonly fideId: number
  readonly from: number
  /** What the rating would have been, below the floor. */
  readonly to: number
}

/** Collects the report while the changes go by. */
export interface MonthReporter {
  readonly add: (change: PlayerChange) => void
  /** Rated players on the list so far: those of the list before, and who came and went. */
  readonly ratedPlayers: () => number
  readonly report: () => MonthReport
}

export function monthReporter(plan: ListPlan): MonthReporter {
  const counts = { rated: plan.base?.rated ?? 0, players: 0, results: 0, inactive: 0, kChanged: 0, adjusted: 0 }
  const notYet = { games: 0, score: 0, rating: 0 }
  const newcomers: Newcomer[] = []
  const fallen: Fallen[] = []
  const titles: (TitleReached & { fideId: number })[] = []
  const playersOf = new Map<string, number>()

  const add = (change: PlayerChange): void => {
    const { fideId, status, standing, games } = change
    for (const { tournament } of change.events) {
      playersOf.set(tournament.code, (playersOf.get(tournament.code) ?? 0) + 1)
    }
    for (const title of change.titles) titles.push({ ...title, fideId })
    if (status === 'unrated') {
      const failed = change.pool?.gates.find(({ passed }) => !passed)
      if (failed !== undefined) notYet[failed.name]++
      return
    }
    if (status === 'initial') {
      counts.rated++
      newcomers.push(newcomerOf(change))
      return
    }
    if (games > 0) counts.players++
    counts.results += games
    if (change.fromStandard) counts.rated++
    if (change.adjustment !== 0) counts.adjusted++
    if (change.turnedInactive) counts.inactive++
    if (status === 'delisted') {
      counts.rated--
      const from = change.previousRating ?? 0
      fallen.push({ fideId, from, to: from + change.change + change.adjustment })
    } else if (standing !== null) {
      if (standing.k !== change.k) counts.kChanged++
    }
  }

  return {
    add,
    ratedPlayers: () => counts.rated,
    report: () => ({
      type: plan.type,
      list: plan.list,
      base: plan.base === null ? null : `${plan.base.list} (${plan.base.series})`,
      edition: plan.regulations.id,
      ratedPlayers: counts.rated,
      tournaments: plan.rows.map((row, index) => ({
        code: row.code,
        name: row.name,
        startDate: row.start_date,
        endDate: row.end_date,
        listInForce: plan.tournaments[index]?.listInForce ?? plan.list,
        edition: plan.tournaments[index]?.regulations.id ?? plan.regulations.id,
        players: playersOf.get(row.code) ?? 0,
        games: row.games,
      })),
      playersRated: counts.players,
      ratedResults: counts.results,
      newcomers,
      notYet,
      fallen,
      turnedInactive: counts.inactive,
      kChanged: counts.kChanged,
      adjusted: counts.adjusted,
      titles,
    }),
  }
}

function newcomerOf({ fideId, newRating, k, games, pool }: PlayerChange): Newcomer {
  return { fideId, rating: newRating ?? 0, k: k ?? 0, games, score: pool?.score ?? 0, gates: pool?.gates ?? [] }
}
