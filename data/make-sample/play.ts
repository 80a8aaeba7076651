import { bergerRounds, type Pair, type SwissPlayer, swissRound } from './pairings.js'
import type { Person } from './people.js'
import { type Random, randomOf } from './random.js'
import { type Bye, type Fate, HALF_POINTS, OTHER_SIDE, type Result, resultOf } from './results.js'
import type { PlannedEvent } from './season.js'

/** A player of a tournament; start numbers count from 1 in the order of the ratings printed. */
export interface Entrant {
  readonly person: Person
  /** As the report prints it: on the list in force at the start; null for an unrated player. */
  readonly rating: number | null
  readonly fate: Fate
}

/** A round of one player: an opponent's start number, or none. */
export type Cell =
  | { readonly opponent: number; readonly colour: 'w' | 'b'; readonly result: Result }
  | { readonly opponent: null; readonly result: Bye }

/** A tournament that was played. */
export interface PlayedEvent extends PlannedEvent {
  readonly entrants: readonly Entrant[]
  /** By start number less 1, then by round less 1. */
  readonly cells: readonly (readonly Cell[])[]
}

/** Plays all rounds of a tournament. */
export function playEvent(event: PlannedEvent, entrants: readonly Entrant[]): PlayedEvent {
  const random = randomOf(`play ${event.code}`)
  const cells: Cell[][] = entrants.map(() => [])
  for (let round = 0; round < event.rounds; round++) {
    const { pairs, byes } = roundOf(event, entrants.length, round, cells, random)
    for (const [white, black] of pairs) playPair(entrants, cells, [white, black], random)
    for (const [startNumber, result] of byes) cells[startNumber - 1]?.push({ opponent: null, result })
  }
  return { ...event, entrants, cells }
}

interface Round {
  readonly pairs: readonly Pair[]
  readonly byes: readonly (readonly [startNumber: number, bye: Bye])[]
}

function roundOf(
  { system, code }: PlannedEvent,
  players: number,
  round: number,
  cells: readonly (readonly Cell[])[],
  random: Random,
): Round {
  switch (system) {
    case 'swiss':
      return swissRoundOf(cells, round, random)
    case 'match':
      return { pairs: [round % 2 === 0 ? [1, 2] : [2, 1]], byes: [] }
    case 'team':
      return leagueRound(players, code, round)
    default: {
      const rounds = bergerRounds(players, system === 'round-robin' ? 1 : 2)
      return { pairs: rounds[round] ?? [], byes: [] }
    }
  }
}

/** Some take half a point instead of a game, some leave before the end. */
function swissRoundOf(cells: readonly (readonly Cell[])[], round: number, random: Random): Round {
  const byes: (readonly [number, Bye])[] = []
  const players: SwissPlayer[] = []
  cells.forEach((row, index) => {
    const startNumber = index + 1
    const gone = row.at(-1)?.result === 'Z'
    if (gone || (round > 2 && index % 7 === 3 && random.below(30) === 0)) byes.push([startNumber, 'Z'])
    else if (round > 0 && index % 5 === 2 && random.below(25) === 0) byes.push([startNumber, 'H'])
    else players.push(swissPlayer(startNumber, row))
  })
  const { pairs, bye } = swissRound(players)
  return { pairs, byes: bye === null ? byes : [...byes, [bye, 'U']] }
}

function swissPlayer(startNumber: number, row: readonly Cell[]): SwissPlayer {
  const games = row.flatMap((cell) => (cell.opponent === null ? [] : [cell]))
  return {
    startNumber,
    halfPoints: row.reduce((sum, { result }) => sum + HALF_POINTS[result], 0),
    met: new Set(games.map(({ opponent }) => opponent)),
    colourBalance: games.reduce((sum, { colour }) => sum + (colour === 'w' ? 1 : -1), 0),
    hadBye: row.some(({ result }) => result === 'U'),
  }
}

const BOARDS = 4

/** Teams of four meet by Berger's tables; colours change from board to board. The month is a part of the season. */
function leagueRound(players: number, code: string, round: number): Round {
  const rounds = bergerRounds(players / BOARDS, 2)
  const month = Number(code.slice(2, 4)) - 1
  const matches = rounds[(month * 4 + round) % rounds.length] ?? []
  const pairs = matches.flatMap(([home, away]) =>
    Array.from({ length: BOARDS }, (_, board): Pair => {
      const [one, other] = [home, away].map((team) => (team - 1) * BOARDS + board + 1)
      const pair = [one ?? 0, other ?? 0] as const
      return board % 2 === 0 ? pair : [pair[1], pair[0]]
    }),
  )
  return { pairs, byes: [] }
}

function playPair(entrants: readonly Entrant[], cells: Cell[][], [white, black]: Pair, random: Random): void {
  const seats = [white, black].map((startNumber) => {
    const { person, fate } = entrants[startNumber - 1] as Entrant
    const gamesBefore = cells[startNumber - 1]?.length ?? 0
    return { strength: person.strength, fate, gamesBefore }
  })
  const [forWhite, forBlack] = seats
  if (forWhite === undefined || forBlack === undefined) throw new Error(`no pair ${white}-${black}`)
  const result = resultOf(random, forWhite, forBlack)
  cells[white - 1]?.push({ opponent: black, colour: 'w', result })
  cells[black - 1]?.push({ opponent: white, colour: 'b', result: OTHER_SIDE[result] })
}
