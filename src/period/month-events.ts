import { IntRecords } from '../shared/int-records.js'
import type { Basis } from './entry.js'
import type { PlayerEvent } from './player-event.js'
import type { MonthTournament, TournamentHead } from './tournament.js'

/** What each player of a month took part in, gathered tournament by tournament. */
export interface MonthEvents {
  /** @param events of its players, in their order; tournaments are to be added in theirs */
  readonly add: (tournament: MonthTournament, events: readonly PlayerEvent[]) => void
  /** A player's events in the order of the tournaments. */
  readonly ofPlayer: (place: number) => readonly PlayerEvent[]
}

/**
 * The events of a month as records of numbers, those of one player chained to one another: a month of the world holds
 * hundreds of thousands. Of a tournament its head is kept, never its crosstable.
 *
 * @param players how many the month has
 */
export function monthEvents(players: number): MonthEvents {
  const heads: TournamentHead[] = []
  const records = new IntRecords(8)
  // Records from 1 on: 0 is none.
  let count = 0
  const [first, last] = [new Int32Array(players), new Int32Array(players)]
  return {
    add(tournament, events) {
      const head = heads.push(headOf(tournament)) - 1
      tournament.players.forEach((place, index) => {
        writeEvent(records, ++count, head, events[index] as PlayerEvent)
        const before = last[place] ?? 0
        if (before === 0) first[place] = count
        else records.set(before, NEXT, count)
        last[place] = count
      })
    },
    ofPlayer(place) {
      const events: PlayerEvent[] = []
      for (let at = first[place] ?? 0; at !== 0; at = records.get(at, NEXT)) events.push(eventAt(records, at, heads))
      return events
    },
  }
}

const [HEAD, NEXT, BASIS, OWN_RATING, GAMES, SCORE, DELTAS, OPPONENTS] = [0, 1, 2, 3, 4, 5, 6, 7] as const
const BASES = ['rated', 'standard', 'rated-meanwhile', 'pool'] as const satisfies readonly Basis[]
const NONE = -0x80000000

function headOf(tournament: MonthTournament): TournamentHead {
  const { id, code, name, startDate, endDate, listInForce, regulations, isMatch, rounds } = tournament
  return { id, code, name, startDate, endDate, listInForce, regulations, isMatch, rounds }
}

function writeEvent(records: IntRecords, at: number, head: number, event: PlayerEvent): void {
  records.set(at, HEAD, head)
  records.set(at, BASIS, BASES.indexOf(event.basis))
  records.set(at, OWN_RATING, event.ownRating ?? NONE)
  records.set(at, GAMES, event.games)
  records.set(at, SCORE, event.score)
  records.set(at, DELTAS, event.sumOfDeltas)
  records.set(at, OPPONENTS, event.sumOfOpponents)
}

function eventAt(records: IntRecords, at: number, heads: readonly TournamentHead[]): PlayerEvent {
  const ownRating = records.get(at, OWN_RATING)
  return {
    tournament: heads[records.get(at, HEAD)] as TournamentHead,
    basis: BASES[records.get(at, BASIS)] as Basis,
    ownRating: ownRating === NONE ? null : ownRating,
    games: records.get(at, GAMES),
    score: records.get(at, SCORE),
    sumOfDeltas: records.get(at, DELTAS),
    sumOfOpponents: records.get(at, OPPONENTS),
  }
}
