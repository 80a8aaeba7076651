import type { BandsChart, DotsChart, LinesChart } from '../charts/chart.js'
import type { FixedGroup } from '../compare/fixed-group.js'
import type { ListComparison } from '../compare/list-comparison.js'
import { CELL_POINTS } from '../compare/scatter.js'
import type { TypeComparison } from '../compare/type-comparison.js'
import type { Say } from '../shared/messages/language.js'
import { decimals, signedDecimals } from './compare-numbers.js'

/** The pictures of a comparison; null where one would show nothing, such as a line through one list. */

export function listsChart({ type, lists }: TypeComparison, say: Say): LinesChart | null {
  const last = lists.at(-1)
  if (last === undefined || lists.length < 2) return null
  const { from, to } = span(lists)
  const { a, b } = last.rated
  const values = (side: 'a' | 'b', of: 'mean' | 'median') =>
    lists.map(({ rated }) => (of === 'mean' ? rated[side].mean : (rated[side].quantiles?.[50] ?? null)))
  const says = { to, a: decimals(a.mean), b: decimals(b.mean) }
  return {
    kind: 'lines',
    title: say('compare-lists-chart', { type: say(`compare-type-${type}`), from, to }),
    description: say('compare-lists-chart-says', says),
    axis: say('history-chart-axis'),
    labels: labelsOf(lists),
    lines: [
      { name: say('compare-mean', { side: 'A' }), look: { colour: 'first' }, values: values('a', 'mean') },
      {
        name: say('compare-mean', { side: 'B' }),
        look: { colour: 'second', symbol: 'diamond' },
        values: values('b', 'mean'),
      },
      {
        name: say('compare-median', { side: 'A' }),
        look: { colour: 'first', dashed: true },
        values: values('a', 'median'),
      },
      {
        name: say('compare-median', { side: 'B' }),
        look: { colour: 'second', dashed: true, symbol: 'diamond' },
        values: values('b', 'median'),
      },
    ],
  }
}

export function groupChart(
  { type, lists }: TypeComparison,
  { players, means, change }: FixedGroup,
  say: Say,
): LinesChart {
  const { from, to } = span(lists)
  return {
    kind: 'lines',
    title: say('compare-group-chart', { players, type: say(`compare-type-${type}`) }),
    description: say('compare-group-chart-says', {
      from,
      to,
      a: signedDecimals(change.a),
      b: signedDecimals(change.b),
    }),
    axis: say('history-chart-axis'),
    labels: labelsOf(lists),
    lines: [
      { name: say('compare-group-line', { side: 'A' }), look: { colour: 'first' }, values: means.map(({ a }) => a) },
      {
        name: say('compare-group-line', { side: 'B' }),
        look: { colour: 'second', dashed: true, symbol: 'diamond' },
        values: means.map(({ b }) => b),
      },
    ],
  }
}

export function bandsChart(
  { bands }: ListComparison,
  type: TypeComparison['type'],
  points: number,
  say: Say,
): BandsChart | null {
  const [first, last] = [bands[0], bands.at(-1)]
  if (first === undefined || last === undefined) return null
  // A band that nobody is in has its place too.
  const starts = Array.from(
    { length: (last.from - first.from) / points + 1 },
    (_, index) => first.from + index * points,
  )
  const byStart = new Map(bands.map((band) => [band.from, band]))
  const counts = (side: 'a' | 'b') => starts.map((from) => byStart.get(from)?.[side].players ?? 0)
  const fullest = bands.reduce((most, band) => (band.a.players > most.a.players ? band : most), first)
  return {
    kind: 'bands',
    title: say('compare-bands-chart', { points, type: say(`compare-type-${type}`) }),
    description: say('compare-bands-chart-says', { count: fullest.a.players, band: `${fullest.from}-${fullest.to}` }),
    axis: say('compare-axis-players'),
    labels: starts.map(String),
    bars: { name: say('compare-group-line', { side: 'A' }), values: counts('a') },
    line: { name: say('compare-group-line', { side: 'B' }), values: counts('b') },
  }
}

export function scatterChart({ type, scatter }: TypeComparison, { moved }: ListComparison, say: Say): DotsChart | null {
  if (scatter.length === 0) return null
  const { lower, same, higher } = moved
  return {
    kind: 'dots',
    title: say('compare-scatter-chart', { type: say(`compare-type-${type}`) }),
    description: say('compare-scatter-chart-says', { points: CELL_POINTS, lower, same, higher }),
    axes: [say('compare-axis-a'), say('compare-axis-b')],
    dots: {
      name: say('compare-scatter-dots'),
      values: scatter.map(({ a, b, players }) => [a + CELL_POINTS / 2, b + CELL_POINTS / 2, players]),
    },
    diagonal: say('compare-scatter-same'),
  }
}

function span(lists: readonly ListComparison[]) {
  const [first, last] = [lists[0], lists.at(-1)]
  return { from: first?.a.list ?? '', to: last?.b.list ?? '' }
}

function labelsOf(lists: readonly ListComparison[]): string[] {
  return lists.map(({ a }) => a.list)
}
