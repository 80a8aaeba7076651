import { type TrfPlayer, trfCell, writeTrf } from '../report/write-trf.js'
import type { SimulatedTournament } from './month.js'
import type { Population } from './population.js'
import type { SimulatedResult } from './tournament.js'

const SYSTEMS = { swiss: 'Individual: Swiss-System', 'round-robin': 'Individual: Round-Robin', match: 'Match' } as const

/** Codes of White's and Black's half of a pairing. */
const HALVES: Readonly<Record<SimulatedResult, readonly [white: string, black: string]>> = {
  '1': ['1', '0'],
  '=': ['=', '='],
  '0': ['0', '1'],
  '+': ['+', '-'],
  '-': ['-', '+'],
}
const HALF_POINTS: Readonly<Record<string, number>> = { '1': 2, '+': 2, U: 2, '=': 1 }

const NOT_PAIRED = trfCell(null, null, 'Z')

/** A simulated tournament as TRF16. */
export function trfOf(tournament: SimulatedTournament, population: Population): string {
  const { field, rounds, games, byes } = tournament
  const cells = field.map(() => new Array<string>(rounds).fill(NOT_PAIRED))
  for (const { round, white, black, result } of games) {
    const [forWhite, forBlack] = HALVES[result]
    set(cells, white, round, trfCell(black + 1, 'w', forWhite))
    set(cells, black, round, trfCell(white + 1, 'b', forBlack))
  }
  for (const [round, player] of byes) set(cells, player, round, trfCell(null, null, 'U'))
  return writeTrf({
    name: tournament.name,
    city: 'Nowhere',
    federation: population.federations[tournament.federation]?.code ?? '',
    startDate: tournament.startDate.replaceAll('-', '/'),
    endDate: tournament.endDate.replaceAll('-', '/'),
    system: SYSTEMS[tournament.system],
    rounds: null,
    systemCode: '',
    chiefArbiter: ARBITER,
    timeControl: tournament.timeControl,
    timeControlCode: '',
    roundDates: [],
    players: field.map((player, at) => trfPlayer(population, tournament, player, at, cells[at] ?? [])),
  })
}

export const ARBITER_ID = 989_999_999
const ARBITER = `${ARBITER_ID} Arbiter, Anna`

function set(cells: string[][], at: number, round: number, cell: string): void {
  const row = cells[at]
  if (row !== undefined) row[round - 1] = cell
}

function trfPlayer(
  population: Population,
  { type }: SimulatedTournament,
  player: number,
  at: number,
  rounds: readonly string[],
): TrfPlayer {
  const halves = rounds.reduce((sum, cell) => sum + (HALF_POINTS[cell.slice(-1)] ?? 0), 0)
  return {
    startNumber: at + 1,
    sex: population.sexOf(player) === 'F' ? 'w' : 'm',
    title: population.titleOf(player),
    name: population.nameOf(player),
    rating: population.rating[type][player] || null,
    federation: population.federations[population.federation[player] ?? 0]?.code ?? '',
    fideId: String(population.idOf(player)),
    birth: `${population.birthYear[player]}/00/00`,
    points: `${halves >> 1}.${halves % 2 === 1 ? 5 : 0}`,
    rank: null,
    rounds,
  }
}

export const GAMES_HEADER = 'tournament,round,white_id,black_id,white_score,black_score,white_name,black_name,forfeit\n'

/** The rows of a simulated tournament in a games CSV. */
export function gamesCsvOf({ code, field, games }: SimulatedTournament, population: Population): string {
  const idOf = (at: number) => population.idOf(field[at] ?? 0)
  const nameOf = (at: number) => `"${population.nameOf(field[at] ?? 0)}"`
  const points: Readonly<Record<SimulatedResult, string>> = {
    '1': '1,0',
    '=': '0.5,0.5',
    '0': '0,1',
    '+': '1,0',
    '-': '0,1',
  }
  return games
    .map(({ round, white, black, result }) => {
      const forfeit = result === '+' || result === '-' ? '1' : ''
      return `${code},${round},${idOf(white)},${idOf(black)},${points[result]},${nameOf(white)},${nameOf(black)},${forfeit}\n`
    })
    .join('')
}

export const REGISTRATIONS_HEADER =
  'code,name,federation,start_date,end_date,type,city,system,time_control,rounds,chief_arbiter_id,received_date,report_file\n'

const SYSTEM_WORDS = { swiss: 'swiss', 'round-robin': 'round-robin', match: 'match' } as const

/** The row of a simulated tournament among the registrations. */
export function registrationOf(
  { code, name, federation, startDate, endDate, type, system, timeControl, rounds, receivedDate }: SimulatedTournament,
  population: Population,
  reportFile: string,
): string {
  const fed = population.federations[federation]?.code ?? ''
  const cells = [code, name, fed, startDate, endDate, type, 'Nowhere', SYSTEM_WORDS[system], timeControl, rounds]
  return `${[...cells, ARBITER_ID, receivedDate, reportFile].join(',')}\n`
}
