import { decodeText, splitLines } from '../../shared/text.js'
import { gamesOfCrosstable } from '../crosstable.js'
import type { Crosstable, ParsedReport } from '../parsed-report.js'
import { readReport } from '../read-report.js'
import type { TournamentGame, ValidTournament } from '../valid-tournament.js'
import { type PrintedDetails, printedDetails } from './printed-details.js'
import { type Bye, uploadByes } from './upload-byes.js'

/** The report a stored tournament came in, read again for what is not stored of it: byes, points, ranks, dates of birth. */
export interface ReportSource {
  readonly report: ParsedReport
  /** The crosstable, where it gives the very games that are stored; null where the games are all there is. */
  readonly table: Crosstable | null
  readonly printed: ReadonlyMap<number, PrintedDetails>
  readonly byes: readonly Bye[]
  /** The lines of a TRF; none of other files. */
  readonly lines: readonly string[]
}

/**
 * Reads the file of a stored tournament again. null where the file does not give what is stored, as when it was read by
 * an earlier version of the program in another way: then the stored rows alone speak.
 */
export function reportSource(
  bytes: Uint8Array,
  fileName: string,
  { code, players, games }: ValidTournament,
): ReportSource | null {
  const { reports } = readReport(bytes, fileName)
  const report = reports.length === 1 ? reports[0] : reports.find((one) => one.code === code)
  const numbers = new Set(report?.players.map(({ startNumber }) => startNumber))
  if (report === undefined || numbers.size !== players.length) return null
  if (!players.every(({ startNumber }) => numbers.has(startNumber))) return null

  const { format, results } = report
  const table = results.kind === 'crosstable' ? results : null
  if (table !== null && !areSame(gamesOfCrosstable(table, [], fileName).games, games)) return null
  return {
    report,
    table,
    printed: printedDetails(bytes, format),
    byes: format === 'xml' ? uploadByes(bytes) : [],
    lines: format === 'trf' ? splitLines(decodeText(bytes).text) : [],
  }
}

/** Whether two lists hold the same games; when they were played is settled elsewhere. */
function areSame(one: readonly TournamentGame[], other: readonly TournamentGame[]): boolean {
  const keys = (games: readonly TournamentGame[]) => games.map((game) => JSON.stringify({ ...game, date: null }))
  const [left, right] = [keys(one), keys(other)]
  return left.length === right.length && left.every((key, index) => key === right[index])
}
