import type { Kysely } from 'kysely'
import { aliasesOf } from '../db/aliases.js'
import type { Database } from '../db/schema.js'
import { revisionsOf } from '../db/tournament-store.js'
import type { AcceptContext, AsOf } from '../report/accept-context.js'
import type { CheckSettings } from '../report/check-settings.js'
import type { Law } from '../report/law.js'
import type { DateOrder, ParsedReport } from '../report/parsed-report.js'
import { type Validation, validateReport } from '../report/validate.js'
import type { RatingSettings } from '../run/rating-settings.js'
import type { IsoDate } from '../shared/dates.js'
import { type Problem, refuses } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { lawOf } from './law.js'
import { otherEventProblem } from './other-event.js'
import type { GrowingRegister } from './register.js'
import type { ReportFile } from './report-file.js'
import { codeOfReport, type ReportCode } from './report-source.js'

/** What the user and the configuration say of how reports are judged. */
export interface JudgeOptions extends RatingSettings {
  readonly code?: string
  readonly type?: RatingType
  readonly received?: IsoDate
  /** The days an inbox is emptied on, in order: what lies in it arrived by then. */
  readonly inboxDays: readonly IsoDate[]
  readonly asOf: AsOf
  readonly dates?: DateOrder
  readonly samePersons: ReadonlySet<number>
  readonly newPersons: ReadonlySet<number>
  readonly unknownIds: AcceptContext['unknownIds']
  readonly checks: CheckSettings
}

/** A report with its code found and its contents judged. */
export interface JudgedReport {
  readonly source: ReportCode
  readonly validation: Validation
}

/** A file with all its reports judged: it is taken whole or not at all. */
export interface JudgedFile {
  readonly reports: readonly JudgedReport[]
  readonly problems: readonly Problem[]
  readonly refused: boolean
}

/** Judges every report of a file against what is stored. Nothing is written: `ingest` stores what it finds, `check` only tells. */
export async function judgeFile(
  db: Kysely<Database>,
  { path, reading }: Pick<ReportFile, 'path' | 'reading'>,
  register: GrowingRegister,
  options: JudgeOptions,
): Promise<JudgedFile> {
  const judging = { file: path, aliases: await aliasesOf(db), law: lawOf(options.editions), register, options }
  const reports = await Promise.all(reading.reports.map((report) => judge(db, report, judging)))
  const problems = [
    ...reading.problems,
    ...reports.flatMap(({ validation }) => validation.problems),
    ...reports.flatMap(({ validation }) => otherEventProblem(db, validation.tournament, path) ?? []),
  ]
  const whole = reports.length > 0 && reports.every(({ validation }) => validation.tournament !== null)
  return { reports, problems, refused: !whole || refuses(problems) }
}

/** What all reports of a file are judged by. */
interface Judging {
  readonly file: string
  readonly aliases: ReadonlyMap<number, number>
  readonly law: Law
  readonly register: GrowingRegister
  readonly options: JudgeOptions
}

async function judge(
  db: Kysely<Database>,
  report: ParsedReport,
  { file, aliases, law, register, options }: Judging,
): Promise<JudgedReport> {
  const source = await codeOfReport(db, report, file, options.code)
  const [first] = await revisionsOf(db, source.code)
  const validation = validateReport(withAliases(report, aliases), {
    ...source,
    file,
    type: options.type,
    dates: options.dates,
    receivedDate: options.received ?? null,
    asOf: options.asOf,
    inboxDays: options.inboxDays,
    firstReceived: first?.received_date ?? null,
    law,
    register,
    arbiters: register.arbiters,
    unknownIds: options.unknownIds,
    samePersons: options.samePersons,
    newPersons: options.newPersons,
    checks: options.checks,
  })
  return { source, validation }
}

/** An ID that a person settled once stays settled: its games are booked under the person's own. */
function withAliases(report: ParsedReport, aliases: ReadonlyMap<number, number>): ParsedReport {
  if (aliases.size === 0) return report
  const players = report.players.map((player) => {
    const fideId = aliases.get(Number(player.fideIdText))
    return fideId === undefined ? player : { ...player, fideIdText: String(fideId) }
  })
  return { ...report, players }
}
