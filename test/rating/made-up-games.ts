import type { CountingGame } from '../../src/rating/event-result.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { type Regulations, regulationsInForce } from '../../src/regulations/regulations.js'
import type { IsoDate } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'

/** Points for a game, in hundredths. */
export const WIN = 100
export const DRAW = 50
export const LOSS = 0

/** FIDE's edition on a day. */
export function edition(day: IsoDate, type: RatingType = 'standard'): Regulations {
  return regulationsInForce(fideEditions, type, day)
}

/** Games in the short hand of calculators: `1902=1/2 1832=1 2012=0`. */
export function games(played: string): CountingGame[] {
  if (played === '') return []
  return played.split(' ').map((game) => {
    const [opponent, result] = game.split('=')
    const score = { '1': WIN, '1/2': DRAW, '0': LOSS }[result ?? '']
    if (score === undefined) throw new Error(`no result in ${game}`)
    return { opponentRating: Number(opponent), score }
  })
}
