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
  /** What a refused file's organizer is told. */
  readonly sheet: (ingested: IngestedFile) => string
}

/**
 * Empties an inbox: refused files go to `rejected` beside a sheet of what is wrong, all others to `archive`. Each file is
 * stored before it is moved, so that a run that is killed in between finds it stored already the next time.
 *
 * @param files what lies in it
 * @param onFile called with each file once it is put away
 * @throws {FileAccessError} if the inbox can not be read or written
 */
export async function takeInbox(
  store: Store,
  inbox: string,
  files: readonly string[],
  options: TakeInboxOptions,
  onFile: (taken: TakenFile) => void,
): Promise<void> {
  await ingestFiles(store, files, options, async (ingested) => {
    const place = placeFor(ingested)
    const sheet = place === 'rejected' ? options.sheet(ingested) : null
    const moved = place === null ? null : await putAway(inbox, ingested.file, place, sheet)
    onFile({ ingested, putAway: moved })
  })
}

function placeFor({ outcome }: IngestedFile): PutAway | null {
  if (outcome === 'unreadable') return null
  return outcome === 'refused' ? 'rejected' : 'archive'
}
