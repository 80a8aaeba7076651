import { afterEach, describe, expect, it, test } from 'vitest'
import { filesUnder, openDesk } from '../support/desk.js'
import { monthly, monthlyArgs, openFederation, post, postedFor } from '../support/three-months.js'

const clock = [
  // instant, zone of the federation, day there, list in force, next list, closing date, window from
  ['2026-05-31T23:30:00Z', 'UTC', '2026-05-31', '2026-05', '2026-06', '2026-05-29', '2024-05'],
  ['2026-06-01T00:30:00Z', 'UTC', '2026-06-01', '2026-06', '2026-07', '2026-06-28', '2024-06'],
  ['2026-06-01T02:30:00Z', 'America/Sao_Paulo', '2026-05-31', '2026-05', '2026-06', '2026-05-29', '2024-05'],
  ['2026-05-31T22:30:00Z', 'Asia/Tokyo', '2026-06-01', '2026-06', '2026-07', '2026-06-28', '2024-06'],
  ['2026-08-31T12:00:00Z', 'UTC', '2026-08-31', '2026-08', '2026-09', '2026-08-29', '2024-08'],
  ['2028-02-29T12:00:00Z', 'UTC', '2028-02-29', '2028-02', '2028-03', '2028-02-27', '2026-02'],
  ['2024-02-29T12:00:00Z', 'UTC', '2024-02-29', '2024-02', '2024-03', '2024-02-27', '2022-02'],
  // The clocks go forward in Paris at 01:00 UTC, and back in New York at 06:00 UTC.
  ['2026-03-29T00:59:59Z', 'Europe/Paris', '2026-03-29', '2026-03', '2026-04', '2026-03-29', '2024-03'],
  ['2026-03-29T01:00:00Z', 'Europe/Paris', '2026-03-29', '2026-03', '2026-04', '2026-03-29', '2024-03'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', '2026-11', '2026-12', '2026-11-28', '2024-11'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01', '2026-11', '2026-12', '2026-11-28', '2024-11'],
  ['2026-12-31T23:59:59Z', 'UTC', '2026-12-31', '2026-12', '2027-01', '2026-12-29', '2024-12'],
  ['2026-12-31T10:30:00Z', 'Pacific/Kiritimati', '2027-01-01', '2027-01', '2027-02', '2027-01-29', '2025-01'],
  ['2026-06-30T18:10:00Z', 'Asia/Kathmandu', '2026-06-30', '2026-06', '2026-07', '2026-06-28', '2024-06'],
  ['2026-06-30T18:20:00Z', 'Asia/Kathmandu', '2026-07-01', '2026-07', '2026-08', '2026-07-29', '2024-07'],
] as const

const machine = process.env.TZ
afterEach(() => {
  if (machine === undefined) delete process.env.TZ
  else process.env.TZ = machine
})

