import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { type ListMonth, listDate } from '../../src/shared/dates.js'
import { monthInWords } from '../../src/texts/format.js'
import type { ExplainAnswer, MadeMonth, MonthlyAnswer, RunAnswer, StatusAnswer } from './answers.js'
import type { Demo } from './folders.js'

/** What an organizer and cron do in a month: reports come into the inbox, and on the first the job runs. */
export async function makeMonth(demo: Demo, list: ListMonth): Promise<MadeMonth> {
  const { frl, folders, sample } = demo
  cpSync(join(sample, 'inbox', list), folders.inbox, { recursive: true })
  const places = ['--inbox', folders.inbox, '--out', folders.out]
  const answer = await frl.json<MonthlyAnswer>('run', 'monthly', '--date', listDate(list), ...places)
  await logReport(demo, list)

  const standard = await printedList(demo, list)
  const newcomers = reportOfStandard(answer).newcomers.map(({ fideId }) => fideId)
  const first = await explained(demo, list, newcomers)
  const unrated = await explained(
    demo,
    list,
    [...standard].flatMap(([id, { rating }]) => (rating === '' ? [id] : [])),
  )
  return {
    answer,
    names: new Map([...standard].map(([id, { name }]) => [id, name])),
    waiting: unrated.filter(({ status }) => status === 'unrated'),
    overMonths: new Set(first.filter(comesFromSeveralLists).map(({ id }) => id)),
  }
}

function reportOfStandard({ rated }: MonthlyAnswer) {
  const standard = rated.find(({ type }) => type === 'standard')
  if (standard === undefined || standard.outcome === 'nothing') throw new Error('there is no standard list')
  return standard.report
}

/** The run's own report, as `frl status --run N` keeps it, goes to the log. */
async function logReport({ frl, folders }: Demo, list: ListMonth): Promise<void> {
  const { runs } = await frl.json<StatusAnswer>('status', '--date', listDate(list))
  const run = runs.find(({ job }) => job === 'monthly')
  if (run === undefined) throw new Error(`no monthly run is recorded for ${list}`)
  const { report } = await frl.json<RunAnswer>('status', '--run', String(run.id))
  appendFileSync(folders.log, `${monthInWords(list)}, run ${run.id}\n\n${report}\n\n`)
}

interface PrintedLine {
  readonly id: string
  readonly name: string
  readonly rating: string
}

/** The standard list by ID, with those who are in a pool and those who just lost their rating. */
async function printedList({ frl }: Demo, list: ListMonth): Promise<ReadonlyMap<number, PrintedLine>> {
  const { out } = await frl.call('list', list, '--type', 'standard', '--csv')
  const lines: readonly PrintedLine[] = parse(out, { columns: true })
  return new Map(lines.map((line) => [Number(line.id), line]))
}

async function explained({ frl }: Demo, list: ListMonth, ids: readonly number[]): Promise<readonly ExplainAnswer[]> {
  const all: ExplainAnswer[] = []
  for (const id of ids) all.push(await frl.json<ExplainAnswer>('explain', String(id), list, '--type', 'standard'))
  return all
}

function comesFromSeveralLists({ tournaments }: ExplainAnswer): boolean {
  return new Set(tournaments.filter(({ leftOut }) => leftOut === null).map(({ ratedIn }) => ratedIn)).size > 1
}
