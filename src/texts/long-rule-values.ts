import type { Regulations } from '../regulations/regulations.js'
import { say } from '../shared/messages/words.js'
import { ratingTypes } from '../shared/rating-type.js'
import { count } from './format.js'

/** The rules that take more than a line. */

export function coefficientText(rule: Regulations['coefficient']): string {
  if (rule.kind === 'fixed') return say('value-coefficient-fixed', { k: rule.k })
  const { top, junior, newPlayer, others } = rule
  return [
    say('value-coefficient-new', newPlayer),
    say('value-coefficient-others', { k: others }),
    say('value-coefficient-top', { k: top.k, peak: top.peakFrom }),
    ...(junior === null
      ? []
      : [
          say(junior.until === 'birthday' ? 'value-coefficient-junior-birthday' : 'value-coefficient-junior-year', {
            k: junior.k,
            age: junior.untilAge,
            peak: junior.peakFrom,
          }),
        ]),
  ].join('; ')
}

export function initialRatingText(rule: Regulations['initialRating']): string {
  const max = rule.max === null ? say('value-initialRating-no-max') : say('value-initialRating-max', { max: rule.max })
  if (rule.formula === 'half-point-bonus') {
    return `${say('value-initialRating-bonus', { points: rule.pointsPerHalfPoint })}; ${max}`
  }
  const opponents = drawnGamesText(rule.hypotheticalOpponents)
  const average =
    opponents === '' ? say('value-initialRating-average') : say('value-initialRating-hypothetical', { opponents })
  return `${average}; ${max}`
}

/** `2 drawn games against 1800`; nothing where there is none. */
export function drawnGamesText(opponents: readonly number[]): string {
  return [...new Set(opponents)].map((rating) => drawnGames(rating, opponents)).join(', ')
}

function drawnGames(rating: number, all: readonly number[]): string {
  const games = all.filter((one) => one === rating).length
  const [one = '', many = ''] = say('value-initialRating-drawn', { rating, count: games }).split('|')
  return games === 1 ? one : many
}

export function tournamentText(rules: Regulations['tournament']): string {
  const {
    minimumTimes,
    firstControlMoves: moves,
    equalTimes,
    roundsPerDay,
    mostDays,
    reportDaysLeft: left,
    normArbiterTitles: titles,
  } = rules
  const parts = [
    ...registrationTexts(rules.registration),
    ...minimumTimes.map(({ ratedFrom, minutes }) =>
      ratedFrom === 0
        ? say('value-tournament-minutes-all', { minutes })
        : say('value-tournament-minutes', { minutes, rating: ratedFrom }),
    ),
    ...(moves === null ? [] : [say('value-tournament-control', { moves })]),
    ...(equalTimes ? [say('value-tournament-equal')] : []),
    ...ratingTypes.flatMap((type) => {
      const rounds = roundsPerDay[type]
      return rounds === undefined ? [] : [say('value-tournament-rounds', { rounds, type })]
    }),
    ...(mostDays === null ? [] : [say('value-tournament-days', { days: mostDays })]),
    ...(left === null ? [] : [say('value-tournament-report', { days: left })]),
    ...(titles.length === 0 ? [] : [say('value-tournament-arbiter', { titles: titles.join(', ') })]),
  ]
  return parts.length === 0 ? say('value-tournament-none') : parts.join('; ')
}

function registrationTexts(rule: Regulations['tournament']['registration']): string[] {
  if (rule === null) return []
  const { daysBefore, normsDaysBefore, strongPlayers: strong } = rule
  return [
    [
      say('value-tournament-registration', { days: daysBefore }),
      ...(normsDaysBefore === null ? [] : [say('value-tournament-norms', { days: normsDaysBefore })]),
      ...(strong === null
        ? []
        : [
            say('value-tournament-strong', {
              days: strong.daysBefore,
              rating: strong.ratedFrom,
              woman: strong.womanRatedFrom,
            }),
          ]),
    ].join(', '),
  ]
}

/** Titles that ask for the same beside a rating stand together: `CM 2200, FM 2300 from 30 games; IM 2400, GM 2500 with norms`. */
export function titlesText(thresholds: Regulations['titleThresholds']): string {
  if (thresholds.length === 0) return say('value-none')
  return [...new Set(thresholds.map(groupOf))]
    .map((name) => {
      const group = thresholds.filter((one) => groupOf(one) === name)
      const titles = group.map(({ title, rating }) => say('value-title', { title, rating })).join(', ')
      const [first] = group
      if (first?.normsToo === true) return say('value-title-norms', { titles })
      return say('value-title-details', { titles, games: first?.games ?? 0 })
    })
    .join('; ')
}

function groupOf({ games, normsToo }: Regulations['titleThresholds'][number]): string {
  return normsToo ? 'norms' : count(games, 'game')
}
