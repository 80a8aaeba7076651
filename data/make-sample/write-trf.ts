import { type TrfPlayer, trfCell, writeTrf as trfOf } from '../../src/report/write-trf.js'
import { asciiName } from '../../src/shared/ascii-name.js'
import { titlesOf } from './opening-lists.js'
import type { Cell, PlayedEvent } from './play.js'
import { HALF_POINTS } from './results.js'

/** The report of a tournament as the chief arbiter's program writes it: TRF16 in ASCII, TRF26 in UTF-8. */
export function writeTrf(event: PlayedEvent): string {
  const { roundDays, system, timeControl, arbiter, rounds, format } = event
  const [first = '', last = ''] = [roundDays[0], roundDays.at(-1)]
  const text = format === 'TRF16' ? asciiName : (words: string) => words
  return trfOf({
    name: text(event.name),
    city: text(event.city),
    federation: 'NOR',
    startDate: slashed(first),
    endDate: slashed(last),
    system: SYSTEMS[system].words,
    chiefArbiter: text(`${arbiter.id} ${arbiter.name}`),
    timeControl: text(timeControl.text),
    roundDates: roundDays.map((day) => slashed(day).slice(2)),
    rounds: format === 'TRF16' ? null : rounds,
    systemCode: format === 'TRF16' ? '' : SYSTEMS[system].code,
    timeControlCode: format === 'TRF16' ? '' : timeControl.code,
    players: event.entrants.map((_, index) => trfPlayer(event, index, text)),
  })
}

const SYSTEMS = {
  swiss: { words: 'Individual: Swiss-System', code: 'FIDE_DUTCH_2025' },
  'round-robin': { words: 'Individual: Round-Robin', code: 'BERGER_ROUNDROBIN' },
  'double-round-robin': { words: 'Individual: Double Round-Robin', code: 'BERGER_DOUBLEROUNDROBIN' },
  match: { words: 'Match', code: 'CUSTOM_KNOCKOUT' },
  team: { words: 'Team League', code: 'BERGER_TEAM_ROUNDROBIN' },
} as const

function trfPlayer({ entrants, cells }: PlayedEvent, index: number, text: (words: string) => string): TrfPlayer {
  const entrant = entrants[index]
  const row = cells[index] ?? []
  if (entrant === undefined) throw new Error(`no player ${index + 1}`)
  const { person, rating } = entrant
  return {
    startNumber: index + 1,
    sex: person.sex === 'F' ? 'w' : 'm',
    title: titlesOf(person).title,
    name: text(person.name),
    rating,
    federation: person.federation,
    fideId: String(person.id),
    birth: `${person.birthYear}/00/00`,
    points: pointsText(row),
    rank: rankOf(cells, index),
    rounds: row.map((cell) =>
      cell.opponent === null ? trfCell(null, null, cell.result) : trfCell(cell.opponent, cell.colour, cell.result),
    ),
  }
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
