import { type Desk, openDesk } from './desk.js'
import { gamesCsv } from './fixtures.js'
import { importList, register } from './steps.js'
import { type MadeUpReport, type ReportedPlayer, trf } from './trf.js'

/**
 * Three months of a small federation as its inbox sees them: reports that are accepted, refused, held, late and corrected,
 * of three types, as TRF and CSV, with a newcomer whose pool spans the months.
 */

export const MONTHS = ['2026-04', '2026-05', '2026-06'] as const
export type Month = (typeof MONTHS)[number]

/** A file that lies in the inbox when the run of a month comes. */
export interface Posted {
  readonly month: Month
  readonly name: string
  readonly text: string
  /** Made in turn it meets a published list: all months in one run would book it otherwise. */
  readonly onlyInTurn?: true
}

const NAMES = ['Amb, Ada', 'Bru, Bo', 'Dal, Dag', 'Eng, Eva', 'Fos, Finn', 'Gro, Gry']
const RATINGS = [2310, 2104, 1956, 1822, 1640, 1407]
const listed = RATINGS.map((rating, index) => ({
  id: 88600001 + index,
  name: NAMES[index] ?? '',
  rating,
  k: index === 3 ? 40 : 20,
  born: index === 3 ? 2011 : 1980 + index,
  gamesTotal: 100,
}))

export const NEWCOMER = 88600021
export const HELD = 'same-again'

const player = (number: number): ReportedPlayer => {
  const { id, name, rating, born } = listed[number - 1] ?? { id: NEWCOMER, name: 'Ny, Noa', rating: '', born: 2009 }
  return { id, name, rating, born }
}
const NEW = 9

const ROUNDS = [
  [1, 1, 2, '1'],
  [1, 3, 4, '='],
  [2, 4, 1, '0'],
  [2, 2, 3, '1'],
  [3, 1, 3, '='],
  [3, 4, 2, '1'],
] as const

/** Four players, everybody against everybody. */
function report(name: string, start: string, end: string, who: readonly number[], change: Partial<MadeUpReport> = {}) {
  return trf({ name, start, end, players: who.map(player), games: ROUNDS, ...change })
}

const marchOpen = report('March Open', '2026-03-06', '2026-03-08', [1, 2, 3, NEW])

export const posted: readonly Posted[] = [
  { month: '2026-04', name: 'march-open.trf', text: marchOpen },
  { month: '2026-04', name: `${HELD}.trf`, text: marchOpen.replace('March Open', 'Open of March') },
  {
    month: '2026-04',
    name: 'broken.trf',
    text: marchOpen.replace('March Open', 'Broken').replace('88600002', '88600001'),
  },
  {
    month: '2026-04',
    name: 'quick.csv',
    text: gamesCsv(
      ROUNDS.map(([round, white, black, result]) => ['QUICK', round, 88600000 + white, 88600000 + black, result]),
    ),
  },
  { month: '2026-05', name: 'april-open.trf', text: report('April Open', '2026-04-10', '2026-04-12', [3, 5, 6, NEW]) },
  {
    month: '2026-05',
    name: 'late.trf',
    text: report('Late in March', '2026-03-20', '2026-03-22', [2, 4, 5, 6]),
    onlyInTurn: true,
  },
  {
    month: '2026-05',
    name: 'march-open.trf',
    text: report('March Open', '2026-03-06', '2026-03-08', [1, 2, 3, NEW], { city: 'Elsewhere' }),
    onlyInTurn: true,
  },
  {
    month: '2026-05',
    name: 'broken.trf',
    text: marchOpen.replace('March Open', 'Broken again').replace('88600003', '8860000x'),
    onlyInTurn: true,
  },
  { month: '2026-06', name: 'may-open.trf', text: report('May Open', '2026-05-08', '2026-05-10', [1, 4, 6, NEW]) },
  {
    month: '2026-06',
    name: 'sent-again/may-open.trf',
    text: report('May Open', '2026-05-08', '2026-05-10', [1, 4, 5, NEW]),
  },
  {
    month: '2026-06',
    name: 'blitz.trf',
    text: report('Blitz Night', '2026-05-15', '2026-05-15', [2, 3, 4, NEW], { timeControl: '3min+2sec' }),
  },
]

/** A desk with the official lists of March and the registration of the one CSV. */
export async function openFederation(now?: string): Promise<Desk> {
  const desk = openDesk({}, now)
  await importList(desk, '2026-03', listed)
  await importList(desk, '2026-03', listed.slice(0, 3), 'rapid')
  await register(desk, [
    { code: 'QUICK', start_date: '2026-03-14', end_date: '2026-03-14', type: 'rapid', chief_arbiter_id: 88900001 },
  ])
  return desk
}

/** Puts files into a desk's inbox. */
export function post(desk: Pick<Desk, 'file'>, files: readonly Posted[]): void {
  for (const { name, text } of files) desk.file(`inbox/${name}`, text)
}

export const postedFor = (month: Month) => posted.filter((one) => one.month === month)

/** The run of a month, due on its first day unless said otherwise. */
export const monthlyArgs = (desk: Pick<Desk, 'path'>, date: string) =>
  ['run', 'monthly', '--date', date, '--inbox', desk.path('inbox'), '--out', desk.path('out')] as const

/** Runs a month, whatever its exit code. */
export const monthly = (desk: Desk, date: string) => desk.frl(...monthlyArgs(desk, date))

/** The text of the first file of a name. */
export function textOf(name: string): string {
  const found = posted.find((one) => one.name === name)
  if (found === undefined) throw new Error(`nobody posts ${name}`)
  return found.text
}

/** An inbox in which everything lies that can lie in one. */
export async function fullInbox(): Promise<Desk> {
  const desk = await openFederation()
  post(
    desk,
    postedFor('2026-04').filter(({ name }) => name !== 'quick.csv'),
  )
  desk.file('inbox/club/evening/quick.csv', textOf('quick.csv'))
  desk.file('inbox/posted-twice.trf', textOf('march-open.trf'))
  desk.file('inbox/.half-copied.trf', textOf('march-open.trf'))
  desk.file('inbox/old.trf.problems.txt', 'not a report')
  desk.file('inbox/archive/march-open.trf', 'other bytes under this name')
  desk.file('inbox/rejected/broken.trf', 'other bytes under this name')
  return desk
}
