import type { IsoDate } from '../../src/shared/dates.js'
import { HOME, type Person, roles } from './people.js'
import type { Entrant } from './play.js'
import { randomOf } from './random.js'
import type { PlannedEvent } from './season.js'

/** A person's rating for a report, on the list in force; null where there is none. */
export type RatingOf = (person: Person, event: PlannedEvent) => number | null

/** Who plays where: nobody sits at two boards on one day. */
export interface Diary {
  readonly isFree: (person: Person, days: readonly IsoDate[]) => boolean
  readonly book: (person: Person, days: readonly IsoDate[]) => void
}

export function emptyDiary(): Diary {
  const booked = new Set<string>()
  return {
    isFree: ({ id }, days) => days.every((day) => !booked.has(`${id} ${day}`)),
    book: ({ id }, days) => {
      for (const day of days) booked.add(`${id} ${day}`)
    },
  }
}

/** People with a part go where their part says, and nowhere else. */
const RESERVED: ReadonlySet<number> = new Set(Object.values(roles).map(({ id }) => id))

/** Finds the players of a tournament: the invited, newcomers, and by chance those it admits. In order of rating. */
export function entrantsOf(
  event: PlannedEvent,
  people: readonly Person[],
  diary: Diary,
  ratingOf: RatingOf,
): readonly Entrant[] {
  const free = randomOf(`entrants ${event.code}`)
    .shuffled(people)
    .filter((person) => !RESERVED.has(person.id) && admits(event, person) && diary.isFree(person, event.roundDays))
  const invited = event.invited.flatMap(({ id, fate }) =>
    people.filter((person) => person.id === id).map((person) => ({ person, fate })),
  )
  const newcomers = free.filter(({ listed }) => !listed).slice(0, event.admits.newcomers)
  const others = free.filter(({ listed }) => listed).slice(0, event.players - invited.length - newcomers.length)
  const entrants = [
    ...invited,
    ...[...newcomers, ...others].map((person) => ({ person, fate: 'by strength' as const })),
  ].map((one) => ({ ...one, rating: ratingOf(one.person, event) }))
  if (entrants.length < event.players) throw new Error(`${event.code}: only ${entrants.length} players are free`)
  for (const { person } of entrants) diary.book(person, event.roundDays)
  const byRating = entrants.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.person.id - b.person.id)
  return event.system === 'team' ? intoTeams(byRating) : byRating
}

function admits({ admits: { strength, born, guests, womenOnly } }: PlannedEvent, person: Person): boolean {
  const [weakest, strongest] = strength
  const [earliest, latest] = born ?? [0, 9999]
  return (
    person.plays &&
    (guests || person.federation === HOME) &&
    (!womenOnly || person.sex === 'F') &&
    weakest <= person.strength &&
    person.strength <= strongest &&
    earliest <= person.birthYear &&
    person.birthYear <= latest
  )
}

/** Teams of four as equal as they can be, the strongest of each on its first board. */
function intoTeams(byRating: readonly Entrant[]): readonly Entrant[] {
  const teams = byRating.length / 4
  return byRating.map((_, index) => byRating[(index % 4) * teams + Math.floor(index / 4)] as Entrant)
}
