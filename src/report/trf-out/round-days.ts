import type { IsoDate } from '../../shared/dates.js'
import { type Problem, problem } from '../../shared/problem.js'
import { roundsWithin } from '../tournament-dates.js'
import type { ValidTournament } from '../valid-tournament.js'
import type { ReportSource } from './report-source.js'

export interface RoundDays {
  /** One a round; null where nobody says it. */
  readonly days: readonly (IsoDate | null)[]
  readonly problems: readonly Problem[]
}

/**
 * The day of each round (132): as the report has it, else the day its games were played. An event of one day says it for
 * all its rounds; of a round played on several days the first is written, which is noted.
 */
export function roundDays(tournament: ValidTournament, source: ReportSource | null): RoundDays {
  const { startDate, endDate, rounds, games } = tournament
  const printed = source?.table == null ? [] : roundsWithin(source.table, startDate, endDate)
  const days = Array.from({ length: Math.max(rounds, printed.length) }, () => new Set<IsoDate>())
  for (const { round, date } of games) {
    if (date !== null && date >= startDate && date <= endDate) days[round - 1]?.add(date)
  }
  const several = days.flatMap((of, index) => (of.size > 1 && (printed[index] ?? null) === null ? [index + 1] : []))
  return {
    days: days.map((of, index) => printed[index] ?? [...of].sort()[0] ?? (startDate === endDate ? startDate : null)),
    problems: several.length === 0 ? [] : [problem('trf-round-several-days', { rounds: several.join(', ') })],
  }
}
