import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { importList, ingest, printedList, register } from '../support/steps.js'
import type { MadeUpReport } from '../support/trf.js'

/** The documented examples of laws of one's own: each computes what its text says, and FIDE's law something else. */

const FOLDER = join('docs', 'laws')
const lawFile = (name: string) => join(FOLDER, name)

const PLAYERS = [
  { id: 88720001, name: 'Alm, Ada', rating: 2350, k: 20, gamesTotal: 99 },
  { id: 88720002, name: 'Bech, Bo', rating: 1800, k: 20, gamesTotal: 99 },
  { id: 88720003, name: 'Cox, Cy', rating: 1401, k: 20, gamesTotal: 99 },
  { id: 88720004, name: 'Dal, Di', rating: 1700, k: 40, gamesTotal: 3 },
] as const
const NEWCOMER = { id: 88720009, name: 'Ny, Noa' }
const [ADA, BO, CY, DI] = PLAYERS

function report(start: string, games: MadeUpReport['games'], newcomer = false): MadeUpReport {
  const players = [...PLAYERS.map(({ id, name, rating }) => ({ id, name, rating }))]
  return { start, end: start, players: newcomer ? [...players, { ...NEWCOMER, rating: '' }] : players, games }
}

/** Bo beats Ada, Di beats Cy. */
const GAMES: MadeUpReport['games'] = [
  [1, 2, 1, '1'],
  [1, 4, 3, '1'],
]

/** @param law in the configuration from the beginning: it books the reports too */
async function deskWith(before: string, reports: Readonly<Record<string, MadeUpReport>>, law?: string): Promise<Desk> {
  const desk = openDesk()
  if (law !== undefined) desk.file('frl.yaml', `edition: ${join(process.cwd(), lawFile(law))}\n`)
  await importList(desk, before, PLAYERS)
  await register(
    desk,
    Object.entries(reports).map(([code, { start }]) => ({
      code,
      start_date: start,
      end_date: start,
      received_date: start,
    })),
  )
  for (const [code, one] of Object.entries(reports)) await ingest(desk, code, one)
  return desk
}

/** A list under FIDE's law and under another one, by ID. */
async function bothLaws(list: string, make: (law?: string) => Promise<Desk>, law: string) {
  const rated = async (desk: Desk) => {
    await desk.done('rate', list, '--through', '--type', 'standard')
    return printedList(desk, list)
  }
  return { fide: await rated(await make()), own: await rated(await make(law)) }
}

const files = readdirSync(FOLDER)

describe('the examples', () => {
  it.each(files)('%s can be used, and docs/law.md has it', async (name) => {
    expect(await openDesk().done('law', '--edition', lawFile(name))).toContain(
      ` ${basename(name, '.yaml').slice(0, 5)}`,
    )
    expect(readFileSync(join('docs', 'law.md'), 'utf8')).toContain(`(laws/${name})`)
    expect(existsSync(lawFile(name))).toBe(true)
  })
})

describe('other-k', () => {
  it('rates with K 24 once it is printed, whatever K was', async () => {
    const make = (law?: string) =>
      deskWith('2026-02', { FEB: report('2026-02-07', GAMES), MAR: report('2026-03-07', GAMES) }, law)
    const { fide, own } = await bothLaws('2026-04', make, 'other-k.yaml')
    expect([ADA, BO, DI].map(({ id }) => own.get(id)?.k)).toEqual([24, 24, 24])
    expect([ADA, BO, DI].map(({ id }) => fide.get(id)?.k)).toEqual([20, 20, 40])
    // 2350 loses to 1800: expected .92 twice. The first list takes the K printed on the imported one.
    const ratings = (list: typeof fide) => [ADA, BO].map(({ id }) => list.get(id)?.rating)
    expect(ratings(fide)).toEqual([2350 - 18 - 18, 1800 + 18 + 18])
    expect(ratings(own)).toEqual([2350 - 18 - 22, 1800 + 18 + 22])
  })
})

describe('no-floor', () => {
  it('lets a rating stand that FIDE’s law takes away', async () => {
    const make = (law?: string) => deskWith('2026-02', { FEB: report('2026-02-07', GAMES) }, law)
    const { fide, own } = await bothLaws('2026-03', make, 'no-floor.yaml')
    // 1401 loses to 1700 with K 20: expected .15.
    expect(fide.get(CY.id)?.rating ?? null).toBeNull()
    expect(own.get(CY.id)?.rating).toBe(1401 - 3)
  })
})

