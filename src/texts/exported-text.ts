import type { ExportedStore } from '../export/export-parquet.js'
import { say } from '../shared/messages/words.js'
import { count, table } from './format.js'

/** Where the store was exported to, with the rows and the digest of each file. */
export function exportedText({ folder, outcome, files }: ExportedStore): string {
  if (outcome === 'same') return `${say('export-same', { folder })}\n`
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  const lines = files.map((file) => [`  ${file.name}`, count(file.rows, 'row'), `sha256 ${file.sha256}`])
  return `${say('export-written', { folder, rows: count(rows, 'row') })}\n${table(lines, [1])}`
}
