import type { IsoDate } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { AcceptContext } from './accept-context.js'
import type { Crosstable, GameList, ParsedReport, ReportedDate } from './parsed-report.js'
import { settleDates, type UnsettledDate } from './settle-dates.js'

export interface TournamentDates {
  readonly startDate: IsoDate | null
  readonly endDate: IsoDate | null
  /** Of a crosstable's rounds, index 0 = round 1; empty for a list of games. */
  readonly ofRounds: readonly (IsoDate | null)[]
  /** Of a list's games, in their order; empty for a crosstable. */
  readonly ofGames: readonly (IsoDate | null)[]
  readonly problems: readonly Problem[]
}

/**
 * Settles every date of a report. The report's own dates win over the registration's, which stand in where the report
 * has none; a tournament without a start or an end is refused, since its start selects the ratings (decision A2) and
 * its end the list (decision A15).
 */
export function tournamentDates(report: ParsedReport, context: AcceptContext): TournamentDates {
  const { registration, file } = context
  const start = unsettled(report.startDate, registration?.startDate ?? null)
  const end = unsettled(report.endDate, registration?.endDate ?? null)
  const games = report.results.kind === 'games' ? datedGames(report.results) : []
  const settled = settleDates([...start, ...end, ...games], context.dates, file)

  const dates = settled.dates.slice(start.length + end.length)
  const played = datesPlayed(report, dates)
  const [startDate = null] = start.length > 0 ? settled.dates : [registration?.startDate ?? played?.first]
  const [endDate = null] = end.length > 0 ? settled.dates.slice(start.length) : [registration?.endDate ?? played?.last]
  return {
    startDate,
    endDate,
    ofRounds: report.results.kind === 'crosstable' ? roundsWithin(report.results, startDate, endDate) : [],
    ofGames: report.results.kind === 'games' ? datesInOrder(report.results, dates) : [],
    problems: [...settled.problems, ...missingDates(report, context, played !== null)],
  }
}

/**
 * The days of the first and the last game of a PGN, whose tags rarely say when the event began and ended; null for other
 * files, and where a game has no date.
 */
function datesPlayed({ format, results }: ParsedReport, dates: readonly (IsoDate | null)[]) {
  if (format !== 'pgn' || results.kind !== 'games' || dates.length < results.games.length) return null
  const days = dates.flatMap((date) => date ?? []).sort()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined || days.length < dates.length ? null : { first, last }
}

function unsettled(date: ReportedDate | null, known: IsoDate | null): readonly UnsettledDate[] {
  return date === null ? [] : [{ date, known }]
}

function datedGames({ games }: GameList): readonly UnsettledDate[] {
  return games.flatMap(({ date }) => unsettled(date, null))
}

function datesInOrder({ games }: GameList, dates: readonly (IsoDate | null)[]): readonly (IsoDate | null)[] {
  const rest = dates.values()
  return games.map(({ date }) => (date === null ? null : (rest.next().value ?? null)))
}

/** Dates of rounds are written as YY/MM/DD and as much else: one is believed where a reading lies within the tournament. */
export function roundsWithin(
  { roundDates }: Pick<Crosstable, 'roundDates'>,
  start: IsoDate | null,
  end: IsoDate | null,
): readonly (IsoDate | null)[] {
  if (start === null || end === null) return []
  return roundDates.map(
    (date) => date?.readings.find((reading) => reading.date >= start && reading.date <= end)?.date ?? null,
  )
}

function missingDates(
  report: ParsedReport,
  { registration, file }: AcceptContext,
  hasDatesPlayed: boolean,
): readonly Problem[] {
  // A games CSV has no dates of its own: that it is not registered is said elsewhere, and says this too.
  if (registration !== null || report.format === 'csv' || hasDatesPlayed) return []
  if (report.format === 'pgn' || report.format === 'xml') return missingInGames(report, file)
  if (report.startDate === null && report.endDate === null) return [problem('dates-missing', {}, { file })]
  if (report.startDate === null) return [problem('start-date-missing', {}, { file })]
  return report.endDate === null ? [problem('end-date-missing', {}, { file })] : []
}

/** A PGN with a start of its own has games without a date, or its end would be known; of one not read whole nobody knows. */
function missingInGames({ startDate, endDate, format, whole }: ParsedReport, file: string): readonly Problem[] {
  if ((startDate !== null && endDate !== null) || (format === 'pgn' && !whole)) return []
  return [problem(format === 'pgn' ? 'pgn-dates-missing' : 'xml-dates-missing', {}, { file })]
}
