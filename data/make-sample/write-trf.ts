import { asciiName } from '../../src/shared/ascii-name.js'
import { titlesOf } from './opening-lists.js'
import type { Cell, PlayedEvent } from './play.js'
import { HALF_POINTS } from './results.js'

/** The report of a tournament as the chief arbiter's program writes it: TRF16 in ASCII, TRF26 in UTF-8. */
export function writeTrf(event: PlayedEvent): string {
  const players = event.entrants.map((_, index) => playerLine(event, index))
  return `${[...header(event), ...players].join('\n')}\n`
}

function header(event: PlayedEvent): readonly string[] {
  const { name, city, entrants, roundDays, system, timeControl, arbiter, rounds, format } = event
  const [first = '', last = ''] = [roundDays[0], roundDays.at(-1)]
  const rated = entrants.filter(({ rating }) => rating !== null).length
  const records = [
    `012 ${name}`,
    `022 ${city}`,
    '032 NOR',
    `042 ${slashed(first)}`,
    `052 ${slashed(last)}`,
    `062 ${entrants.length}`,
    `072 ${rated}`,
    `092 ${SYSTEMS[system].words}`,
    `102 ${arbiter.id} ${arbiter.name}`,
    `122 ${timeControl.text}`,
    `132 ${' '.repeat(87)}${roundDays.map((day) => slashed(day).slice(2)).join('  ')}`,
  ]
  if (format === 'TRF16') return records.map(asciiKeepingBlanks)
  return [...records, `142 ${rounds}`, `192 ${SYSTEMS[system].code}`, `222 ${timeControl.code}`]
}

const SYSTEMS = {
  swiss: { words: 'Individual: Swiss-System', code: 'FIDE_DUTCH_2025' },
  'round-robin': { words: 'Individual: Round-Robin', code: 'BERGER_ROUNDROBIN' },
  'double-round-robin': { words: 'Individual: Double Round-Robin', code: 'BERGER_DOUBLEROUNDROBIN' },
  match: { words: 'Match', code: 'CUSTOM_KNOCKOUT' },
  team: { words: 'Team League', code: 'BERGER_TEAM_ROUNDROBIN' },
} as const

function playerLine({ entrants, cells, format }: PlayedEvent, index: number): string {
  const entrant = entrants[index]
  const row = cells[index] ?? []
  if (entrant === undefined) throw new Error(`no player ${index + 1}`)
  const { person, rating } = entrant
  const { title } = titlesOf(person)
  const name = cut(format === 'TRF16' ? asciiName(person.name) : person.name, NAME_WIDTH)
  return [
    `001 ${right(index + 1, 4)} ${person.sex === 'F' ? 'w' : 'm'}${right(title, 3)} ${name}`,
    `${right(rating ?? '', 4)} ${person.federation} ${right(person.id, 11)} ${person.birthYear}/00/00`,
    `${right(pointsText(row), 4)} ${right(rankOf(cells, index), 4)}  ${row.map(cellText).join('  ')}`,
  ]
    .join(' ')
    .trimEnd()
}

const NAME_WIDTH = 33

function cellText(cell: Cell): string {
  if (cell.opponent === null) return `0000 - ${cell.result}`
  return `${right(cell.opponent, 4)} ${cell.colour} ${cell.result}`
}

function halfPointsOf(row: readonly Cell[]): number {
  return row.reduce((sum, { result }) => sum + HALF_POINTS[result], 0)
}

function pointsText(row: readonly Cell[]): string {
  return (halfPointsOf(row) / 2).toFixed(1)
}

/** By points, then by start number: tie-breaks do not matter to ratings. */
function rankOf(cells: readonly (readonly Cell[])[], index: number): number {
  const own = halfPointsOf(cells[index] ?? [])
  const better = cells.filter((row, other) => {
    const points = halfPointsOf(row)
    return points > own || (points === own && other < index)
  })
  return better.length + 1
}

function slashed(day: string): string {
  return day.replaceAll('-', '/')
}

function right(value: number | string, width: number): string {
  return String(value).padStart(width)
}

function cut(text: string, width: number): string {
  return [...text].slice(0, width).join('').padEnd(width)
}

/** The dates of the rounds stand in columns: their blanks stay. */
function asciiKeepingBlanks(line: string): string {
  return line.startsWith('132') ? line : asciiName(line)
}
