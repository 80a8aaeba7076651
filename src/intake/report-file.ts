import { createHash } from 'node:crypto'

/** A file as it was read: the reading is done side by side, the storing one after the other. */
export interface ReportFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly sha256: string
}

export function reportFile(path: string, bytes: Uint8Array): ReportFile {
  return { path, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
