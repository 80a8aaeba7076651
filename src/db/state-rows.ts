import type { PrintedRating } from '../period/imported-standing.js'
import { gamesOf, type OfficialRow } from '../period/official-rows.js'
import type { Standing } from '../period/standing.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { StateRow } from './schema.js'

/** A standing as a list prints it. */
export interface ListedStanding extends Standing {
  /** The list on which it was written; later ones repeat it until something changes. */
  readonly validFrom: ListMonth
  /** Games printed on the list that was asked for. */
  readonly games: number
}

/** Of a row what a standing is made of: all that a list or a month reads. */
export const STANDING_COLUMNS = [
  'series',
  'fide_id',
  'valid_from',
  'rating',
  'k',
  'games',
  'games_completed',
  'peak',
  'highest',
  'last_played',
  'inactive',
] as const satisfies readonly (keyof StateRow)[]

/** All of a row. */
export const STATE_COLUMNS = [
  'type',
  ...STANDING_COLUMNS,
  'k_due',
  'printed_k',
  'printed_inactive',
  'printed_games_total',
  'printed_peak',
  'printed_last_list',
  'printed_birth_year',
] as const satisfies readonly (keyof StateRow)[]

export type StandingRow = Pick<StateRow, (typeof STANDING_COLUMNS)[number]>

/** The same as the list of its columns, in which it is read in less than half the time. */
export type StandingValues = readonly [
  series: StateRow['series'],
  fideId: number,
  validFrom: ListMonth,
  rating: number | null,
  k: number | null,
  games: number,
  gamesCompleted: number,
  peak: number | null,
  highest: number | null,
  lastPlayed: ListMonth | null,
  inactive: 0 | 1,
]

export function standingRowOf(values: StandingValues): StandingRow {
  const [series, fideId, validFrom, rating, k, games, gamesCompleted, peak, highest, lastPlayed, inactive] = values
  return {
    series,
    fide_id: fideId,
    valid_from: validFrom,
    rating,
    k,
    games,
    games_completed: gamesCompleted,
    peak,
    highest,
    last_played: lastPlayed,
    inactive,
  }
}

/** The row of a player on a list that was computed here. */
export function ownRow(
  type: RatingType,
  fideId: number,
  validFrom: ListMonth,
  standing: Standing,
  games: number,
): StateRow {
  // Written out: a month makes hundreds of thousands, and copying parts together takes several times as long.
  return {
    series: 'own',
    type,
    fide_id: fideId,
    valid_from: validFrom,
    rating: standing.rating,
    k: standing.k,
    games,
    games_completed: standing.gamesCompleted,
    peak: standing.peak,
    highest: standing.highest,
    last_played: standing.lastPlayed,
    inactive: standing.inactive ? 1 : 0,
    ...NOTHING_PRINTED,
  }
}

/** The row of a player on an imported list, as it is stored. */
export function officialStateRow(type: RatingType, fideId: number, row: OfficialRow): StateRow {
  const { validFrom, standing, kDue, printed, birthYear } = row
  return {
    series: 'official',
    type,
    fide_id: fideId,
    valid_from: validFrom,
    ...columnsOf(standing),
    games: gamesOf(row),
    ...(printed === null ? NOTHING_PRINTED : printedColumns(printed)),
    k_due: kDue ? 1 : 0,
    printed_birth_year: birthYear,
  }
}

/** A stored row of an imported list. */
export function officialRowOf(row: StateRow): OfficialRow {
  return {
    validFrom: row.valid_from,
    standing: standingOf(row),
    kDue: row.k_due === 1,
    printed: row.rating === null ? null : printedOf(row, row.rating),
    birthYear: row.printed_birth_year,
  }
}

export function asListed(row: StandingRow, list: ListMonth): ListedStanding {
  return {
    rating: row.rating,
    k: row.k,
    gamesCompleted: row.games_completed,
    peak: row.peak,
    highest: row.highest,
    lastPlayed: row.last_played,
    inactive: row.inactive === 1,
    validFrom: row.valid_from,
    games: row.valid_from === list ? row.games : 0,
  }
}

function standingOf(row: StandingRow): Standing {
  return {
    rating: row.rating,
    k: row.k,
    gamesCompleted: row.games_completed,
    peak: row.peak,
    highest: row.highest,
    lastPlayed: row.last_played,
    inactive: row.inactive === 1,
  }
}

function columnsOf({ rating, k, gamesCompleted, peak, highest, lastPlayed, inactive }: Standing) {
  return {
    rating,
    k,
    games_completed: gamesCompleted,
    peak,
    highest,
    last_played: lastPlayed,
    inactive: inactive ? 1 : 0,
  } as const
}

/** Columns that only rows of imported lists fill. */
export const NOTHING_PRINTED = {
  k_due: 0,
  printed_k: null,
  printed_inactive: null,
  printed_games_total: null,
  printed_peak: null,
  printed_last_list: null,
  printed_birth_year: null,
} as const

function printedColumns({ k, inactive, gamesTotal, peak, lastList }: PrintedRating) {
  return {
    printed_k: k,
    printed_inactive: inactive ? 1 : 0,
    printed_games_total: gamesTotal ?? null,
    printed_peak: peak ?? null,
    printed_last_list: lastList ?? null,
  } as const
}

function printedOf(row: StateRow, rating: number): PrintedRating {
  const { printed_games_total: gamesTotal, printed_peak: peak, printed_last_list: lastList } = row
  return {
    rating,
    games: row.games,
    k: row.printed_k,
    inactive: row.printed_inactive === 1,
    ...(gamesTotal === null ? {} : { gamesTotal }),
    ...(peak === null ? {} : { peak }),
    ...(lastList === null ? {} : { lastList }),
  }
}
