import type { IngestedFile } from '../intake/ingested.js'
import type { JudgeOptions } from '../intake/judge-report.js'
import { reportsIn } from '../intake/read-ahead.js'
import type { DateOrder } from '../report/parsed-report.js'
import { checkingOf } from '../run/config.js'
import type { IsoDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { dayOf, type Session } from './session.js'

/** What the user says of reports that are judged: the same for taking them and for checking them. */
export interface JudgingOptions {
  readonly code?: string
  readonly type?: RatingType
  readonly received?: IsoDate
  /** A day, or an instant in the configured zone. */
  readonly date?: string
  readonly dates?: DateOrder
  readonly samePerson?: readonly string[]
  readonly newPerson?: readonly string[]
}

export function judgeOptionsOf(session: Session, options: JudgingOptions): JudgeOptions {
  const { code, type, received, dates } = options
  return {
    ...session.rating(),
    ...(code === undefined ? {} : { code }),
    ...(type === undefined ? {} : { type }),
    ...(received === undefined ? {} : { received }),
    ...(dates === undefined ? {} : { dates }),
    samePersons: ids('--same-person', options.samePerson),
    newPersons: ids('--new-person', options.newPerson),
    asOf: {
      day: dayOf(session, options.date),
      isSaid: options.date !== undefined || session.io.env.FRL_NOW !== undefined,
    },
    inboxDays: [],
    ...checkingOf(session.config()),
  }
}

/** @throws {UsageError} if one code is given for several reports */
export async function checkOneCode({ code }: JudgingOptions, files: readonly string[]): Promise<void> {
  if (code === undefined) return
  const [file] = files
  if (file === undefined || files.length > 1 || (await reportsIn(file)) > 1) {
    throw new UsageError('--code names one tournament: give one report file with it')
  }
}

function ids(option: string, texts: readonly string[] = []): ReadonlySet<number> {
  const wrong = texts.find((text) => !/^\d{1,9}$/.test(text))
  if (wrong !== undefined) throw new UsageError(`${option} ${wrong}: expected a FIDE ID, such as 1503014`)
  return new Set(texts.map(Number))
}

/** Where nothing of what was named is there, that is a fault of the disk; beside others it is one more that was refused. */
export function exitOf(files: readonly Pick<IngestedFile, 'outcome' | 'problems'>[]): ExitCode {
  const unreadable = files.filter(({ outcome }) => outcome === 'unreadable')
  const isMissing = unreadable.every(({ problems }) => problems.some(({ code }) => code === 'file-missing'))
  if (unreadable.length > 0 && (!isMissing || unreadable.length === files.length)) return exitCode.file
  return files.some(({ outcome }) => REFUSED.has(outcome)) ? exitCode.someRefused : exitCode.done
}

const REFUSED: ReadonlySet<IngestedFile['outcome']> = new Set(['refused', 'held', 'unreadable'])
