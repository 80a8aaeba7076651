import { addDays } from '../../src/shared/dates.js'
import { csv } from './csv.js'
import { incidents } from './mail.js'
import { HOME } from './people.js'
import { arbiters, type PlannedEvent } from './season.js'

/** Days before its start on which a tournament is registered: in good time, but for one. */
const DAYS_BEFORE = 30
const DAYS_BEFORE_LATE = 1

/** The tournaments of the season as they were registered before they started. */
export function registrationsCsv(events: readonly PlannedEvent[]): string {
  return csv(
    'code,name,federation,start_date,end_date,type,city,system,time_control,rounds,chief_arbiter_id,registered_date,norms',
    events.map(({ code, name, roundDays, type, city, system, timeControl, rounds, arbiter, norms }) => {
      const days = [roundDays[0] ?? '', roundDays.at(-1) ?? '']
      return [
        ...[code, name, HOME, ...days, type, city, system, timeControl.text, rounds, arbiter.id],
        ...[registeredDate(code, roundDays), norms ? 1 : ''],
      ]
    }),
  )
}

function registeredDate(code: string, [start]: PlannedEvent['roundDays']): string {
  const days = code === incidents.registeredLate ? DAYS_BEFORE_LATE : DAYS_BEFORE
  return start === undefined ? '' : addDays(start, -days)
}

/** The register of arbiters. */
export function arbitersCsv(): string {
  const rows = arbiters.map(({ id, name, title, licenceUntil }) => [id, name, title, licenceUntil])
  return csv('id,name,title,licence_until', rows)
}
