import { type ImportedList, importList as takeList } from '../intake/import-list.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { renderProblem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { count } from '../texts/format.js'
import { problemsText } from '../texts/problems-text.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session, withStoreToWrite } from './session.js'

export interface ImportListCommandOptions {
  readonly list?: ListMonth
  readonly type?: RatingType
  readonly replace?: boolean
  readonly acceptFewer?: boolean
}

/** `frl import list FILE`: a rating list as the state of its month. */
export async function importList(session: Session, file: string, options: ImportListCommandOptions): Promise<ExitCode> {
  const { editions } = session.rating()
  const { replace = false, acceptFewer = false, ...said } = options
  const progress = progressOn(session)
  const imported = await withStoreToWrite(session, 'import list', (store) =>
    takeList(store, file, { ...said, replace, acceptFewer, editions, progress }),
  )
  if (!imported.refused && imported.list === null) {
    throw new UsageError(`${file}: nothing says which month this list is of; give --list, such as --list 2026-03`)
  }
  if (!imported.refused && imported.types === null) {
    throw new UsageError(
      `${file}: nothing says which rating type this list is of; give --type standard, rapid or blitz`,
    )
  }
  if (session.json) {
    const rendered = {
      badRecords: imported.badRecords.map(renderProblem),
      problems: imported.problems.map(renderProblem),
    }
    printJson(session, { ...imported, ...rendered })
  } else {
    session.io.out(importedText(imported))
  }
  return imported.refused || imported.badRecords.length > 0 ? exitCode.someRefused : exitCode.done
}

function importedText({ file, list, types, players, stored, refused, badRecords, problems }: ImportedList): string {
  const head = refused
    ? say('import-refused', { file })
    : say('import-list', { file, list: list ?? '', players: count(players, 'player') })
  const lines = (refused ? [] : (types ?? [])).map((one) =>
    one.outcome === 'same' ? say('import-same', { type: one.type }) : say(`import-${one.outcome}`, one),
  )
  if (!refused) lines.push(say('import-players', { added: count(stored.added, 'player'), changed: stored.changed }))
  if (badRecords.length > 0) lines.push(say('import-left-out', { records: count(badRecords.length, 'bad record') }))
  return `${[head, ...lines].join('\n')}\n${problemsText({ problems: [...badRecords, ...problems], more: [] })}`
}
