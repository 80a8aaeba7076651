import { describe, expect, it, test } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, register } from '../support/steps.js'

/** The first list dated after the arrival and at least three days after the end, at most the third after the end (A15). */
const arrivals = [
  // end, received, FIDE official event, list (null: not rated), why
  ['2025-10-29', '2025-10-30', 0, '2025-11', 'in time'],
  ['2025-10-30', '2025-10-30', 0, '2025-12', 'two days before the list'],
  ['2027-02-26', '2027-02-27', 0, '2027-03', 'in time, February of 28 days'],
  ['2027-02-27', '2027-02-27', 0, '2027-04', 'two days before the list'],
  ['2028-02-27', '2028-02-28', 0, '2028-03', 'in time, February of 29 days'],
  ['2028-02-28', '2028-02-28', 0, '2028-04', 'two days before the list'],
  ['2026-06-28', '2026-06-30', 0, '2026-07', 'received on the last day'],
  ['2026-06-29', '2026-06-30', 0, '2026-08', 'two days before the list'],
  ['2026-06-10', '2026-07-01', 0, '2026-08', 'received on the day of the list'],
  ['2026-04-11', '2026-04-20', 0, '2026-05', 'in time'],
  ['2026-04-11', '2026-05-15', 0, '2026-06', 'late'],
  ['2026-04-11', '2026-06-30', 0, '2026-07', 'the third list after the end'],
  ['2026-04-11', '2026-07-01', 0, null, 'after the third list'],
  ['2026-04-30', '2026-04-30', 0, '2026-06', 'within three days of the list'],
  ['2026-04-30', '2026-06-30', 0, '2026-07', 'the third list after the end'],
  ['2026-04-30', '2026-07-02', 0, null, 'the third list after the end is 2026-07'],
  ['2026-12-29', '2026-12-31', 0, '2027-01', 'in time, turn of the year'],
  ['2026-12-30', '2027-01-31', 0, '2027-02', 'two days before the list'],
  ['2026-06-30', '2026-06-30', 1, '2026-07', 'official: a day before the list is enough'],
  ['2026-07-01', '2026-07-01', 1, '2026-08', 'official, ended on the day of the list'],
] as const

const PLAYERS = [
  { id: 88190001, name: 'Arnesen, Alf', rating: 1900, k: 20 },
  { id: 88190002, name: 'Berntsen, Britt', rating: 1900, k: 20 },
] as const

/** One win of the first player, in a tournament of one day. */
async function ingestGame(desk: Desk, code: string, end: string, received: string, official = 0) {
  await register(desk, [{ code, start_date: end, end_date: end, received_date: received, official, rounds: 1 }])
  const games = desk.file(`${code}.csv`, gamesCsv([[code, 1, PLAYERS[0].id, PLAYERS[1].id, '1']]))
  return desk.json('ingest', games)
}

