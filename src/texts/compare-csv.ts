import type { ComparedPlayer, ListedPlayer } from '../compare/compared-player.js'
import type { ListPair } from '../compare/list-comparison.js'
import type { RatingType } from '../shared/rating-type.js'
import { csvLine } from './csv-line.js'

export const COMPARE_COLUMNS = [
  'type',
  'list_a',
  'list_b',
  'fide_id',
  'name',
  'federation',
  'birth_year',
  'rating_a',
  'rating_b',
  'difference',
  'games_a',
  'games_b',
  'k_a',
  'k_b',
  'k_used_a',
  'k_used_b',
  'change_a',
  'change_b',
  'inactive_a',
  'inactive_b',
] as const

/** Lines of a player who is on a list of either side: one for each pair of lists that one of them is on. */
export function comparedLines(type: RatingType, pairs: readonly ListPair[], player: ComparedPlayer): string {
  const { fideId, name, federation, birthYear } = player
  return pairs
    .map(({ a: listA, b: listB }, index) => {
      const [a, b] = [player.a.on[index] ?? null, player.b.on[index] ?? null]
      if (a === null && b === null) return ''
      const difference = a?.rating == null || b?.rating == null ? null : b.rating - a.rating
      const person = [fideId, name, federation, birthYear]
      const both = (of: (on: ListedPlayer) => number | null) => [a, b].map((on) => (on === null ? null : of(on)))
      return csvLine([
        type,
        listA.list,
        listB.list,
        ...person,
        a?.rating ?? null,
        b?.rating ?? null,
        difference,
        ...both(({ games }) => games),
        ...both(({ k }) => k),
        ...both(({ computed }) => computed?.kUsed ?? null),
        ...both(({ computed }) => computed?.change ?? null),
        ...both(({ inactive }) => (inactive ? 1 : 0)),
      ])
    })
    .join('')
}
