import type { Calculation } from '../rating/calculator.js'
import type { Regulations } from '../regulations/regulations.js'
import { say } from '../shared/messages/words.js'
import type { RatingType } from '../shared/rating-type.js'
import { halves, signed, signedHundredths, table, unsignedHundredths } from './format.js'

/** A row a game, the sum, K, the change, the new rating. */
export function calculationText(calculation: Calculation, type: RatingType, regulations: Regulations): string {
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
  const limit = regulations.maxKTimesGames
  const expected = calculation.games.reduce((total, game) => total + (game.expected ?? 0), 0)
  const sums = [
    '',
    say('calc-sum', { expected: unsignedHundredths(expected), sum: signedHundredths(sum) }),
    kUsed === k || limit === null ? say('calc-k', { k }) : say('calc-k-limited', { k, used: kUsed, limit }),
    say('calc-change', { raw: signedHundredths(rawChange), change: signed(change) }),
    say('calc-new', { rating: newRating }),
    ...floorNotes(calculation, regulations),
    ...(performance === null ? [] : [say('calc-performance', { performance })]),
    say('calc-law', { type, edition: regulations.id }),
    '',
  ].join('\n')
  return `${table([say('calc-columns').split('|'), ...rows], [0, 1, 2, 3, 4, 5])}${sums}`
}

/** What the floor says of these numbers (7.2.1). */
function floorNotes({ games, newRating }: Calculation, { id, ratingFloor: floor, articles }: Regulations): string[] {
  const article = articles.floor
  if (games.some(({ opponentRating }) => opponentRating < floor)) {
    return [say('calc-no-such-ratings', { edition: id, floor, article })]
  }
  return newRating < floor ? [say('calc-below-floor', { floor, article })] : []
}
