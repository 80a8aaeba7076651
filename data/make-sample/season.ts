import { addDays, addMonths, type IsoDate, type ListMonth } from '../../src/shared/dates.js'
import type { RatingType } from '../../src/shared/rating-type.js'
import { roles } from './people.js'
import type { Fate } from './results.js'

/** How a tournament is played. */
export type System = 'swiss' | 'round-robin' | 'double-round-robin' | 'match' | 'team'

/** A tournament as it is planned: everything but who comes and how it ends. */
export interface PlannedEvent {
  readonly code: string
  readonly name: string
  readonly city: string
  readonly type: RatingType
  readonly system: System
  readonly timeControl: TimeControl
  readonly players: number
  readonly rounds: number
  /** The day of each round. */
  readonly roundDays: readonly IsoDate[]
  readonly admits: Admission
  readonly format: 'TRF16' | 'TRF26' | 'CSV'
  /** Without extension; it begins with the code, but for a file of several tournaments. */
  readonly file: string
  readonly arbiter: Arbiter
  /** Norms for titles can be made in it. */
  readonly norms: boolean
  readonly invited: readonly Invitation[]
}

export interface TimeControl {
  readonly text: string
  readonly code: string
}

/** Whom a tournament admits. */
export interface Admission {
  readonly strength: readonly [from: number, to: number]
  readonly born?: readonly [from: number, to: number]
  /** How many of the players nobody has rated yet. */
  readonly newcomers: number
  readonly guests: boolean
  readonly womenOnly: boolean
}

/** Somebody with a part in the sample, and how it goes. */
export interface Invitation {
  readonly id: number
  readonly fate: Fate
}

/** An arbiter with his title and the last day of his licence. */
export interface Arbiter {
  readonly id: number
  readonly name: string
  readonly title: 'IA' | 'FA' | 'NA'
  readonly licenceUntil: IsoDate
}

/** A month of play, reported for the list of the month after. */
export interface PlayMonth {
  readonly month: '2026-01' | '2026-02' | '2026-03'
  /** The first of its three Saturdays with tournaments. */
  readonly saturday: IsoDate
}

export const playMonths: readonly PlayMonth[] = [
  { month: '2026-01', saturday: '2026-01-10' },
  { month: '2026-02', saturday: '2026-02-07' },
  { month: '2026-03', saturday: '2026-03-07' },
]

/** The lists that are made of them. */
export const sampleLists: readonly ListMonth[] = playMonths.map(({ month }) => addMonths(month, 1))

type Row = readonly [
  name: string,
  type: RatingType,
  system: System,
  players: number,
  rounds: number,
  /** Day of the first round, from the first Saturday on, and the days between rounds' days. */
  days: readonly [first: number, step: number, roundsADay: number],
  admits: Partial<Admission>,
  format: PlannedEvent['format'],
]

const EVERYBODY: Admission = { strength: [1370, 2600], newcomers: 0, guests: false, womenOnly: false }

/** What is played every month: the number in a code is the place in this table, counted from 1. */
// biome-ignore format: one tournament a line
const programme: readonly Row[] = [
  ['Open',                       'standard', 'swiss',              36, 5, [-1, 1, 2],  { guests: true, newcomers: 1 },            'TRF26'],
  ['Weekend Open',               'standard', 'swiss',              32, 5, [6, 1, 2],   { guests: true, newcomers: 1 },            'TRF16'],
  ['Winter Cup',                 'standard', 'swiss',              27, 5, [13, 1, 2],  { guests: true, newcomers: 1 },            'TRF26'],
  ['Club Championship',          'standard', 'swiss',              16, 4, [-4, 7, 1],  {},                                        'TRF16'],
  ['Chess Club Evenings',        'standard', 'swiss',              18, 4, [-3, 7, 1],  {},                                        'TRF26'],
  ['Masters',                    'standard', 'round-robin',        10, 9, [1, 1, 1],   { strength: [1980, 2600], guests: true },  'TRF26'],
  ['Group C',                    'standard', 'round-robin',         6, 5, [0, 1, 3],   { strength: [1370, 1560] },                'TRF16'],
  ['Group D',                    'standard', 'double-round-robin',  4, 6, [7, 1, 3],   { strength: [1370, 1500] },                'TRF16'],
  ['Challenge',                  'standard', 'match',               2, 6, [8, 1, 1],   { strength: [2050, 2350] },                'TRF26'],
  ['League, first division',     'standard', 'team',               24, 4, [-5, 7, 1],  { strength: [1700, 2500] },                'CSV'],
  ['League, second division',    'standard', 'team',               24, 4, [-5, 7, 1],  { strength: [1400, 1900] },                'CSV'],
  ['Youth Championship',         'standard', 'swiss',              20, 5, [6, 1, 3],   { born: [2008, 2017], newcomers: 2 },      'TRF16'],
  ['Seniors',                    'standard', 'swiss',              14, 7, [9, 1, 2],   { born: [1935, 1963] },                    'TRF26'],
  ['First Rating Tournament',    'standard', 'swiss',              22, 6, [13, 1, 3],  { strength: [1370, 1750], newcomers: 4 },  'TRF16'],
  ['Women’s Tournament',         'standard', 'round-robin',         8, 7, [-2, 1, 2],  { womenOnly: true },                                        'TRF26'],
  ['Rapid Open',                 'rapid',    'swiss',              26, 7, [7, 1, 7],   { guests: true, newcomers: 1 },            'TRF26'],
  ['Rapid Grand Prix',           'rapid',    'swiss',              24, 7, [14, 1, 7],  { newcomers: 1 },                          'TRF16'],
  ['Club Rapid',                 'rapid',    'round-robin',         8, 7, [-2, 7, 4],  {},                                        'CSV'],
  ['Youth Rapid',                'rapid',    'swiss',              21, 6, [1, 1, 6],   { born: [2008, 2017], newcomers: 1 },      'TRF16'],
  ['Blitz Night',                'blitz',    'swiss',              20, 9, [5, 1, 9],   { newcomers: 1 },                          'TRF26'],
  ['Blitz Championship',         'blitz',    'swiss',              28, 11, [15, 1, 11], { guests: true },                         'TRF16'],
  ['Blitz Round Robin',          'blitz',    'round-robin',        10, 9, [12, 1, 9],  {},                                        'TRF26'],
  ['Club Blitz',                 'blitz',    'double-round-robin',  6, 10, [-1, 1, 10], {},                                       'TRF16'],
  ['Village Cup',              'standard', 'swiss',              12, 5, [0, 1, 3],   { strength: [1400, 2000] },                'TRF16'],
]

