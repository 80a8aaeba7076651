import type { HistoryLine, PlayerHistory, TypeHistory } from '../answers/player-history.js'
import { FILE_COLOURS, type LinesChart, type Look } from '../charts/chart.js'
import { drawChart } from '../charts/draw.js'
import { addMonths, type ListMonth } from '../shared/dates.js'
import { type Language, type Say, sayIn } from '../shared/messages/language.js'
import { nameOf } from './history-text.js'

const LOOKS: Readonly<Record<TypeHistory['type'], Look>> = {
  standard: { colour: 'first', symbol: 'circle' },
  rapid: { colour: 'second', symbol: 'diamond' },
  blitz: { colour: 'third', symbol: 'triangle' },
}

/** The ratings as a chart in SVG, a file of its own; null without a rating. */
export function historySvg(history: PlayerHistory, language: Language): string | null {
  const chart = historyChart(history, language)
  return chart === null ? null : `${drawChart(chart, 'ratings', FILE_COLOURS)}\n`
}

/** Lines of official lists and of computed ones, each for itself. */
function historyChart(history: PlayerHistory, language: Language): LinesChart | null {
  const say = sayIn(language)
  const lines = history.types.flatMap(({ type, lists }) =>
    (['official', 'own'] as const).flatMap((series) => {
      const rated = lists.filter((line) => line.series === series && line.rating !== null)
      if (rated.length === 0) return []
      const name = say('history-line', {
        type: say(`compare-type-${type}`),
        series: say(`history-series-${series}`),
      })
      const begun = series === 'own' ? baseOf(lists, rated[0]) : []
      return [{ name, look: { ...LOOKS[type], dashed: series === 'official' }, lists: rated, begun }]
    }),
  )
  const labels = monthsOf(lines.flatMap(({ lists }) => lists.map(({ list }) => list)))
  if (labels.length === 0) return null
  return {
    kind: 'lines',
    title: say('history-chart', { name: nameOf(history, say), id: history.id }),
    description: say('history-chart-says', { series: lines.map((line) => lineInWords(line, say)).join('; ') }),
    axis: say('history-chart-axis'),
    labels,
    lines: lines.map(({ name, look, lists, begun }) => {
      const ratings = new Map([...begun, ...lists].map(({ list, rating }) => [list, rating]))
      return { name, look, values: labels.map((list) => ratings.get(list) ?? null) }
    }),
  }
}

/** The official list a computed line goes on from, so that the two lines meet. */
function baseOf(lists: readonly HistoryLine[], first: HistoryLine | undefined): readonly HistoryLine[] {
  const base = lists.findLast(({ list, series }) => series === 'official' && first !== undefined && list < first.list)
  return base === undefined || base.rating === null || base.rating !== first?.previousRating ? [] : [base]
}

/** Every month from the first to the last, so that time passes evenly where lists came seldom. */
function monthsOf(lists: readonly ListMonth[]): ListMonth[] {
  const [first, last] = [[...lists].sort()[0], [...lists].sort().at(-1)]
  const months: ListMonth[] = []
  if (first === undefined || last === undefined) return months
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

function lineInWords(
  { name, lists }: { readonly name: string; readonly lists: readonly HistoryLine[] },
  say: Say,
): string {
  const [first, last] = [lists[0], lists.at(-1)]
  const highest = lists.reduce<HistoryLine | undefined>(
    (most, line) => ((line.rating ?? 0) > (most?.rating ?? 0) ? line : most),
    undefined,
  )
  return say('history-chart-series', {
    name,
    first: first?.rating ?? '',
    from: first?.list ?? '',
    last: last?.rating ?? '',
    to: last?.list ?? '',
    highest: highest?.rating ?? '',
    highestOn: highest?.list ?? '',
  })
}
