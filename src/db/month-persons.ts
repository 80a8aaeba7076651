import type { Transaction } from 'kysely'
import type { MonthPlayer } from '../period/player-change.js'
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

type PersonValues = [isKnownThen: 0 | 1 | null, birthYear: number | null, sexAndTitles: string | null]

/** Reads the gathered players of a month (see `beginMonthPlayers`). */
export function monthPersons(trx: Transaction<Database>, list: ListMonth): MonthPersons {
  const handle = handleOf(trx)
  const fideIds = handle.prepare<[], number>('select fide_id from month_player order by fide_id').pluck().all()
  const readAt = playerReader(trx, list)
  const [birthYears, others] = [new Int32Array(fideIds.length), new Int32Array(fideIds.length)]
  // Nearly everybody is one of two sexes and has no title.
  const texts = interned<string>((text) => text)
  const kinds: SexAndTitles[] = []
  const set = (place: number, birthYear: number | null, sexAndTitles: string) => {
    birthYears[place] = birthYear ?? UNKNOWN
    const kind = texts.numberOf(sexAndTitles)
    others[place] = kind
    kinds[kind] ??= kindIn(sexAndTitles)
  }
  const rows = handle
    .prepare<[string], PersonValues>(
      `select p.valid_from <= ?, p.birth_year, coalesce(p.sex, '') || char(10) || p.title || char(10) || p.woman_title
       from month_player m left join player p on p.fide_id = m.fide_id order by m.fide_id`,
    )
    .raw()
    .iterate(list)
  let place = 0
  for (const [isKnownThen, birthYear, sexAndTitles] of rows) {
    if (isKnownThen === 1) set(place, birthYear, sexAndTitles ?? '')
    else {
      const then = isKnownThen === null ? null : readAt(fideIds[place] as number)
      if (then === null) set(place, null, '')
      else set(place, then.birth_year, [then.sex ?? '', then.title, then.woman_title].join('\n'))
    }
    place++
  }
  return {
    fideIds,
    at(place) {
      const birthYear = birthYears[place] ?? UNKNOWN
      const { sex, titles } = kinds[others[place] ?? 0] as SexAndTitles
      return { fideId: fideIds[place] as number, birthYear: birthYear === UNKNOWN ? null : birthYear, sex, titles }
    },
  }
}

type SexAndTitles = Pick<MonthPerson, 'sex' | 'titles'>

/** @param text sex and both titles, one a line; '' where nobody is known */
function kindIn(text: string): SexAndTitles {
  const [sex = '', ...titles] = text.split('\n')
  return { sex: sex === '' ? null : (sex as Sex), titles }
}

const UNKNOWN = -0x80000000
