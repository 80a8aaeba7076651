import { developmentCoefficient, isJunior } from '../rating/development-coefficient.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import { RAPID_BLITZ_K_SPEAKS_FROM } from '../regulations/rapid-blitz.js'
import type { Regulations } from '../regulations/regulations.js'
import type { CoefficientRule } from '../regulations/rules.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { isLongAgo } from './inactivity.js'
import type { Standing } from './standing.js'

/** What an imported list prints of a player in one rating type. */
export interface PrintedRating {
  readonly rating: number
  readonly games: number
  readonly k: number | null
  readonly inactive: boolean
  /** From our own CSV only. */
  readonly gamesTotal?: number
  readonly peak?: number
  readonly lastList?: ListMonth
}

export interface ImportLaw {
  readonly list: ListMonth
  readonly type: RatingType
  /** The edition on the list date, or the oldest one held for a list older than it. */
  readonly regulations: Regulations
  readonly calendar: ListCalendar
  /** Whether the file's flag speaks of this type: a combined file's speaks of standard only (decision A14). */
  readonly flagKnown: boolean
  /** Whether it is the first list of its chain: of what was before it nothing is known (decision A4b). */
  readonly first: boolean
}

/**
 * A player's standing on an imported list: what it prints, and the marks that follow from it (decisions A4b, A14, A21).
 *
 * @param before his standing on the imported list before; null if there is none
 * @param printed null where the list has no rating of the type for him
 * @returns null for a player who never was rated
 */
export function importedStanding(
  before: Standing | null,
  printed: PrintedRating | null,
  birthYear: number | null,
  law: ImportLaw,
): Standing | null {
  if (printed === null || isBelowFloor(printed.rating, law.regulations)) {
    return before === null ? null : { ...before, rating: null, k: null, inactive: false }
  }
  const { gamesCompleted, peak } = marksOf(before, printed, birthYear, law)
  const k = printed.k ?? derivedK({ gamesCompleted, peak, birthYear }, law)
  const lastPlayed = lastPlayedOf(before, printed, law.list)
  const inactive = law.flagKnown ? printed.inactive : isLongAgo(lastPlayed, law)
  const highest = Math.max(before?.highest ?? 0, peak)
  return { rating: printed.rating, k, gamesCompleted, peak, highest, lastPlayed, inactive }
}

/** Whether the K an imported list prints is not the one that follows from the player's marks: the next list prints that (A4). */
export function isKDue({ k, gamesCompleted, peak }: Standing, birthYear: number | null, law: ImportLaw): boolean {
  const derived = k === null ? null : derivedK({ gamesCompleted, peak: peak ?? 0, birthYear }, law)
  return derived !== null && derived !== k
}

/** A rating below the floor counts as none on lists of the editions that say so (decision A21). */
export function isBelowFloor(rating: number, { floorBindsImports, ratingFloor }: Regulations): boolean {
  return floorBindsImports && rating < ratingFloor
}

function marksOf(before: Standing | null, printed: PrintedRating, birthYear: number | null, law: ImportLaw) {
  const { gamesTotal, k } = printed
  let gamesCompleted = gamesTotal ?? (before?.gamesCompleted ?? 0) + printed.games
  let peak = Math.max(before?.peak ?? 0, printed.rating, printed.peak ?? 0)
  const rule = law.regulations.coefficient
  const speaks = k !== null && isKnownToSpeak(law)
  if (speaks && rule.kind === 'by-marks') {
    peak = Math.max(peak, peakBehind(k, birthYear, law.list, rule))
    if (k === rule.others && gamesTotal === undefined) gamesCompleted = Math.max(gamesCompleted, rule.newPlayer.games)
  }
  const hasHistory = before !== null || gamesTotal !== undefined || (!law.first && printed.games > 0)
  if (!speaks && !hasHistory) gamesCompleted = Math.max(gamesCompleted, law.regulations.importedGamesAssumed)
  return { gamesCompleted, peak }
}

/** Whether a printed K says what the player has behind him: rapid and blitz printed one K for all (decision A4b). */
function isKnownToSpeak({ type, list }: ImportLaw): boolean {
  return type === 'standard' || list >= RAPID_BLITZ_K_SPEAKS_FROM
}

type ByMarks = Extract<CoefficientRule, { kind: 'by-marks' }>

/** The peak a printed K proves: K 10 a published 2400, K 20 of a junior a published 2300. */
function peakBehind(k: number, birthYear: number | null, list: ListMonth, { top, junior, others }: ByMarks): number {
  if (k === top.k) return top.peakFrom
  if (junior === null || k !== others) return 0
  return isJunior({ birthYear }, list, junior) ? junior.peakFrom : 0
}

/** null on lists older than the law held here: K is then derived when it is first used. */
function derivedK(
  marks: { readonly gamesCompleted: number; readonly peak: number; readonly birthYear: number | null },
  { list, regulations }: ImportLaw,
): number | null {
  if (listDate(list) < regulations.effectiveFrom) return null
  return developmentCoefficient(marks, list, regulations.coefficient).k
}

/** An unflagged player's last game is assumed on the first imported list (decision A14). */
function lastPlayedOf(before: Standing | null, printed: PrintedRating, list: ListMonth): ListMonth | null {
  if (printed.lastList !== undefined) return printed.lastList
  if (printed.games > 0) return list
  if (before?.lastPlayed != null) return before.lastPlayed
  return printed.inactive ? null : list
}
