import { describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { importList, ingest, printedList, register } from '../support/steps.js'
import type { MadeUpReport } from '../support/trf.js'

const PLAYERS = [
  { id: 88710001, name: 'Alm, Ada', rating: 1900, k: 20, gamesTotal: 99 },
  { id: 88710002, name: 'Bech, Bo', rating: 1500, k: 20, gamesTotal: 99 },
] as const

const report: MadeUpReport = {
  start: '2026-02-07',
  end: '2026-02-08',
  players: PLAYERS.map(({ id, name, rating }) => ({ id, name, rating })),
  games: [[1, 1, 2, '0']],
}

const LOGISTIC = 'extends: fide-2025-10-01\nexpectation: logistic\ndifference: { cap: 200 }\n'

/** A list, and a report for the one after it. */
async function deskWithReport(): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-02', PLAYERS)
  await register(desk, [{ code: 'R', start_date: '2026-02-07', end_date: '2026-02-08', received_date: '2026-02-09' }])
  await ingest(desk, 'R', report)
  return desk
}

describe('a law of one’s own', () => {
  it('is used by every command, named on the command line or in the configuration', async () => {
    const desk = await deskWithReport()
    const file = desk.file('laws/mine.yaml', LOGISTIC)
    await desk.done('rate', '2026-03', '--type', 'standard')
    expect((await printedList(desk, '2026-03')).get(88710001)?.rating).toBe(1882)
    const again = await desk.done('rate', '2026-03', '--type', 'standard', '--edition', file)
    expect(again).toMatch(/is computed anew: the law in use is mine, and it was computed under fide-2025-10-01\./)
    expect(again).toContain('under mine')
    expect((await printedList(desk, '2026-03')).get(88710001)?.rating).toBe(1885)

    desk.file('frl.yaml', 'edition: laws/mine.yaml\n')
    expect(await desk.done('rate', '2026-03', '--type', 'standard')).toContain('nothing has changed')
    expect(await desk.done('explain', '88710001', '2026-03', '--type', 'standard')).toContain('0.76')
    expect(await desk.done('calc', '--rating', '1900', '--k', '20', '1500=0')).toContain('(standard, mine)')
    expect(await desk.done('law', '--type', 'standard')).toContain('mine, for every day')
    expect(await desk.done('--edition', desk.file('b.json', '{"extends":"fide-2022-01-01"}'), 'law')).toContain(
      ': b, for every day',
    )
  })

  it('does not change a published list, and says under which law that was computed', async () => {
    const desk = await deskWithReport()
    const file = desk.file('mine.yaml', LOGISTIC)
    await desk.done('rate', '2026-03', '--type', 'standard')
    const otherwise = await desk.frl('publish', '2026-03', '--out', desk.path('out'), '--edition', file)
    expect(otherwise).toMatchObject({ code: 3 })
    expect(otherwise.err).toContain('was computed under fide-2025-10-01, and the law in use is mine')
    await desk.done('publish', '2026-03', '--type', 'standard', '--out', desk.path('out'))
    const answer = await desk.frl('rate', '2026-03', '--type', 'standard', '--edition', file)
    expect(answer.code).toBe(3)
    expect(answer.err).toMatch(/is published, .* was computed under fide-2025-10-01: under mine it does not change/)
    expect((await printedList(desk, '2026-03')).get(88710001)?.rating).toBe(1882)
  })

  it('with other content under its old name is another one', async () => {
    const desk = await deskWithReport()
    const file = desk.file('mine.yaml', LOGISTIC)
    await desk.done('rate', '2026-03', '--type', 'standard', '--edition', file)
    desk.file('mine.yaml', LOGISTIC.replace('200', '400'))
    const again = await desk.done('rate', '2026-03', '--type', 'standard', '--edition', file)
    expect(again).toContain('is computed anew: what it is made of had changed')
  })

  it('that can not be used is wrong usage: every fault with its line', async () => {
    const desk = openDesk()
    const file = desk.file('bad.yaml', 'extends: fide-2024-03-01\nratingFlor: 3\ngates:\n  score: 1\n  games: 0\n')
    const { code, err } = await desk.frl('law', '--edition', file)
    expect(code).toBe(2)
    expect(err).toBe(
      [
        `frl: ${file} can not be used:`,
        '  line 2: ratingFlor: there is no such key; nearest: ratingFloor',
        '  line 4: gates.score: found 1; allowed: hundredths of a point in steps of 50, from 0 to 10000 (50 is half a point), or null',
        '  line 5: gates.games: found 0; allowed: a whole number from 1 to 100\n',
      ].join('\n'),
    )
    expect((await desk.json('law', '--edition', file)).exit).toBe(2)
  })

  it.each([
    ['broken.yaml', 'a: [1\n', 2, /broken\.yaml can not be used:\n {2}Flow sequence/],
    ['alias.yaml', 'extends: *x\n', 2, /alias\.yaml can not be used:\n {2}Unresolved alias/],
    ['double.yaml', 'extends: a\nextends: b\n', 2, /can not be used:\n {2}Map keys must be unique/],
    ['empty.yaml', '', 2, /line 1: found null; allowed: the keys of an edition/],
    ['list.json', '[\n{"extends": "fide-2024-03-01", "ratingFloor": "x"}]', 2, /line 2: ratingFloor: found "x"/],
  ])('in %s: %o', async (name, text, exit, says) => {
    const desk = openDesk()
    const { code, err } = await desk.frl('law', '--edition', desk.file(name, text))
    expect(code).toBe(exit)
    expect(err).toMatch(says)
  })

  it('that is not there, or is a folder, is named', async () => {
    const desk = openDesk()
    expect(await desk.frl('law', '--edition', desk.path('none.yaml'))).toMatchObject({ code: 2 })
    expect(await desk.frl('law', '--edition', desk.folder)).toMatchObject({ code: 74 })
    desk.file('frl.yaml', 'edition: none.yaml\n')
    const { code, err } = await desk.frl('law')
    expect(code).toBe(2)
    expect(err).toContain(`${desk.path('none.yaml')} can not be used`)
  })
})

describe('a file that is no edition', () => {
  it('has a hundred of its faults named, at once, and the number of the others', async () => {
    const desk = openDesk()
    const keys = Array.from({ length: 3000 }, (_, index) => `key${index}: 1\n`).join('')
    const { code, err } = await desk.frl('--edition', desk.file('many.yaml', keys), 'law')
    expect(code).toBe(2)
    expect(err.match(/there is no such key/g)).toHaveLength(99)
    // 3000 keys and what is missing: extends.
    expect(err).toContain('and 2901 faults more')
  })

  it('is not read for ever', async () => {
    const { code, err } = await openDesk().frl('--edition', '/dev/zero', 'law')
    expect(code).toBe(2)
    expect(err).toContain('longer than 200 KB')
  })

  it('of several documents is told how several editions are written', async () => {
    const desk = openDesk()
    const { err } = await desk.frl('--edition', desk.file('two.yaml', `${LOGISTIC}---\n${LOGISTIC}`), 'law')
    expect(err).toContain('several editions are one list')
    expect(err).not.toContain('parseAllDocuments')
  })
})
