import type { ReportedDate } from '../parsed-report.js'
import { reportedDate } from '../report-date.js'
import { ROUND_WIDTH } from './player-columns.js'
import type { TrfLine } from './trf-line.js'

/** Where the date of round 1 stands; the others follow in steps of a round's width. */
const DATES_FROM = 92

/**
 * Dates of the rounds (132), index 0 = round 1. They stand above the rounds' columns; some programs write a record a
 * round instead, anywhere in the line: those are taken in their order.
 */
export function roundDates(records: readonly TrfLine[]): readonly (ReportedDate | null)[] {
  const dates: (ReportedDate | null)[] = []
  for (const { text, line } of records.filter(({ code }) => code === '132')) {
    for (const match of text.slice(3).matchAll(/\S+/g)) {
      const column = 4 + match.index
      const round = column < DATES_FROM ? dates.length : Math.floor((column - DATES_FROM) / ROUND_WIDTH)
      while (dates.length < round) dates.push(null)
      dates[round] = reportedDate(match[0], line)
    }
  }
  return dates
}
