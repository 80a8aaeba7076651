import type { ListMonth } from '../shared/dates.js'
import { rapidBlitzArticles } from './articles.js'
import { rapidBlitzUntil2022 } from './rapid-blitz-2012.js'
import type { Regulations } from './regulations.js'
import { confirmed } from './sources.js'
import { standardOn } from './standard.js'

/**
 * Rapid and blitz lists before this one print K 20 for everybody: their K says nothing of a player (decision A4b). Lists
 * went on printing it for two months after the rule had changed.
 */
export const RAPID_BLITZ_K_SPEAKS_FROM: ListMonth = '2022-12'

const TEXT_2024 = 'https://handbook.fide.com/chapter/B02RBRegulations2024'
const STANDARD_2022 = 'https://handbook.fide.com/chapter/B022022'
const STANDARD_2024 = 'https://handbook.fide.com/chapter/B022024'
const CHANGES_2022 = 'https://chessexpress.blogspot.com/2021/12/changes-to-rating-and-titles.html'
const OCTOBER_2022 = 'https://scacchierando.it/regolamenti/nuove-regole-fide-per-i-rating-rapidblitz/'

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
    sources: {
      ...renumbered(standard.sources),
      countsStandardRating: confirmed('7.2.1', TEXT_2024, 'a player starts from his standard rating (A20)'),
      tournament: confirmed('0.2, 1.2, 3.1', TEXT_2024),
      titleThresholds: confirmed('B.01', TEXT_2024, 'titles follow standard ratings'),
    },
  }
}

/** The articles of chapter 8 of B.02 stand in chapter 7 here, those of 8.2 one later; those of lists are in B.02 alone. */
function renumbered(sources: Regulations['sources']): Regulations['sources'] {
  const articleOf = (article: string) =>
    article
      .replace(/\b8\.2\.(\d)/g, (_, number) => `7.2.${Number(number) + 1}`)
      .replace(/\b8\.2\b/g, '7.2.3, 7.2.4')
      .replace(/\b8\.([13])\./g, '7.$1.')
  const textOf: Readonly<Record<string, string>> = { [STANDARD_2022]: CHANGES_2022, [STANDARD_2024]: TEXT_2024 }
  const entries = Object.entries(sources).map(([name, source]) => {
    const article = articleOf(source.article)
    const isOfStandard = article === source.article
    return [
      name,
      { ...source, article, source: isOfStandard ? source.source : (textOf[source.source] ?? source.source) },
    ]
  })
  return Object.fromEntries(entries)
}

/** K 20 for everybody, as since 2012. */
const january2022: Regulations = {
  ...forRapidAndBlitz(standardOn('2022-01-01')),
  source: 'https://handbook.fide.com/chapter/B02RBRegulations2022',
  coefficient: { kind: 'fixed', k: 20 },
  sources: {
    ...forRapidAndBlitz(standardOn('2022-01-01')).sources,
    coefficient: confirmed('7.3.3', CHANGES_2022, 'K 20 for everybody'),
  },
}

/** K as in standard, and ratings far below the standard rating lifted once. */
const october2022: Regulations = {
  ...january2022,
  id: 'fide-2022-10-01',
  effectiveFrom: '2022-10-01',
  coefficient: standardOn('2022-01-01').coefficient,
  sources: {
    ...january2022.sources,
    coefficient: confirmed('7.3.3', OCTOBER_2022, 'lists printed 20 until November 2022'),
    oneTimeAdjustments: confirmed('', OCTOBER_2022, 'each list on its own'),
  },
  oneTimeAdjustments: [
    {
      list: '2022-10',
      source: OCTOBER_2022,
      kind: 'lift-to-standard',
      distance: 100,
    },
  ],
}

/** The standard text of the same day carried over; 2650 and above stay limited here for good. */
const march2024Carried = forRapidAndBlitz(standardOn('2024-03-01'))
const march2024: Regulations = {
  ...march2024Carried,
  source: TEXT_2024,
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
  sources: { ...march2024.sources, removedGames: confirmed('7.3.1', TEXT_2024, 'from the events of 1 December 2024') },
}

/** Newest first. */
export const rapidBlitzEditions: readonly Regulations[] = [
  december2024,
  march2024,
  october2022,
  january2022,
  ...rapidBlitzUntil2022,
]
