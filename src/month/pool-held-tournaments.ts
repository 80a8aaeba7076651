import type { Transaction } from 'kysely'
import { poolWriter } from '../db/pools.js'
import type { Database, RatingListRow } from '../db/schema.js'
import { standingReader } from '../db/standings.js'
import type { ListedStanding } from '../db/state-rows.js'
import { crosstableReader, markPooledIn } from '../db/tournaments.js'
import { type Entry, entryOf } from '../period/entry.js'
import { playerEvents } from '../period/player-event.js'
import type { MonthTournament } from '../period/tournament.js'
import { RefusedError } from '../run/refused.js'
import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { type HeldTournament, type ListPlan, planned } from './plan-list.js'

type Reader = (fideId: number) => ListedStanding | null

/**
 * Fills the pools from tournaments that official lists hold already: those lists rated the rated players, but the games
 * of players unrated on them still count towards a first rating (decision A19).
 *
 * @throws {RefusedError} naming the lists in force that such a player needs and that are not there
 */
export async function poolHeldTournaments(trx: Transaction<Database>, plan: ListPlan): Promise<void> {
  const readers = readersOf(trx)
  const readCrosstable = crosstableReader(trx)
  const pools = poolWriter(trx)
  const problems: Problem[] = []
  for (const held of plan.heldByOfficial) {
    const tournament = planned(held.row, plan)
    const { fideIds, games } = readCrosstable(held.row.id)
    const unrated = fideIds.map((fideId) => isUnratedOn(held, fideId, plan, readers))
    if (!unrated.includes(true)) continue
    const start = startReaders(plan, tournament, readers, problems)
    if (start === null) continue
    const entries = fideIds.map((fideId, place) => entry(fideId, unrated[place] === true, start))
    const whole: MonthTournament = { ...tournament, games, players: fideIds.map((_, place) => place) }
    playerEvents(whole, entries).forEach(({ basis, games: counted, score, sumOfOpponents }, place) => {
      if (basis !== 'pool' || unrated[place] !== true || counted === 0) return
      pools.add({
        type: plan.type,
        fide_id: fideIds[place] as number,
        rated_in: held.list,
        code: held.row.code,
        tournament_id: held.row.id,
        start_date: held.row.start_date,
        end_date: held.row.end_date,
        games: counted,
        score,
        sum_of_opponents: sumOfOpponents,
      })
    })
  }
  if (problems.length > 0) throw new RefusedError(problems)
  pools.end()
  for (const { row, list } of plan.heldByOfficial) await markPooledIn(trx, row.id, list)
}

/** Unrated on the official list and not fallen on it: a fall begins the pool anew (decision A11). */
function isUnratedOn(
  { list }: HeldTournament,
  fideId: number,
  { type, chain, calendar }: ListPlan,
  readers: Readers,
): boolean {
  return [list, calendar.previous(list)].every((month) => {
    const row = chain.counted(type, month)
    return row === null || readers(row)(fideId)?.rating == null
  })
}

interface StartReaders {
  readonly ofType: Reader
  readonly standard: Reader
}

const NOBODY: Reader = () => null

function startReaders(
  { type, chain }: ListPlan,
  { code, listInForce, regulations }: Pick<MonthTournament, 'code' | 'listInForce' | 'regulations'>,
  readers: Readers,
  problems: Problem[],
): StartReaders | null {
  const reader = (kind: RatingType): Reader | null => {
    const row = chain.inForce(kind, listInForce)
    if (row === 'empty') return NOBODY
    if (row !== null) return readers(row)
    problems.push(problem('list-in-force-missing', { type: kind, missing: listInForce, tournaments: code }))
    return null
  }
  const ofType = reader(type)
  const standard = regulations.countsStandardRating ? reader('standard') : NOBODY
  return ofType === null || standard === null ? null : { ofType, standard }
}

function entry(fideId: number, unrated: boolean, { ofType, standard }: StartReaders): Entry {
  const atStart = ofType(fideId)?.rating ?? null
  return entryOf({ atStart, standardAtStart: standard(fideId)?.rating ?? null, onBase: unrated ? null : atStart })
}

type Readers = (row: RatingListRow) => Reader

/** One reader a list, made when first asked for. */
function readersOf(trx: Transaction<Database>): Readers {
  const readers = new Map<string, Reader>()
  return (row) => {
    const name = `${row.type} ${row.list} ${row.series}`
    const reader = readers.get(name) ?? standingReader(trx, row)
    readers.set(name, reader)
    return reader
  }
}
