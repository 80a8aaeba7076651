import type { ReportedDate, ReportHeader } from '../parsed-report.js'
import { reportedDate } from '../report-date.js'
import type { UploadElement } from './read-elements.js'

/** Systems by the attribute `type` of a tournament. */
const SYSTEMS: Readonly<Record<string, string>> = {
  '0': 'Individual: Swiss-System',
  '1': 'Individual: Round-Robin',
  '2': 'Team: Round-Robin',
  '3': 'Team: Swiss-System',
}

/** What the element `tournament` says. `replay` is how many games a pair plays. */
export function uploadHeader({ get, line }: UploadElement): ReportHeader {
  const replay = Number(get('replay'))
  const system = SYSTEMS[get('type')] ?? (get('type') === '' ? '' : `Type ${get('type')}`)
  return {
    name: get('name'),
    city: get('location'),
    federation: federationOf(get('federation')),
    startDate: dateOf(get('from'), line),
    endDate: dateOf(get('to'), line),
    system: replay === 2 && system !== '' ? `${system}, double` : system,
    systemCode: '',
    timeControl: get('timecontrol'),
    timeControlCode: '',
    chiefArbiter: get('chiefarbiter') || get('arbiter'),
    declaredRounds: /^[1-9]\d{0,2}$/.test(get('rounds')) ? Number(get('rounds')) : null,
  }
}

/** `XXX` stands for none. */
export function federationOf(code: string): string {
  const federation = code.toUpperCase()
  return federation === 'XXX' ? '' : federation
}

export function dateOf(text: string, line: number): ReportedDate | null {
  return /^[-0./\s]*$/.test(text) ? null : reportedDate(text, line)
}
