import { type Problem, problem, refuses } from '../../shared/problem.js'
import type { RatingType } from '../../shared/rating-type.js'
import { ratingTypeOf, type TimeControlLimits } from '../time-control.js'
import type { ValidTournament } from '../valid-tournament.js'
import { type TrfTournament, writeTrf } from '../write-trf.js'
import { otherRecords, type TrfVersion } from './other-records.js'
import type { ReportSource } from './report-source.js'
import { cellsOfGames, cellsOfTable, pointsOfCells } from './round-cells.js'
import { roundDays } from './round-days.js'
import { tooWide } from './too-wide.js'
import { federationText, numberedByRating, type PlayerRow, pointsOfTable, ranksOf, trfPlayer } from './trf-players.js'
import { columnText, type Letters, nameText, recordText } from './trf-text.js'

export interface TrfOptions {
  readonly version: TrfVersion
  readonly letters: Letters
  /** By which 122, 222 and 092 tell the rating type. */
  readonly limits: TimeControlLimits
}

export interface WrittenTrf {
  /** null where a TRF can not say what is stored: the problems say what. */
  readonly text: string | null
  /** Refusals, or notes of what is not in the TRF as it is stored. */
  readonly problems: readonly Problem[]
}

const LINE_END = '\r\n'

/**
 * A stored tournament as a report that a rating server takes (C.04 annex 2). IDs are those the games are booked under;
 * what a TRF says beyond what is stored (byes, points, ranks, dates of birth, teams) is taken from the report itself.
 *
 * @param source the report as it came in, read again; null: the stored rows are all there is
 */
export function trfOf(tournament: ValidTournament, source: ReportSource | null, options: TrfOptions): WrittenTrf {
  const { version, letters } = options
  const format = source?.report.format
  const isNumbered = format !== 'csv' && format !== 'pgn'
  const numbers = isNumbered
    ? new Map(tournament.players.map(({ startNumber }) => [startNumber, startNumber]))
    : numberedByRating(tournament.players)
  const large = tooWide(tournament)
  if (large.length > 0) return { text: null, problems: large }

  const others = otherRecords(source?.lines ?? [], version)
  const { cells, problems } =
    source === null || source.table === null
      ? cellsOfGames(tournament, source, numbers)
      : { cells: cellsOfTable(source, tournament.games, version), problems: [] }
  if (refuses(problems)) return { text: null, problems }

  const saysPoints =
    source?.table?.ownScoring !== true ||
    others.ofTournament.some((line) => line.startsWith('162')) ||
    others.behind.some((line) => line.startsWith('299'))
  const printedPoints = pointsOfTable(source?.table ?? null)
  const rows = tournament.players
    .map((player): PlayerRow => {
      const number = player.startNumber
      const printed = source?.printed.get(number)
      const ofPlayer = cells.get(number) ?? []
      const given = printedPoints.get(number) ?? (format === 'xml' ? pointsGiven(printed?.points) : null)
      const points = saysPoints && given !== null ? given : pointsOfCells(ofPlayer)
      return { player, startNumber: numbers.get(number) ?? number, printed, points, cells: ofPlayer }
    })
    .sort((a, b) => (isNumbered ? a.player.line - b.player.line : 0) || a.startNumber - b.startNumber)
  const ranks = ranksOf(rows)
  const dated = roundDays(tournament, source)
  const written: TrfTournament = {
    ...headerOf(tournament, source, options),
    roundDates: dated.days.map((day) => (day ?? '').slice(2).replaceAll('-', '/')),
    otherRecords: others.ofTournament.map((line) => columnText(line, letters)),
    players: rows.map((row, index) => trfPlayer(row, ranks[index] ?? 0, letters)),
    recordsBehind: others.behind.map((line) => columnText(line, letters)),
  }
  const wide = written.players.filter(({ points }) => points.length > 5)
  if (wide.length > 0) {
    return {
      text: null,
      problems: wide.map(({ startNumber, points }) =>
        problem('trf-too-wide', { what: `the points of player ${startNumber}`, value: points, most: '999.9' }),
      ),
    }
  }
  const notes = [
    ...dated.problems,
    ...missing(written, version),
    ...namesCut(tournament, letters),
    ...federationsLeftOut(tournament, letters),
    ...leftOut(others.leftOut, tournament, version),
    ...(saysPoints ? [] : [problem('trf-points-of-results', { version })]),
  ]
  return { text: writeTrf(written, LINE_END), problems: notes }
}

