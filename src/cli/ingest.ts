import { ingestFiles, reportPaths } from '../intake/ingest-paths.js'
import type { IngestedFile, IngestOptions } from '../intake/ingested.js'
import { InterruptedError, tellingWhatRemains } from '../run/interrupted.js'
import { say } from '../shared/messages/words.js'
import { renderProblem } from '../shared/problem.js'
import { renderMore } from '../shared/problem-groups.js'
import { during } from '../shared/progress.js'
import { countsOf, fileText, reportsRemainText, totalText } from '../texts/ingested-text.js'
import { codeOfInterruption } from './answer.js'
import type { ExitCode } from './io.js'
import { checkOneCode, exitOf, type JudgingOptions, judgeOptionsOf } from './judging.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session, withStoreToWrite } from './session.js'

/** `frl ingest PATH...`: reads report files, each accepted whole or refused whole. */
export async function ingest(session: Session, paths: readonly string[], options: JudgingOptions): Promise<ExitCode> {
  const progress = progressOn(session)
  const settings: IngestOptions = { ...judgeOptionsOf(session, options), breathe: progress.breathe }
  const ingested: IngestedFile[] = []
  try {
    await withStoreToWrite(session, 'ingest', async (store) => {
      const { files, empty } = await reportPaths(paths)
      for (const folders of empty) session.io.err(`frl: ${say('nothing-to-read', { folders })}\n`)
      await checkOneCode(options, files)
      let done = 0
      await tellingWhatRemains(
        () => reportsRemainText(done, files.length),
        () =>
          during(progress, { what: say('progress-reports'), unit: 'reports', total: files.length }, (task) =>
            ingestFiles(store, files, settings, (file, { isLast }) => {
              // What was said of a file need not be kept until the last one.
              ingested.push(session.json || file.outcome === 'unreadable' ? file : { ...file, problems: [], more: [] })
              if (!session.json) task.aside(() => session.io.out(fileText(file)))
              if (!isLast) return
              done += 1
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
  return exitOf(ingested)
}

/** What is answered to programs. */
function answerOf(ingested: readonly IngestedFile[]) {
  const files = ingested.map((file) => ({
    ...file,
    problems: file.problems.map(renderProblem),
    more: file.more.map(renderMore),
  }))
  return { ...countsOf(ingested), files }
}
