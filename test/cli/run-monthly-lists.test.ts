import { describe, expect, it, test } from 'vitest'
import { databaseContent } from '../support/database.js'
import { type Desk, filesUnder, openDesk, treeOf } from '../support/desk.js'
import { importList, ratingsOn } from '../support/steps.js'
import { monthly, monthlyArgs, openFederation, post, posted, postedFor, textOf } from '../support/three-months.js'

describe('the list that is made', () => {
  test.each([
    ['2026-04-01', []],
    ['2026-04-15', ['2026-04']],
    ['2026-04-30', ['2026-04']],
  ])('on %s is the one of April, never the next, with the same bytes', async (date, late) => {
    const [desk, right] = [await openFederation(), await openFederation()]
    for (const one of [desk, right]) post(one, postedFor('2026-04'))
    await monthly(right, '2026-04-01')
    const { code, out } = await monthly(desk, date)
    expect(code).toBe(1)
    expect(out.includes(`was due on 2026-04-01 and is made late, on ${date}`)).toBe(late.length > 0)
    expect(filesUnder(desk.path('out'))).toEqual(filesUnder(right.path('out')))
    expect(Object.keys(filesUnder(desk.path('out'))).every((path) => path.startsWith('2026-04/'))).toBe(true)
  })

  it('comes after those that were missed, in order, late and marked so, with the bytes of timely runs', async () => {
    const [missed, inTurn] = [await openFederation(), await openFederation()]
    const all = posted.filter(({ onlyInTurn }) => onlyInTurn === undefined)
    for (const month of ['2026-04', '2026-05', '2026-06'] as const) {
      post(
        inTurn,
        all.filter((one) => one.month === month),
      )
      expect((await inTurn.json(...monthlyArgs(inTurn, `${month}-01`))).late).toEqual([])
    }
    post(missed, all)
    const { out } = await monthly(missed, '2026-06-02')
    const late = [...out.matchAll(/The list of (\w+) 2026 was due on (\S+) and is made late, on 2026-06-02/g)]
    expect(late.map(([, month, due]) => `${month} ${due}`)).toEqual([
      'April 2026-04-01',
      'May 2026-05-01',
      'June 2026-06-01',
    ])
    expect(filesUnder(missed.path('out'))).toEqual(filesUnder(inTurn.path('out')))
    const booked = (desk: Desk) =>
      (databaseContent(desk).tournament as { code: string; received_date: string; rated_in: string }[])
        .map(({ code, received_date: received, rated_in: list }) => `${code} ${received} ${list}`)
        .sort()
    expect(booked(missed)).toEqual(booked(inTurn))
    expect((await monthly(missed, '2026-06-03')).out).toContain('The list of June 2026 exists already')
  })

  it('is left to a person where the configuration says so', async () => {
    const desk = await openFederation()
    desk.file('frl.yaml', 'publish: manual\n')
    post(desk, [{ month: '2026-04', name: 'march-open.trf', text: textOf('march-open.trf') }])
    const { code, out } = await monthly(desk, '2026-04-01')
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('publish: manual') })
    expect(out).toContain(`frl publish 2026-04 --out ${desk.path('out')}`)
    expect(treeOf(desk.folder)).not.toHaveProperty('out/')
    expect((await monthly(desk, '2026-04-02')).out).toContain('exists already and nothing has changed')
    await desk.done('publish', '2026-04', '--out', desk.path('out'))
  })

  it('says what is missing before it (exit 3), keeps what came in, and is made when that is there', async () => {
    const desk = openDesk()
    await importList(desk, '2026-04', [
      { id: 88600001, rating: 2310 },
      { id: 88600002, rating: 2104 },
      { id: 88600003, rating: 1956 },
    ])
    post(desk, [{ month: '2026-04', name: 'march-open.trf', text: textOf('march-open.trf') }])
    const refused = await monthly(desk, '2026-05-01')
    expect(refused).toMatchObject({ code: 3, out: expect.stringContaining('accepted as march-open') })
    expect(refused.err).toContain('2026-03')
    expect(Object.keys(filesUnder(desk.path('inbox')))).toEqual(['archive/march-open.trf'])
    expect((await desk.json('status')).runs).toMatchObject([{ job: 'monthly', outcome: 'failed' }])
    await importList(desk, '2026-03', [
      { id: 88600001, rating: 2310 },
      { id: 88600002, rating: 2104 },
      { id: 88600003, rating: 1956 },
    ])
    expect((await monthly(desk, '2026-05-01')).code).toBe(0)
    expect(Object.keys(await ratingsOn(desk, '2026-05'))).toHaveLength(4)
  })
})
