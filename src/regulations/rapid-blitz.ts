import type { ListMonth } from '../shared/dates.js'
import { rapidBlitzArticles } from './articles.js'
import type { Regulations } from './regulations.js'
import { standardEditions } from './standard.js'

/**
 * Rapid and blitz lists before this one print K 20 for everybody: their K says nothing of a player (decision A4b). Lists
 * went on printing it for two months after the rule had changed.
 */
export const RAPID_BLITZ_K_SPEAKS_FROM: ListMonth = '2022-12'

/** What rapid and blitz do differently from the standard edition of the same day, whatever the year. */
function forRapidAndBlitz(standard: Regulations): Regulations {
  return {
    ...standard,
    articles: rapidBlitzArticles,
    countsStandardRating: true,
    tournament: {
      registration: null,
      minimumTimes: [],
      firstControlMoves: null,
      equalTimes: true,
      roundsPerDay: { rapid: 15, blitz: 30 },
      mostDays: null,
      reportDaysLeft: standard.tournament.reportDaysLeft,
      normArbiterTitles: standard.tournament.normArbiterTitles,
    },
    titleThresholds: [],
  }
}

/** K 20 for everybody, as since 2012. */
const january2022: Regulations = {
  ...forRapidAndBlitz(standardEdition('fide-2022-01-01')),
  source: 'https://handbook.fide.com/chapter/B02RBRegulations2022',
  coefficient: { kind: 'fixed', k: 20 },
}

/** K as in standard, and ratings far below the standard rating lifted once. */
const october2022: Regulations = {
  ...january2022,
  id: 'fide-2022-10-01',
  effectiveFrom: '2022-10-01',
  coefficient: standardEdition('fide-2022-01-01').coefficient,
  oneTimeAdjustments: [
    {
      list: '2022-10',
      source: 'https://scacchierando.it/regolamenti/nuove-regole-fide-per-i-rating-rapidblitz/',
      kind: 'lift-to-standard',
      distance: 100,
    },
  ],
}

/** The standard text of the same day carried over; 2650 and above stay limited here for good. */
const march2024Carried = forRapidAndBlitz(standardEdition('fide-2024-03-01'))
const march2024: Regulations = {
  ...march2024Carried,
  source: 'https://handbook.fide.com/chapter/B02RBRegulations2024',
  tournament: {
    ...march2024Carried.tournament,
    registration: { daysBefore: 3, normsDaysBefore: null, strongPlayers: null },
  },
}

/** 7.3.1: games with a difference of 600 and more are not rated where a player stands above 2600. */
const december2024: Regulations = {
  ...march2024,
  id: 'fide-2024-12-01',
  effectiveFrom: '2024-12-01',
  removedGames: { differenceFrom: 600, ratingAbove: 2600 },
}

/** Newest first. */
export const rapidBlitzEditions: readonly Regulations[] = [december2024, march2024, october2022, january2022]

function standardEdition(id: string): Regulations {
  const edition = standardEditions.find((candidate) => candidate.id === id)
  if (edition === undefined) throw new Error(`no standard edition ${id}`)
  return edition
}
