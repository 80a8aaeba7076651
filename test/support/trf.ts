/** A player's line of a made-up report. */
export interface ReportedPlayer {
  readonly id: number | string
  readonly name?: string
  /** As the report prints it; it never enters a rating. */
  readonly rating?: number | string
  readonly born?: number | string
  readonly sex?: string
  readonly title?: string
  readonly federation?: string
  /** Points as printed; by default what the results add up to. */
  readonly points?: string
}

/** One game: round, start numbers of white and black, and `1`, `=`, `0` (white's), `+`, `-` (forfeits) or any two codes. */
export type ReportedGame = readonly [round: number, white: number, black: number, result: string]

export interface MadeUpReport {
  readonly name?: string
  readonly city?: string
  readonly federation?: string
  readonly start: string
  readonly end: string
  readonly system?: string
  readonly timeControl?: string
  readonly players: readonly ReportedPlayer[]
  readonly games: readonly ReportedGame[]
  /** Rounds of one player written out, by start number and round: `{ '3/2': '0000 - H' }`. */
  readonly cells?: Readonly<Record<string, string>>
}

/** A tournament report (TRF16) whose crosstable follows from its games, every field in its column. */
export function trf(report: MadeUpReport): string {
  const { name = 'Made-up Open', city = 'Nowhere', federation = 'NOR', start, end, players } = report
  const header = [
    `012 ${name}`,
    `022 ${city}`,
    `032 ${federation}`,
    `042 ${start.replaceAll('-', '/')}`,
    `052 ${end.replaceAll('-', '/')}`,
    `062 ${players.length}`,
    `092 ${report.system ?? 'Individual: Swiss-System'}`,
    '102 88900001 Arbiter, Anna',
    `122 ${report.timeControl ?? '90min+30sec'}`,
  ]
  const lines = players.map((player, index) => playerLine(player, index + 1, roundsOf(report, index + 1)))
  return `${[...header, ...lines].join('\n')}\n`
}

/** The line of a start number, counted from 1: what a test wants to spoil. */
export function lineOf(text: string, startNumber: number): string {
  const line = text.split('\n').find((one) => one.startsWith(`001 ${String(startNumber).padStart(4)} `))
  if (line === undefined) throw new Error(`no player ${startNumber}`)
  return line
}

function playerLine(player: ReportedPlayer, startNumber: number, rounds: readonly string[]): string {
  const { id, name = `Player ${id}`, rating = '', born = 1980, sex = 'm', title = '', federation = 'NOR' } = player
  const birth = born === '' ? '' : `${born}/00/00`
  const points = player.points ?? pointsOf(rounds)
  const head = `001 ${right(startNumber, 4)} ${sex.padEnd(1)}${right(title, 3)} ${name.padEnd(33)} ${right(rating, 4)}`
  const tail = `${federation.padEnd(3)} ${right(id, 11)} ${birth.padEnd(10)} ${right(points, 4)} ${right('', 4)}`
  return [`${head} ${tail}`, ...rounds].join('  ').trimEnd()
}

function roundsOf({ games, cells = {} }: MadeUpReport, startNumber: number): string[] {
  const written = Object.keys(cells).map((key) => Number(key.split('/')[1]))
  const last = Math.max(0, ...games.map(([round]) => round), ...written)
  return Array.from({ length: last }, (_, index) => {
    const round = index + 1
    const game = games.find(([number, ...pair]) => number === round && pair.slice(0, 2).includes(startNumber))
    return cells[`${startNumber}/${round}`]?.padEnd(8) ?? (game === undefined ? BLANK : cellOf(game, startNumber))
  })
}

const BLANK = ' '.repeat(8)

function cellOf([, white, black, result]: ReportedGame, startNumber: number): string {
  const isWhite = startNumber === white
  const [forWhite = result, forBlack = OTHER_HALF[result] ?? result] = result.length === 2 ? [...result] : []
  return `${right(isWhite ? black : white, 4)} ${isWhite ? 'w' : 'b'} ${isWhite ? forWhite : forBlack}`
}

const OTHER_HALF: Readonly<Record<string, string>> = { '1': '0', '0': '1', '+': '-', '-': '+', W: 'L', L: 'W' }

const POINTS: Readonly<Record<string, number>> = { '1': 1, '+': 1, W: 1, F: 1, U: 1, '=': 0.5, D: 0.5, H: 0.5, h: 0.5 }

function pointsOf(rounds: readonly string[]): string {
  return rounds.reduce((sum, cell) => sum + (POINTS[cell.charAt(7)] ?? 0), 0).toFixed(1)
}

function right(value: number | string, width: number): string {
  return String(value).padStart(width)
}
