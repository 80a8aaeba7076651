import type { CheckedReports } from '../answers/check-report.js'
import { type Language, sayCounted, sayIn } from '../shared/messages/language.js'
import { visibleLine } from '../shared/visible.js'
import type { ProblemView } from './check-problem-view.js'
import type { TableView } from './check-rated-view.js'
import { checkView, type FileView } from './check-view.js'
import { table } from './format.js'

/** A terminal is seldom narrower, and longer lines are hard to read. */
const WIDTH = 100

/** What was found, to be read in a terminal: one file after the other, then what the articles say. */
export function checkText(checked: CheckedReports, language: Language): string {
  const view = checkView(checked, language)
  const say = sayIn(language)
  const law =
    view.law.length === 0
      ? []
      : [
          heading(say('check-law')),
          wrapped(say('check-law-lead'), 2),
          ...view.law.map(({ label, says }) => wrapped(`${label}: ${says}`, 2, 4)),
        ]
  const text = [
    ...(view.warning === null ? [] : [wrapped(view.warning, 0), '\n']),
    view.files.map((file) => fileText(file, language)).join('\n\n'),
    ...law,
    '\n',
    wrapped(totalOf(checked, language), 0),
  ].join('')
  return text.replaceAll('\t', '→')
}

function totalOf({ files }: CheckedReports, language: Language): string {
  const number = (outcome: FileView['outcome']) => files.filter((file) => file.outcome === outcome).length
  const counts = {
    files: sayCounted(language, 'check-files', files.length),
    accepted: number('accepted'),
    held: number('held'),
    refused: number('refused'),
    alreadyStored: number('already-stored'),
    unreadable: number('unreadable'),
  }
  const say = sayIn(language)
  return counts.unreadable > 0 ? say('check-total-unreadable', counts) : say('check-total', counts)
}

function fileText(file: FileView, language: Language): string {
  const say = sayIn(language)
  const labels = Math.max(...file.facts.map(([label]) => label.length))
  const name = visibleLine(file.name)
  return [
    `${name}\n${'='.repeat(Math.min(WIDTH, name.length))}\n`,
    wrapped(`${file.verdict}. ${file.because}`, 0),
    '\n',
    ...file.facts.map(([label, value]) => wrapped(`${label.padEnd(labels)}  ${value}`, 2, labels + 4)),
    ...problemsSection(say('check-faults'), null, file.faults, language),
    ...problemsSection(say('check-questions'), null, file.questions, language),
    ...problemsSection(say('check-notes'), say('check-notes-lead'), file.notes, language),
    ...(file.rated.length === 0 ? [] : [heading(say('check-rated'))]),
    ...file.rated.flatMap((rated) => [
      ...(rated.heading === null ? [] : [`\n  ${visibleLine(rated.heading)}\n`]),
      ...rated.lines.map((line) => wrapped(line, 2)),
      ...rated.tables.map(tableText),
    ]),
  ].join('')
}

function problemsSection(
  title: string,
  lead: string | null,
  problems: readonly ProblemView[],
  language: Language,
): string[] {
  if (problems.length === 0) return []
  return [
    heading(title),
    ...(lead === null ? [] : [wrapped(lead, 2)]),
    ...problems.map((problem, index) => problemText(problem, index + 1, language)),
  ]
}

function problemText(problem: ProblemView, number: number, language: Language): string {
  const say = sayIn(language)
  const { place, article, message, printed, expected, advice, also, more } = problem
  const mark = `${String(number).padStart(3)}. `
  const cited = article === null ? '' : ` (${article.label})`
  return [
    wrapped(`${mark}${place}: ${message}${cited}`, 0, 5),
    ...(printed === null ? [] : [`     > ${visibleLine(printed)}\n`]),
    ...also.map((one) => wrapped(`${one.place}: ${one.message}`, 5, 7)),
    ...(more === null ? [] : [wrapped(more, 5, 7)]),
    ...(expected === null ? [] : [wrapped(`${say('check-expected')}: ${expected}`, 5, 7)]),
    ...(advice === null ? [] : [wrapped(`${say('check-advice')}: ${advice}`, 5, 7)]),
  ].join('')
}

function tableText({ caption, how, columns, rows }: TableView): string {
  const right = columns.flatMap(({ isNumber }, index) => (isNumber ? [index] : []))
  const text = table([columns.map(({ name }) => name), ...rows], right)
  return `\n  ${caption}\n${wrapped(how, 2)}${text.replace(/^/gm, '  ').trimEnd()}\n`
}

function heading(title: string): string {
  return `\n${title}\n${'-'.repeat(title.length)}\n`
}

/** A paragraph broken at blanks, its first line and the others indented by so many. Blanks that align labels stay. */
function wrapped(text: string, indent: number, hanging = indent): string {
  const lines: string[] = []
  const [first = '', ...words] = visibleLine(text).split(' ')
  let line = `${' '.repeat(indent)}${first}`
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH && line.trim() !== '') {
      lines.push(line)
      line = `${' '.repeat(hanging)}${word}`
    } else line += ` ${word}`
  }
  return `${[...lines, line].map((one) => one.trimEnd()).join('\n')}\n`
}
