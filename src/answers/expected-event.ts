import type { Kysely } from 'kysely'
import { playerFinder } from '../db/players.js'
import type { Database, RatingListRow } from '../db/schema.js'
import type { ForetoldTournament } from '../intake/foretell.js'
import type { Chain } from '../period/chain.js'
import { coefficientBefore } from '../period/coefficients.js'
import { type Basis, entryOf } from '../period/entry.js'
import { type PlayerEvent, playerEvents } from '../period/player-event.js'
import { ratingChange } from '../rating/rating-change.js'
import { type Editions, type Regulations, regulationsInForceIfAny } from '../regulations/regulations.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import { type IsoDate, type ListMonth, listDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { listsFor } from './lists-for-event.js'
import { asMonthTournament, type CountedGames, gamesOf } from './unstored-event.js'

/** What a tournament would do to its players' ratings if it were rated alone. */
export interface ExpectedEvent extends CountedGames {
  readonly code: string
  readonly name: string
  readonly type: RatingType
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  /** The list whose ratings count: in force on the first day. */
  readonly listInForce: ListMonth
  /** The list it would be on; null where it is too late for any. */
  readonly list: ListMonth | null
  /** Why nothing would be rated, or nothing can be said of it; null where something can. */
  readonly nothing: 'too-late' | 'duplicate' | 'correction' | 'list-missing' | 'law-missing' | null
  readonly edition: string | null
  /** The list that K stands on; null where nothing is worked. */
  readonly kFrom: ListMonth | null
  readonly players: number
  readonly games: number
  /** In the order of start numbers. */
  readonly rows: readonly ExpectedPlayer[]
}

export interface ExpectedPlayer {
  readonly startNumber: number
  readonly fideId: number
  readonly name: string
  readonly basis: Basis
  /** Own rating that counts; null for the unrated. */
  readonly rating: number | null
  /** Games that count: rated ones, or for the unrated those against rated opponents. */
  readonly games: number
  /** Points in them. */
  readonly score: number
  /** ΔR added up, in hundredths; null for the unrated, and without a game. */
  readonly sum: number | null
  /** K used for these games alone. */
  readonly k: number | null
  /** Sum times K, in hundredths of a point: the list rounds once, over all games of its month. */
  readonly rawChange: number | null
}

/** Works a tournament that is not stored by the functions that make the list. */
export function expectedEvent(
  db: Kysely<Database>,
  { tournament, state, answer }: ForetoldTournament,
  chain: Chain<RatingListRow>,
  editions: Editions,
): ExpectedEvent {
  const { code, name, type, startDate, endDate, players, games } = tournament
  const { calendar } = editions
  const month = calendar.inForce(startDate)
  const nothing = {
    ...{ code, name, type, startDate, endDate, listInForce: month, list: answer.list },
    ...{ players: players.length, games: games.length, ratedGames: 0, pooledGames: 0, unratedGames: [], rows: [] },
    ...{ edition: null, kFrom: null },
  }
  if (state === 'duplicate' || state === 'correction') return { ...nothing, nothing: state }
  if (answer.list === null) return { ...nothing, nothing: 'too-late' }
  const regulations = regulationsInForceIfAny(editions, type, startDate)
  const ofList = regulationsInForceIfAny(editions, type, listDate(answer.list))
  if (regulations === null || ofList === null) return { ...nothing, nothing: 'law-missing' }
  const lists = listsFor(type, month, answer.list, regulations, chain, calendar)
  if (lists === null) return { ...nothing, nothing: 'list-missing', edition: regulations.id }

  const bases = players.map(({ fideId }) => lists.base.standing(db, fideId))
  const entries = players.map(({ fideId }, place) =>
    entryOf({
      atStart: lists.ofType(db, fideId)?.rating ?? null,
      standardAtStart: lists.standard(db, fideId)?.rating ?? null,
      onBase: bases[place]?.rating ?? null,
    }),
  )
  const played = asMonthTournament(tournament, month, regulations)
  const known = playerFinder(db)
  return {
    ...nothing,
    nothing: null,
    edition: regulations.id,
    kFrom: lists.base.list,
    ...gamesOf(played, entries),
    rows: playerEvents(played, entries).map((event, place) => {
      const { startNumber, fideId, name: reported, birthYear } = players[place] as ValidTournament['players'][number]
      const person = known(fideId)
      const before = { base: bases[place] ?? null, birthYear: person?.birth_year ?? birthYear }
      const k =
        before.base?.k ?? coefficientBefore(before, { list: answer.list as ListMonth, regulations: ofList, calendar })
      return {
        ...{ startNumber, fideId, name: reported || person?.name || '', basis: event.basis, rating: event.ownRating },
        ...{ games: event.games, score: event.score / 100, ...changeOf(event, k, ofList) },
      }
    }),
  }
}

function changeOf(event: PlayerEvent, k: number, regulations: Regulations) {
  if (event.ownRating === null || event.games === 0) return { sum: null, k: null, rawChange: null }
  const { kUsed, rawChange } = ratingChange(event.sumOfDeltas, event.games, k, regulations)
  return { sum: event.sumOfDeltas, k: kUsed, rawChange }
}
