import { addDays, addMonths, type IsoDate, type ListMonth, listDate, monthNumber } from '../shared/dates.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import type { Population } from './population.js'
import type { Random } from './random.js'
import { playTournament, type SimulatedResults, type SimulatedSystem } from './tournament.js'

/** A tournament played out: who took part, when, and every game. */
export interface SimulatedTournament extends SimulatedResults {
  readonly code: string
  readonly name: string
  /** Position of its federation among those of the population. */
  readonly federation: number
  readonly type: RatingType
  readonly system: SimulatedSystem
  readonly timeControl: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly receivedDate: IsoDate
  /** Positions in the population. */
  readonly field: readonly number[]
}

export interface MonthSize {
  /** Games wanted, of all types; the last tournament goes beyond. */
  readonly games: number
  readonly types: readonly RatingType[]
  /** The list before. */
  readonly after: ListMonth
  /** Of a thousand players of a field: those who never played before. */
  readonly newcomers: number
}

/** Of a thousand tournaments. */
const SHARES: Readonly<Record<RatingType, number>> = { standard: 550, rapid: 300, blitz: 150 }
const ROUND_ROBINS = 120
const MATCHES = 10
/** Of a thousand reports, those that come a month or two late. */
const LATE = 20

const TIME_CONTROLS: Readonly<Record<RatingType, readonly string[]>> = {
  standard: ['90 min/40 moves + 30 min + 30 sec/move', '90 min + 30 sec/move', '60 min + 30 sec/move'],
  rapid: ['15 min + 10 sec/move', '10 min + 5 sec/move', '25 min + 10 sec/move'],
  blitz: ['3 min + 2 sec/move', '5 min + 3 sec/move'],
}

/** Field sizes as they are met: many club events, some opens, few great ones. */
const SIZES: readonly number[] = [
  8, 10, 12, 16, 18, 20, 22, 24, 26, 30, 32, 36, 40, 44, 50, 56, 64, 72, 80, 96, 120, 180,
]

/**
 * The tournaments played between a list and the one before, one after the other.
 *
 * @param list they are due on, unless their reports are late
 */
export function* simulatedMonth(
  population: Population,
  list: ListMonth,
  { games: wanted, types, after, newcomers }: MonthSize,
  seed: Random,
): Generator<SimulatedTournament> {
  const random = seed.of(Number(list.replace('-', '')))
  const groups = groupsOf(population)
  const kinds = ratingTypes
    .filter((type) => types.includes(type))
    .flatMap((type) => new Array<RatingType>(SHARES[type]).fill(type))
  let games = 0
  for (let number = 1; games < wanted; number++) {
    const type = random.pick(kinds)
    const tournament = simulatedTournament(population, groups, { list, after }, number, type, newcomers, random)
    games += tournament.games.length
    yield tournament
  }
}

function simulatedTournament(
  population: Population,
  groups: Groups,
  { list, after }: { readonly list: ListMonth; readonly after: ListMonth },
  number: number,
  type: RatingType,
  newcomers: number,
  random: Random,
): SimulatedTournament {
  const wanted = systemOf(random)
  const federation = random.pick(groups.shares)
  const size =
    wanted === 'match' ? 2 : wanted === 'round-robin' ? 10 : sizeFor(groups.players[federation]?.length ?? 0, random)
  const field = fieldOf(population, groups, federation, size, newcomers, random)
  // Where not enough people came for everybody to meet everybody.
  const system = wanted === 'round-robin' && field.length < size ? 'swiss' : wanted
  const rounds = roundsOf(system, field.length, type, random)
  const days = type === 'standard' ? Math.min(9, random.chance(500) ? rounds : Math.ceil(rounds / 2)) : 1
  const startDate = addDays(listDate(monthOfPlay(list, after, random)), random.below(28 - days))
  const endDate = addDays(startDate, days - 1)
  const late = random.chance(LATE) ? random.between(25, 60) : 0
  const code = `${population.federations[federation]?.code ?? 'FID'}${list.slice(2, 4)}${list.slice(5)}-${String(number).padStart(5, '0')}`
  return {
    code,
    name: `${WORDS[random.below(WORDS.length)]} ${EVENTS[system][type]} ${number}`,
    federation,
    type,
    system,
    timeControl: random.pick(TIME_CONTROLS[type]),
    startDate,
    endDate,
    receivedDate: addDays(endDate, random.between(0, 2) + late),
    field,
    ...playTournament(
      system,
      field.map((player) => population.strength[player] ?? 0),
      rounds,
      type,
      random,
    ),
  }
}

