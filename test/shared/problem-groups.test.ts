import { describe, expect, it, test } from 'vitest'
import { problem } from '../../src/shared/problem.js'
import { kept, limited, linesText, MOST_KEPT, renderMore } from '../../src/shared/problem-groups.js'

const at = (line: number) => problem('date-unreadable', { printed: String(line) }, { file: 'a.trf', line })
const whole = problem('dates-missing', {}, { file: 'a.trf' })
const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => at(from + index))

describe('problems of one kind', () => {
  it('are all kept while they are few', () => {
    const few = lines(1, MOST_KEPT)
    expect(kept(few)).toEqual({ problems: few, more: [] })
    expect(kept([...few, at(500)])).toEqual({
      problems: few,
      more: [{ code: 'date-unreadable', severity: 'refuse', count: 1, ranges: [[500, 500]] }],
    })
  })

  it('name every line of those that are only counted, whatever their number', () => {
    const all = [whole, ...lines(10, 30_009), at(40_000), whole]
    const { problems, more } = kept(all)
    expect(problems.length).toBe(MOST_KEPT + 2)
    expect(more.map(renderMore)).toEqual([
      { code: 'date-unreadable', severity: 'refuse', count: 29_801, lines: '210-30009, 40000' },
    ])
    const shown = limited({ problems, more }, 20)
    expect(shown.problems.length).toBe(22)
    expect(shown.more.map(renderMore)).toEqual([
      { code: 'date-unreadable', severity: 'refuse', count: 29_981, lines: '30-30009, 40000' },
    ])
  })

  it('of different severity are counted apart', () => {
    const noted = lines(1, 3).map((one) => ({ ...one, severity: 'note' as const }))
    const { problems, more } = limited({ problems: [...noted, ...lines(4, 6)], more: [] }, 2)
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 4, 5])
    expect(more.map(renderMore)).toMatchObject([
      { severity: 'note', count: 1, lines: '3' },
      { severity: 'refuse', count: 1, lines: '6' },
    ])
  })
})

test.each([
  [[], ''],
  [[[3, 3]], '3'],
  [
    [
      [3, 5],
      [7, 7],
      [9, 12],
    ],
    '3-5, 7, …',
  ],
] as const)('%j is written %s', (ranges, text) => {
  expect(linesText(ranges, 2)).toBe(text)
})
