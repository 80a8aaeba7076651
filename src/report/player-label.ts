import type { ReportedPlayer, ReportFormat } from './parsed-report.js'

/** A player as messages name him: `4 Jarlby, Leo` in a TRF or an upload XML, the name alone (else the ID) where nobody printed a start number. */
export function playerLabel({ startNumber, name, fideIdText }: ReportedPlayer, format: ReportFormat = 'trf'): string {
  if (format === 'csv' || format === 'pgn') return name || fideIdText || '?'
  return name === '' ? String(startNumber) : `${startNumber} ${name}`
}
