import { type Entry, entryOf } from './entry.js'
import { type PlayerEvent, playerEvents } from './player-event.js'
import { type MonthLaw, type MonthPlayer, type PlayerChange, playerMonth } from './player-month.js'
import type { MonthTournament } from './tournament.js'

/** Everything a month is computed from. */
export interface MonthInput extends MonthLaw {
  /** All who played and all whom the calendar may move, by FIDE ID. */
  readonly players: readonly MonthPlayer[]
  /** By start, end and code: the order of events is strict, whatever order they arrived in. */
  readonly tournaments: Iterable<MonthTournament>
  /** Ratings in force at the start of a tournament, per place in `players`; null where unrated. */
  readonly ratingsAtStart: (tournament: MonthTournament) => RatingsAtStart
}

export interface RatingsAtStart {
  readonly ofType: (player: number) => number | null
  /** Standard ratings where the edition lets them count; always null otherwise (decision A20). */
  readonly standard: (player: number) => number | null
}

/** The whole month, one player after the other in FIDE ID order; players whom nothing happened to are left out. */
export function* computeMonth(input: MonthInput): Generator<PlayerChange> {
  const events = eventsOfMonth(input)
  for (const tournament of input.tournaments) events.add(tournament)
  yield* changesOf(input, events)
}

/** What each player of a month took part in, gathered tournament by tournament. */
export interface MonthEvents {
  readonly add: (tournament: MonthTournament) => void
  readonly ofPlayer: (place: number) => readonly PlayerEvent[]
}

/** The same month from the events of all its tournaments. */
export function* changesOf(input: MonthInput, { ofPlayer }: Pick<MonthEvents, 'ofPlayer'>): Generator<PlayerChange> {
  for (let index = 0; index < input.players.length; index++) {
    const player = input.players[index] as MonthPlayer
    const events = ofPlayer(index)
    const change = playerMonth(player, events, input)
    if (events.length > 0 || change.standing !== null) yield change
  }
}

const NO_EVENTS: readonly PlayerEvent[] = []

/** Tournaments are to be added in their order. */
export function eventsOfMonth(input: Pick<MonthInput, 'players' | 'ratingsAtStart'>): MonthEvents {
  const eventsOf = new Array<PlayerEvent[] | undefined>(input.players.length)
  const add = (tournament: MonthTournament): void => {
    const events = playerEvents(tournament, entriesOf(tournament, input))
    tournament.players.forEach((player, index) => {
      const event = events[index] as PlayerEvent
      const earlier = eventsOf[player]
      if (earlier === undefined) eventsOf[player] = [event]
      else earlier.push(event)
    })
  }
  return { add, ofPlayer: (place) => eventsOf[place] ?? NO_EVENTS }
}

/** How each player of a tournament takes part, in the tournament's order. */
export function entriesOf(tournament: MonthTournament, input: Pick<MonthInput, 'players' | 'ratingsAtStart'>): Entry[] {
  const { ofType, standard } = input.ratingsAtStart(tournament)
  return tournament.players.map((player) =>
    entryOf({
      atStart: ofType(player),
      standardAtStart: standard(player),
      onBase: input.players[player]?.base?.rating ?? null,
    }),
  )
}
