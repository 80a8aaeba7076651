import type { Kysely } from 'kysely'
import {
  type AskedWord,
  allowsInitials,
  FUZZY_FROM,
  isLong,
  mayBeMistyped,
  type NameCloseness,
  type NameQuery,
  nameClosenesses,
  type WordCloseness,
  withoutOneWord,
  wordClosenesses,
} from '../shared/names/name-match.js'
import { soundOf } from '../shared/names/name-sound.js'
import { oneErrorFrom } from '../shared/names/typing-errors.js'
import { federationTerm, sexTerm, soundTerm, wordCountTerm, yearTerm } from './name-index.js'
import type { PersonFilter } from './person-filter.js'
import { statement } from './prepared.js'
import type { Database } from './schema.js'

/**
 * Asks the index, the closest first, for the persons who meet a query in no closer way; those who were written anew since
 * it was made are left out. IDs in ascending order, as many of one closeness as `most`.
 */
export function* indexedPersons(
  db: Kysely<Database>,
  query: NameQuery,
  filter: PersonFilter,
  most: number,
): Generator<{ readonly closeness: NameCloseness; readonly fideIds: readonly number[] }> {
  const matching = statement<[string, number], number>(
    db,
    `select rowid from name_index where name_index match ?
     and rowid not in (select fide_id from name_changed) order by rowid limit ?`,
    'values',
  )
  const conditions = conditionsOf(filter)
  const seen = new Set<number>()
  const asked = new Set<string>()
  const isTerm = termReader(db)
  for (const closeness of nameClosenesses) {
    const expression = expressionOf(closeness, query, isTerm)
    // Where nothing in the index is spelt or mistyped so, it would be the same question again.
    const isNew = expression !== '' && !asked.has(expression)
    asked.add(expression)
    const met = isNew ? matching.all([expression, ...conditions].join(' AND '), most + seen.size) : []
    const fideIds = met.filter((fideId) => !seen.has(fideId)).slice(0, most)
    for (const fideId of fideIds) seen.add(fideId)
    yield { closeness, fideIds }
  }
}

/** Whether a word stands in the index at all: a word with a typing error is looked for in some hundred spellings. */
function termReader(db: Kysely<Database>): (term: string) => boolean {
  const find = statement<[string], number>(db, 'select 1 from name_term where term = ? limit 1', 'values')
  const known = new Map<string, boolean>()
  return (term) => {
    const isKnown = known.get(term) ?? find.get(term) !== undefined
    known.set(term, isKnown)
    return isKnown
  }
}

function conditionsOf({ federation, sex, born }: PersonFilter): string[] {
  const conditions: string[] = []
  if (federation !== undefined) conditions.push(quoted(federationTerm(federation)))
  if (sex !== undefined) conditions.push(quoted(sexTerm(sex)))
  if (born !== undefined) {
    const years = Array.from({ length: born.to - born.from + 1 }, (_, index) => yearTerm(born.from + index))
    conditions.push(anyOf(years.map(quoted)))
  }
  return conditions
}

function expressionOf(closeness: NameCloseness, query: NameQuery, isTerm: (term: string) => boolean): string {
  if (closeness === 'word-missing') {
    const shorter = withoutOneWord(query).map((rest) => `(${allOf(rest, 'word', isTerm)})`)
    return shorter.length === 0 ? '' : anyOf(shorter)
  }
  if (closeness === 'whole-name') return `${allOf(query, 'word', isTerm)} AND ${quoted(wordCountTerm(query.length))}`
  return allOf(query, closeness === 'words' ? 'word' : closeness, isTerm)
}

/** All words of a query, each met at least as closely as said; empty where no name can meet them so. */
function allOf(query: NameQuery, least: WordCloseness, isTerm: (term: string) => boolean): string {
  const ways = wordClosenesses.slice(0, wordClosenesses.indexOf(least) + 1)
  const by = (those: readonly WordCloseness[]) => (asked: AskedWord) =>
    anyOf([...new Set(those.flatMap((way) => termsFor[way](asked, isTerm)))])
  const all = query.map(by(ways)).join(' AND ')
  if (!allowsInitials(least)) return all
  const long = query.filter(isLong).map(by(ways.filter((way) => way !== 'initial')))
  return long.length === 0 ? '' : `${all} AND ${anyOf(long)}`
}

/** What stands in the index for a word that meets the one asked for: the rules of `matchOf`, in terms. */
const termsFor: Readonly<
  Record<WordCloseness, (asked: AskedWord, isTerm: (term: string) => boolean) => readonly string[]>
> = {
  word: ({ word }) => [quoted(word)],
  beginning: ({ word }) => [`${quoted(word)}*`],
  spelling: ({ sound }) => {
    if (sound.length >= FUZZY_FROM) return [`${quoted(sound)}*`, `${quoted(soundTerm(sound))}*`]
    return [quoted(soundTerm(sound)), ...(soundOf(sound) === sound ? [quoted(sound)] : [])]
  },
  initial: ({ word }) => [quoted(word.charAt(0))],
  'typing-error': ({ word }, isTerm) => {
    if (!mayBeMistyped(word)) return []
    return [...oneErrorFrom(word)].filter(isTerm).map(quoted)
  },
  'spelling-and-typing-error': ({ sound }, isTerm) => {
    if (!mayBeMistyped(sound)) return []
    const spelt = [...oneErrorFrom(sound)].flatMap((other) =>
      soundOf(other) === other ? [other, soundTerm(other)] : [soundTerm(other)],
    )
    return spelt.filter(isTerm).map(quoted)
  },
}

function anyOf(terms: readonly string[]): string {
  return `(${terms.join(' OR ')})`
}

function quoted(term: string): string {
  return `"${term}"`
}
