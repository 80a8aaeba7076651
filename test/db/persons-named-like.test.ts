import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { handleOf, inTransaction, openStore, type Store } from '../../src/db/connect.js'
import { nameIndexState, refreshNameIndex } from '../../src/db/name-index.js'
import { personsNamedLike } from '../../src/db/persons-named-like.js'
import { playerWriter } from '../../src/db/players.js'
import { inRatingOrder } from '../../src/db/rating-order.js'
import { standingReader } from '../../src/db/standings.js'
import type { ListMonth } from '../../src/shared/dates.js'
import { nameQuery } from '../../src/shared/names/name-match.js'
import type { PlayerDetails, Sex } from '../../src/shared/player.js'
import { openDesk } from '../support/desk.js'
import { importList } from '../support/steps.js'

/** Names of few letters, so that many are like one another; every way to be like is among them. */
const word = fc.oneof(
  fc
    .array(fc.constantFrom('a', 'k', 'c', 'ch', 'sch', 'i', 'j', 'o', 'ö', 'l', 'w', 'v', 'z', '7'), {
      minLength: 1,
      maxLength: 7,
    })
    .map((letters) => letters.join('')),
  fc.constantFrom('Kolak', 'Kolac', 'Colack', 'Kolaak', 'Koalk', 'Olak', 'Li', 'Ly', 'K', 'L'),
)
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map(([first, ...others]) => `${first}, ${others.join(' ')}`)
const people = fc.array(
  fc.record({ name, federation: fc.constantFrom('NOR', 'DEN', ''), sex: fc.constantFrom<Sex | null>('M', 'F', null) }),
  { minLength: 1, maxLength: 40 },
)
const filter = fc.constantFrom({}, { federation: 'NOR' }, { sex: 'F' as const }, { born: { from: 1950, to: 1970 } })

describe('persons like a name', () => {
  it('are the same with the index, without it, and with an index that is behind', async () => {
    await fc.assert(
      fc.asyncProperty(
        people,
        people,
        fc.array(name, { minLength: 1, maxLength: 6 }),
        filter,
        async (all, later, asked, only) => {
          const store = await openStore(':memory:')
          try {
            const answers = () =>
              asked.map((one) => {
                const wanted = { filter: only, top: 30, standard: null }
                const { readOneByOne: _, ...found } = personsNamedLike(store.db, nameQuery(one), wanted)
                return found
              })
            await write(store, all)
            const without = answers()
            await refresh(store)
            expect(nameIndexState(store.db)).toEqual({ isMade: true, changed: 0 })
            expect(answers()).toEqual(without)

            await write(store, later)
            expect(nameIndexState(store.db)).toEqual({ isMade: true, changed: later.length })
            const behind = answers()
            await refresh(store)
            expect(nameIndexState(store.db).changed).toBe(0)
            expect(answers()).toEqual(behind)
          } finally {
            await store.close()
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  it('are found by an index that is made anew where most of them changed', async () => {
    const store = await openStore(':memory:')
    onTestFinished(() => store.close())
    const named = (family: string) =>
      Array.from({ length: 1500 }, () => ({ name: `${family}, Bo`, federation: 'NOR', sex: null }))
    await write(store, named('Adler'))
    await refresh(store)
    await write(store, named('Birk'))
    await refresh(store)
    const count = (asked: string) =>
      personsNamedLike(store.db, nameQuery(asked), { filter: {}, top: 2000, standard: null }).persons.length
    expect([count('Adler'), count('Birk')]).toEqual([0, 1500])
  })

  it('are found by an index that is made anew where nobody told it who was written', async () => {
    const store = await openStore(':memory:')
    onTestFinished(() => store.close())
    const named = (family: string) => [{ name: `${family}, Bo`, federation: 'NOR', sex: null }]
    const found = () =>
      ['Adler', 'Birk'].map((asked) => {
        const wanted = { filter: {}, top: 10, standard: null }
        return personsNamedLike(store.db, nameQuery(asked), wanted).persons.length
      })
    await write(store, named('Adler'))
    await refresh(store)
    for (const [trigger, family, expected] of [
      ['player_inserted', 'Birk', [0, 1]],
      ['player_updated', 'Adler', [1, 0]],
      ['player_deleted', 'Birk', [0, 1]],
    ] as const) {
      // As a table that is made anew loses what hung on it.
      handleOf(store.db).exec(`drop trigger ${trigger}`)
      await write(store, named(family))
      expect(nameIndexState(store.db), trigger).toEqual({ isMade: false, changed: 1 })
      expect(found(), trigger).toEqual(expected)
      await refresh(store)
      expect(nameIndexState(store.db), trigger).toEqual({ isMade: true, changed: 0 })
      expect(found(), trigger).toEqual(expected)
    }
  })
})

it('puts persons in order by the standings of an own list as they are read one by one', async () => {
  const desk = openDesk()
  const players = (ratings: readonly number[]) =>
    ratings.map((rating, at) => ({ id: 88610001 + at, rating: rating || ('' as const), k: 20, born: 1990 }))
  await importList(desk, '2026-01', players([1500, 1600, 1700, 1800, 0]))
  await desk.done('rate', '2026-02', '--type', 'standard')
  // An official list beside the own one and later than its anchor: it is not what the own list goes back to.
  await importList(desk, '2026-02', players([1900, 1400, 1700, 0, 2000]))
  const store = await openStore(desk.path('frl.sqlite'))
  onTestFinished(() => store.close())
  const ids = players([1, 1, 1, 1, 1]).map(({ id }) => id)
  const month = (list: string) => list as ListMonth
  for (const ref of [
    { type: 'standard', series: 'own', list: month('2026-02'), anchor: month('2026-01') },
    { type: 'standard', series: 'official', list: month('2026-02'), anchor: null },
  ] as const) {
    const read = standingReader(store.db, ref)
    const rating = (id: number) => read(id)?.rating ?? 0
    const expected = [...ids].sort((a, b) => rating(b) - rating(a) || a - b)
    expect(inRatingOrder(store.db, ids, ref, 10)).toEqual(expected)
    expect(inRatingOrder(store.db, ids, ref, 2)).toEqual(expected.slice(0, 2))
  }
  expect(inRatingOrder(store.db, ids, null, 2)).toEqual(ids.slice(0, 2))
})

async function write(
  store: Store,
  people: readonly Pick<PlayerDetails, 'name' | 'federation' | 'sex'>[],
): Promise<void> {
  await inTransaction(store, async (trx) => {
    const put = playerWriter(trx)
    const titles = { title: '', womanTitle: '', otherTitles: '', foaTitle: '' }
    people.forEach((person, at) => {
      put({ ...person, ...titles, fideId: 88620001 + at, birthYear: at % 3 === 0 ? null : 1940 + at }, FIRST, 'list')
    })
  })
}

const FIRST = '2026-01' as ListMonth

async function refresh(store: Store): Promise<void> {
  await inTransaction(store, (trx) => refreshNameIndex(trx, () => Promise.resolve()))
}
