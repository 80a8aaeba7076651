import type { ExportedStore } from '../export/export-parquet.js'
import type { ExportedTrf } from '../export/export-trf.js'
import { say } from '../shared/messages/words.js'
import { count, table } from './format.js'

/** Where the store was exported to, with the rows and the digest of each file. */
export function exportedText({ folder, outcome, files }: ExportedStore): string {
  if (outcome === 'same') return `${say('export-same', { folder })}\n`
  const rows = files.reduce((sum, file) => sum + file.rows, 0)
  const lines = files.map((file) => [`  ${file.name}`, count(file.rows, 'row'), `sha256 ${file.sha256}`])
  return `${say('export-written', { folder, rows: count(rows, 'row') })}\n${table(lines, [1])}`
}

/** Where a tournament was written to. */
export function exportedTrfText({ file, folderMade, outcome, code, version, ...exported }: ExportedTrf): string {
  if (outcome === 'same') return `${say('export-trf-same', { file: file ?? '' })}\n`
  const { players, rounds, games } = exported
  const counts = [count(players, 'player'), count(rounds, 'round'), count(games, 'game')].join(', ')
  const made = folderMade === null ? '' : `${say('export-folder-made', { folder: folderMade })}\n`
  return `${made}${say('export-trf-written', { file: file ?? '', code, version, counts })}\n`
}
