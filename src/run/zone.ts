import { TZDate } from '@date-fns/tz'
import { type IsoDate, isoDate } from '../shared/dates.js'

/** The calendar day it is somewhere at an instant. The machine's own zone plays no part. */
export function dayInZone(instant: Date, zone: string): IsoDate {
  const local = new TZDate(instant, zone)
  const day = isoDate(local.getFullYear(), local.getMonth() + 1, local.getDate())
  if (day === null) throw new RangeError(`no calendar day for ${instant.toISOString()} in ${zone}`)
  return day
}
