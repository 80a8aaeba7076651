import { basename } from 'node:path'
import { count, monthInWords, table } from '../../src/texts/format.js'
import { type ListAnswer, type MadeMonth, reportOf } from './answers.js'
import { conditionHeads, newcomerCells } from './conditions.js'
import { type Demo, pasted } from './folders.js'
import { newcomerName } from './month-story.js'
import { heading, indented, wrapped } from './prose.js'
import { faultsOf } from './reports-story.js'

/** What is left after the last month: the list, the newcomers, the refusals, the files, and what to try next. */
export async function ending(demo: Demo, months: readonly MadeMonth[]): Promise<string> {
  return [
    await topTen(demo, months),
    newcomersTable(demo, months),
    refusals(demo, months),
    placesText(demo, months),
    nextCommands(demo, months),
  ].join('')
}

async function topTen({ frl }: Demo, months: readonly MadeMonth[]): Promise<string> {
  const list = lastOf(months).answer.list
  const { players } = await frl.json<ListAnswer>('list', list, '--type', 'standard', '--top', '10')
  const rows = players.map(({ name, federation, title, womanTitle, rating, games }, index) => [
    String(index + 1),
    title || womanTitle,
    name,
    federation,
    String(rating),
    String(games),
  ])
  const head = ['', '', '', '', 'rating', 'games']
  return `${heading(`Top ten, standard list of ${monthInWords(list)}`)}${indented(table([head, ...rows], [0, 4, 5]), 2)}`
}

function newcomersTable({ width }: Demo, months: readonly MadeMonth[]): string {
  const all = months.flatMap((month) => reportOf(month, 'standard').newcomers.map((newcomer) => ({ month, newcomer })))
  const [first] = all
  if (first === undefined) return ''
  const rows = all.map(({ month, newcomer }) => [
    month.answer.list,
    newcomerName(month, newcomer, width),
    ...newcomerCells(newcomer),
  ])
  const legend =
    'Games against rated players, points in them, and the rating they give; * with games of more than one list.'
  return [
    heading(`First ratings of the standard lists: ${rows.length}`),
    wrapped(legend, width, 2, 2),
    indented(table([['list', '', ...conditionHeads(first.newcomer)], ...rows], [2, 3, 4]), 2),
  ].join('')
}

function refusals({ width }: Demo, months: readonly MadeMonth[]): string {
  const files = months.flatMap(({ answer }) => answer.inbox.files).filter(({ outcome }) => outcome === 'refused')
  const texts = files.map(({ file, problems, putAway }) => {
    const { faults, first } = faultsOf(problems)
    const why = `${count(faults, 'fault')}, the first in line ${first?.line}: ${first?.message}; expected ${first?.expected}.`
    return `${wrapped(`${basename(file)}: ${why}`, width, 2, 4)}    All faults: ${putAway}.problems.txt\n`
  })
  return `${heading(`Refused: ${count(files.length, 'report')}`)}${texts.join('')}`
}

function placesText({ folders }: Demo, months: readonly MadeMonth[]): string {
  const lists = months.map(({ answer }) => answer.list)
  const rows = [
    ['published lists', `${folders.out}/${lists[0]} to ${lists.at(-1)}, each standard, rapid, blitz`],
    ['reports taken', `${folders.inbox}/archive`],
    ['problem sheets', `${folders.inbox}/rejected`],
    ['monthly reports', folders.log],
    ['database', folders.database],
  ]
  return `${heading('Where it all lies')}${indented(table(rows), 2)}`
}

/** Commands that work as they stand. */
function nextCommands(demo: Demo, months: readonly MadeMonth[]): string {
  const { list } = lastOf(months).answer
  const [pooled] = months.flatMap(({ answer, overMonths }) => [...overMonths].map((id) => ({ id, list: answer.list })))
  const [held] = months.flatMap(({ answer }) => answer.inbox.files).filter(({ outcome }) => outcome === 'held')
  const code = held?.tournaments[0]?.code
  const commands = [
    ['why a newcomer has this rating', `explain ${pooled?.id} ${pooled?.list} --type standard`],
    ['what waits for a person', `status --date ${list}-01`],
    ['settle the held report', `tournament resolve ${code} --as duplicate`],
    ['another list', `list ${list} --type rapid --top 20`],
  ]
  const lines = commands.map(([what, command]) => `  ${what}:\n    ${pasted(demo, command ?? '')}\n`)
  return `${heading('Try next')}${lines.join('')}`
}

function lastOf(months: readonly MadeMonth[]): MadeMonth {
  const last = months.at(-1)
  if (last === undefined) throw new Error('no month was made')
  return last
}
