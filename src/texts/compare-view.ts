import type { ComparedSide, Comparison } from '../compare/comparison.js'
import type { TypeComparison } from '../compare/type-comparison.js'
import { type Language, type Say, sayIn } from '../shared/messages/language.js'
import { bandsChart, groupChart, listsChart, scatterChart } from './compare-charts.js'
import { signedDecimals } from './compare-numbers.js'
import type { ComparePart, CompareTable } from './compare-part.js'
import * as tables from './compare-tables.js'

/** A comparison in words, for the terminal and the page alike. */
export interface CompareView {
  readonly tag: string
  readonly title: string
  readonly lead: readonly string[]
  readonly types: readonly {
    readonly heading: string
    readonly lead: readonly string[]
    readonly parts: readonly ComparePart[]
  }[]
}

export function compareView(comparison: Comparison, language: Language): CompareView {
  const say = sayIn(language)
  const shift = comparison.shift === 0 ? [] : [say('compare-shift', { shift: comparison.shift })]
  return {
    tag: language.tag,
    title: say('compare-title'),
    lead: [sideText('A', comparison.a, say), sideText('B', comparison.b, say), ...shift, say('compare-how')],
    types: comparison.types.map((one) => ({
      heading: say(`compare-type-${one.type}`),
      lead: [...onlyLists('A', one.listsOnlyInA, say), ...onlyLists('B', one.listsOnlyInB, say)],
      parts: partsOf(one, comparison, say),
    })),
  }
}

function sideText(side: 'A' | 'B', { file, series }: ComparedSide, say: Say): string {
  return say('compare-side', { side, file, series: say(`compare-series-${series ?? 'any'}`) })
}

function onlyLists(side: 'A' | 'B', lists: readonly string[], say: Say): string[] {
  return lists.length === 0 ? [] : [say('compare-only-lists', { side, lists: lists.join(', ') })]
}

function partsOf(one: TypeComparison, { bandPoints }: Comparison, say: Say): ComparePart[] {
  const last = one.lists.at(-1)
  if (last === undefined) return []
  const [a, b] = [last.a.list, last.b.list]
  const isOne = a === b
  const part = (heading: string, table: CompareTable | null, more: Partial<ComparePart> = {}): ComparePart => ({
    heading,
    table,
    lead: null,
    chart: null,
    ...more,
  })
  const movers = (list: typeof last.gainers) => (list.length === 0 ? null : tables.moversTable(list, say))
  const empty = (list: typeof last.gainers) => ({ lead: list.length === 0 ? say('compare-nobody') : null })
  return [
    part(say('compare-lists'), tables.listsTable(one, say), { chart: listsChart(one, say) }),
    part(say('compare-players'), tables.playersTable(one, say)),
    ...groupParts(one, say),
    part(isOne ? say('compare-bands', { a }) : say('compare-bands-two', { a, b }), tables.bandsTable(last, say), {
      chart: bandsChart(last, one.type, bandPoints, say),
    }),
    part(
      isOne ? say('compare-scatter', { a }) : say('compare-scatter-two', { a, b }),
      last.moved.players === 0 ? null : tables.scatterTable(last, say),
      last.moved.players === 0 ? { lead: say('compare-nobody') } : { chart: scatterChart(one, last, say) },
    ),
    part(say('compare-ages'), tables.agesTable(last, say)),
    ...kParts(one, say),
    part(
      isOne ? say('compare-gainers', { a }) : say('compare-gainers-two', { a, b }),
      movers(last.gainers),
      empty(last.gainers),
    ),
    part(
      isOne ? say('compare-losers', { a }) : say('compare-losers-two', { a, b }),
      movers(last.losers),
      empty(last.losers),
    ),
  ]
}

function groupParts(one: TypeComparison, say: Say): ComparePart[] {
  const { fixedGroup } = one
  if (fixedGroup === null) return []
  const { players, change } = fixedGroup
  const heading = say('compare-group')
  if (players === 0) return [{ heading, lead: say('compare-group-none'), chart: null, table: null }]
  const [a, b] = [signedDecimals(change.a), signedDecimals(change.b)]
  const table = tables.groupTable(one, fixedGroup, say)
  return [
    { heading, lead: say('compare-group-says', { players, a, b }), chart: groupChart(one, fixedGroup, say), table },
  ]
}

/** K of lists computed on both sides, or else the K that lists print. */
function kParts(one: TypeComparison, say: Say): ComparePart[] {
  const computed = one.lists.filter(({ k }) => k.computed !== null)
  if (computed.length === 0) {
    return [{ heading: say('compare-k-printed'), lead: null, chart: null, table: tables.printedKTable(one, say) }]
  }
  const lead = `${kVerdict(computed, say)} ${say('compare-k-says')}`
  return [{ heading: say('compare-k'), lead, chart: null, table: tables.kTable(computed, say) }]
}

function kVerdict(computed: TypeComparison['lists'], say: Say): string {
  if (computed.every(({ k }) => k.computed?.ratingsDifferExactlyWhereKDiffered === true))
    return say('compare-k-exactly')
  const failed = computed.findIndex(({ k }) => k.computed?.ratingsDifferOnlyWhereKDiffered !== true)
  const lists = failed < 0 ? computed.length : failed
  const last = computed[lists - 1]
  if (last === undefined) return say('compare-k-never', { list: computed[0]?.a.list ?? '' })
  const { otherRating: other = 0, sameRating: same = 0 } = last.k.computed?.kDiffered ?? {}
  const only = say('compare-k-only', { until: last.a.list, lists, all: computed.length, other, same })
  return failed < 0 ? only : `${only} ${say('compare-k-reached')}`
}
