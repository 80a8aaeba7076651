import { type Editions, regulationsInForceIfAny, regulationsNearest } from '../regulations/regulations.js'
import { addMonths, type ListMonth, listDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { combinedTxt, combinedXml, openingCsv, ratedIn } from './lists.js'
import { growOlder, type SimulatedTournament, simulatedMonth } from './month.js'
import { type Population, populationOf } from './population.js'
import { type Random, randomFrom } from './random.js'
import { GAMES_HEADER, gamesCsvOf, REGISTRATIONS_HEADER, registrationOf, trfOf } from './reports.js'
import type { SimulatedFederation } from './world.js'

/** What is to be simulated. */
export interface Simulation {
  readonly seed: number
  readonly players: number
  readonly rated: number
  readonly federations: readonly SimulatedFederation[]
  readonly types: readonly RatingType[]
  /** The first list there are games for; the opening list is the one before. A type is played once a law of it is held. */
  readonly from: ListMonth
  /** Lists there are games for: months, or quarters of a time that made four lists a year. */
  readonly months: number
  /** Games a list, of all types. */
  readonly games: number
  /** Of a thousand players of a tournament: those who never played before. */
  readonly newcomers: number
  readonly reports: 'trf' | 'csv'
  readonly lists: 'csv' | 'txt' | 'xml'
}

/** A file of a simulation: its place with slashes, and its text in stretches. */
export interface SimulatedFile {
  readonly path: string
  readonly chunks: Iterable<string>
  /** Games in it; null for an opening list. */
  readonly games: number | null
  /** Players on it, for an opening list. */
  readonly players?: number
}

/** Games in one CSV file. */
const GAMES_PER_FILE = 20_000
/** Of a thousand players of a tournament, where nothing is said. */
export const USUAL_NEWCOMERS = 35
/** Newcomers a thousand games bring then, with room to spare. */
const NEWCOMERS_PER_1000_GAMES = 25

/**
 * The files of a simulation in the order they have to be written: each may be asked for its text once, before the next
 * one is asked for. The same simulation gives the same bytes.
 */
export function* simulatedFiles(simulation: Simulation, editions: Editions): Generator<SimulatedFile> {
  const { seed, from, months } = simulation
  const random = randomFrom(seed)
  const opening = editions.calendar.previous(from)
  const lawOf = (type: RatingType) => regulationsNearest(editions, type, listDate(opening))
  const regulations = { standard: lawOf('standard'), rapid: lawOf('rapid'), blitz: lawOf('blitz') }
  const share = Math.max(1, simulation.newcomers / USUAL_NEWCOMERS)
  const newcomers = Math.ceil((simulation.games * months * NEWCOMERS_PER_1000_GAMES * share) / 1000) + 100
  const population = populationOf(simulation, newcomers, simulation.federations, opening, regulations, random)
  yield* openingFiles({ ...simulation, types: typesOn(simulation, editions, opening) }, population, opening)
  let list = from
  for (let lists = 0; lists < months; lists++) {
    const after = editions.calendar.previous(list)
    const types = typesOn(simulation, editions, after)
    yield* monthFiles({ ...simulation, types }, population, list, after, random)
    const next = editions.calendar.next(list)
    for (let month = list; month < next; month = addMonths(month, 1)) growOlder(population, month, random)
    list = next
  }
}

/** The types that were rated when a list came out: rapid and blitz are younger than standard. */
function typesOn({ types }: Simulation, editions: Editions, list: ListMonth): readonly RatingType[] {
  return types.filter((type) => regulationsInForceIfAny(editions, type, listDate(list)) !== null)
}

function* openingFiles(
  { lists, types }: Simulation,
  population: Population,
  list: ListMonth,
): Generator<SimulatedFile> {
  const players = population.count()
  if (lists === 'txt')
    yield { path: `lists/players_list_foa_${list}.txt`, chunks: combinedTxt(population), games: null, players }
  else if (lists === 'xml')
    yield { path: `lists/players_list_xml_foa_${list}.xml`, chunks: combinedXml(population), games: null, players }
  else
    for (const type of types) {
      const rated = ratedIn(population, type)
      yield {
        path: `lists/${type}_${list}.csv`,
        chunks: openingCsv(population, type, list),
        games: null,
        players: rated,
      }
    }
}

function* monthFiles(
  { reports, types, games, newcomers }: Simulation,
  population: Population,
  list: ListMonth,
  after: ListMonth,
  random: Random,
): Generator<SimulatedFile> {
  const tournaments = simulatedMonth(population, list, { games, types, after, newcomers }, random)
  const registrations: string[] = []
  if (reports === 'trf') {
    for (const tournament of tournaments) {
      const name = `${tournament.code}.trf`
      registrations.push(registrationOf(tournament, population, name))
      yield { path: `${list}/reports/${name}`, chunks: [trfOf(tournament, population)], games: tournament.games.length }
    }
  } else yield* gamesFiles(tournaments, population, list, registrations)
  yield { path: `${list}/tournaments.csv`, chunks: [REGISTRATIONS_HEADER, ...registrations], games: 0 }
}

/** Whole tournaments, a file as soon as it has games enough. */
function* gamesFiles(
  tournaments: Iterable<SimulatedTournament>,
  population: Population,
  list: ListMonth,
  registrations: string[],
): Generator<SimulatedFile> {
  let [chunks, games, number] = [[GAMES_HEADER], 0, 0]
  const file = () => ({ path: `${list}/reports/games-${String(++number).padStart(3, '0')}.csv`, chunks, games })
  for (const tournament of tournaments) {
    registrations.push(registrationOf(tournament, population, ''))
    chunks.push(gamesCsvOf(tournament, population))
    games += tournament.games.length
    if (games < GAMES_PER_FILE) continue
    yield file()
    ;[chunks, games] = [[GAMES_HEADER], 0]
  }
  if (games > 0) yield file()
}
