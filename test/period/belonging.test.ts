import { describe, expect, it, test } from 'vitest'

import { belongsTo } from '../../src/period/belonging.js'
import { fideEditions } from '../../src/regulations/editions.js'
import type { ListMonth } from '../../src/shared/dates.js'

const { calendar } = fideEditions

describe('the list a tournament belongs to (9.1, A15)', () => {
  test.each<[due: ListMonth, last: ListMonth, closed: ListMonth[], list: ListMonth | null, why: string]>([
    ['2026-03', '2026-05', [], '2026-03', 'the list it is due on'],
    ['2026-03', '2026-05', ['2026-02'], '2026-03', 'an older list that is closed'],
    ['2026-03', '2026-05', ['2026-03'], '2026-04', 'closed: the next one'],
    ['2026-03', '2026-05', ['2026-03', '2026-04'], '2026-05', 'the third list after its end'],
    ['2026-03', '2026-05', ['2026-03', '2026-04', '2026-05'], null, 'all closed: not rated'],
    ['2026-03', '2026-05', ['2026-04'], '2026-03', 'a closed list after an open one plays no part'],
    ['2026-05', '2026-05', [], '2026-05', 'late, but in time'],
    ['2026-05', '2026-05', ['2026-05'], null, 'in time, but the last list is closed'],
    ['2026-06', '2026-05', [], null, 'received too late'],
    ['2026-01', '2026-03', ['2026-01'], '2026-02', 'on into the next month'],
    ['2025-12', '2026-02', ['2025-12'], '2026-01', 'on into the next year'],
    ['2012-03', '2012-07', ['2012-03', '2012-05'], '2012-07', 'lists of the time, not months'],
    ['2012-04', '2012-07', [], '2012-05', 'booked by another calendar: the first list from then on'],
    ['2012-04', '2012-07', ['2012-05'], '2012-07', 'booked by another calendar, and that list is closed'],
    ['2012-04', '2012-04', [], null, 'booked by another calendar, and no list is left'],
  ])('due on %s, at the latest %s, closed %j: %s', (dueList, lastList, closed, list, why) => {
    expect(
      belongsTo({ dueList, lastList }, (month) => closed.includes(month), calendar),
      why,
    ).toBe(list)
  })

  it('asks of no list beyond the last one', () => {
    const asked: ListMonth[] = []
    const closed = (month: ListMonth) => {
      asked.push(month)
      return true
    }
    expect(belongsTo({ dueList: '2026-03', lastList: '2026-04' }, closed, calendar)).toBeNull()
    expect(asked).toEqual(['2026-03', '2026-04'])
  })
})
