import { type Desk, filesUnder, openDesk } from './desk.js'
import type { ListedPlayer } from './fixtures.js'
import { importList, register } from './steps.js'
import { type MadeUpReport, type ReportedGame, type ReportedPlayer, trf } from './trf.js'

/**
 * Two months of a federation, with what makes an order matter where it must not: players whom no list knows and whom
 * reports name differently, a report that comes late, a newcomer pooled over both months, rapid and blitz with players
 * who have a standard rating only, and two tournaments at once.
 */

const standard: readonly ListedPlayer[] = [
  { id: 88400001, name: 'Aga, Asbjørn', rating: 2391, k: 20, born: 1990, gamesTotal: 200, title: 'FM' },
  { id: 88400002, name: 'Borg, Bente', rating: 2188, k: 20, born: 1985, sex: 'F', gamesTotal: 150 },
  { id: 88400003, name: 'Cappelen, Claus', rating: 2041, k: 20, born: 1971, gamesTotal: 90 },
  { id: 88400004, name: 'Drange, Dordi', rating: 1933, k: 40, born: 2010, sex: 'F', gamesTotal: 60 },
  { id: 88400005, name: 'Ekern, Espen', rating: 1822, k: 40, born: 1999, gamesTotal: 26 },
  { id: 88400006, name: 'Falch, Fritz', rating: 1711, k: 20, born: 1966, gamesTotal: 300 },
  { id: 88400007, name: 'Giske, Gina', rating: 1603, k: 20, born: 1980, sex: 'F', gamesTotal: 45 },
  { id: 88400008, name: 'Hauge, Hugo', rating: 1404, k: 20, born: 1950, gamesTotal: 400 },
]
const rapid: readonly ListedPlayer[] = [
  { id: 88400001, name: 'Aga, Asbjørn', rating: 2302, k: 20, born: 1990, gamesTotal: 80, title: 'FM' },
  { id: 88400002, name: 'Borg, Bente', rating: 2105, k: 20, born: 1985, sex: 'F', gamesTotal: 70 },
]

export const NEWCOMER = 88400011
/** Known from reports only, under other names in each; the first one does not know the year of birth. */
export const RENAMED = 88400012

const someone = (number: number): ReportedPlayer => {
  const listed = standard[number - 1]
  return {
    id: 88400000 + number,
    name: listed?.name ?? '',
    rating: String(listed?.rating ?? ''),
    born: listed?.born ?? '',
  }
}
const newcomer: ReportedPlayer = { id: NEWCOMER, name: 'Ny, Nils', born: 2008, federation: 'NOR' }
const renamed = (name: string, federation: string, born: number | ''): ReportedPlayer => ({
  id: RENAMED,
  name,
  federation,
  born,
})

const event = (
  code: string,
  [start, end, received]: readonly [string, string, string],
  players: readonly ReportedPlayer[],
  games: readonly ReportedGame[],
  type = 'standard',
) => ({ code, start, end, received, type, players, games })

/** Due on the list of May. */
const forMay = [
  event(
    'OPEN',
    ['2026-04-03', '2026-04-06', '2026-04-08'],
    [someone(1), someone(2), someone(3), someone(4), newcomer, renamed('Skifte, Sol', 'NOR', '')],
    [
      [1, 1, 5, '1'],
      [1, 2, 6, '1'],
      [1, 3, 4, '='],
      [2, 4, 1, '='],
      [2, 5, 2, '0'],
      [2, 6, 3, '0'],
      [3, 1, 2, '1'],
      [3, 3, 5, '0'],
      [3, 4, 6, '1'],
    ],
  ),
  event(
    'CLUB',
    ['2026-04-05', '2026-04-19', '2026-04-20'],
    [someone(5), someone(6), someone(7), someone(8), renamed('Skifte Sol Marie', 'SWE', 2011)],
    [
      [1, 1, 2, '1'],
      [1, 3, 4, '1'],
      [2, 5, 1, '='],
      [2, 4, 2, '0'],
      [3, 1, 3, '0'],
      [3, 5, 4, '1'],
      [4, 4, 1, '0'],
      [4, 2, 5, '='],
    ],
  ),
  event(
    'LIGA',
    ['2026-04-11', '2026-04-26', '2026-04-27'],
    [someone(1), someone(3), someone(5), someone(8)],
    [
      [1, 1, 4, '1'],
      [1, 2, 3, '='],
      [2, 3, 1, '0'],
      [2, 4, 2, '0'],
      [3, 1, 2, '='],
      [3, 3, 4, '1'],
    ],
  ),
  event(
    'QUICK',
    ['2026-04-12', '2026-04-12', '2026-04-13'],
    [someone(1), someone(2), someone(3), someone(6), newcomer],
    [
      [1, 1, 3, '='],
      [1, 2, 4, '1'],
      [2, 3, 2, '1'],
      [2, 5, 1, '0'],
      [3, 4, 5, '='],
      [3, 1, 2, '1'],
    ],
    'rapid',
  ),
] as const

/** Due on the list of June: one of them late, played in April. */
const forJune = [
  event(
    'LATE',
    ['2026-04-17', '2026-04-18', '2026-05-12'],
    [someone(2), someone(4), someone(7), renamed('Skifte, S.', 'DEN', 2012)],
    [
      [1, 1, 4, '1'],
      [1, 2, 3, '1'],
      [2, 4, 2, '='],
      [2, 3, 1, '='],
    ],
  ),
  event(
    'MAY',
    ['2026-05-09', '2026-05-10', '2026-05-11'],
    [someone(6), someone(7), someone(8), newcomer],
    [
      [1, 4, 1, '1'],
      [1, 2, 3, '1'],
      [2, 4, 2, '1'],
      [2, 3, 1, '0'],
      [3, 3, 4, '='],
    ],
  ),
  event(
    'BLITZ',
    ['2026-05-17', '2026-05-17', '2026-05-18'],
    [someone(3), someone(4), someone(5), newcomer],
    [
      [1, 1, 2, '1'],
      [1, 3, 4, '='],
      [2, 4, 1, '0'],
      [2, 2, 3, '1'],
    ],
    'blitz',
  ),
] as const

const season = [...forMay, ...forJune]
export const codesOfMay = forMay.map(({ code }) => code)
export const codesOfJune = forJune.map(({ code }) => code)

/** A desk with the lists of April, the registrations, and every report as a file of its code's name. */
export async function openSeason(now?: string): Promise<Desk> {
  const desk = openDesk({}, now)
  await importList(desk, '2026-04', standard)
  await importList(desk, '2026-04', rapid, 'rapid')
  await register(
    desk,
    season.map(({ code, start, end, received, type }) => ({
      code,
      start_date: start,
      end_date: end,
      received_date: received,
      type,
      report_file: `${code}.trf`,
      chief_arbiter_id: 88900001,
    })),
  )
  for (const { code, start, end, type, players, games } of season) {
    const timeControl = { standard: '90min+30sec', rapid: '15min+10sec', blitz: '3min+2sec' }[type] ?? ''
    const report: MadeUpReport = { name: `${code} of 2026`, start, end, players, games, timeControl }
    desk.file(`inbox/${code}.trf`, trf(report))
  }
  return desk
}

export const reportOf = (desk: Desk, code: string) => desk.path(`inbox/${code}.trf`)

/** What is published of both months, file by file. */
export async function publishSeason(desk: Desk): Promise<Record<string, string>> {
  for (const list of ['2026-05', '2026-06']) {
    await desk.done('rate', list)
    await desk.done('publish', list, '--out', desk.path('out'))
  }
  return filesUnder(desk.path('out'))
}
