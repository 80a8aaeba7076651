import { resolve } from 'node:path'
import { type CheckedReports, checkReports } from '../answers/check-report.js'
import { replaceFile } from '../files/replace-file.js'
import { reportPaths } from '../intake/ingest-paths.js'
import { type Language, sayIn } from '../shared/messages/language.js'
import { type LanguageName, languages } from '../shared/messages/languages.js'
import { say } from '../shared/messages/words.js'
import { renderProblemIn } from '../shared/problem.js'
import { renderMore } from '../shared/problem-groups.js'
import { during } from '../shared/progress.js'
import { checkText } from '../texts/check-text.js'
import { countsOf } from '../texts/ingested-text.js'
import { type ExitCode, UsageError } from './io.js'
import { checkOneCode, exitOf, type JudgingOptions, judgeOptionsOf } from './judging.js'
import { PAGE_BEGINS, refuseOtherFile } from './own-file.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session } from './session.js'

export interface CheckCommandOptions extends JudgingOptions {
  readonly lang?: LanguageName
  readonly html?: string
}

/** `frl check PATH...`: what `ingest` would say, and what would be rated, without storing anything. */
export async function check(
  session: Session,
  paths: readonly string[],
  options: CheckCommandOptions,
): Promise<ExitCode> {
  const progress = progressOn(session)
  const name = options.lang ?? session.config().language
  const settings = {
    ...judgeOptionsOf(session, options),
    breathe: progress.breathe,
  }
  const { files, empty } = await reportPaths(paths)
  if (files.length === 0) throw new UsageError(say('nothing-to-read', { folders: empty.join(', ') }))
  for (const folders of empty) session.io.err(`frl: ${say('nothing-to-read', { folders })}\n`)
  await checkOneCode(options, files)
  refuseReportAsPage(options.html, files)
  await refuseOtherFile('--html', options.html, 'an earlier page', PAGE_BEGINS)
  const checked = await during(
    progress,
    { what: say('progress-reports'), unit: 'reports', total: files.length },
    (task) => checkReports(session.database, files, settings, () => task.advance(1)),
  )
  const language = await languages[name]()
  if (options.html !== undefined) {
    const { checkPage } = await import('../texts/check-page.js')
    await replaceFile(options.html, await checkPage(checked, language))
  }
  if (session.json) printJson(session, { language: name, ...answerOf(checked, language) })
  else {
    session.io.out(checkText(checked, language))
    if (options.html !== undefined) session.io.out(`${sayIn(language)('check-page-written', { file: options.html })}\n`)
  }
  return exitOf(checked.files)
}

/** A slip of the shell would put the page in the place of a report. */
function refuseReportAsPage(page: string | undefined, files: readonly string[]): void {
  if (page === undefined || !files.some((file) => resolve(file) === resolve(page))) return
  throw new UsageError(`--html ${page}: expected a file for the page, and this is one of the reports`)
}

/** What is answered to programs. */
function answerOf({ date, hasDatabase, files }: CheckedReports, language: Language) {
  return {
    date,
    database: hasDatabase,
    ...countsOf(files),
    files: files.map((file) => ({
      ...file,
      more: file.more.map(renderMore),
      problems: file.problems.map(({ printed, ...problem }) => ({ ...renderProblemIn(language, problem), printed })),
    })),
  }
}
