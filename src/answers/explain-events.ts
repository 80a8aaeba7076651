import type { Kysely } from 'kysely'
import { importedPoolLines, tournamentById } from '../db/explained.js'
import type { ListRef } from '../db/lists.js'
import { playerReader } from '../db/players.js'
import type { Database, PoolEventRow, RatingListRow } from '../db/schema.js'
import { standingReader } from '../db/standings.js'
import { crosstableReader } from '../db/tournaments.js'
import { planned } from '../month/plan-list.js'
import type { Chain } from '../period/chain.js'
import { type Basis, type Entry, entryOf } from '../period/entry.js'
import type { UnratedReason } from '../period/player-event.js'
import type { MonthTournament } from '../period/tournament.js'
import { workedLines } from '../period/worked-lines.js'
import type { Articles } from '../regulations/articles.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { Regulations } from '../regulations/regulations.js'
import type { IsoDate, ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ExplainedLine, ExplainedTournament } from './explanation.js'

/** Where the lists in force of an explanation are read from. */
export interface ExplainContext {
  readonly db: Kysely<Database>
  readonly type: RatingType
  readonly list: ListMonth
  readonly fideId: number
  readonly regulationsOn: (day: IsoDate) => Regulations
  readonly chain: Chain<RatingListRow>
  readonly calendar: ListCalendar
}

/** One tournament as the list rated it (or pooled it), every line worked again from the stored facts. */
export async function explainedEvent(
  context: ExplainContext,
  tournamentId: number,
  ratedIn: ListMonth,
  onBase: number | null,
): Promise<ExplainedTournament> {
  const { db, type, fideId } = context
  const row = await tournamentById(db, tournamentId)
  const header = planned(row, context)
  const { fideIds, games } = crosstableReader(db)(tournamentId)
  const tournament: MonthTournament = { ...header, games, players: fideIds.map((_, place) => place) }
  const place = fideIds.indexOf(fideId)
  const ratingsOf = (kind: RatingType) => ratingReader(context, ratedIn, kind, header.listInForce)
  const ofType = ratingsOf(type)
  const standard = header.regulations.countsStandardRating ? ratingsOf('standard') : () => null
  const entries = fideIds.map((id) =>
    entryOf({ atStart: ofType(id), standardAtStart: standard(id), onBase: id === fideId ? onBase : null }),
  )
  const lines = workedLines(tournament, entries, place)
  const counted = lines.filter(({ rated }) => rated)
  const own = entries[place] as Entry
  const nameOf = playerReader(db, context.list)
  return {
    code: row.code,
    name: row.name,
    startDate: row.start_date,
    endDate: row.end_date,
    basis: own.basis,
    imported: false,
    ownRating: own.ownRating,
    listInForce: header.listInForce,
    edition: header.regulations.id,
    games: counted.length,
    score: total(counted, 'score') / 100,
    sum: total(counted, 'delta'),
    ratedIn,
    countsUntil: null,
    leftOut: null,
    lines: lines.map((line): ExplainedLine => {
      const opponentId = fideIds[line.opponent] ?? null
      return {
        round: line.round,
        colour: line.side,
        opponentId,
        opponentName: opponentId === null ? null : (nameOf(opponentId)?.name ?? null),
        opponentRating: line.opponentRating,
        difference: line.difference,
        countedDifference: line.countedDifference,
        expected: line.expected,
        score: line.score / 100,
        delta: line.delta,
        rated: line.rated,
        reason: line.reason,
        article: line.reason === null ? null : articleOf(line.reason, header.regulations.articles),
      }
    }),
  }
}

/** A pooled event that was rated elsewhere and imported line by line. */
export async function explainedImport(context: ExplainContext, event: PoolEventRow): Promise<ExplainedTournament> {
  const { db, type, fideId } = context
  const regulations = context.regulationsOn(event.start_date)
  const lines = await importedPoolLines(db, type, fideId, event.code, event.rated_in)
  const basis: Basis = 'pool'
  return {
    code: event.code,
    name: event.code,
    startDate: event.start_date,
    endDate: event.end_date,
    basis,
    imported: true,
    ownRating: null,
    listInForce: context.calendar.inForce(event.start_date),
    edition: regulations.id,
    games: event.games,
    score: event.score / 100,
    sum: 0,
    ratedIn: event.rated_in,
    countsUntil: null,
    leftOut: null,
    lines: lines.map((line) => ({
      round: null,
      colour: null,
      opponentId: null,
      opponentName: null,
      opponentRating: line.opponent_rating,
      difference: null,
      countedDifference: null,
      expected: null,
      score: line.score / 100,
      delta: null,
      rated: line.unrated === null,
      reason: line.unrated,
      article: line.unrated === null ? null : articleOf(line.unrated, regulations.articles),
    })),
  }
}

/** The article by which a game is not rated. */
export function articleOf(reason: UnratedReason, articles: Articles): string {
  switch (reason) {
    case 'forfeit':
    case 'short':
    case 'match-forfeit':
      return articles.unplayed
    case 'unrated-opponent':
      return articles.change
    case 'unrated-match':
      return articles.unratedMatch
    case 'decided-match':
      return articles.decidedMatch
    case 'left-out':
      return articles.roundRobin
    case 'removed':
      return articles.removedGames
  }
}

/** Ratings on the list in force that was used when the event was rated: the list remembers which one it was. */
function ratingReader(context: ExplainContext, ratedIn: ListMonth, kind: RatingType, month: ListMonth) {
  const { db, type, chain } = context
  const remembered = JSON.parse(chain.own(type, ratedIn)?.in_force ?? '[]') as ListRef[]
  const used = remembered.find((ref) => ref.type === kind && ref.list === month) ?? chain.inForce(kind, month)
  if (used === null || used === 'empty') return () => null
  const read = standingReader(db, used)
  return (fideId: number) => read(fideId)?.rating ?? null
}

function total(lines: readonly { readonly score: number; readonly delta: number | null }[], field: 'score' | 'delta') {
  return lines.reduce((sum, line) => sum + (line[field] ?? 0), 0)
}
