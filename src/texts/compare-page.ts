import { html, raw } from 'hono/html'
import { PAGE_COLOURS } from '../charts/chart.js'
import { drawChart } from '../charts/draw.js'
import type { Comparison } from '../compare/comparison.js'
import { type Language, sayIn } from '../shared/messages/language.js'
import { COMPARE_STYLE } from './compare-page-style.js'
import type { ComparePart, CompareTable } from './compare-part.js'
import { compareView } from './compare-view.js'
import { type Piece, selfContainedPage } from './self-contained-page.js'

/**
 * A comparison as one page: no script, nothing loaded, in print, on a phone and read aloud: each picture has its words and
 * its table. Same comparison and language, same bytes.
 */
export async function comparePage(comparison: Comparison, language: Language, version: string): Promise<string> {
  const view = compareView(comparison, language)
  const main = html`<h1>${view.title}</h1>
${view.lead.map((line) => html`<p>${line}</p>\n`)}
${view.types.map(
  ({ heading, lead, parts }, index) => html`<article>
<h2>${heading}</h2>
${lead.map((line) => html`<p>${line}</p>\n`)}${parts.map((part, place) => partPiece(part, heading, `chart-${index + 1}-${place + 1}`))}
</article>
`,
)}`
  const foot = sayIn(language)('compare-foot', { version })
  return selfContainedPage({ tag: view.tag, title: view.title, style: COMPARE_STYLE, main, foot })
}

function partPiece({ heading, lead, chart, table }: ComparePart, type: string, id: string): Piece {
  return html`<section>
<h3>${heading}</h3>
${lead === null ? '' : html`<p>${lead}</p>\n`}${
  chart === null
    ? ''
    : html`<figure>
${raw(drawChart(chart, id, PAGE_COLOURS))}
<figcaption>${chart.title}</figcaption>
</figure>
`
}${table === null ? '' : tablePiece(table, `${type}: ${heading}`)}</section>
`
}

function tablePiece({ columns, heads, right, rows }: CompareTable, name: string): Piece {
  const kind = (index: number) => (right.includes(index) ? 'number' : 'text')
  return html`<section class="scroll" aria-label="${name}" tabindex="0">
<table>
<thead><tr>${columns.map((column, index) => html`<th scope="col" class="${kind(index)}">${column}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (row) =>
    html`<tr>${row.map((cell, index) =>
      index < heads
        ? html`<th scope="row" class="${kind(index)}">${cell}</th>`
        : html`<td class="${kind(index)}">${cell}</td>`,
    )}</tr>\n`,
)}</tbody>
</table>
</section>
`
}