const TIME_CONTROLS: Readonly<Record<RatingType, readonly TimeControl[]>> = {
  standard: [
    { text: '90min+30sec', code: '5400+30' },
    { text: '90min/40moves+30min+30sec', code: '40/5400+30:1800+30' },
  ],
  rapid: [
    { text: '15min+10sec', code: '900+10' },
    { text: '25min', code: '1500' },
  ],
  blitz: [{ text: '3min+2sec', code: '180+2' }],
}

const CITIES = ['Bergby', 'Fjordvik', 'Nordhamn', 'Elvebakken', 'Høylandet', 'Sundøya', 'Åsgrend']

/** A national arbiter leads the Masters, where norms can be made, and one licence ends during the season. */
export const arbiters: readonly Arbiter[] = [
  { id: 99_900_001, name: 'Arnesdotter, Liv', title: 'IA', licenceUntil: '2027-12-31' },
  { id: 99_900_002, name: 'Bråthenes, Tor-Egil', title: 'NA', licenceUntil: '2026-12-31' },
  { id: 99_900_003, name: 'Çelikbaşlı, Ayşegül', title: 'FA', licenceUntil: '2026-02-28' },
  { id: 99_900_004, name: 'Łubnicki-Vik, Dagmara', title: 'FA', licenceUntil: '2026-12-31' },
]

/** Where norms can be made. */
const FOR_NORMS = 'Masters'

/** Who has a part where: number in the programme, month of play, and how it goes. */
const PARTS: readonly (readonly [month: PlayMonth['month'], number: number, ...invited: Invitation[]])[] = [
  ['2026-01', 1, { id: roles.ratedAtOnce.id, fate: 'by strength' }],
  ['2026-01', 4, { id: roles.pooledOverTwoMonths.id, fate: 'draws once, wins once' }],
  ['2026-02', 4, { id: roles.pooledOverTwoMonths.id, fate: 'draws once, wins once' }],
  ['2026-01', 5, { id: roles.tooFewGames.id, fate: 'draws once, wins once' }],
  ['2026-01', 7, { id: roles.noHalfPoint.id, fate: 'loses' }],
  ['2026-02', 7, { id: roles.noHalfPoint.id, fate: 'loses' }],
  ['2026-02', 8, { id: roles.belowTheFloor.id, fate: 'draws once' }],
  ['2026-03', 7, { id: roles.fallsBelow.id, fate: 'loses' }],
]

/** The tournaments of a month. */
export function plannedEvents({ month, saturday }: PlayMonth): readonly PlannedEvent[] {
  const cityFrom = Number(month.slice(5)) * 2
  return programme.map(([title, type, system, players, rounds, days, admits, format], index) => {
    const number = index + 1
    const code = `${month.slice(2, 4)}${month.slice(5)}-${String(number).padStart(2, '0')}`
    const city = CITIES[(index + cityFrom) % CITIES.length] ?? ''
    const roundDays = daysOfRounds(saturday, rounds, days)
    const controls = TIME_CONTROLS[type]
    return {
      code,
      name: `${city} ${title} 2026`,
      city,
      type,
      system,
      timeControl: controls[index % controls.length] ?? { text: '', code: '' },
      players,
      rounds,
      roundDays,
      admits: { ...EVERYBODY, ...admits },
      format,
      file: system === 'team' ? `league-${month}` : `${code}-${fileWords(`${city} ${title}`)}`,
      arbiter: arbiters[index % arbiters.length] as Arbiter,
      norms: title === FOR_NORMS,
      invited: PARTS.flatMap(([when, where, ...invited]) => (when === month && where === number ? invited : [])),
    }
  })
}

function daysOfRounds(
  saturday: IsoDate,
  rounds: number,
  [first, step, roundsADay]: readonly [number, number, number],
): readonly IsoDate[] {
  return Array.from({ length: rounds }, (_, index) => addDays(saturday, first + step * Math.floor(index / roundsADay)))
}

/** A title as file names have it: `bergby-winter-cup`. */
function fileWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replaceAll('’', '')
    .replace(/[^a-z]+/g, '-')
}
