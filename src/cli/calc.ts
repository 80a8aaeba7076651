import { explainedInitial } from '../answers/explained-initial.js'
import { calculate } from '../rating/calculator.js'
import { developmentCoefficient, type Marks } from '../rating/development-coefficient.js'
import type { CountingGame } from '../rating/event-result.js'
import { judgePool } from '../rating/pool.js'
import {
  type Editions,
  NoRegulationsInForceError,
  type Regulations,
  regulationsInForce,
} from '../regulations/regulations.js'
import { type IsoDate, monthOf } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import type { RatingType } from '../shared/rating-type.js'
import { calculationText } from '../texts/calculation-text.js'
import { initialSentences } from '../texts/initial-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { dayOf, printJson, type Session } from './session.js'

export interface CalcOptions {
  readonly rating?: number
  readonly unrated?: boolean
  readonly k?: number
  readonly born?: Pick<Marks, 'birthYear' | 'birthDate'>
  readonly games?: number
  readonly peak?: number
  readonly type: RatingType
  readonly date?: string
}

/** With the day decided. */
type DatedOptions = CalcOptions & { readonly day: IsoDate }

/** `frl calc`: single games under the law of a day, without a database. */
export function calc(session: Session, gameTexts: readonly string[], given: CalcOptions): ExitCode {
  const options: DatedOptions = { ...given, day: dayOf(session, given.date) }
  refuseContradictions(options)
  const games = gameTexts.map(parseGame)
  const regulations = lawOn(session.rating().editions, options.type, options.day)
  if (options.unrated === true) return firstRating(session, games, options, regulations)
  const { rating } = options
  if (rating === undefined) throw new UsageError('calc needs --rating N (the player’s rating), or --unrated')
  const calculation = calculate(rating, coefficient(rating, options, regulations), games, regulations)
  if (session.json) {
    const rows = calculation.games.map((game) => ({
      ...game,
      score: game.score / 100,
      reason: game.rated ? null : 'removed',
    }))
    printJson(session, { ...calculation, games: rows, edition: regulations.id })
    return exitCode.done
  }
  session.io.out(calculationText(calculation, options.type, regulations))
  return exitCode.done
}

function firstRating(
  session: Session,
  games: readonly CountingGame[],
  { day, type }: DatedOptions,
  regulations: Regulations,
): ExitCode {
  const event = {
    code: 'calc',
    startDate: day,
    endDate: day,
    ratedIn: monthOf(day),
    games: games.length,
    score: games.reduce((total, { score }) => total + score, 0),
    sumOfOpponents: games.reduce((total, { opponentRating }) => total + opponentRating, 0),
  }
  const judgement = judgePool([event], {
    list: monthOf(day),
    regulations,
    regulationsOn: () => regulations,
    calendar: session.rating().editions.calendar,
  })
  const initial = explainedInitial(judgement)
  if (session.json) {
    printJson(session, initial)
    return exitCode.done
  }
  const lines = initialSentences(initial, regulations, regulations.initialRating, initial.rating, [])
  session.io.out(`${[...lines, say('calc-law', { type, edition: regulations.id })].join('\n')}\n`)
  return exitCode.done
}

/** Options of which one would be ignored. */
function refuseContradictions({ rating, unrated, k, born, games, peak }: CalcOptions): void {
  const instead = Object.entries({ '--born': born, '--games': games, '--peak': peak }).filter(
    ([, value]) => value !== undefined,
  )
  const names = instead.map(([name]) => name).join(', ')
  if (k !== undefined && names !== '')
    throw new UsageError(`calc: --k ${k} and ${names} exclude one another; give one of them`)
  if (unrated !== true) return
  const given = [
    ...Object.entries({ '--rating': rating, '--k': k }).filter(([, value]) => value !== undefined),
    ...instead,
  ]
  if (given.length > 0) {
    throw new UsageError(`calc: --unrated and ${given.map(([name]) => name).join(', ')} exclude one another`)
  }
}

/** K as given, or derived from what is known of the player. */
function coefficient(rating: number, options: DatedOptions, { coefficient: rule }: Regulations): number {
  const { k, born, games, peak, day } = options
  if (k !== undefined) return k
  if (born === undefined && games === undefined && peak === undefined && rule.kind !== 'fixed') {
    throw new UsageError('calc needs --k N, or what K follows from: --born YYYY, --games N, --peak N')
  }
  // Where nothing is said of games, the player has completed those of a new player.
  const completed = games ?? (rule.kind === 'by-marks' ? rule.newPlayer.games : 0)
  const marks = { ...(born ?? { birthYear: null }), gamesCompleted: completed, peak: Math.max(peak ?? 0, rating) }
  return developmentCoefficient(marks, monthOf(day), rule).k
}

function lawOn(editions: Editions, type: RatingType, date: IsoDate): Regulations {
  try {
    return regulationsInForce(editions, type, date)
  } catch (error) {
    if (error instanceof NoRegulationsInForceError) throw new UsageError(`--date ${date}: ${error.message}`)
    throw error
  }
}

const SCORES: Readonly<Record<string, number>> = { '1': 100, '0': 0, '0.5': 50, '0,5': 50, '.5': 50, '½': 50, '=': 50 }

/** `2080=1`: the opponent's rating and the points scored. */
function parseGame(text: string): CountingGame {
  const [opponent = '', ...rest] = text.split('=')
  const score = SCORES[rest.join('=') === '' && rest.length > 1 ? '=' : rest.join('=')]
  const rating = Number(opponent)
  if (!/^\d{1,4}$/.test(opponent) || rating < 1 || score === undefined) {
    throw new UsageError(`“${text}”: expected OPPONENT=SCORE with a score of 1, 0.5 or 0, such as 2080=1`)
  }
  return { opponentRating: rating, score }
}