describe('19: late reports and the closing date', () => {
  test.each(arrivals)('ended %s, received %s, official %i: list %s (%s)', async (end, received, official, list) => {
    const desk = openDesk()
    const { files } = await ingestGame(desk, 'EVENT', end, received, official)
    const [tournament] = files[0].tournaments
    expect(tournament.tooLate).toBe(list === null)
    const { tournaments } = await desk.json('status', '--date', received)
    if (list === null) {
      expect(tournaments).toMatchObject({
        waiting: [],
        tooLate: [{ code: 'EVENT', endDate: end, receivedDate: received }],
      })
    } else {
      expect(tournament.dueList).toBe(list)
      expect(tournaments).toMatchObject({ waiting: [{ code: 'EVENT', list }], tooLate: [] })
    }
  })

  it('rates each on its list, with the ratings in force at its start, and the late one on none', async () => {
    const desk = openDesk()
    await importList(desk, '2026-04', PLAYERS)
    const events = [
      ['INTIME', '2026-04-11', '2026-04-20'],
      ['LATE', '2026-04-12', '2026-05-15'],
      ['THIRD', '2026-04-13', '2026-06-30'],
      ['TOOLATE', '2026-04-14', '2026-07-01'],
    ] as const
    for (const [code, end, received] of events) await ingestGame(desk, code, end, received)
    await desk.done('rate', '2026-08', '--type', 'standard', '--through')

    // Each is a win of 1900 over 1900 as of April: +0.50 x 20, whatever the list it lands on says by then.
    const ratings = { '2026-05': 1910, '2026-06': 1920, '2026-07': 1930, '2026-08': 1930 }
    const played = { '2026-05': ['INTIME'], '2026-06': ['LATE'], '2026-07': ['THIRD'], '2026-08': [] }
    for (const [list, rating] of Object.entries(ratings)) {
      const explained = await desk.json('explain', String(PLAYERS[0].id), list, '--type', 'standard')
      expect(explained.newRating, list).toBe(rating)
      const codes = explained.tournaments.map(({ code }: { code: string }) => code)
      expect(codes, list).toEqual(played[list as keyof typeof played])
      for (const { ownRating, listInForce } of explained.tournaments) {
        expect({ ownRating, listInForce }).toEqual({ ownRating: 1900, listInForce: '2026-04' })
      }
    }
    const text = await desk.done('explain', String(PLAYERS[0].id), '2026-07', '--type', 'standard')
    expect(text).toContain('TOOLATE (TOOLATE): received too late, not rated')
  })

  it('keeps a report that comes too late, and shows it', async () => {
    const desk = openDesk()
    await importList(desk, '2026-04', PLAYERS)
    const { files } = await ingestGame(desk, 'TOOLATE', '2026-04-11', '2026-07-01')
    expect(files[0].outcome).toBe('accepted')
    const status = await desk.done('status', '--date', '2026-07-02')
    expect(status).toMatch(/Received too late, not rated.*\n.*TOOLATE: TOOLATE, ended 2026-04-11, received 2026-07-01/)
  })

  it('books on the next list what arrives in time for one that is published already', async () => {
    const desk = openDesk()
    await importList(desk, '2026-04', PLAYERS)
    await desk.done('rate', '2026-05', '--type', 'standard')
    await desk.done('publish', '2026-05', '--type', 'standard', '--out', desk.path('out'))
    await ingestGame(desk, 'AFTER', '2026-04-11', '2026-04-20')
    expect(await desk.done('rate', '2026-05', '--type', 'standard')).toContain('nothing to do')
    await desk.done('rate', '2026-06', '--type', 'standard')
    const explained = await desk.json('explain', String(PLAYERS[0].id), '2026-06', '--type', 'standard')
    expect(explained).toMatchObject({ newRating: 1910, tournaments: [{ code: 'AFTER', listInForce: '2026-04' }] })
  })

  it('gives it up when all three lists after its end are published', async () => {
    const desk = openDesk()
    await importList(desk, '2026-04', PLAYERS)
    for (const list of ['2026-05', '2026-06', '2026-07']) {
      await desk.done('rate', list, '--type', 'standard')
      await desk.done('publish', list, '--type', 'standard', '--out', desk.path('out'))
    }
    await ingestGame(desk, 'AFTER', '2026-04-11', '2026-04-20')
    await desk.done('rate', '2026-08', '--type', 'standard')
    expect(await desk.json('explain', String(PLAYERS[0].id), '2026-08', '--type', 'standard')).toMatchObject({
      newRating: 1900,
      tournaments: [],
    })
    const { tooLate } = (await desk.json('status', '--date', '2026-08-01')).tournaments
    expect(tooLate).toMatchObject([{ code: 'AFTER' }])
  })

  it('takes --received before the registration, and without either the last day, which it says', async () => {
    const desk = openDesk()
    await register(desk, [
      { code: 'A', start_date: '2026-04-11', end_date: '2026-04-11', received_date: '2026-04-20' },
      { code: 'B', start_date: '2026-04-12', end_date: '2026-04-12' },
    ])
    const [one, two] = PLAYERS
    const a = desk.file('a.csv', gamesCsv([['A', 1, one.id, two.id, '1']]))
    const b = desk.file('b.csv', gamesCsv([['B', 1, two.id, one.id, '1']]))
    const said = await desk.json('ingest', a, '--received', '2026-05-02')
    expect(said.files[0].tournaments[0].dueList).toBe('2026-06')
    const assumed = await desk.json('ingest', b)
    expect(assumed.files[0].tournaments[0].dueList).toBe('2026-05')
    expect(assumed.files[0].problems).toContainEqual(expect.objectContaining({ code: 'received-assumed' }))
  })
})
