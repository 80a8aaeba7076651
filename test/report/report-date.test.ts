import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import type { DateOrder } from '../../src/report/parsed-report.js'
import { reportedDate } from '../../src/report/report-date.js'
import { settleDates } from '../../src/report/settle-dates.js'
import type { IsoDate } from '../../src/shared/dates.js'
import { renderProblem } from '../../src/shared/problem.js'
import { codesOf } from './made-up.js'

describe('reportedDate', () => {
  test.each([
    ['2026/02/06', ['2026-02-06 ymd'], 'as the format asks'],
    ['2026-02-06', ['2026-02-06 ymd'], 'dashes'],
    ['2026.02.06', ['2026-02-06 ymd'], 'points'],
    ['2026/2/6', ['2026-02-06 ymd'], 'without noughts'],
    ['20260206', ['2026-02-06 ymd'], 'eight digits'],
    ['25.02.2011', ['2011-02-25 dmy'], 'points and the year last: day first'],
    ['05.02.2011', ['2011-02-05 dmy'], 'nobody writes the month first with points'],
    ['28. 07. 2005', ['2005-07-28 dmy'], 'blanks after the points'],
    ['28.07.2005.', ['2005-07-28 dmy'], 'a point behind the year'],
    ['24/09/2010', ['2010-09-24 dmy'], 'no month has the number 24'],
    ['09/24/2010', ['2010-09-24 mdy'], 'month first'],
    ['08/04/2018', ['2018-04-08 dmy', '2018-08-04 mdy'], 'two readings'],
    ['08-04-2018', ['2018-04-08 dmy', '2018-08-04 mdy'], 'two readings with dashes'],
    ['10.09.13', ['2010-09-13 ymd', '2013-09-10 dmy'], 'two digits: the year first or last'],
    ['18/04/08', ['2018-04-08 ymd', '2008-04-18 dmy'], 'rounds (132)'],
    ['26/02/28', ['2026-02-28 ymd', '2028-02-26 dmy'], 'rounds (132)'],
    ['10/09/13', ['2010-09-13 ymd', '2013-09-10 dmy', '2013-10-09 mdy'], 'strokes: the month first too'],
    ['11.25.02', [], 'YY.DD.MM is nobody’s order'],
    ['May 10, 2020', ['2020-05-10 mdy'], 'a name of a month'],
    ['Jun 26, 2020', ['2020-06-26 mdy'], 'the month cut short'],
    ['10 May 2020', ['2020-05-10 dmy'], 'day first'],
    ['10-May-2020', ['2020-05-10 dmy'], 'as spreadsheets write it'],
    ['2026/02/29', [], 'no leap year'],
    ['2024/02/29', ['2024-02-29 ymd'], 'a leap year'],
    ['2026/13/01', [], 'no such month'],
    ['2026/00/00', [], 'noughts'],
    ['30/02/2026', [], 'no such day'],
    ['Mai 10, 2020', [], 'no English month'],
    ['2026/02', [], 'no day'],
    ['2026/02-06', [], 'two kinds of separators'],
    ['spring', [], 'a word'],
    ['', [], 'nothing'],
  ])('%s', (text, readings, why) => {
    const date = reportedDate(text, 4)
    expect(
      date.readings.map(({ order, date: iso }) => `${iso} ${order}`),
      why,
    ).toEqual(readings)
    expect(date.line).toBe(4)
  })

  it('has the one reading a full date leaves, whatever its separator', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom('/', '-', '.'), (date, separator) => {
        const iso = date.toISOString().slice(0, 10)
        expect(reportedDate(iso.replaceAll('-', separator), 1).readings).toEqual([{ order: 'ymd', date: iso }])
      }),
    )
  })

  it('always has the true day among its readings', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, fc.constantFrom<DateOrder>('ymd', 'dmy', 'mdy'), (date, order) => {
        const [year = '', month = '', dayOfMonth = ''] = date.toISOString().slice(0, 10).split('-')
        const parts: Readonly<Record<string, string>> = { y: year, m: month, d: dayOfMonth }
        const text = [...order].map((letter) => parts[letter]).join('/')
        expect(reportedDate(text, 1).readings).toContainEqual({ order, date: date.toISOString().slice(0, 10) })
      }),
    )
  })
})

