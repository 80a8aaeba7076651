import type { Entry } from '../../src/period/entry.js'
import type { MonthLaw, MonthPlayer } from '../../src/period/player-change.js'
import type { PlayerEvent } from '../../src/period/player-event.js'
import type { Standing } from '../../src/period/standing.js'
import type { MonthGame, MonthTournament } from '../../src/period/tournament.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { type Regulations, regulationsInForce } from '../../src/regulations/regulations.js'
import { type IsoDate, type ListMonth, listDate } from '../../src/shared/dates.js'
import type { UnplayedReason } from '../../src/shared/game.js'
import type { RatingType } from '../../src/shared/rating-type.js'

/** FIDE's edition on a day. */
export function edition(day: IsoDate, type: RatingType = 'standard'): Regulations {
  return regulationsInForce(fideEditions, type, day)
}

/** FIDE's law for a list. */
export function lawOf(list: ListMonth, type: RatingType = 'standard'): MonthLaw {
  const { calendar } = fideEditions
  return { list, regulations: edition(listDate(list), type), regulationsOn: (day) => edition(day, type), calendar }
}

/** A standing of somebody who has been rated for long, unless said otherwise. */
export function standing(over: Partial<Standing> = {}): Standing {
  const rating = over.rating === undefined ? 1800 : over.rating
  return {
    rating,
    k: rating === null ? null : 20,
    gamesCompleted: 100,
    peak: rating,
    highest: over.peak === undefined ? rating : over.peak,
    lastPlayed: '2026-01',
    inactive: false,
    ...over,
  }
}

/** A grown man with a standing and without titles, unless said otherwise. */
export function player(over: Partial<MonthPlayer> = {}): MonthPlayer {
  return {
    fideId: 70_000_001,
    birthYear: 1980,
    sex: 'M',
    titles: [],
    base: standing(),
    standardOnBase: null,
    standardNow: null,
    coefficientOn: () => null,
    pool: [],
    ...over,
  }
}

/** Somebody who never was on a list. */
export function newcomer(over: Partial<MonthPlayer> = {}): MonthPlayer {
  return player({ base: null, ...over })
}

/** A tournament of February 2026 without players, unless said otherwise; the edition is that of its start. */
export function tournament(over: Partial<MonthTournament> & { readonly type?: RatingType } = {}): MonthTournament {
  const { type = 'standard', ...rest } = over
  const startDate = over.startDate ?? '2026-02-06'
  return {
    id: 1,
    code: 'T1',
    name: 'Made-up Open',
    startDate,
    endDate: startDate,
    listInForce: fideEditions.calendar.inForce(startDate),
    regulations: edition(startDate, type),
    isMatch: false,
    rounds: 9,
    players: [],
    games: [],
    ...rest,
  }
}

const POINTS = { '1': [100, 0], '0': [0, 100], '=': [50, 50], '0-0': [0, 0], '=-0': [50, 0], '0-=': [0, 50] } as const

/** A game by places in the crosstable, the result from White's side. */
export function game(
  white: number,
  black: number,
  result: keyof typeof POINTS,
  unplayed: UnplayedReason | null = null,
  round = 1,
): MonthGame {
  const [whiteScore, blackScore] = POINTS[result]
  return { round, white, black, whiteScore, blackScore, unplayed }
}

export const rated = (rating: number): Entry => ({ basis: 'rated', ownRating: rating, countsAs: rating })
export const unrated: Entry = { basis: 'pool', ownRating: null, countsAs: null }
export const ratedMeanwhile = (rating: number): Entry => ({
  basis: 'rated-meanwhile',
  ownRating: rating,
  countsAs: null,
})
export const withStandard = (rating: number): Entry => ({ basis: 'standard', ownRating: rating, countsAs: rating })
export const ratedThen = (rating: number): Entry => ({ basis: 'pool', ownRating: null, countsAs: rating })

/** What a rated player made of a tournament: five games that add up to nothing, unless said otherwise. */
export function event(over: Partial<PlayerEvent> = {}): PlayerEvent {
  return {
    tournament: tournament(),
    basis: 'rated',
    ownRating: 1800,
    games: 5,
    score: 250,
    sumOfDeltas: 0,
    sumOfOpponents: 9000,
    ...over,
  }
}

/** What an unrated player made of a tournament against rated players: five draws against 1500, unless said otherwise. */
export function pooled(over: Partial<PlayerEvent> = {}): PlayerEvent {
  return event({ basis: 'pool', ownRating: null, sumOfOpponents: 7500, ...over })
}
