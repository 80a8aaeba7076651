import type { Store } from '../db/connect.js'
import { type PutAway, putAway } from '../files/inbox.js'
import { ingestFiles } from './ingest-paths.js'
import type { IngestedFile, IngestOptions } from './ingested.js'

/** What became of a file of an inbox, and where it lies now. */
export interface TakenFile {
  readonly ingested: IngestedFile
  /** null where it could not be read: it stays where it was. */
  readonly putAway: string | null
}

export interface TakeInboxOptions extends IngestOptions {
  /** What a refused file's organizer is told of each report in it. */
  readonly sheet: (file: string, ingested: readonly IngestedFile[]) => string
}

/**
 * Empties an inbox: refused files go to `rejected` beside a sheet of what is wrong, all others to `archive`. Each file is
 * stored before it is moved, so that a run that is killed in between finds it stored already the next time.
 *
 * @param files what lies in it
 * @param onFile called with each report once its file is put away
 * @throws {FileAccessError} if the inbox can not be read or written
 */
export async function takeInbox(
  store: Store,
  inbox: string,
  files: readonly string[],
  options: TakeInboxOptions,
  onFile: (taken: TakenFile) => void,
): Promise<void> {
  let ofOne: IngestedFile[] = []
  await ingestFiles(store, files, options, async (one, { disk, isLast }) => {
    ofOne.push(one)
    if (!isLast) return
    const place = placeFor(ofOne)
    const sheet = place === 'rejected' ? options.sheet(disk, ofOne) : null
    const moved = place === null ? null : await putAway(inbox, disk, place, sheet)
    for (const ingested of ofOne) onFile({ ingested, putAway: moved })
    ofOne = []
  })
}

/** A zip goes where its worst report goes. */
function placeFor(ingested: readonly IngestedFile[]): PutAway | null {
  const outcomes = ingested.map(({ outcome }) => outcome)
  if (outcomes.includes('unreadable')) return null
  return outcomes.includes('refused') ? 'rejected' : 'archive'
}
