import type { Sex } from '../../shared/player.js'
import { type Problem, problem } from '../../shared/problem.js'
import type { ReportedPlayer } from '../parsed-report.js'
import { fullTitle } from '../titles.js'
import { birthYear } from '../trf/birth-year.js'
import type { UploadElement } from './read-elements.js'
import { federationOf } from './upload-header.js'

export interface UploadPlayer {
  readonly player: ReportedPlayer
  /** In hundredths; null where blank. */
  readonly points: number | null
}

export interface UploadPlayers {
  readonly players: readonly UploadPlayer[]
  readonly problems: readonly Problem[]
}

/** The elements `player`: a number of his own for every one. */
export function uploadPlayers(elements: readonly UploadElement[], file: string): UploadPlayers {
  const players: UploadPlayer[] = []
  const problems: Problem[] = []
  const first = new Map<number, ReportedPlayer>()
  for (const element of elements) {
    const place = { file, line: element.line }
    const printed = element.get('no')
    if (!/^0*[1-9]\d{0,4}$/.test(printed)) {
      problems.push(problem('xml-player-number', { name: nameOf(element), printed }, place))
      continue
    }
    const player = playerOf(element, Number(printed))
    const other = first.get(player.startNumber)
    if (other !== undefined) {
      const { startNumber, name, line } = player
      const args = { startNumber, name, line, otherName: other.name, otherLine: other.line }
      problems.push(problem('start-number-twice', args, place))
      continue
    }
    first.set(player.startNumber, player)
    players.push({ player, points: pointsOf(element.get('pts')) })
  }
  return { players, problems }
}

function playerOf(element: UploadElement, startNumber: number): ReportedPlayer {
  const { get, line } = element
  return {
    startNumber,
    line,
    name: nameOf(element),
    sex: sexOf(get('sex')),
    title: fullTitle(get('title')),
    // `rtg` may be a national rating.
    rating: /^\d{3,4}$/.test(get('rtgfide')) ? Number(get('rtgfide')) || null : null,
    federation: federationOf(get('fed')),
    fideIdText: get('fideid'),
    birthYear: birthYear(get('dob')),
  }
}

/** Some programs put both names into `lastname`. */
function nameOf({ get }: UploadElement): string {
  return [get('lastname'), get('firstname')].filter((part) => part !== '').join(', ')
}

/** `c` is a computer. */
function sexOf(letter: string): Sex | null {
  const sex = letter.toLowerCase()
  if (sex === 'm') return 'M'
  return sex === 'w' || sex === 'f' ? 'F' : null
}

function pointsOf(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text)
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
