import { type Problem, problem, refuses } from '../shared/problem.js'
import { type DecodedText, decodeText, splitLines } from '../shared/text.js'
import type { CrosstableRow, ParsedReport } from './parsed-report.js'
import { playerLabel } from './player-label.js'
import type { ReportReading } from './report-reading.js'
import { countGames } from './trf/count-games.js'
import { forfeitedMatches } from './trf/forfeited-matches.js'
import { hasOwnScoring, headerRecords } from './trf/header-records.js'
import { playerRecord } from './trf/player-record.js'
import { roundDates } from './trf/round-dates.js'
import { startNumberOf, type TrfLine, trfLines } from './trf/trf-line.js'

export interface TrfReading extends Omit<ReportReading, 'reports'> {
  /** null where the file is no tournament report at all. */
  readonly report: ParsedReport | null
}

/**
 * Reads a tournament report (TRF06, TRF16, TRF26; C.04 annex 2), whatever its line ends and encoding. Nothing is
 * believed yet: see `validateReport`.
 *
 * @param file the name problems are shown under
 */
export function readTrf(bytes: Uint8Array, file: string): TrfReading {
  const { text, encoding } = decodeText(bytes)
  if (text.trim() === '') return nothing(problem('report-empty', {}, { file }))
  const { records, unknown } = trfLines(splitLines(text))
  if (records.length === 0) return nothing(problem('report-not-trf', {}, { file }))

  const players = playersOf(records, file)
  const forfeited = forfeitedMatches(records, file)
  const problems = [
    ...(encoding === 'utf-8' ? [] : [problem('text-not-utf8', { encoding }, { file })]),
    ...unknownLines(unknown, file),
    ...players.problems,
    ...forfeited.problems,
  ]
  const report = reportOf(records, players, { encoding, whole: !refuses(problems), forfeited: forfeited.matches })
  return { report, problems, ...countGames(players.rows) }
}

/** A file that is no tournament report at all. */
function nothing(reason: Problem): TrfReading {
  return { report: null, problems: [reason], games: 0, unfinished: 0 }
}

interface Players {
  readonly rows: readonly CrosstableRow[]
  readonly unread: readonly (number | null)[]
  readonly problems: readonly Problem[]
}

function playersOf(records: readonly TrfLine[], file: string): Players {
  const lines = records.filter(({ code }) => code === '001')
  const read = lines.map((line) => ({ line, ...playerRecord(line.text, { file, line: line.line }) }))
  const rows = read.flatMap(({ row }) => row ?? [])
  return {
    rows: rows.map((row) =>
      row.rounds.length > MOST_ROUNDS ? { ...row, rounds: row.rounds.slice(0, MOST_ROUNDS) } : row,
    ),
    unread: read.filter(({ row }) => row === null).map(({ line }) => startNumberOf(line)),
    problems: [...read.flatMap(({ problems }) => problems), ...rows.flatMap((row) => tooManyRounds(row, file))],
  }
}

/** What the records that name a round have columns for (240, 330). */
const MOST_ROUNDS = 999

function tooManyRounds({ player, rounds }: CrosstableRow, file: string): readonly Problem[] {
  if (rounds.length <= MOST_ROUNDS) return []
  const args = { player: playerLabel(player), rounds: rounds.length, most: MOST_ROUNDS }
  return [problem('rounds-too-many', args, { file, line: player.line })]
}

function reportOf(
  records: readonly TrfLine[],
  { rows, unread }: Players,
  read: Pick<DecodedText, 'encoding'> &
    Pick<ParsedReport, 'whole'> & { forfeited: ReturnType<typeof forfeitedMatches>['matches'] },
): ParsedReport {
  return {
    format: 'trf',
    encoding: read.encoding,
    whole: read.whole,
    code: null,
    ...headerRecords(records),
    players: rows.map(({ player }) => player),
    results: {
      kind: 'crosstable',
      rows,
      unread,
      roundDates: roundDates(records),
      ownScoring: hasOwnScoring(records),
      forfeitedMatches: read.forfeited,
    },
  }
}

/** How many numbers of lines the note on unknown lines shows. */
const LINES_SHOWN = 20

/** One note for all lines that are no records: a legend in the sender's language, a slip in a code. */
function unknownLines(unknown: readonly TrfLine[], file: string): readonly Problem[] {
  const [first] = unknown
  if (first === undefined) return []
  const numbers = unknown.slice(0, LINES_SHOWN).map(({ line }) => line)
  const lines = [...numbers, ...(unknown.length > LINES_SHOWN ? ['...'] : [])].join(', ')
  return [
    problem('lines-unknown', { count: unknown.length, lines, first: first.text.trim() }, { file, line: first.line }),
  ]
}
