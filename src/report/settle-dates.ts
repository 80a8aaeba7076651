import type { IsoDate } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { DateOrder, DateReading, ReportedDate } from './parsed-report.js'

export interface UnsettledDate {
  readonly date: ReportedDate
  /** The same date from another source (the registration); null where there is none. */
  readonly known: IsoDate | null
}

export interface SettledDates {
  /** In the order given; null where no reading could be settled. */
  readonly dates: readonly (IsoDate | null)[]
  readonly problems: readonly Problem[]
}

/**
 * Picks the reading of each date of a file. What decides, in this order: only one reading exists; the order the user
 * names; a reading is the very date the registration has; another date of the same shape in the same file leaves only
 * one order (24/09/2010 proves day first for 02/10/2010). Otherwise the date is refused: it is never guessed.
 *
 * @param order what the user says about dates that can be read in several ways
 */
export function settleDates(
  unsettled: readonly UnsettledDate[],
  order: DateOrder | undefined,
  file: string,
): SettledDates {
  const narrowed = unsettled.map(({ date, known }) => ({ date, readings: narrow(date.readings, order, known) }))
  const orders = ordersByShape(narrowed)
  const dates = narrowed.map(({ date, readings }) => {
    const proven = readings.filter((reading) => orders.get(date.shape)?.has(reading.order))
    return theOnlyDate(readings) ?? theOnlyDate(proven)
  })
  const open = unsettled.flatMap(({ date }, index) => (dates[index] === null ? [date] : []))
  const firstOfText = open.filter((date, index) => open.findIndex(({ text }) => text === date.text) === index)
  return { dates, problems: firstOfText.map((date) => unsettledProblem(date, file)) }
}

/** The orders in which every date of a shape can be read. Dates that cannot be read at all prove nothing. */
function ordersByShape(
  narrowed: readonly { readonly date: ReportedDate; readonly readings: readonly DateReading[] }[],
): ReadonlyMap<string, ReadonlySet<DateOrder>> {
  const orders = new Map<string, ReadonlySet<DateOrder>>()
  for (const { date, readings } of narrowed) {
    if (readings.length === 0) continue
    const before = orders.get(date.shape)
    const possible = readings.map((reading) => reading.order).filter((order) => before?.has(order) ?? true)
    orders.set(date.shape, new Set(possible))
  }
  return orders
}

function narrow(
  readings: readonly DateReading[],
  order: DateOrder | undefined,
  known: IsoDate | null,
): readonly DateReading[] {
  if (theOnlyDate(readings) !== null) return readings
  const named = readings.filter((reading) => reading.order === order)
  const registered = readings.filter((reading) => reading.date === known)
  return [named, registered].find((candidates) => candidates.length > 0) ?? readings
}

/** The date all readings agree on; null without readings or with two dates. */
function theOnlyDate(readings: readonly DateReading[]): IsoDate | null {
  const first = readings[0]?.date ?? null
  return readings.every(({ date }) => date === first) ? first : null
}

function unsettledProblem({ text, line, readings }: ReportedDate, file: string): Problem {
  if (readings.length === 0) return problem('date-unreadable', { printed: text }, { file, line })
  const possible = readings.map(({ order, date }) => `${date} (${order})`).join(', ')
  const orders = readings.map(({ order }) => `--dates ${order}`).join(' / ')
  return problem('date-ambiguous', { printed: text, readings: possible, orders }, { file, line })
}
