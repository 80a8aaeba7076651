import { type Entry, entryOf } from './entry.js'
import { type MonthEvents, monthEvents } from './month-events.js'
import type { MonthLaw, MonthPlayer, PlayerChange } from './player-change.js'
import { playerEvents } from './player-event.js'
import { playerMonth } from './player-month.js'
import type { MonthTournament } from './tournament.js'

/** Everything a month is computed from. */
export interface MonthInput extends MonthLaw {
  readonly players: MonthPlayers
  /** By start, end and code: the order of events is strict, whatever order they arrived in. */
  readonly tournaments: Iterable<MonthTournament>
  /** Ratings in force at the start of a tournament, per place in `players`; null where unrated. */
  readonly ratingsAtStart: (tournament: MonthTournament) => RatingsAtStart
}

/** All who played and all whom the calendar may move, by FIDE ID; one is put together when he is asked for. */
export interface MonthPlayers {
  readonly length: number
  readonly at: (place: number) => MonthPlayer
  /** His rating on the list before, whole points; null where he has none. */
  readonly ratingOnBase: (place: number) => number | null
}

export interface RatingsAtStart {
  readonly ofType: (player: number) => number | null
  /** Standard ratings where the edition lets them count; always null otherwise (decision A20). */
  readonly standard: (player: number) => number | null
}

/** The whole month, one player after the other in FIDE ID order; players whom nothing happened to are left out. */
export function* computeMonth(input: MonthInput): Generator<PlayerChange> {
  const events = monthEvents(input.players.length)
  for (const tournament of input.tournaments) addEvents(events, tournament, input)
  yield* changesOf(input, events)
}

/** The same month from the events of all its tournaments. */
export function* changesOf(input: MonthInput, { ofPlayer }: Pick<MonthEvents, 'ofPlayer'>): Generator<PlayerChange> {
  for (let index = 0; index < input.players.length; index++) {
    const events = ofPlayer(index)
    const change = playerMonth(input.players.at(index), events, input)
    if (events.length > 0 || change.standing !== null) yield change
  }
}

/** Adds what the players of a tournament made of it. */
export function addEvents(
  events: Pick<MonthEvents, 'add'>,
  tournament: MonthTournament,
  input: Pick<MonthInput, 'players' | 'ratingsAtStart'>,
): void {
  events.add(tournament, playerEvents(tournament, entriesOf(tournament, input)))
}

/** How each player of a tournament takes part, in the tournament's order. */
export function entriesOf(tournament: MonthTournament, input: Pick<MonthInput, 'players' | 'ratingsAtStart'>): Entry[] {
  const { ofType, standard } = input.ratingsAtStart(tournament)
  return tournament.players.map((player) =>
    entryOf({
      atStart: ofType(player),
      standardAtStart: standard(player),
      onBase: input.players.ratingOnBase(player),
    }),
  )
}
