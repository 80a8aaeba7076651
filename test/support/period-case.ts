import { addDays, addMonths, type IsoDate, type ListMonth, listDate, monthOf } from '../../src/shared/dates.js'
import { type Desk, openDesk } from './desk.js'
import { gamesCsv } from './fixtures.js'
import { importList, register } from './steps.js'

/** One player's period as FIDE shows it: tournaments, the ratings used, the games. */
export interface PeriodCase {
  /** The list the period makes. */
  readonly list: string
  readonly k: number
  readonly born?: number
  /** His rating on the list before; by default the one used for the last tournament. */
  readonly base?: number
  readonly tournaments: readonly { readonly start: string; readonly end: string; readonly ownRating: number }[]
  readonly games: readonly { readonly tournament: number; readonly opponentRating: number; readonly score: number }[]
}

/** The player of a period case; his opponents follow him by ID. */
export const HERO = 70_000_001

/**
 * Drives a period through import, ingest and rate: the lists in force when the tournaments started hold the ratings
 * that FIDE used, every report arrives on the last day before the list.
 */
export async function ratedPeriod({ list, k, born = 1980, base, tournaments, games }: PeriodCase): Promise<Desk> {
  const desk = openDesk()
  const before = addMonths(list as ListMonth, -1)
  const opponents = games.map(({ opponentRating }, index) => ({ id: HERO + 1 + index, rating: opponentRating, k: 20 }))
  const months = new Set([before, ...tournaments.map(({ start }) => monthOf(start as IsoDate))])
  for (const month of [...months].sort()) {
    const started = tournaments.find(({ start }) => monthOf(start as IsoDate) === month)
    const rating = month === before ? (base ?? tournaments.at(-1)?.ownRating) : started?.ownRating
    await importList(desk, month, [{ id: HERO, rating: rating ?? '', k, born }, ...opponents])
  }
  const received = addDays(listDate(list as ListMonth), -1)
  await register(
    desk,
    tournaments.map(({ start, end }, index) => ({
      code: `E${index}`,
      start_date: start,
      end_date: end,
      received_date: received,
    })),
  )
  const rows = games.map(
    ({ tournament, score }, index) =>
      [`E${tournament}`, index + 1, HERO, HERO + 1 + index, score === 1 ? '1' : score === 0 ? '0' : '='] as const,
  )
  await desk.done('ingest', desk.file('games.csv', gamesCsv(rows)))
  await desk.done('rate', list, '--type', 'standard')
  return desk
}

/** The changes of single games in hundredths, as explained, tournament after tournament. */
export function deltasOf(explained: { tournaments: { lines: { delta: number }[] }[] }): number[] {
  return explained.tournaments.flatMap(({ lines }) => lines.map(({ delta }) => delta))
}
