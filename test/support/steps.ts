import { parse } from 'csv-parse/sync'
import type { Desk } from './desk.js'
import { type ListedPlayer, listCsv, registrationCsv } from './fixtures.js'
import { type MadeUpReport, trf } from './trf.js'

/** Steps of a rating officer's month that many tests take. */

/** Imports a made-up list of one type as the official one of its month. */
export async function importList(
  desk: Desk,
  list: string,
  players: readonly ListedPlayer[],
  type = 'standard',
): Promise<string> {
  const path = desk.file(`lists/${type}-${list}.csv`, listCsv(players))
  return desk.done('import', 'list', path, '--list', list, '--type', type)
}

/** Registers tournaments. */
export async function register(desk: Desk, registrations: Parameters<typeof registrationCsv>[0]): Promise<string> {
  return desk.done('import', 'tournaments', desk.file('registrations.csv', registrationCsv(registrations)))
}

/** Ingests a made-up report under a code, as received on a day. */
export async function ingest(
  desk: Desk,
  code: string,
  report: MadeUpReport,
  { received = report.end, type = 'standard' } = {},
): Promise<string> {
  const path = desk.file(`reports/${code}.trf`, trf(report))
  return desk.done('ingest', path, '--code', code, '--type', type, '--received', received)
}

/** A player's line of a list. */
export interface PrintedLine {
  readonly name: string
  readonly federation: string
  readonly rating: number | null
  readonly games: number
  readonly k: number | null
  readonly birthYear: number | null
  readonly flag: string
}

/** A list as `frl list --csv` prints it, by ID: unrated players with pooled games too. */
export async function printedList(desk: Desk, list: string, type = 'standard'): Promise<Map<number, PrintedLine>> {
  const rows = parse(await desk.done('list', list, '--type', type, '--csv'), { columns: true }) as CsvLine[]
  const number = (text: string) => (text === '' ? null : Number(text))
  return new Map(
    rows.map(({ id, name, federation, rating, games, k, birth_year, flag }) => [
      Number(id),
      {
        name,
        federation,
        rating: number(rating),
        games: Number(games),
        k: number(k),
        birthYear: number(birth_year),
        flag,
      },
    ]),
  )
}

type CsvLine = Record<'id' | 'name' | 'federation' | 'rating' | 'games' | 'k' | 'birth_year' | 'flag', string>

/** The ratings a list prints, by ID; null: in a pool, unrated. */
export async function ratingsOn(desk: Desk, list: string, type = 'standard'): Promise<Record<number, number | null>> {
  const printed = await printedList(desk, list, type)
  return Object.fromEntries([...printed].map(([id, { rating }]) => [id, rating]))
}
