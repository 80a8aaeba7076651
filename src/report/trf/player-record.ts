import type { Sex } from '../../shared/player.js'
import { type Place, type Problem, problem } from '../../shared/problem.js'
import type { CrosstableRow, ReportedPlayer, RoundCell } from '../parsed-report.js'
import { playerLabel } from '../player-label.js'
import { fullTitle } from '../titles.js'
import { alignmentOf } from './alignment.js'
import { birthYear, isBirthFiller } from './birth-year.js'
import { isPlainLine, plainCell } from './plain-line.js'
import { type PlayerFields, playerFields, roundsIn, roundText } from './player-columns.js'
import { roundCell } from './round-cell.js'

export interface PlayerRecord {
  /** null where the line could not be read. */
  readonly row: CrosstableRow | null
  readonly problems: readonly Problem[]
}

/** Reads a player's line (001). A line that cannot be read whole is refused: no part of it is taken. */
export function playerRecord(text: string, place: Place): PlayerRecord {
  const line = text.trimEnd()
  if (line.includes('\t')) return { row: null, problems: [problem('line-with-tabs', { line: place.line ?? 0 }, place)] }

  if (isPlainLine(line)) return readFields(line, 0, place)
  const alignment = alignmentOf(line)
  switch (alignment.kind) {
    case 'aligned':
      return readFields(line, 0, place)
    case 'shifted': {
      const { row, problems } = readFields(line, alignment.shift, place)
      return { row, problems: [problem('columns-shifted', shiftArgs(line, alignment.shift), place), ...problems] }
    }
    case 'doubtful':
      return { row: null, problems: [problem('columns-shifted-unread', shiftArgs(line, alignment.shift), place)] }
    case 'unreadable': {
      const { columns, printed } = alignment.misfit
      return { row: null, problems: [problem('columns-unreadable', { columns, printed }, place)] }
    }
  }
}

function shiftArgs(line: string, shift: number) {
  return { name: playerFields(line, shift).name, shift }
}

function readFields(line: string, shift: number, place: Place): PlayerRecord {
  const fields = playerFields(line, shift)
  const player = reportedPlayer(fields, place)
  const label = playerLabel(player)
  const rounds: RoundCell[] = []
  const problems: Problem[] = []
  for (let round = 1; round <= roundsIn(line, shift); round++) {
    const plain = shift === 0 ? plainCell(line, round) : null
    const read = plain ?? roundCell(roundText(line, shift, round), { ...place, player: label, round })
    if ('cell' in read) problems.push(...read.problems)
    rounds.push('cell' in read ? read.cell : read)
  }
  if (player.birthYear === null && !isBirthFiller(fields.birth)) {
    problems.push(problem('birth-unreadable', { player: label, printed: fields.birth }, place))
  }
  return { row: { player, points: pointsOf(fields.points), rounds }, problems }
}

function reportedPlayer(fields: PlayerFields, place: Place): ReportedPlayer {
  return {
    startNumber: Number(fields.startNumber),
    line: place.line ?? 0,
    name: fields.name,
    sex: sexOf(fields.sex),
    title: fullTitle(fields.title),
    rating: Number(fields.rating) || null,
    federation: fields.federation.toUpperCase(),
    fideIdText: fields.fideId,
    birthYear: birthYear(fields.birth),
  }
}

function sexOf(letter: string): Sex | null {
  const sex = letter.toLowerCase()
  if (sex === 'm') return 'M'
  return sex === 'w' || sex === 'f' ? 'F' : null
}

/** Points column to hundredths; null where it is blank. */
function pointsOf(text: string): number | null {
  const match = /^(-?)(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.replace('½', '.5'))
  if (match === null) return null
  const [, sign, whole, fraction = ''] = match
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' ? -hundredths : hundredths
}
