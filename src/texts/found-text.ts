import type { Counted, FoundPeople, FoundPerson, LeftOut } from '../answers/find-people.js'
import { say } from '../shared/messages/words.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { count, monthInWords, table } from './format.js'

/** Who was found and why, or what was tried. */
export function foundText(asked: string, isId: boolean, found: FoundPeople, most: number): string {
  const { persons, more, tooMany, readOneByOne } = found
  const notes = [
    ...(tooMany ? [say('find-too-many', { most })] : []),
    ...(readOneByOne > 0 ? [say('find-one-by-one', { persons: count(readOneByOne, 'name') })] : []),
  ]
  if (persons.length === 0) {
    return lines([
      say('find-nobody', { asked }),
      ...leftOutLines(found.leftOut),
      say(isId ? 'find-tried-id' : 'find-tried-name'),
      ...notes,
    ])
  }
  const head = { asked, persons: count(persons.length, 'person'), more: more ? say('find-more') : '' }
  const rows = [say('find-columns').split('|'), ...persons.map(rowOf)]
  return `${lines([say('find-head', head), listsLine(found.lists)])}${table(rows, [0, 5, 6, 7, 8])}${lines(notes)}`
}

/** Which filter leaves out whom. */
function leftOutLines(leftOut: LeftOut | null): string[] {
  if (leftOut === null) return []
  const { unfiltered, without, unknownFederation } = leftOut
  const known = unknownFederation === null ? [] : [say('find-federation-unknown', { federation: unknownFederation })]
  if (unfiltered.persons === 0) return [...known, say('find-not-filtered')]
  const found = without.filter(({ persons }) => persons > 0)
  const each = found.map(({ filter, ...one }) => say('find-without-filter', { filter, persons: personsOf(one) }))
  return [...known, say('find-filtered', { persons: personsOf(unfiltered) }), ...each]
}

function personsOf({ persons, more }: Counted): string {
  return more ? say('find-more-than', { persons: count(persons, 'person') }) : count(persons, 'person')
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}

function listsLine(lists: FoundPeople['lists']): string {
  const there = ratingTypes.flatMap((type) => {
    const list = lists[type]
    return list === null ? [] : [`${type} ${monthInWords(list)}`]
  })
  return there.length === 0 ? say('find-no-lists') : say('find-lists', { lists: there.join(', ') })
}

function rowOf(person: FoundPerson): string[] {
  const { id, name, federation, sex, title, birthYear, ratings, inactive } = person
  const rating = (type: RatingType) => String(ratings[type] ?? '')
  return [
    String(id),
    name,
    federation,
    sex ?? '',
    title,
    String(birthYear ?? ''),
    rating('standard'),
    rating('rapid'),
    rating('blitz'),
    inactive ? 'i' : '',
    reasonOf(person),
  ]
}

function reasonOf({ foundBy, met }: FoundPerson): string {
  const words = met.map(({ asked, found }) => `${asked} - ${found}`).join(', ')
  switch (foundBy) {
    case 'beginning':
    case 'spelling':
    case 'initial':
    case 'typing-error':
    case 'spelling-and-typing-error':
      return say(`find-by-${foundBy}`, { met: words })
    default:
      return say(`find-by-${foundBy}`)
  }
}
