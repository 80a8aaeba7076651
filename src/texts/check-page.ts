import { html } from 'hono/html'
import type { CheckedReports } from '../answers/check-report.js'
import { type Language, type Say, sayIn } from '../shared/messages/language.js'
import { PAGE_STYLE } from './check-page-style.js'
import type { ProblemView } from './check-problem-view.js'
import type { RatedView, TableView } from './check-rated-view.js'
import { checkView, type FileView } from './check-view.js'
import { type Piece, selfContainedPage } from './self-contained-page.js'

/** What stands before a verdict: colour is never all that tells it. */
const MARKS: Readonly<Record<FileView['outcome'], string>> = {
  accepted: '✓',
  held: '?',
  refused: '✗',
  unreadable: '✗',
  'already-stored': '=',
}

/**
 * What was found as one page to be mailed: no script, nothing loaded, in print and on a phone. Same input and language,
 * same bytes.
 */
export async function checkPage(checked: CheckedReports, language: Language): Promise<string> {
  const view = checkView(checked, language)
  const say = sayIn(language)
  const [only] = view.files
  const title = view.files.length === 1 ? `${view.title}: ${only?.name}` : view.title
  const main = html`<h1>${view.title}</h1>
${view.warning === null ? '' : html`<p class="warning">${view.warning}</p>`}
${view.files.map((file) => fileSection(file, view.tag, say))}
${view.law.length === 0 ? '' : lawSection(view.law, say)}`
  return selfContainedPage({ tag: view.tag, title, style: PAGE_STYLE, main, foot: view.foot })
}

function fileSection(file: FileView, own: string, say: Say): Piece {
  return html`<article>
<h2>${file.name}</h2>
<div class="verdict ${file.outcome}">
<p class="word"><span class="mark" aria-hidden="true">${MARKS[file.outcome]}</span> ${file.verdict}</p>
<p>${file.because}</p>
</div>
<dl class="facts">
${file.facts.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`)}</dl>
${problemsSection(say('check-faults'), null, file.faults, 'fault', own, say)}
${problemsSection(say('check-questions'), null, file.questions, 'question', own, say)}
${problemsSection(say('check-notes'), say('check-notes-lead'), file.notes, 'note', own, say)}
${file.rated.length === 0 ? '' : html`<h3>${say('check-rated')}</h3>\n${file.rated.map((one) => ratedPiece(one, file.name))}`}
</article>
`
}

function problemsSection(
  title: string,
  lead: string | null,
  problems: readonly ProblemView[],
  kind: 'fault' | 'question' | 'note',
  own: string,
  say: Say,
): Piece | '' {
  if (problems.length === 0) return ''
  return html`<h3>${title}</h3>
${lead === null ? '' : html`<p>${lead}</p>`}
<ol class="problems">
${problems.map((problem) => problemItem(problem, kind, own, say))}</ol>`
}

function problemItem(problem: ProblemView, kind: string, own: string, say: Say): Piece {
  const { number, place, tag, message, printed, expected, advice, article, also, more } = problem
  const detail = (label: string, value: Piece | string | null) =>
    value === null ? '' : html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`
  const inOwn = (text: string | null) => (text === null ? null : html`<span lang="${tag}">${text}</span>`)
  return html`<li class="${kind}">
<p class="count">${number} <span class="place">${place}</span></p>
<p class="message" lang="${tag}">${message}</p>
${printed === null ? '' : html`<pre><code>${unbroken(printed)}</code></pre>`}
${also.length === 0 ? '' : html`<ul lang="${tag}">\n${also.map((one) => html`<li><span lang="${own}">${one.place}</span>: ${one.message}</li>\n`)}</ul>`}
${more === null ? '' : html`<p lang="${own}">${more}</p>`}
<dl>
${detail(say('check-expected'), inOwn(expected))}${detail(say('check-advice'), inOwn(advice))}${detail(
  say('check-rule'),
  article === null ? null : html`<a href="#${article.key}">${article.label}</a>`,
)}</dl>
</li>
`
}

/** A line is broken between its columns only: `6 b 1` stays together. */
function unbroken(line: string): string {
  return line.replace(/(?<=\S) (?=\S)/g, '\u00a0')
}

function ratedPiece({ heading, lines, tables }: RatedView, name: string): Piece {
  return html`${heading === null ? '' : html`<h4>${heading}</h4>`}
${lines.map((line) => html`<p>${line}</p>\n`)}${tables.map((one) => tablePiece(one, heading ?? name))}`
}

/** @param of whose table it is, so that each has a name of its own */
function tablePiece({ caption, how, columns, rows }: TableView, of: string): Piece {
  const kind = (index: number) => (columns[index]?.isNumber === true ? 'number' : 'text')
  return html`<h4>${caption}</h4>
<p class="how">${how}</p>
<section class="scroll" aria-label="${caption}, ${of}" tabindex="0">
<table>
<thead><tr>${columns.map(({ name }, index) => html`<th scope="col" class="${kind(index)}">${name}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (row) =>
    html`<tr>${row.map((cell, index) =>
      kind(index) === 'text' ? html`<th scope="row" class="text">${cell}</th>` : html`<td class="number">${cell}</td>`,
    )}</tr>\n`,
)}</tbody>
</table>
</section>
`
}

function lawSection(law: ReturnType<typeof checkView>['law'], say: Say): Piece {
  return html`<section class="law">
<h2>${say('check-law')}</h2>
<p>${say('check-law-lead')}</p>
<dl>
${law.map(({ key, label, says }) => html`<div id="${key}"><dt>${label}</dt><dd>${says}</dd></div>\n`)}</dl>
</section>`
}
