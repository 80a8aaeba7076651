/** What a TRF says of a tournament, in the order of its records. Empty texts write no record. */
export interface TrfTournament {
  readonly name: string
  readonly city: string
  readonly federation: string
  /** `YYYY/MM/DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly system: string
  /** Number of rounds, record 142 (TRF26). */
  readonly rounds: number | null
  /** Code of record 192 (TRF26). */
  readonly systemCode: string
  readonly chiefArbiter: string
  readonly timeControl: string
  /** Code of record 222 (TRF26). */
  readonly timeControlCode: string
  /** One a round, `YY/MM/DD`, empty where it is not known; none where no date is. */
  readonly roundDates: readonly string[]
  /** Whole lines of the tournament's other records (082, 112, 202 ...), which stand among its own by their codes. */
  readonly otherRecords?: readonly string[]
  readonly players: readonly TrfPlayer[]
  /** Whole lines behind the players: teams, byes, national ratings. */
  readonly recordsBehind?: readonly string[]
}

export interface TrfPlayer {
  readonly startNumber: number
  /** `m`, `w` or empty. */
  readonly sex: string
  readonly title: string
  readonly name: string
  readonly rating: number | null
  readonly federation: string
  readonly fideId: string
  /** `YYYY/MM/DD`, `YYYY/00/00` or empty. */
  readonly birth: string
  /** As printed: `4.5`; empty where unknown. */
  readonly points: string
  readonly rank: number | null
  /** One a round, as {@link trfCell} makes them. */
  readonly rounds: readonly string[]
}

export const NAME_WIDTH = 33

/**
 * The report as a TRF (C.04 annex 2): every field in its columns, names cut at 33 characters.
 *
 * @param lineEnd the format asks for CR; what reads CR, LF or CR LF reads CR LF
 */
export function writeTrf(tournament: TrfTournament, lineEnd: '\n' | '\r\n' = '\n'): string {
  const { players } = tournament
  const rated = players.filter(({ rating }) => rating !== null).length
  const records: readonly (readonly [code: string, text: string])[] = [
    ['012', tournament.name],
    ['022', tournament.city],
    ['032', tournament.federation],
    ['042', tournament.startDate],
    ['052', tournament.endDate],
    ['062', String(players.length)],
    ['072', String(rated)],
    ['092', tournament.system],
    ['102', tournament.chiefArbiter],
    ['122', tournament.timeControl],
    ['132', datesOfRounds(tournament.roundDates)],
    ['142', tournament.rounds === null ? '' : String(tournament.rounds)],
    ['192', tournament.systemCode],
    ['222', tournament.timeControlCode],
  ]
  const { otherRecords = [], recordsBehind = [] } = tournament
  const own = records.filter(([, text]) => text !== '').map(([code, text]) => `${code} ${text}`)
  const lines = [...own, ...otherRecords].sort((a, b) => Number(a.slice(0, 3)) - Number(b.slice(0, 3)))
  return [...lines, ...players.map(playerLine), ...recordsBehind, ''].join(lineEnd)
}

const DATE_WIDTH = 8

/** From column 92 on, above the rounds. */
function datesOfRounds(dates: readonly string[]): string {
  if (dates.every((date) => date === '')) return ''
  return `${' '.repeat(87)}${dates.map((date) => date.padEnd(DATE_WIDTH)).join('  ')}`.trimEnd()
}

/** A round of a player: opponent's start number, colour and result code in their eight columns. */
export function trfCell(opponent: number | null, colour: 'w' | 'b' | null, result: string): string {
  const number = opponent === null ? '0000' : String(opponent).padStart(4)
  return `${number} ${colour ?? '-'} ${result}`
}

function playerLine(player: TrfPlayer): string {
  const { startNumber, sex, title, name, rating, federation, fideId, birth, points, rank, rounds } = player
  const person = `001 ${String(startNumber).padStart(4)} ${sex.padEnd(1)}${title.padStart(3)} ${fixed(name, NAME_WIDTH)}`
  const numbers = `${String(rating ?? '').padStart(4)} ${federation.padEnd(3)} ${fideId.padStart(11)} ${birth.padEnd(10)}`
  // From a hundred points on they take the blank before them.
  const standing = `${points.padStart(5)} ${String(rank ?? '').padStart(4)}`
  return [`${person} ${numbers}${standing}`, ...rounds].join('  ').trimEnd()
}

/** Characters, not bytes: an accent takes one column. */
function fixed(text: string, width: number): string {
  return [...text].slice(0, width).join('').padEnd(width)
}
