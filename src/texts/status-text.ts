import type { CalendarPosition } from '../answers/calendar.js'
import type { Status, WaitingTournament } from '../answers/status.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { visibleLine } from '../shared/visible.js'
import { count } from './format.js'

/** Where the day stands: said also where there is no database. */
export function calendarText({ date, listInForce, nextList, closingDate, windowFrom }: CalendarPosition): string {
  return say('status-calendar', { date, listInForce, nextList, closingDate, windowFrom })
}

/** Lists, tournaments, what needs a person, runs. */
export function statusText(status: Status & StatusPlace): string {
  const { lists, due, tournaments, notes, selfRegistered, runs } = status
  const lines = [calendarText(status), placeLine(status), '']
  lines.push(say('status-lists'))
  for (const { type, list, series, rated, state, arrivedLater } of lists) {
    const late = arrivedLater.length === 0 ? [] : [say('status-out-of-date', { codes: arrivedLater.join(', '), list })]
    lines.push(
      `  ${list}  ${type.padEnd(8)}  ${state.padEnd(9)}  ${series.padEnd(8)}  ${[count(rated, 'rated player'), ...late].join('; ')}`,
    )
  }
  if (lists.length === 0) lines.push(say('status-no-lists'))
  lines.push(...dueLines(due))
  lines.push('', say('status-tournaments'))
  section(lines, 'status-waiting', tournaments.waiting.map(waitingLine))
  section(lines, 'status-in-official', tournaments.inOfficialList.map(waitingLine))
  section(
    lines,
    'status-too-late',
    tournaments.tooLate.map(
      ({ code, name, endDate, receivedDate }) => `${code}: ${name}, ended ${endDate}, received ${receivedDate}`,
    ),
  )
  if (lines.at(-1) === say('status-tournaments')) lines.push(say('status-none-waiting'))
  const person: string[] = []
  section(person, 'status-held', tournaments.held.map(heldLine))
  section(
    person,
    'status-corrections',
    tournaments.corrections.map(({ code, name }) => `${code}: ${name}`),
  )
  section(
    person,
    'status-self-registered',
    selfRegistered.map(({ id, name, federation, birthYear }) =>
      `${id}  ${name}  ${federation}  ${birthYear ?? ''}`.trimEnd(),
    ),
  )
  section(
    person,
    'status-notes',
    notes.flatMap(({ code, problems }) => problems.map(({ message }) => `${code}: ${message}`)),
  )
  lines.push('', person.length === 0 ? say('status-nobody') : say('status-person'), ...person)
  if (runs.length > 0) {
    lines.push('', say('status-runs'))
    for (const { id, job, list, type, started_at, ended_at, outcome } of runs) {
      lines.push(
        `  ${id}  ${ended_at ?? started_at}  ${[job, list, type].filter(Boolean).join(' ')}: ${outcome ?? say('status-run-at-work')}`,
      )
    }
  }
  return `${lines.map(visibleLine).join('\n')}\n`
}

/** Where the status is of. */
export interface StatusPlace {
  readonly database: string
  readonly federation: string | null
}

function placeLine({ database, federation }: StatusPlace): string {
  const named = federation === null ? '' : say('status-federation', { federation })
  return say('status-database', { database, federation: named })
}

/** Heads of sections: sentences without anything to fill in. */
const heads = [
  'status-waiting',
  'status-in-official',
  'status-too-late',
  'status-held',
  'status-corrections',
  'status-self-registered',
  'status-notes',
] as const

function section(lines: string[], head: (typeof heads)[number], entries: readonly string[]): void {
  if (entries.length === 0) return
  lines.push(say(head), ...entries.map((entry) => `    ${entry}`))
}

function waitingLine({ code, name, type, endDate, list }: WaitingTournament): string {
  return `${code}: ${name} (${type}), ended ${endDate}, list ${list}`
}

/** The missing lists of each type, many in one line. */
function dueLines(due: Status['due']): string[] {
  const lists = new Map<string, ListMonth[]>()
  for (const { type, list } of due) lists.set(type, [...(lists.get(type) ?? []), list])
  return [...lists].map(([type, months]) => {
    const [first, last] = [months[0] ?? '', months.at(-1) ?? '']
    if (first === last) return say('status-due', { type, list: first })
    return say('status-due-many', { type, first, last, lists: months.length })
  })
}

function heldLine({ code, name, heldFor, tooLate }: Status['tournaments']['held'][number]): string {
  const line = [`${code}: ${name}`, ...(heldFor === null ? [] : [heldFor])].join('; ')
  return tooLate ? say('status-held-late', { line }) : line
}
