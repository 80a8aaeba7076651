import { openEmpty } from '../db/connect.js'
import { allLists } from '../db/lists.js'
import { openToRead } from '../db/open-to-read.js'
import { type ForetoldFile, foretellFiles } from '../intake/foretell.js'
import type { IngestedFile } from '../intake/ingested.js'
import type { JudgedReport, JudgeOptions } from '../intake/judge-report.js'
import { registerOf } from '../intake/register.js'
import { chainOf } from '../period/chain.js'
import type { IsoDate } from '../shared/dates.js'
import type { Problem } from '../shared/problem.js'
import type { Progress } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { decodeText, splitLines } from '../shared/text.js'
import { type ExpectedEvent, expectedEvent } from './expected-event.js'

/** Reports held against all that is known, without storing anything. */
export interface CheckedReports {
  /** The day the check was made for. */
  readonly date: IsoDate
  /** Whether there was a database to check against: without one nobody knows players, ratings and registrations. */
  readonly hasDatabase: boolean
  readonly files: readonly CheckedFile[]
}

/** What `ingest` would answer to a file, where its faults stand, and what would be rated. */
export interface CheckedFile extends IngestedFile {
  /** The codes under which these very bytes are stored already. */
  readonly storedAs: readonly string[]
  /** Every tournament of the file, as far as it could be read. */
  readonly reports: readonly CheckedTournament[]
  readonly problems: readonly CheckedProblem[]
  /** One a tournament that would be taken. */
  readonly expected: readonly ExpectedEvent[]
}

export interface CheckedTournament {
  readonly code: string
  readonly name: string
  readonly type: RatingType | null
  readonly startDate: IsoDate | null
  readonly endDate: IsoDate | null
  readonly players: number
}

/** A problem, and the line of the file it speaks of as it stands there; null where it speaks of none. */
export interface CheckedProblem extends Problem {
  readonly printed: string | null
}

export interface CheckOptions extends JudgeOptions {
  readonly breathe: Progress['breathe']
}

/**
 * Checks report files against a database that is only looked into; where there is none, each by itself alone.
 *
 * @param onFile called after each file
 */
export async function checkReports(
  database: string,
  paths: readonly string[],
  options: CheckOptions,
  onFile: () => void,
): Promise<CheckedReports> {
  const stored = await openToRead(database)
  const store = stored ?? (await openEmpty())
  const settings = stored === null ? withoutDatabase(options) : options
  try {
    const { db } = store
    const register = await registerOf(db, options)
    const chain = chainOf(await allLists(db), options.base, options.editions.calendar)
    const files: CheckedFile[] = []
    for await (const file of foretellFiles(db, paths, register, chain, settings)) {
      await options.breathe()
      files.push(checkedFile(file, (one) => expectedEvent(db, one, chain, options.editions)))
      onFile()
    }
    return { date: options.asOf.day, hasDatabase: stored !== null, files }
  } finally {
    await store.close()
  }
}

/** Nobody knows who is registered, as a player or as a tournament: neither is a fault of the report. */
function withoutDatabase(options: CheckOptions): CheckOptions {
  const registration = { mode: 'off', threshold: null } as const
  return { ...options, unknownIds: 'unasked', checks: { ...options.checks, registration } }
}

function checkedFile(
  { read, reports, fates, problems, ...answer }: ForetoldFile,
  expect: (one: ForetoldFile['fates'][number]) => ExpectedEvent,
): CheckedFile {
  const lines = read === null || problems.length === 0 ? [] : splitLines(decodeText(read.bytes).text)
  return {
    ...answer,
    reports: reports.map((report, index) => checkedTournament(report, read, index)),
    problems: problems.map((one) => ({ ...one, printed: printedLine(lines, one.line) })),
    expected: fates.map(expect),
  }
}

function printedLine(lines: readonly string[], line: number | undefined): string | null {
  const printed = line === undefined ? '' : (lines[line - 1] ?? '').trimEnd()
  if (printed === '') return null
  return printed.length <= LONGEST_LINE ? printed : `${printed.slice(0, LONGEST_LINE)} …`
}

/** Enough for a player's line of nine rounds and more; an XML may stand in one line. */
const LONGEST_LINE = 240

function checkedTournament(
  { source, validation }: JudgedReport,
  read: ForetoldFile['read'],
  index: number,
): CheckedTournament {
  const report = read?.reading.reports[index]
  const { tournament, told } = validation
  return {
    code: source.code,
    name: tournament?.name || report?.name || source.registration?.name || '',
    ...told,
    players: report?.players.length ?? 0,
  }
}
