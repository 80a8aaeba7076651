import { exportParquet } from '../export/export-parquet.js'
import type { ListMonth } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'
import { exportedText } from '../texts/exported-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session, withStore } from './session.js'

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
  const exported = await withStore(session, (store) =>
    exportParquet(store, { types: typesOf(type), from, to }, out, progressOn(session)),
  )
  if (session.json) printJson(session, exported)
  else session.io.out(exportedText(exported))
  return exitCode.done
}
