import { lawOf } from '../../src/intake/law.js'
import { fideEditions } from '../../src/regulations/editions.js'
import type { AcceptContext, Register, RegisterPlayer } from '../../src/report/accept-context.js'
import type { Arbiter, ArbiterRegister } from '../../src/report/arbiters.js'
import { checkSettings } from '../../src/report/check-settings.js'
import type { Registration } from '../../src/report/registration.js'
import { slipsOf } from '../../src/shared/names/like-ids.js'
import type { Problem } from '../../src/shared/problem.js'

/** A player's line of a TRF, field by field. Rounds are written `2 w 1`, `0000 - H`, or blank. */
export interface MadeUpLine {
  readonly no?: number | string
  readonly sex?: string
  readonly title?: string
  readonly name?: string
  readonly rating?: number | string
  readonly federation?: string
  readonly id?: number | string
  readonly birth?: string
  readonly points?: number | string
  readonly rank?: number | string
  readonly rounds?: readonly string[]
}

/** Puts the fields of a line into their columns (C.04 annex 2). */
export function playerLine(line: MadeUpLine): string {
  const { no = 1, sex = 'm', title = '', name = 'Nobody, Ned', rating = '', federation = 'LUX', id = '' } = line
  const { birth = '', points = '', rank = '', rounds = [] } = line
  const head = `001 ${right(no, 4)} ${sex.padEnd(1)}${right(title, 3)} ${name.padEnd(33)} ${right(rating, 4)} ${federation.padEnd(3)}`
  const tail = `${right(id, 11)} ${birth.padEnd(10)} ${right(points, 4)} ${right(rank, 4)}`
  return [`${head} ${tail}`, ...rounds.map(roundText)].join('  ').trimEnd()
}

function roundText(round: string): string {
  const [, opponent = '', colour = '', result = ''] = /^(\d*)\s?(\S?)\s?(\S?)$/.exec(round.trim()) ?? []
  return `${right(opponent, 4)} ${colour.padEnd(1)} ${result.padEnd(1)}`
}

function right(value: number | string, width: number): string {
  return String(value).padStart(width)
}

/** A TRF of two days in February with the given players' lines behind a complete header. */
export function trf(lines: readonly string[], header: readonly string[] = HEADER): string {
  return [...header, ...lines].join('\n')
}

export const HEADER = [
  '012 Winter Open',
  '022 Nowhere',
  '032 LUX',
  '042 2026/02/07',
  '052 2026/02/08',
  '092 Individual: Swiss-System',
  '102 Arbiter, Anna',
  '122 90min+30sec',
]

/** Four players, three rounds, nothing wrong. */
export const GOOD_ROWS: readonly MadeUpLine[] = [
  {
    no: 1,
    name: 'Adler, Ada',
    rating: 1900,
    id: 99900001,
    birth: '1976/01/02',
    points: '2.5',
    rank: 1,
    rounds: ['4 w 1', '3 b =', '2 w 1'],
  },
  {
    no: 2,
    name: 'Birk, Bea',
    rating: 1850,
    id: 99900002,
    birth: '1977/01/02',
    points: '1.0',
    rank: 3,
    rounds: ['3 b 0', '4 w 1', '1 b 0'],
  },
  {
    no: 3,
    name: 'Claus, Carl',
    rating: 1800,
    id: 99900003,
    birth: '1978/01/02',
    points: '2.5',
    rank: 2,
    rounds: ['2 w 1', '1 w =', '4 b 1'],
  },
  {
    no: 4,
    name: 'Dorn, Dirk',
    rating: 1750,
    id: 99900004,
    birth: '1979/01/02',
    points: '0.0',
    rank: 4,
    rounds: ['1 b 0', '2 b 0', '3 w 0'],
  },
]

/** The four good rows with some of them changed, by start number. */
export function rowsWith(changes: Readonly<Record<number, MadeUpLine>>): readonly string[] {
  return GOOD_ROWS.map((row, index) => playerLine({ ...row, ...changes[index + 1] }))
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

export const NO_ONE: Register = {
  playerById: () => null,
  playersBornIn: () => [],
  playersWithIdLike: () => [],
  ratingOnListInForce: () => undefined,
}

export interface Known extends Partial<Pick<RegisterPlayer, 'sex' | 'title' | 'womanTitle'>> {
  readonly fideId: number
  readonly name: string
  readonly birthYear?: number | null
  readonly rating?: number | null
}

/** A register of the given persons whose latest rating is also the one of the list in force. */
export function registerOf(persons: readonly Known[]): Register {
  const players = persons.map(registerPlayer)
  const byId = (fideId: number) => players.find((player) => player.fideId === fideId)
  return {
    playerById: (fideId) => byId(fideId) ?? null,
    playersBornIn: (year) => players.filter(({ birthYear }) => birthYear === year),
    playersWithIdLike: (fideId) => {
      const slips = slipsOf(String(fideId))
      return [...slips['digits-exchanged'], ...slips['digit-wrong']].flatMap((slip) => byId(slip) ?? [])
    },
    ratingOnListInForce: (fideId) => byId(fideId)?.rating ?? null,
  }
}

function registerPlayer({ fideId, name, birthYear = null, rating = null, ...rest }: Known): RegisterPlayer {
  const unknown = { federation: 'LUX', sex: null, title: '', womanTitle: '', otherTitles: '', foaTitle: '' }
  return { ...unknown, fideId, name, birthYear, rating, ...rest }
}

export const REGISTRATION: Registration = {
  code: 'W26',
  name: 'Winter Open',
  federation: 'LUX',
  startDate: '2026-02-07',
  endDate: '2026-02-08',
  type: 'standard',
  city: 'Nowhere',
  system: 'swiss',
  timeControl: '90+30',
  rounds: 3,
  chiefArbiterId: 99700001,
  receivedDate: '2026-02-10',
  reportFile: null,
  official: false,
  registeredDate: null,
  norms: false,
}

/** A register of the given arbiters. */
export function arbitersOf(arbiters: readonly Arbiter[]): ArbiterRegister {
  return {
    isEmpty: () => arbiters.length === 0,
    arbiterById: (fideId) => arbiters.find((arbiter) => arbiter.fideId === fideId) ?? null,
    arbitersNamed: () => arbiters,
  }
}

/** A context in which a good report is accepted without a word, with some of it changed. */
export function contextWith(changes: Partial<AcceptContext> = {}): AcceptContext {
  return {
    file: 'winter.trf',
    code: 'W26',
    codeFrom: 'argument',
    type: undefined,
    dates: undefined,
    receivedDate: null,
    inboxDays: [],
    asOf: { day: '2026-03-01', isSaid: true },
    registration: REGISTRATION,
    register: registerOf([
      { fideId: 99900001, name: 'Adler, Ada', birthYear: 1976, rating: 1900 },
      { fideId: 99900002, name: 'Birk, Bea', birthYear: 1977, rating: 1850 },
      { fideId: 99900003, name: 'Claus, Carl', birthYear: 1978, rating: 1800 },
      { fideId: 99900004, name: 'Dorn, Dirk', birthYear: 1979, rating: 1750 },
    ]),
    unknownIds: 'register',
    samePersons: new Set(),
    newPersons: new Set(),
    firstReceived: null,
    law: lawOf(fideEditions),
    arbiters: arbitersOf([]),
    checks: checkSettings({ named: {} }),
    ...changes,
  }
}

export function codesOf(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ code }) => code)
}
