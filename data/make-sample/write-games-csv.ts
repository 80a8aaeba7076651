import { csv } from './csv.js'
import type { Entrant, PlayedEvent } from './play.js'
import type { Result } from './results.js'

/** The games of one or several tournaments as a league's administration exports them. */
export function writeGamesCsv(events: readonly PlayedEvent[]): string {
  return csv(
    'tournament,date,round,board,white_id,white_name,black_id,black_name,white_score,black_score',
    events.flatMap(gameRows),
  )
}

function gameRows({
  code,
  roundDays,
  rounds,
  entrants,
  cells,
}: PlayedEvent): readonly (readonly (string | number)[])[] {
  return Array.from({ length: rounds }, (_, round) => {
    const games = cells.flatMap((row, index) => {
      const cell = row[round]
      return cell === undefined || cell.opponent === null || cell.colour === 'b' ? [] : [{ ...cell, index }]
    })
    return games.map(({ index, opponent, result }, board) => {
      const { person: white } = entrants[index] as Entrant
      const { person: black } = entrants[opponent - 1] as Entrant
      const place = [code, roundDays[round] ?? '', round + 1, board + 1]
      return [...place, white.id, white.name, black.id, black.name, ...SCORES[result]]
    })
  }).flat()
}

const SCORES: Readonly<Record<Result, readonly [white: string, black: string]>> = {
  '1': ['1', '0'],
  '=': ['0.5', '0.5'],
  '0': ['0', '1'],
  '+': ['+', '-'],
  '-': ['-', '+'],
}
