import { exportParquet } from '../export/export-parquet.js'
import { exportTrf } from '../export/export-trf.js'
import { registerOf } from '../intake/register.js'
import type { ListMonth } from '../shared/dates.js'
import { problemLine, renderProblem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { exportedText, exportedTrfText } from '../texts/exported-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session, withStoreToRead } from './session.js'

export interface ExportOptions {
  readonly out: string
  readonly type?: RatingType
  readonly from?: ListMonth
  readonly to?: ListMonth
}

/** `frl export parquet --out DIR`: lists, players, tournaments, games, states and changes for an analyst's tools. */
export async function parquet(session: Session, options: ExportOptions): Promise<ExitCode> {
  const { out, type, from = null, to = null } = options
  if (from !== null && to !== null && from > to)
    throw new UsageError(`--from ${from} --to ${to}: expected the earlier list first`)
  const exported = await withStoreToRead(session, (store) =>
    exportParquet(store, { types: typesOf(type), from, to }, out, progressOn(session)),
  )
  if (session.json) printJson(session, exported)
  else session.io.out(exportedText(exported))
  return exitCode.done
}

export interface ExportTrfOptions {
  readonly version: '16' | '26'
  readonly out?: string
  readonly ascii?: boolean
}

/** `frl export trf CODE`: a stored tournament as a report for FIDE's rating server. Notes go to standard error. */
export async function trf(session: Session, code: string, options: ExportTrfOptions): Promise<ExitCode> {
  const { editions, base } = session.rating()
  const letters = options.ascii === true || session.config().asciiNames ? 'folded' : 'kept'
  const version = options.version === '16' ? 16 : 26
  const exported = await withStoreToRead(session, async (store) =>
    exportTrf(store, {
      code,
      version,
      letters,
      file: options.out ?? null,
      register: await registerOf(store.db, { base, editions }),
      editions,
    }),
  )
  const { text, problems, ...answer } = exported
  if (session.json) {
    const shown = answer.file === null ? { ...answer, text } : answer
    printJson(session, { ...shown, problems: problems.map(renderProblem) })
    return exitCode.done
  }
  if (answer.file === null) session.io.data(text)
  else session.io.out(exportedTrfText(exported))
  for (const one of problems) session.io.err(`frl: ${problemLine(one)}\n`)
  return exitCode.done
}
