import { csv } from './csv.js'
import { HOME } from './people.js'
import type { PlannedEvent } from './season.js'

/** The tournaments of the season as they were registered before they started. */
export function registrationsCsv(events: readonly PlannedEvent[]): string {
  return csv(
    'code,name,federation,start_date,end_date,type,city,system,time_control,rounds,chief_arbiter_id',
    events.map(({ code, name, roundDays, type, city, system, timeControl, rounds, arbiter }) => {
      const days = [roundDays[0] ?? '', roundDays.at(-1) ?? '']
      return [code, name, HOME, ...days, type, city, system, timeControl.text, rounds, arbiter.id]
    }),
  )
}
