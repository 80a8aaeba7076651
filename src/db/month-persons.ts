import type { Transaction } from 'kysely'
import type { MonthPlayer } from '../period/player-month.js'
import type { ListMonth } from '../shared/dates.js'
import { interned } from '../shared/interned.js'
import type { Sex } from '../shared/player.js'
import { handleOf } from './connect.js'
import { playerReader } from './players.js'
import type { Database } from './schema.js'

/** What of a person enters a month. */
export type MonthPerson = Pick<MonthPlayer, 'fideId' | 'birthYear' | 'sex' | 'titles'>

/** The month's players by FIDE ID, as known on the list: columns, put together when one is asked for. */
export interface MonthPersons {
  readonly fideIds: readonly number[]
  readonly at: (place: number) => MonthPerson
}

type PersonValues = [string | null, number | null, Sex | null, string, string]

/** Reads the gathered players of a month (see `beginMonthPlayers`). */
export function monthPersons(trx: Transaction<Database>, list: ListMonth): MonthPersons {
  const handle = handleOf(trx)
  const fideIds = handle.prepare<[], number>('select fide_id from month_player order by fide_id').pluck().all()
  const readAt = playerReader(trx, list)
  const [birthYears, others] = [new Int32Array(fideIds.length), new Int32Array(fideIds.length)]
  // Nearly everybody is one of two sexes and has no title.
  const sexAndTitles = interned<Omit<MonthPerson, 'fideId' | 'birthYear'>>(({ sex, titles }) =>
    [sex, ...titles].join('\n'),
  )
  const set = (place: number, birthYear: number | null, sex: Sex | null, titles: readonly string[]) => {
    birthYears[place] = birthYear ?? UNKNOWN
    others[place] = sexAndTitles.numberOf({ sex, titles })
  }
  const rows = handle
    .prepare<[], PersonValues>(
      `select p.valid_from, p.birth_year, p.sex, p.title, p.woman_title
       from month_player m left join player p on p.fide_id = m.fide_id order by m.fide_id`,
    )
    .raw()
    .iterate()
  let place = 0
  for (const [validFrom, birthYear, sex, title, womanTitle] of rows) {
    if (validFrom === null) set(place, null, null, [])
    else if (validFrom <= list) set(place, birthYear, sex, [title, womanTitle])
    else {
      const then = readAt(fideIds[place] as number)
      set(place, then?.birth_year ?? null, then?.sex ?? null, then === null ? [] : [then.title, then.woman_title])
    }
    place++
  }
  return {
    fideIds,
    at(place) {
      const birthYear = birthYears[place] ?? UNKNOWN
      return {
        fideId: fideIds[place] as number,
        birthYear: birthYear === UNKNOWN ? null : birthYear,
        ...sexAndTitles.at(others[place] ?? 0),
      }
    },
  }
}

const UNKNOWN = -0x80000000
