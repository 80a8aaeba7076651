import type { Cell, PlayedEvent } from './play.js'
import type { Result } from './results.js'
import type { PlannedEvent } from './season.js'

/** What goes wrong with reports on their way to the rating officer. */

/** Columns of a player's line of a TRF, counted from 1. */
const ID_COLUMN = 58
const POINTS_COLUMN = 81
const roundColumn = (round: number) => 92 + 10 * (round - 1)

/**
 * A report that was edited by hand: another person's ID, a game both players won, an opponent nobody is, and points that
 * do not add up.
 */
export function spoiledTrf(trf: string, event: PlayedEvent, strangerId: number): string {
  const winner = decisiveGame(event, 2)
  const edits: readonly Edit[] = [
    { startNumber: 3, column: ID_COLUMN, text: String(strangerId).padStart(11) },
    { startNumber: winner.opponent, column: roundColumn(2) + 7, text: '1' },
    { startNumber: 5, column: roundColumn(4), text: '  77' },
    { startNumber: 8, column: POINTS_COLUMN, text: ' 9.5' },
  ]
  return edits.reduce(withEdit, trf)
}

interface Edit {
  readonly startNumber: number
  readonly column: number
  readonly text: string
}

function withEdit(trf: string, { startNumber, column, text }: Edit): string {
  const head = `001 ${String(startNumber).padStart(4)} `
  return trf
    .split('\n')
    .map((line) =>
      line.startsWith(head) ? line.slice(0, column - 1) + text + line.slice(column - 1 + text.length) : line,
    )
    .join('\n')
}

/** A spreadsheet's games: a score of 2, a day February does not have, and an ID cut off. */
export function spoiledGamesCsv(games: string): string {
  return games
    .split('\n')
    .map((line, index) => {
      if (index === 3) return line.replace(/[^,]+,[^,]+$/, '2,0')
      if (index === 6) return line.replace(/2026-03-\d\d/, '2026-02-30')
      return index === 9 ? line.replace(/,99(\d{6}),/, ',99$1x,') : line
    })
    .join('\n')
}

/** The first game of the first round won by the wrong player: nothing a program could find. */
export function withWrongResult(event: PlayedEvent): PlayedEvent {
  const game = decisiveGame(event, 1)
  const turned: Readonly<Record<number, Result>> = { [game.startNumber]: '0', [game.opponent]: '1' }
  const cells = event.cells.map((row, index) => {
    const result = turned[index + 1]
    return result === undefined ? row : row.map((cell, round) => (round === 0 ? withResult(cell, result) : cell))
  })
  return { ...event, cells }
}

function withResult(cell: Cell, result: Result): Cell {
  return cell.opponent === null ? cell : { ...cell, result }
}

/** The same tournament sent by the host club too, under the code of its own registration. */
export function sentTwice<Event extends PlannedEvent>(event: Event, code: string): Event {
  const file = event.file.replace(event.code, code)
  return { ...event, code, file, name: `${event.name} (host club)`, format: 'TRF16' }
}

function decisiveGame(
  { cells }: PlayedEvent,
  round: number,
): { readonly startNumber: number; readonly opponent: number } {
  const index = cells.findIndex((row) => row[round - 1]?.result === '1')
  const opponent = cells[index]?.[round - 1]?.opponent ?? null
  if (opponent === null) throw new Error(`round ${round} has no winner`)
  return { startNumber: index + 1, opponent }
}
