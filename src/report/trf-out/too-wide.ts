import { type Problem, problem } from '../../shared/problem.js'
import type { ValidTournament } from '../valid-tournament.js'

/** What the columns of a TRF hold: start numbers and ratings of four digits, rounds that records can name. */
const MOST_NUMBERS = 9999
const MOST_ROUNDS = 999

/** What does not go into the columns of a TRF whatever is done. */
export function tooWide({ players, games }: ValidTournament): readonly Problem[] {
  const number = players.reduce((most, { startNumber }) => Math.max(most, startNumber), 0)
  const round = games.reduce((most, game) => Math.max(most, game.round), 0)
  return [
    ...(number > MOST_NUMBERS
      ? [problem('trf-too-wide', { what: 'a start number', value: number, most: MOST_NUMBERS })]
      : []),
    ...(round > MOST_ROUNDS ? [problem('trf-too-wide', { what: 'a round', value: round, most: MOST_ROUNDS })] : []),
  ]
}