describe('settleDates', () => {
  function settle(texts: readonly string[], order?: DateOrder, known: readonly (IsoDate | null)[] = []) {
    const unsettled = texts.map((text, index) => ({ date: reportedDate(text, index + 4), known: known[index] ?? null }))
    return settleDates(unsettled, order, 'a.trf')
  }

  test.each([
    [['2026/02/06'], undefined, [], ['2026-02-06'], 'one reading'],
    [['08/04/2018'], 'dmy', [], ['2018-04-08'], 'the user says so'],
    [['08/04/2018'], 'mdy', [], ['2018-08-04'], 'the user says so'],
    [['10.09.13'], 'ymd', [], ['2010-09-13'], 'the user says so'],
    [
      ['24/09/2010', '02/10/2010'],
      undefined,
      [],
      ['2010-09-24', '2010-10-02'],
      'a date of the same shape proves day first',
    ],
    [['2/10/2010', '24/9/2010'], undefined, [], ['2010-10-02', '2010-09-24'], 'noughts do not change the shape'],
    [['05/05/2018'], undefined, [], ['2018-05-05'], 'both readings are one day'],
    [
      ['08/04/2018', '10/06/2018'],
      undefined,
      ['2018-04-08', null],
      ['2018-04-08', '2018-06-10'],
      'the registration has this very day',
    ],
    [
      ['09/24/2010', '02/10/2010'],
      'dmy',
      [],
      ['2010-09-24', '2010-10-02'],
      'one reading stands whatever the user says',
    ],
  ] as const)('%j with --dates %s', (texts, order, known, dates, why) => {
    expect(settle(texts, order, known), why).toEqual({ dates, problems: [] })
  })

  test.each([
    [['08/04/2018'], undefined, [null], ['date-ambiguous'], 'two readings'],
    [
      ['08/04/2018', '10/06/2018'],
      undefined,
      [null, null],
      ['date-ambiguous', 'date-ambiguous'],
      'two dates that prove nothing',
    ],
    [['24.09.2010', '02/10/2010'], undefined, ['2010-09-24', null], ['date-ambiguous'], 'another shape proves nothing'],
    [
      ['24/09/2010', '09/24/2010', '02/10/2010'],
      undefined,
      ['2010-09-24', '2010-09-24', null],
      ['date-ambiguous'],
      'proofs that contradict each other',
    ],
    [['10.09.13'], 'mdy', [null], ['date-ambiguous'], 'no reading of that order'],
    [['spring'], 'dmy', [null], ['date-unreadable'], 'no date'],
    [['08/04/2018', '08/04/2018'], undefined, [null, null], ['date-ambiguous'], 'one text is named once'],
  ] as const)('%j with --dates %s is refused', (texts, order, dates, codes, why) => {
    const settled = settle(texts, order)
    expect(settled.dates, why).toEqual(dates)
    expect(codesOf(settled.problems)).toEqual(codes)
  })

  it('names both readings and what to do', () => {
    const [problem] = settle(['08/04/2018']).problems
    expect(problem && renderProblem(problem)).toMatchObject({
      file: 'a.trf',
      line: 4,
      message: 'the date "08/04/2018" can be 2018-04-08 (dmy), 2018-08-04 (mdy)',
      advice: 'say which with --dates dmy / --dates mdy, or register the tournament with its dates',
    })
  })

  it('never settles an ambiguous date by itself', () => {
    const ambiguous = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
      .filter(([a, b]) => a !== b)
    fc.assert(
      fc.property(ambiguous, ([a, b]) => {
        expect(settle([`${a}/${b}/2020`]).dates).toEqual([null])
      }),
    )
  })
})
