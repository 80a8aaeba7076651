import { explainedInitial } from '../answers/explained-initial.js'
import { calculate } from '../rating/calculator.js'
import { developmentCoefficient } from '../rating/development-coefficient.js'
import type { CountingGame } from '../rating/event-result.js'
import { judgePool } from '../rating/pool.js'
import { fideEditions } from '../regulations/editions.js'
import { NoRegulationsInForceError, type Regulations, regulationsInForce } from '../regulations/regulations.js'
import { type IsoDate, monthOf, yearOf } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import type { RatingType } from '../shared/rating-type.js'
import { halves, signed, signedHundredths, table, unsignedHundredths } from '../texts/format.js'
import { initialSentences } from '../texts/initial-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { dayOf, printJson, type Session } from './session.js'

export interface CalcOptions {
  readonly rating?: number
  readonly unrated?: boolean
  readonly k?: number
  readonly born?: number
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
  const games = gameTexts.map(parseGame)
  const regulations = lawOn(options.type, options.day)
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
  const rows = calculation.games.map((game) => [
    String(game.opponentRating),
    halves(game.score / 100),
    signed(game.difference),
    game.countedDifference === null || game.countedDifference === game.difference
      ? ''
      : `(${signed(game.countedDifference)})`,
    game.expected === null ? '' : unsignedHundredths(game.expected),
    game.delta === null ? say('reason-removed') : signedHundredths(game.delta),
  ])
  const { sum, k, kUsed, rawChange, change, newRating, performance } = calculation
  const expected = calculation.games.reduce((total, game) => total + (game.expected ?? 0), 0)
  session.io.out(table([say('calc-columns').split('|'), ...rows], [0, 1, 2, 3, 4, 5]))
  session.io.out(
    [
      '',
      say('calc-sum', { expected: unsignedHundredths(expected), sum: signedHundredths(sum) }),
      kUsed === k ? say('calc-k', { k }) : say('calc-k-limited', { k, used: kUsed, limit: regulations.maxKTimesGames }),
      say('calc-change', { raw: signedHundredths(rawChange), change: signed(change) }),
      say('calc-new', { rating: newRating }),
      ...(performance === null ? [] : [say('calc-performance', { performance })]),
      say('calc-law', { type: options.type, edition: regulations.id }),
      '',
    ].join('\n'),
  )
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
  const judgement = judgePool([event], monthOf(day), regulations, () => regulations)
  const initial = explainedInitial(judgement)
  if (session.json) {
    printJson(session, initial)
    return exitCode.done
  }
  const lines = initialSentences(initial, regulations, regulations.initialRating, initial.rating, [])
  session.io.out(`${[...lines, say('calc-law', { type, edition: regulations.id })].join('\n')}\n`)
  return exitCode.done
}

/** K as given, or derived from what is known of the player. */
function coefficient(rating: number, options: DatedOptions, { coefficient: rule }: Regulations): number {
  const { k, born, games, peak, day } = options
  if (k !== undefined) return k
  if (born === undefined && games === undefined && peak === undefined && rule.kind !== 'fixed') {
    throw new UsageError('calc needs --k N, or what K follows from: --born YYYY, --games N, --peak N')
  }
  const marks = { birthYear: born ?? null, gamesCompleted: games ?? 30, peak: Math.max(peak ?? 0, rating) }
  return developmentCoefficient(marks, yearOf(monthOf(day)), rule).k
}

function lawOn(type: RatingType, date: IsoDate): Regulations {
  try {
    return regulationsInForce(fideEditions, type, date)
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
