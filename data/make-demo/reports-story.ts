import { basename } from 'node:path'
import type { IngestedTournament } from '../../src/intake/ingested.js'
import type { ReportedEvent } from '../../src/month/month-report.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { monthOf } from '../../src/shared/dates.js'
import { regulationProblems } from '../../src/shared/messages/regulation-problems.js'
import type { RenderedProblem } from '../../src/shared/problem.js'
import { count, daysInWords, monthInWords } from '../../src/texts/format.js'
import { type AnsweredFile, type MadeMonth, reportsOf } from './answers.js'
import { type Demo, pasted } from './folders.js'
import { wrapped } from './prose.js'

/** What became of the reports of a month: taken, refused, held, corrected, late, noted. */
export function reportsStory(demo: Demo, month: MadeMonth): string {
  const { files } = month.answer.inbox
  const by = (outcome: AnsweredFile['outcome']) => files.filter((file) => file.outcome === outcome)
  const [taken, refused, held] = [by('accepted'), by('refused'), by('held')]
  const corrected = files.flatMap(({ tournaments }) => tournaments).filter(({ outcome }) => outcome === 'revised')
  const counts = `${taken.length} taken, ${refused.length} refused, ${held.length} held`
  return [
    wrapped(`${count(files.length, 'report')} came: ${counts}.`, demo.width, 2),
    ...refused.map((file) => refusedText(demo, file)),
    ...held.map((file) => heldText(demo, file)),
    ...corrected.map((tournament) => correctedText(demo, tournament)),
    ...lateEvents(month).map((event) => lateText(demo, event)),
    ...notedTexts(demo, files),
  ].join('')
}

/** What the regulations ask otherwise, noted and rated all the same: each kind once, in the words of the first report. */
function notedTexts({ width }: Demo, files: readonly AnsweredFile[]): readonly string[] {
  const notes = files.flatMap(({ file, problems }) =>
    problems.filter(({ code }) => Object.hasOwn(regulationProblems, code)).map((problem) => ({ ...problem, file })),
  )
  return [...new Set(notes.map(({ code }) => code))].map((kind) => {
    const [first, ...others] = notes.filter(({ code }) => code === kind)
    const more = others.length === 0 ? '' : ` The same in ${count(others.length, 'other report')}.`
    const what = `Noted: ${basename(first?.file ?? '')}: ${first?.message} (art. ${first?.article}).${more}`
    return wrapped(what, width, 2, 4)
  })
}

function refusedText({ width }: Demo, { file, problems }: AnsweredFile): string {
  const { faults, first } = faultsOf(problems)
  const what = `Refused: ${basename(file)}, ${count(faults, 'fault')}. The first: ${first?.message}.`
  return wrapped(what, width, 2, 4)
}

/** How many faults refused a report, and the first of them. */
export function faultsOf(problems: readonly RenderedProblem[]): {
  readonly faults: number
  readonly first: RenderedProblem | undefined
} {
  const faults = problems.filter(({ severity }) => severity === 'refuse')
  return { faults: faults.length, first: faults[0] }
}

function heldText(demo: Demo, { file, problems, tournaments }: AnsweredFile): string {
  const why = problems.find(({ severity }) => severity === 'hold')?.message
  const [code] = tournaments.filter(({ outcome }) => outcome === 'held').map((held) => held.code)
  const text = `${basename(file)}: ${why}. Nothing of it is rated until somebody decides, for example:`
  return `${wrapped(text, demo.width, 2, 4)}    ${pasted(demo, `tournament resolve ${code} --as duplicate`)}\n`
}

function correctedText({ width }: Demo, { name, code }: IngestedTournament): string {
  return wrapped(`Corrected: ${name} (${code}) was reported twice; the second report replaced the first.`, width, 2, 4)
}

/** Tournaments that ended before the month this list is made of. */
function lateEvents(month: MadeMonth): readonly ReportedEvent[] {
  const before = fideEditions.calendar.previous(month.answer.list)
  return reportsOf(month)
    .flatMap(({ tournaments }) => tournaments)
    .filter(({ endDate }) => monthOf(endDate) < before)
}

function lateText({ width }: Demo, { name, code, startDate, endDate, listInForce }: ReportedEvent): string {
  const when = `${name} (${code}), played ${daysInWords(startDate, endDate)}`
  return wrapped(`Late: ${when}; rated now, with the ratings of ${monthInWords(listInForce)}.`, width, 2, 4)
}
