import { ingestFiles, reportPaths } from '../intake/ingest-paths.js'
import type { IngestedFile, IngestOptions } from '../intake/ingested.js'
import type { DateOrder } from '../report/parsed-report.js'
import { checkingOf } from '../run/config.js'
import { InterruptedError, tellingWhatRemains } from '../run/interrupted.js'
import type { IsoDate } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { renderProblem } from '../shared/problem.js'
import { during, type Progress } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { countsOf, fileText, reportsRemainText, totalText } from '../texts/ingested-text.js'
import { codeOfInterruption } from './answer.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session, withStoreToWrite } from './session.js'

export interface IngestCommandOptions {
  readonly code?: string
  readonly type?: RatingType
  readonly received?: IsoDate
  readonly dates?: DateOrder
  readonly samePerson?: readonly string[]
  readonly newPerson?: readonly string[]
}

/** `frl ingest PATH...`: reads report files, each accepted whole or refused whole. */
export async function ingest(
  session: Session,
  paths: readonly string[],
  options: IngestCommandOptions,
): Promise<ExitCode> {
  const progress = progressOn(session)
  const settings = settingsOf(session, options, progress)
  const ingested: IngestedFile[] = []
  try {
    await withStoreToWrite(session, 'ingest', async (store) => {
      const files = await reportPaths(paths)
      if (options.code !== undefined && files.length !== 1) {
        throw new UsageError('--code names one tournament: give one report file with it')
      }
      await tellingWhatRemains(
        () => reportsRemainText(ingested.length, files.length),
        () =>
          during(progress, { what: say('progress-reports'), unit: 'reports', total: files.length }, (task) =>
            ingestFiles(store, files, settings, (file) => {
              // What was said of a file need not be kept until the last one.
              ingested.push(session.json ? file : { ...file, problems: [] })
              if (!session.json) task.aside(() => session.io.out(fileText(file)))
              task.advance(1)
            }),
          ),
      )
    })
  } catch (error) {
    if (!session.json || !(error instanceof InterruptedError)) throw error
    const exit = codeOfInterruption(error)
    printJson(session, { ...answerOf(ingested), exit, message: error.message })
    return exit
  }
  const counts = countsOf(ingested)
  if (session.json) printJson(session, answerOf(ingested))
  else session.io.out(`${totalText(counts)}\n`)
  if (counts.unreadable > 0) return exitCode.file
  return counts.refused > 0 || counts.held > 0 ? exitCode.someRefused : exitCode.done
}

/** What is answered to programs. */
function answerOf(ingested: readonly IngestedFile[]) {
  const files = ingested.map((file) => ({ ...file, problems: file.problems.map(renderProblem) }))
  return { ...countsOf(ingested), files }
}

function settingsOf(session: Session, options: IngestCommandOptions, { breathe }: Progress): IngestOptions {
  const config = session.config()
  const { code, type, received, dates } = options
  return {
    ...session.rating(),
    ...(code === undefined ? {} : { code }),
    ...(type === undefined ? {} : { type }),
    ...(received === undefined ? {} : { received }),
    ...(dates === undefined ? {} : { dates }),
    samePersons: ids('--same-person', options.samePerson),
    newPersons: ids('--new-person', options.newPerson),
    inboxDays: [],
    ...checkingOf(config),
    breathe,
  }
}

function ids(option: string, texts: readonly string[] = []): ReadonlySet<number> {
  const wrong = texts.find((text) => !/^\d{1,9}$/.test(text))
  if (wrong !== undefined) throw new UsageError(`${option} ${wrong}: expected a FIDE ID, such as 1503014`)
  return new Set(texts.map(Number))
}