function headerOf(
  tournament: ValidTournament,
  source: ReportSource | null,
  { version, letters, limits }: TrfOptions,
): Omit<TrfTournament, 'roundDates' | 'players'> {
  const text = (of: string) => recordText(of, letters)
  const [systemCode, timeControlCode] = [source?.report.systemCode ?? '', source?.report.timeControlCode ?? '']
  const is26 = version === 26
  const timeControl = tournament.timeControl || (is26 ? '' : timeControlCode)
  const codes = { systemCode: is26 ? text(systemCode) : '', timeControlCode: is26 ? text(timeControlCode) : '' }
  const system = withType(tournament.system || (is26 ? '' : systemCode), tournament.type, (of) =>
    ratingTypeOf({ timeControl, timeControlCode: codes.timeControlCode, system: of }, limits),
  )
  return {
    name: text(tournament.name),
    city: text(tournament.city),
    federation: text(tournament.federation),
    startDate: tournament.startDate.replaceAll('-', '/'),
    endDate: tournament.endDate.replaceAll('-', '/'),
    system: text(system),
    rounds: is26 ? tournament.rounds : null,
    chiefArbiter: text(tournament.chiefArbiter),
    timeControl: text(timeControl),
    ...codes,
  }
}

/** A TRF has no field for the rating type: where its words do not tell it, the system says it (`Swiss (rapid)`). */
function withType(system: string, type: RatingType, typeOf: (system: string) => RatingType | null): string {
  if (typeOf(system) === type || system === type || system.endsWith(`(${type})`)) return system
  return system === '' ? type : `${system} (${type})`
}

/** Points of an upload in hundredths; null where it has none. */
function pointsGiven(printed = ''): number | null {
  return /^\d{1,3}(\.\d{1,2})?$/.test(printed) ? Math.round(Number(printed) * 100) : null
}

/** Records that the format makes mandatory and nobody has given. */
function missing(written: TrfTournament, version: TrfVersion): readonly Problem[] {
  const { name, city, federation, chiefArbiter, roundDates } = written
  const undated = version === 26 && roundDates.includes('')
  const records = [
    ...(name === '' ? ['012 (name)'] : []),
    ...(city === '' ? ['022 (city)'] : []),
    ...(federation === '' ? ['032 (federation)'] : []),
    ...(chiefArbiter === '' ? ['102 (chief arbiter)'] : []),
    ...(undated ? ['132 (date of each round)'] : []),
  ]
  return records.length === 0 ? [] : [problem('trf-records-missing', { records: records.join(', '), version })]
}

/** Codes of 192 and 222 that stand in 092 and 122 are there still. */
function leftOut(
  codes: readonly string[],
  { system, timeControl }: ValidTournament,
  version: TrfVersion,
): readonly Problem[] {
  const gone = codes.filter((code) => !(code === '192' && system === '') && !(code === '222' && timeControl === ''))
  return gone.length === 0 ? [] : [problem('trf-records-left-out', { codes: gone.join(', '), version })]
}

function namesCut({ players }: ValidTournament, letters: Letters): readonly Problem[] {
  const cut = players.filter(({ name }) => nameText(name, letters).isCut)
  const [first] = cut
  return first === undefined ? [] : [problem('trf-names-cut', { count: cut.length, first: first.name })]
}

function federationsLeftOut({ players }: ValidTournament, letters: Letters): readonly Problem[] {
  const left = players.filter(({ federation }) => federation !== '' && federationText(federation, letters) === '')
  const [first] = left
  return first === undefined
    ? []
    : [problem('trf-federations-left-out', { count: left.length, first: first.federation })]
}