describe('compression', () => {
  it('lifts ratings below 2000 on the list of March 2023, a year before FIDE’s law does', async () => {
    const make = (law?: string) => deskWith('2023-02', { FEB: report('2023-02-07', [[1, 4, 3, '1']]) }, law)
    const { fide, own } = await bothLaws('2023-03', make, 'compression.yaml')
    expect(fide.get(BO.id)?.rating).toBe(1800)
    expect(own.get(BO.id)?.rating).toBe(1880)
    expect(own.get(ADA.id)?.rating).toBe(2350)
    expect([fide.get(BO.id)?.k, own.get(BO.id)?.k]).toEqual([20, 24])
  })

  it('has no second one in March 2024', async () => {
    const make = (law?: string) => deskWith('2024-02', { FEB: report('2024-02-07', [[1, 4, 3, '1']]) }, law)
    const { fide, own } = await bothLaws('2024-03', make, 'compression.yaml')
    expect([fide.get(BO.id)?.rating, own.get(BO.id)?.rating]).toEqual([1880, 1800])
  })
})

describe('logistic', () => {
  it.each([
    ['2400=1', { countedDifference: -400, expected: 8 }, { countedDifference: -500, expected: 5 }],
    ['1450=0.5', { countedDifference: 400, expected: 92 }, { countedDifference: 450, expected: 93 }],
    ['1890=1', { expected: 51 }, { expected: 51 }],
  ])('expects of 1900 against %s what the curve gives', async (game, fide, own) => {
    const desk = openDesk()
    const calc = ['calc', '--rating', '1900', '--k', '20', '--date', '2026-01-01', game]
    expect((await desk.json(...calc)).games[0]).toMatchObject(fide)
    expect((await desk.json(...calc, '--edition', lawFile('logistic.yaml'))).games[0]).toMatchObject(own)
  })
})

describe('national', () => {
  const six: MadeUpReport['games'] = [
    [1, 5, 2, '1'],
    [2, 3, 5, '='],
    [3, 5, 4, '0'],
    [4, 1, 5, '1'],
    [5, 5, 3, '1'],
  ]

  it('has four lists a year, and its own conditions of a first rating', async () => {
    const reports = { OCT: report('2025-10-11', six, true), NOV: report('2025-11-11', six, true) }
    const desk = await deskWith('2025-10', reports, 'national.yaml')
    const notAList = await desk.frl('rate', '2025-12')
    expect(notAList.code).toBe(2)
    expect(notAList.err).toContain(
      'there is no list in 2025-12; under this law the lists around it are 2025-10 and 2026-01',
    )
    await desk.done('rate', '2026-01', '--type', 'standard')
    const explained = await desk.json('explain', String(NEWCOMER.id), '2026-01', '--type', 'standard')
    expect(explained).toMatchObject({ status: 'initial', list: '2026-01' })
    expect(explained.initial).toMatchObject({
      games: 10,
      gates: [
        { required: 9, passed: true },
        { required: 1.5, passed: true },
        { required: 800, passed: true },
      ],
    })
    const printed = await desk.json('list', '2026-01', '--type', 'standard')
    expect(JSON.stringify(printed)).toContain(String(NEWCOMER.id))
  })

  it('says what is missing by its own conditions', async () => {
    const reports = { OCT: report('2025-10-11', six.slice(0, 1), true) }
    const desk = await deskWith('2025-10', reports, 'national.yaml')
    await desk.done('rate', '2026-01', '--type', 'standard')
    const explained = await desk.done('explain', String(NEWCOMER.id), '2026-01', '--type', 'standard')
    expect(explained).toContain('8 games against rated opponents still needed; half a point')
    expect(explained).toContain('and 2 drawn games against 1200')
    expect(explained).toContain('(art. 7.1.4 as set by national)')
    expect(explained).not.toContain('was computed under')
  })

  it('is missed where a list that was computed under it is explained without it', async () => {
    const reports = { OCT: report('2025-10-11', six, true), NOV: report('2025-11-11', six, true) }
    const desk = await deskWith('2025-10', reports, 'national.yaml')
    await desk.done('rate', '2026-01', '--type', 'standard')
    desk.file('frl.yaml', '')
    expect(await desk.done('explain', String(NEWCOMER.id), '2026-01', '--type', 'standard')).toContain(
      'This list was computed under national, and what follows is worked under fide-2025-10-01, which may give other numbers',
    )
    // An imported list was computed nowhere here.
    expect(await desk.done('explain', String(BO.id), '2025-10', '--type', 'standard')).not.toContain('computed under')
  })

  it('leaves rapid and blitz FIDE’s', async () => {
    const { types } = await openDesk().json('law', '2026-01-01', '--edition', lawFile('national.yaml'))
    expect(types.map(({ edition }: { edition: { id: string } }) => edition.id)).toEqual([
      'national',
      'fide-2024-12-01',
      'fide-2024-12-01',
    ])
  })
})