describe('21: period and clock', () => {
  test.each(clock)('%s in %s is %s: list %s, next %s', async (...row) => {
    const [instant, zone, date, listInForce, nextList, closingDate, windowFrom] = row
    const right = { date, listInForce, nextList, closingDate, windowFrom }
    const desk = openDesk({}, instant)
    desk.file('frl.yaml', `zone: ${zone}\n`)
    for (const [tz, minutesBehindUtc] of [
      ['UTC', 0],
      ['America/Los_Angeles', 480],
      ['Pacific/Kiritimati', -840],
    ] as const) {
      process.env.TZ = tz
      expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset(), 'the machine’s zone took effect').toBe(
        minutesBehindUtc,
      )
      const now = await desk.json('status')
      const asked = await desk.json('status', '--date', instant)
      for (const status of [now, asked]) {
        expect(Object.fromEntries(Object.entries(status).slice(0, 5)), tz).toEqual(right)
        expect(Object.keys(status).slice(0, 5)).toEqual(Object.keys(right))
      }
      expect(await desk.json('status', '--date', date)).toMatchObject(right)
    }
  })

  it('says the same in words', async () => {
    const desk = openDesk({}, '2026-05-31T23:30:00Z')
    await desk.done('init')
    expect(await desk.done('status')).toContain(
      '2026-05-31: list 2026-05 is in force; the next one is 2026-06 (tournaments that end by 2026-05-29)',
    )
  })

  test.each(['2026-02-29', '2026-13-01', 'yesterday', '2026-02-28T25:00:00Z', '28.02.2026'])(
    'refuses --date %s',
    async (date) => {
      const { code, err } = await openDesk().frl('status', '--date', date)
      expect(code).toBe(2)
      expect(err).toContain(`--date ${date}: expected a date`)
    },
  )

  it('refuses a zone that nobody knows', async () => {
    const desk = openDesk()
    desk.file('frl.yaml', 'zone: Mars/Olympus\n')
    expect(await desk.frl('status')).toMatchObject({ code: 2, err: expect.stringContaining('zone: a time zone') })
  })

  describe.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('on a machine in %s', (tz) => {
    test.each([
      // the day the job is given, what the machine's clock says, the list it makes
      ['2026-04-01', '2026-04-01T00:30:00Z', '2026-04'],
      ['2026-04-30', '2026-04-30T23:30:00Z', '2026-04'],
      ['2026-04-01', '2026-05-17T12:00:00Z', '2026-04'],
      ['2026-04-01', '2019-01-01T00:00:00Z', '2026-04'],
    ])('the monthly job of %s, when the clock says %s, makes the list %s', async (date, instant, list) => {
      process.env.TZ = tz
      const desk = await openFederation(instant)
      post(desk, postedFor('2026-04'))
      expect((await monthly(desk, date)).code).toBe(1)
      const lists = new Set(Object.keys(filesUnder(desk.path('out'))).map((path) => path.slice(0, 7)))
      expect([...lists]).toEqual([list])
    })

    test.each([
      // an instant, the federation's zone, its day there, the list made without --date
      ['2026-03-31T22:30:00Z', 'Europe/Berlin', '2026-04-01', '2026-04', 1],
      ['2026-03-31T22:30:00Z', 'UTC', '2026-03-31', null, 0],
      ['2026-04-01T03:30:00Z', 'America/New_York', '2026-03-31', null, 0],
      ['2026-03-31T10:30:00Z', 'Pacific/Kiritimati', '2026-04-01', '2026-04', 1],
    ])('at %s in %s it is %s: the list %s', async (instant, zone, date, list, code) => {
      process.env.TZ = tz
      const desk = await openFederation(instant)
      desk.file('frl.yaml', `zone: ${zone}\n`)
      post(desk, list === null ? [] : postedFor('2026-04'))
      desk.file('inbox/.keep', '')
      const { code: ended, out } = await desk.frl(
        ...monthlyArgs(desk, date).filter((word) => !['--date', date].includes(word)),
      )
      expect(ended).toBe(code)
      const { runs } = await desk.json('status')
      expect(runs.at(-1)).toMatchObject({ job: 'monthly', list: list ?? '2026-03' })
      expect(await desk.json('status', '--run', '1')).toMatchObject({ due_at: date })
      expect(out.includes('The list of March 2026 exists already')).toBe(list === null)
      expect(Object.keys(filesUnder(desk.folder)).some((path) => path.startsWith('out/2026-04/'))).toBe(list !== null)
    })
  })

  it('started by hand twice in one month: the second run says that the list exists, and does nothing', async () => {
    const desk = await openFederation()
    post(desk, postedFor('2026-04'))
    await monthly(desk, '2026-04-01')
    const before = filesUnder(desk.path('out'))
    const { code, out } = await monthly(desk, '2026-04-20')
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('April 2026 exists already') })
    expect(filesUnder(desk.path('out'))).toEqual(before)
  })
})
