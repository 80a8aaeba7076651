import { describe, expect, it, test } from 'vitest'
import { editionFingerprint, fingerprintOf, type ListInputs } from '../../src/period/fingerprint.js'
import { fideEditions } from '../../src/regulations/editions.js'
import type { RatingType } from '../../src/shared/rating-type.js'

const inputs: ListInputs = {
  type: 'standard',
  list: '2026-03',
  edition: 'fide-2025-10-01',
  base: 'b1',
  listsBeforeBase: [
    ['standard 2025-12 official', 'e1'],
    ['standard 2026-01 official', 'f1'],
  ],
  listsInForce: [
    ['standard 2026-01 official', 'f1'],
    ['standard 2026-02 official', 'f2'],
  ],
  tournaments: [
    ['T1', 'c1', '2026-01-03', '2026-01-05', 0, 9, 'fide-2025-10-01'],
    ['T2', 'c2', '2026-02-03', '2026-02-05', 1, 6, 'fide-2025-10-01'],
    ['T10', 'c3', '2026-02-03', '2026-02-05', 0, 5, 'fide-2025-10-01'],
  ],
  pools: [
    [70_000_001, '2026-02', 'P1', '2026-01-03', 3, 150, 4500],
    [70_000_002, '2026-02', 'P1', '2026-01-03', 2, 50, 3000],
  ],
  persons: [
    [70_000_001, 'Example, Anna', 'NOR', 'F', 2001, '', ''],
    [70_000_003, 'Example, Bo', 'NOR', null, null, '', ''],
  ],
}

describe('the fingerprint of what a list is made from', () => {
  it('is a sha256 in hex', () => {
    expect(fingerprintOf(inputs)).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each(['listsBeforeBase', 'listsInForce', 'tournaments', 'pools', 'persons'] as const)(
    'does not depend on the order of %s',
    (key) => {
      expect(fingerprintOf({ ...inputs, [key]: [...inputs[key]].reverse() })).toBe(fingerprintOf(inputs))
    },
  )

  it('does not depend on the order of its own fields', () => {
    const { type, list, edition, base, ...rows } = inputs
    expect(fingerprintOf({ ...inputs, ...rows, type, list, edition, base })).toBe(fingerprintOf(inputs))
  })

  it('is the same whenever it is taken, and leaves its inputs as they are', () => {
    const copy = structuredClone(inputs)
    expect(fingerprintOf(inputs)).toBe(fingerprintOf(copy))
    expect(inputs).toEqual(copy)
  })

  test.each<[what: string, over: Partial<ListInputs>]>([
    ['type', { type: 'rapid' }],
    ['list', { list: '2026-04' }],
    ['edition', { edition: 'fide-2024-03-01' }],
    ['list before', { base: 'b2' }],
    ['list before: none', { base: null }],
    ['list before: none by that name', { base: 'null' }],
    [
      'content of a list in force',
      {
        listsInForce: [
          ['standard 2026-01 official', 'f1'],
          ['standard 2026-02 official', 'f3'],
        ],
      },
    ],
    [
      'name of a list in force',
      {
        listsInForce: [
          ['standard 2026-01 own', 'f1'],
          ['standard 2026-02 official', 'f2'],
        ],
      },
    ],
    [
      'contents of two lists in force exchanged',
      {
        listsInForce: [
          ['standard 2026-01 official', 'f2'],
          ['standard 2026-02 official', 'f1'],
        ],
      },
    ],
    ['one list before the list before less', { listsBeforeBase: inputs.listsBeforeBase.slice(1) }],
    ['one list in force less', { listsInForce: inputs.listsInForce.slice(1) }],
    ['one tournament less', { tournaments: inputs.tournaments.slice(1) }],
    ['one tournament twice', { tournaments: [...inputs.tournaments, inputs.tournaments[0] ?? []] }],
    ['no tournament', { tournaments: [] }],
    ['one pooled event less', { pools: inputs.pools.slice(1) }],
    ['one person less', { persons: inputs.persons.slice(1) }],
    [
      'a row moved from pools to tournaments',
      { pools: inputs.pools.slice(1), tournaments: [...inputs.tournaments, inputs.pools[0] ?? []] },
    ],
    ['a number that becomes text', { pools: inputs.pools.map((row) => row.map(String)) }],
  ])('changes with the %s', (_what, over) => {
    expect(fingerprintOf({ ...inputs, ...over })).not.toBe(fingerprintOf(inputs))
  })

  test.each(['tournaments', 'pools', 'persons'] as const)('changes with every cell of %s', (key) => {
    const seen = new Set([fingerprintOf(inputs)])
    inputs[key].forEach((row, index) => {
      row.forEach((cell, column) => {
        const other = typeof cell === 'number' ? cell + 1 : `${cell}x`
        const changed = inputs[key].map((one, at) => (at === index ? one.with(column, other) : one))
        seen.add(fingerprintOf({ ...inputs, [key]: changed }))
      })
    })
    expect(seen.size).toBe(1 + inputs[key].flat().length)
  })
})

it('an edition is the same one whatever it asks of tournaments, and another one with another rule', () => {
  const [edition] = fideEditions.standard
  if (edition === undefined) throw new Error('there is no edition')
  const { tournament } = edition
  expect(editionFingerprint({ ...edition, tournament: { ...tournament, mostDays: 90 } })).toBe(
    editionFingerprint(edition),
  )
  expect(editionFingerprint({ ...edition, ratingFloor: 1000 })).not.toBe(editionFingerprint(edition))
})

describe('editions under which lists were published', () => {
  test.each<[type: RatingType, id: string, fingerprint: string]>([
    ['standard', 'fide-2025-10-01', '90061140f1f19182bbc388757658846dbc08e98f876ea1aaef0f6ae920c6b0d9'],
    ['standard', 'fide-2024-03-01', 'fae8d3dc4646ac86eee5fd689b1b08f9c6eb528a04b190fe2c2e78bc18d694ff'],
    ['standard', 'fide-2022-01-01', 'c456bb0f37c125af4178a20fa89e5ed1457d282c1662d3b46cdcef59b9d70f08'],
    ['rapid', 'fide-2024-12-01', 'cf322bf2cbb953dce6057d64b9069b84e9a9df32d0e9569161b1c61d30bc7013'],
    ['rapid', 'fide-2024-03-01', '79f81fca9427bd8031f86f2cb59f11e346842fbd1bfd5e635122c394cb5376de'],
    ['rapid', 'fide-2022-10-01', 'd6cd511f5a7b1871a9131df31fafa02d394d59f4e042f0dedc5a0d5ad2faa659'],
    ['rapid', 'fide-2022-01-01', '3170c40ed0169b916ac5f98c92ee72b3c1fb9b65fb1bb7038ed94df6886f155e'],
  ])('%s %s decides what it decided: published lists do not move', (type, id, fingerprint) => {
    const types = type === 'rapid' ? (['rapid', 'blitz'] as const) : [type]
    for (const one of types) {
      const edition = fideEditions[one].find((candidate) => candidate.id === id)
      expect(edition && editionFingerprint(edition)).toBe(fingerprint)
    }
  })
})
