import type { Regulations, RuleName } from '../regulations/regulations.js'
import { say } from '../shared/messages/words.js'
import { ratingTypes } from '../shared/rating-type.js'
import { count, points } from './format.js'
import { coefficientText, initialRatingText, titlesText, tournamentText } from './long-rule-values.js'

/** What a rule of an edition says, in plain words and numbers. */
export function ruleText<Name extends RuleName>(name: Name, value: Regulations[Name]): string {
  return inWords[name](value)
}

const none = say('value-none')
const scored = (hundredths: number) => points(hundredths / 100)
const games = (number: number) => count(number, 'game')
const lists = (number: number) => count(number, 'list')

const inWords: { readonly [Name in RuleName]: (value: Regulations[Name]) => string } = {
  calculation: (rule) => say(`value-calculation-${rule}`),
  expectation: (rule) => say(`value-expectation-${rule}`),
  difference: ({ cap, capExemptFrom, upgradesPerEvent }) =>
    cap === null
      ? say('value-difference-unlimited')
      : [
          say('value-difference', { cap }),
          ...(capExemptFrom === null ? [] : [say('value-difference-exempt', { from: capExemptFrom })]),
          ...(upgradesPerEvent === null ? [] : [say('value-difference-upgrades')]),
        ].join('; '),
  removedGames: (rule) =>
    rule === null ? none : say('value-removedGames', { from: rule.differenceFrom, above: rule.ratingAbove }),
  countsStandardRating: (counts) => say(`value-countsStandardRating-${counts}`),
  firstEvent: (rule) =>
    rule === 'zero-disregarded'
      ? say('value-firstEvent-zero-disregarded')
      : say(`value-firstEvent-${rule.kind}`, { score: scored(rule.score), games: games(rule.games) }),
  roundRobin: (rule) =>
    rule === null
      ? say('value-roundRobin-none')
      : say('value-roundRobin', {
          ratio: rule.oneRatedIn,
          rated: rule.leastRated,
          players: rule.leastPlayersOfDouble,
          score: scored(rule.leastScore),
        }),
  timeLimits: ({ standardFromMinutes, rapidAboveMinutes, blitzAboveMinutes, boundsBelong }) =>
    say(boundsBelong === true ? 'value-timeLimits-bounds' : 'value-timeLimits', {
      standard: standardFromMinutes,
      rapid: rapidAboveMinutes,
      blitz: blitzAboveMinutes,
    }),
  tournament: tournamentText,
  initialRating: initialRatingText,
  listMonths: (months) =>
    months.length === 12
      ? say('value-listMonths-all')
      : say('value-listMonths', { count: months.length, months: months.join(', ') }),
  coefficient: coefficientText,
  coefficientDate: (rule) => say(`value-coefficientDate-${rule}`),
  maxKTimesGames: (limit) =>
    limit === null ? say('value-maxKTimesGames-none') : say('value-maxKTimesGames', { limit }),
  importedGamesAssumed: (number) => say('value-importedGamesAssumed', { games: games(number) }),
  ratingFloor: (floor) => say('value-ratingFloor', { floor }),
  floorBindsImports: (binds) => say(`value-floorBindsImports-${binds}`),
  gates: (rule) =>
    rule.score === null
      ? say('value-gates', { games: games(rule.games) })
      : say('value-gates-score', { games: games(rule.games), score: scored(rule.score) }),
  windowLists: (number) => say('value-windowLists', { lists: lists(number) }),
  inactiveAfterLists: (number) => say('value-inactiveAfterLists', { lists: lists(number) }),
  closing: ({ daysBefore, officialEventDaysBefore, latestListAfterEnd }) =>
    say('value-closing', { days: daysBefore, official: officialEventDaysBefore, latest: latestListAfterEnd }),
  oneTimeAdjustments: (adjustments) =>
    adjustments.length === 0
      ? none
      : adjustments
          .map((one) =>
            one.kind === 'compression' ? say('value-adjustment-compression', one) : say('value-adjustment-lift', one),
          )
          .join('; '),
  titleThresholds: titlesText,
}

/** `standard`, `rapid and blitz`: types that have the same law are named together. */
export function typesInWords(types: readonly string[]): string {
  return types.length === ratingTypes.length ? types.join(', ') : types.join(' and ')
}
