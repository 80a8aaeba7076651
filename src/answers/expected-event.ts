import type { Kysely } from 'kysely'
import { playerFinder } from '../db/players.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { standingReader } from '../db/standings.js'
import type { ForetoldTournament } from '../intake/foretell.js'
import type { Chain } from '../period/chain.js'
import { coefficientBefore } from '../period/coefficients.js'
import { type Basis, type Entry, entryOf } from '../period/entry.js'
import {
  decidedGames,
  type PlayerEvent,
  playerEvents,
  type UnratedReason,
  unratedReason,
} from '../period/player-event.js'
import type { Standing } from '../period/standing.js'
import type { MonthTournament } from '../period/tournament.js'
import { ratingChange } from '../rating/rating-change.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import { type Editions, type Regulations, regulationsInForceIfAny } from '../regulations/regulations.js'
import type { ValidTournament } from '../report/valid-tournament.js'
import { type IsoDate, type ListMonth, listDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { articleOf } from './explain-events.js'

/** What a tournament would do to its players' ratings if it were rated alone. */
export interface ExpectedEvent {
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
  /** Games that count for both players, and those that count for the pool of an unrated one only. */
  readonly ratedGames: number
  readonly pooledGames: number
  /** Games that count for nobody. */
  readonly unratedGames: readonly UnratedGames[]
  /** In the order of start numbers. */
  readonly rows: readonly ExpectedPlayer[]
}

export interface UnratedGames {
  readonly reason: UnratedReason
  readonly article: string
  readonly games: number
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

type ReadStanding = (db: Kysely<Database>, fideId: number) => Standing | null

interface ListsForEvent {
  readonly ofType: ReadStanding
  readonly standard: ReadStanding
  /** The latest list there is before the one it would be on: its K, and who was rated meanwhile. */
  readonly base: { readonly list: ListMonth; readonly standing: ReadStanding }
}

/** null where the list in force on the first day is not there. */
function listsFor(
  type: RatingType,
  month: ListMonth,
  list: ListMonth,
  { countsStandardRating }: Regulations,
  chain: Chain<RatingListRow>,
  calendar: ListCalendar,
): ListsForEvent | null {
  const ofType = chain.inForce(type, month)
  const standard = countsStandardRating ? chain.inForce('standard', month) : 'empty'
  const isBare = !chain.has(type) && (!countsStandardRating || !chain.has('standard'))
  if (ofType === null || standard === null || isBare) return null
  let base = calendar.previous(list)
  while (base > month && chain.counted(type, base) === null) base = calendar.previous(base)
  const baseRow = chain.counted(type, base) ?? ofType
  return {
    ofType: readerOf(ofType),
    standard: readerOf(standard),
    base: { list: baseRow === 'empty' ? month : baseRow.list, standing: readerOf(baseRow) },
  }
}

function readerOf(row: RatingListRow | 'empty'): ReadStanding {
  if (row === 'empty') return () => null
  let read: ((fideId: number) => Standing | null) | null = null
  return (db, fideId) => {
    read ??= standingReader(db, row)
    return read(fideId)
  }
}

function asMonthTournament(
  { code, name, startDate, endDate, isMatch, rounds, players, games }: ValidTournament,
  month: ListMonth,
  regulations: Regulations,
): MonthTournament {
  const placeOf = new Map(players.map(({ startNumber }, place) => [startNumber, place]))
  return {
    ...{ id: NOT_STORED, code, name, startDate, endDate, isMatch, rounds, regulations, listInForce: month },
    players: players.map((_, place) => place),
    games: games.map(({ unrated, ...game }) => ({
      ...game,
      white: placeOf.get(game.white) as number,
      black: placeOf.get(game.black) as number,
      unplayed: unrated,
    })),
  }
}

const NOT_STORED = 0

/** Games by what becomes of them: a game with a reason on both sides counts for nobody. */
function gamesOf(
  tournament: MonthTournament,
  entries: readonly Entry[],
): Pick<ExpectedEvent, 'ratedGames' | 'pooledGames' | 'unratedGames'> {
  const decided = decidedGames(tournament)
  const unrated = new Map<UnratedReason, number>()
  let ratedGames = 0
  let pooledGames = 0
  tournament.games.forEach((game, index) => {
    const [white, black] = [entries[game.white] as Entry, entries[game.black] as Entry]
    const ofWhite = unratedReason(game, white, black, tournament, decided.has(index))
    const ofBlack = unratedReason(game, black, white, tournament, decided.has(index))
    if (ofWhite === null && ofBlack === null) ratedGames++
    else if (ofWhite === null || ofBlack === null) pooledGames++
    else unrated.set(ofWhite, (unrated.get(ofWhite) ?? 0) + 1)
  })
  const { articles } = tournament.regulations
  const unratedGames = [...unrated].map(([reason, games]) => ({ reason, article: articleOf(reason, articles), games }))
  return { ratedGames, pooledGames, unratedGames }
}