/** The month before a list; where lists are further apart, one of those since the list before. */
function monthOfPlay(list: ListMonth, after: ListMonth, random: Random): ListMonth {
  const months = monthNumber(list) - monthNumber(after)
  return addMonths(list, months === 1 ? -1 : -random.between(1, months))
}

const WORDS = [
  'Spring',
  'City',
  'Castle',
  'Harbour',
  'Club',
  'Memorial',
  'River',
  'Forest',
  'Market',
  'Bridge',
  'Union',
]
const EVENTS: Readonly<Record<SimulatedSystem, Readonly<Record<RatingType, string>>>> = {
  swiss: { standard: 'Open', rapid: 'Rapid', blitz: 'Blitz' },
  'round-robin': { standard: 'Masters', rapid: 'Rapid Masters', blitz: 'Blitz Masters' },
  match: { standard: 'Match', rapid: 'Rapid Match', blitz: 'Blitz Match' },
}

/** A tournament draws on a part of its federation. */
function sizeFor(active: number, random: Random): number {
  const fitting = SIZES.filter((size) => size * 4 <= active)
  return random.pick(fitting.length === 0 ? SIZES.slice(0, 2) : fitting)
}

function systemOf(random: Random): SimulatedSystem {
  const die = random.below(1000)
  if (die < MATCHES) return 'match'
  return die < MATCHES + ROUND_ROBINS ? 'round-robin' : 'swiss'
}

function roundsOf(system: SimulatedSystem, size: number, type: RatingType, random: Random): number {
  if (system === 'match') return 4
  if (system === 'round-robin') return size - 1
  const most = type === 'standard' ? random.pick([5, 7, 9]) : random.pick([7, 9, 11])
  return Math.min(most, size - 1)
}

/** Active players of each federation, the strongest first. */
interface Groups {
  readonly players: readonly Int32Array[]
  /** Federations as often as they have active players, in hundreds. */
  readonly shares: readonly number[]
  /** Which tournament a player was last taken for. */
  readonly taken: Int32Array
  tournaments: number
}

function groupsOf({ federations, federation, strength, active, count }: Population): Groups {
  const people = count()
  const byFederation: number[][] = federations.map(() => [])
  for (let player = 0; player < people; player++) {
    if (active[player] === 1) byFederation[federation[player] ?? 0]?.push(player)
  }
  const players = byFederation.map((group) =>
    Int32Array.from(group.sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b)),
  )
  const shares = players.flatMap((group, index) => new Array<number>(Math.ceil(group.length / 100)).fill(index))
  return { players, shares, taken: new Int32Array(federation.length).fill(-1), tournaments: 0 }
}

/** Players of about one strength, with some from elsewhere and some newcomers. */
function fieldOf(
  population: Population,
  groups: Groups,
  federation: number,
  size: number,
  newcomers: number,
  random: Random,
): number[] {
  const tournament = groups.tournaments++
  const group = groups.players[federation] ?? new Int32Array()
  // A field reaches over a part of the federation; the stronger end is at the front.
  const reach = Math.min(group.length, size * 6)
  const from = random.below(Math.max(1, group.length - reach + 1))
  const field: number[] = []
  const take = (player: number | undefined): void => {
    if (player === undefined || groups.taken[player] === tournament) return
    groups.taken[player] = tournament
    field.push(player)
  }
  for (let slot = 0; size > 2 && slot < size; slot++) {
    if (random.chance(newcomers)) take(population.addNewcomer(random))
  }
  for (let attempts = 0; field.length < size && attempts < size * 8; attempts++) {
    take(group[from + random.below(Math.max(1, reach))])
  }
  while (field.length < 2) take(population.addNewcomer(random))
  return field
}

/** A month goes by: the young improve, some stop, some come back. */
export function growOlder({ count, birthYear, strength, active }: Population, list: ListMonth, seed: Random): void {
  const random = seed.of(Number(list.replace('-', '')) + 500_000)
  const year = Number(list.slice(0, 4))
  const people = count()
  for (let player = 0; player < people; player++) {
    if (active[player] === 0) {
      if (random.chance(3)) active[player] = 1
      continue
    }
    const age = year - (birthYear[player] ?? 0)
    const drift = age <= 18 ? random.between(0, 12) : random.between(-3, 3)
    strength[player] = (strength[player] ?? 0) + drift
    if (random.chance(5)) active[player] = 0
  }
}
