import { addMonths } from '../../src/shared/dates.js'
import { ratingTypes } from '../../src/shared/rating-type.js'
import { emptyDiary, entrantsOf } from './entrants.js'
import { sentTwice } from './faults.js'
import { incidents, mailOf } from './mail.js'
import { listCsv, openingLists, registerCsv } from './opening-lists.js'
import { makePeople, type Person } from './people.js'
import { type PlayedEvent, playEvent } from './play.js'
import { type Files, openRatingDesk, type Ratings } from './rate-with-frl.js'
import { arbitersCsv, registrationsCsv } from './registrations.js'
import { type PlannedEvent, plannedEvents, playMonths } from './season.js'

/** Makes the sample federation: opening lists, register, registrations, and three months of reports. */
export async function makeSample(): Promise<Files> {
  const people = makePeople()
  const lists = openingLists(people)
  const files: Files = new Map(ratingTypes.map((type) => [`lists/${type}_jan26.csv`, listCsv(lists[type])]))
  files.set('players.csv', registerCsv(people))
  files.set('arbiters.csv', arbitersCsv())
  files.set('tournaments.csv', registrationsCsv(season()))
  const desk = await openRatingDesk(files)
  try {
    let ratings: Ratings = byId(lists)
    for (const playMonth of playMonths) {
      const list = addMonths(playMonth.month, 1)
      const events = playMonthOf(plannedEvents(playMonth), people, ratings)
      for (const mail of mailOf(events, list, strangerIn(lists)))
        files.set(`inbox/${mail.list}/${mail.file}`, mail.text)
      // Nothing is played on the last list.
      if (playMonth !== playMonths.at(-1)) ratings = await desk.ratingsOn(list, files)
    }
  } finally {
    desk.close()
  }
  return files
}

/** Everything registered, the host club's second registration too. */
function season(): readonly PlannedEvent[] {
  const events = playMonths.flatMap(plannedEvents)
  const twice = events
    .filter(({ code }) => code === incidents.sentTwice)
    .map((event) => sentTwice(event, incidents.sentTwiceAs))
  return [...events, ...twice]
}

/** Players find their tournaments in the order of the programme. */
function playMonthOf(events: readonly PlannedEvent[], people: readonly Person[], ratings: Ratings): PlayedEvent[] {
  const diary = emptyDiary()
  const ratingOf = ({ id }: Person, { type }: PlannedEvent) => ratings[type].get(id) ?? ratings.standard.get(id) ?? null
  return events.map((event) => playEvent(event, entrantsOf(event, people, diary, ratingOf)))
}

function byId(lists: ReturnType<typeof openingLists>): Ratings {
  const ratings = (type: keyof typeof lists) => new Map(lists[type].map(({ person, rating }) => [person.id, rating]))
  return { standard: ratings('standard'), rapid: ratings('rapid'), blitz: ratings('blitz') }
}

/** The weakest of the list's juniors, whom nobody can take for a strong senior. */
function strangerIn(lists: ReturnType<typeof openingLists>): number {
  const juniors = lists.standard.filter(({ person }) => person.birthYear >= 2008)
  return juniors.at(-1)?.person.id ?? 0
}
