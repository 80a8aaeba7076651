import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import type { ListEntry } from './list-entry.js'

/** Bad records are named and left out while they are few: up to this many, or up to this share of the list. */
const BAD_RECORDS_ALLOWED = 20
const BAD_PERCENT_ALLOWED = 1
/** A list loses hardly a player from month to month; one this much shorter is most likely cut off. */
const FEWER_PERCENT_ALLOWED = 10

/**
 * The refusal of a list of which too much can not be read: more than 20 bad records that are also more than 1 %.
 *
 * @param bad records left out, doubled IDs included
 * @param total records of the file, bad ones included
 */
export function tooManyBadRecords(bad: number, total: number, file: string): Problem | null {
  if (bad <= BAD_RECORDS_ALLOWED || bad * 100 <= total * BAD_PERCENT_ALLOWED) return null
  const limits = { limit: BAD_RECORDS_ALLOWED, percent: BAD_PERCENT_ALLOWED }
  return problem('list-too-many-bad', { bad, total, ...limits }, { file })
}

/** The refusal of a list with over 10 % fewer players than the list before, unless the user accepts it. */
export function fewerPlayers(previous: number, now: number, type: RatingType, file: string): Problem | null {
  if ((previous - now) * 100 <= previous * FEWER_PERCENT_ALLOWED) return null
  return problem('list-fewer-players', { previous, now, type, percent: FEWER_PERCENT_ALLOWED }, { file })
}

/** An ID that stands twice: names both lines and what differs between them, so that a person can tell which is right. */
export function idTwice(first: ListEntry, second: ListEntry, file: string): Problem {
  return problem(
    'list-id-twice',
    { id: first.fideId, first: first.line, second: second.line, difference: differenceOf(first, second) },
    { file, line: second.line },
  )
}

const COMPARED = [
  ['name', ({ name }: ListEntry) => name],
  ['federation', ({ federation }: ListEntry) => federation],
  ['sex', ({ sex }: ListEntry) => sex ?? ''],
  ['birth year', ({ birthYear }: ListEntry) => String(birthYear ?? '')],
  ['title', ({ title }: ListEntry) => title],
  ["woman's title", ({ womanTitle }: ListEntry) => womanTitle],
  ['other titles', ({ otherTitles }: ListEntry) => otherTitles],
  ['FOA title', ({ foaTitle }: ListEntry) => foaTitle],
  ['standard', ({ ratings }: ListEntry) => ratingText(ratings.standard)],
  ['rapid', ({ ratings }: ListEntry) => ratingText(ratings.rapid)],
  ['blitz', ({ ratings }: ListEntry) => ratingText(ratings.blitz)],
] as const

function differenceOf(first: ListEntry, second: ListEntry): string {
  const differences = COMPARED.flatMap(([field, read]) => {
    const [a, b] = [read(first), read(second)]
    return a === b ? [] : [`${field} ${a || '(none)'} / ${b || '(none)'}`]
  })
  return differences.length === 0 ? 'the two are alike' : `they differ: ${differences.join(', ')}`
}

function ratingText(listed: ListEntry['ratings']['standard']): string {
  if (listed === undefined) return ''
  return `${listed.rating}, games ${listed.games}, K ${listed.k ?? 'none'}${listed.inactive ? ', inactive' : ''}`
}
