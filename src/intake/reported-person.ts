import type { ReportedPersonRow } from '../db/self-registered.js'
import { newPlayer } from '../report/identity/unknown-person.js'
import type { PlayerDetails } from '../shared/player.js'

/** What a report says of a person whom nothing else knows. */
export function reportedPerson(row: ReportedPersonRow): PlayerDetails {
  const { fide_id, name, sex, title, federation, birth_year: birthYear } = row
  const player = { startNumber: row.start_number, line: row.line, fideIdText: String(fide_id), rating: row.rating }
  return newPlayer({ ...player, name, sex, title, federation, birthYear }, fide_id, row.start_date)
}
