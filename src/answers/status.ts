import type { Kysely } from 'kysely'
import { allLists } from '../db/lists.js'
import { latestRuns } from '../db/runs.js'
import type { Database, RatingListRow, RunRow, Series, TournamentRow } from '../db/schema.js'
import { selfRegisteredPlayers, tournamentProblems, unfinishedTournaments } from '../db/status.js'
import { spanOf } from '../db/tournaments.js'
import { monthsThrough } from '../month/catch-up.js'
import { belongsTo } from '../period/belonging.js'
import { type Chain, chainOf } from '../period/chain.js'
import type { RatingSettings } from '../run/rating-settings.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { RenderedProblem } from '../shared/problem.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { type CalendarPosition, calendarOn } from './calendar.js'

/** What is there, what is due, and what waits for a person. */
export interface Status extends CalendarPosition {
  readonly lists: readonly ListStatus[]
  /** Lists that should be there on this day and are not. */
  readonly due: readonly { readonly type: RatingType; readonly list: ListMonth }[]
  readonly tournaments: {
    /** Accepted and not rated yet, with the list they belong to. */
    readonly waiting: readonly WaitingTournament[]
    /** Accepted, held by an official list already. */
    readonly inOfficialList: readonly WaitingTournament[]
    readonly tooLate: readonly NamedTournament[]
    readonly held: readonly (NamedTournament & { readonly heldFor: string | null; readonly tooLate: boolean })[]
    readonly corrections: readonly NamedTournament[]
  }
  /** Notes on tournaments that wait to be rated. */
  readonly notes: readonly (NamedTournament & { readonly problems: readonly RenderedProblem[] })[]
  readonly selfRegistered: readonly SelfRegistered[]
  readonly runs: readonly Pick<RunRow, 'id' | 'job' | 'list' | 'type' | 'started_at' | 'ended_at' | 'outcome'>[]
}

/** A run as it is kept. */
export type RecordedRun = RunRow

export interface ListStatus {
  readonly type: RatingType
  readonly list: ListMonth
  readonly series: Series
  readonly rated: number
  readonly state: 'official' | 'computed' | 'published'
  /** Tournaments that belong to it and arrived after it was computed. */
  readonly arrivedLater: readonly string[]
}

export interface NamedTournament {
  readonly code: string
  readonly name: string
  readonly type: RatingType
  readonly endDate: IsoDate
  readonly receivedDate: IsoDate
}

export interface WaitingTournament extends NamedTournament {
  readonly list: ListMonth
}

export interface SelfRegistered {
  readonly id: number
  readonly name: string
  readonly federation: string
  readonly birthYear: number | null
}

/** @param date the day the status is of: it decides what is due, nothing else */
export async function statusOn(db: Kysely<Database>, date: IsoDate, settings: RatingSettings): Promise<Status> {
  const rows = await allLists(db)
  const chain = chainOf(rows, settings.base, settings.editions.calendar)
  const unfinished = await unfinishedTournaments(db)
  const accepted = unfinished
    .filter(({ state }) => state === 'accepted')
    .map((row) => ({ row, list: listOf(row, chain) }))
  const dated = accepted.flatMap(({ row, list }) => (list === null ? [] : [{ row, waiting: { ...named(row), list } }]))
  const inOfficial = ({ row, waiting }: (typeof dated)[number]) =>
    chain.counted(row.type, waiting.list)?.series === 'official'
  return {
    ...calendarOn(date, settings.editions),
    lists: rows.map((row) =>
      listStatus(
        row,
        dated.map(({ row: { type, code }, waiting }) => ({ type, code, list: waiting.list })),
      ),
    ),
    due: await dueLists(db, date, settings, chain),
    tournaments: {
      waiting: dated.filter((one) => !inOfficial(one)).map(({ waiting }) => waiting),
      inOfficialList: dated.filter(inOfficial).map(({ waiting }) => waiting),
      tooLate: accepted.filter(({ list }) => list === null).map(({ row }) => named(row)),
      held: unfinished
        .filter(({ state }) => state === 'held')
        .map((row) => ({
          ...named(row),
          heldFor: row.held_for,
          tooLate: listOf(row, chain) === null,
        })),
      corrections: unfinished.filter(({ state }) => state === 'correction').map(named),
    },
    notes: await notesOn(
      db,
      accepted.map(({ row }) => row),
    ),
    selfRegistered: await selfRegisteredPlayers(db),
    runs: (await latestRuns(db, RUNS_SHOWN)).map(({ id, job, list, type, started_at, ended_at, outcome }) => ({
      id,
      job,
      list,
      type,
      started_at,
      ended_at,
      outcome,
    })),
  }
}

/** Every list missing up to the one in force. */
async function dueLists(
  db: Kysely<Database>,
  date: IsoDate,
  settings: RatingSettings,
  chain: Chain<RatingListRow>,
): Promise<Status['due']> {
  const months = await monthsThrough(db, ratingTypes, settings.editions.calendar.inForce(date), settings)
  return months
    .flatMap(({ list, types }) => types.map((type) => ({ type, list })))
    .filter(({ type, list }) => chain.counted(type, list) === null)
}

const RUNS_SHOWN = 10

function listOf(row: TournamentRow, chain: Chain<RatingListRow>): ListMonth | null {
  return belongsTo(spanOf(row), (list) => chain.isClosed(row.type, list), chain.calendar)
}

function named({ code, name, type, end_date, received_date }: TournamentRow): NamedTournament {
  return { code, name, type, endDate: end_date, receivedDate: received_date }
}

function listStatus(
  { type, list, series, rated, closed }: RatingListRow,
  waiting: readonly { readonly type: RatingType; readonly list: ListMonth; readonly code: string }[],
): ListStatus {
  const state = series === 'official' ? 'official' : closed === 1 ? 'published' : 'computed'
  const late = waiting.filter((one) => state === 'computed' && one.type === type && one.list === list)
  return { type, list, series, rated, state, arrivedLater: late.map(({ code }) => code) }
}

async function notesOn(db: Kysely<Database>, rows: readonly TournamentRow[]): Promise<Status['notes']> {
  const notes: (NamedTournament & { problems: RenderedProblem[] })[] = []
  for (const row of rows) {
    const problems = await tournamentProblems(db, row.id)
    if (problems.length > 0) notes.push({ ...named(row), problems })
  }
  return notes
}
