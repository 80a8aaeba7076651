import type { IsoDate } from '../../shared/dates.js'
import type { PlayerDetails } from '../../shared/player.js'
import { type Problem, problem } from '../../shared/problem.js'
import type { AcceptContext, RegisterPlayer } from '../accept-context.js'
import type { ReportedPlayer } from '../parsed-report.js'
import { slips } from './compare-person.js'
import { slipOffers } from './faulty-id.js'
import type { Person } from './person.js'

/** FIDE's numbers begin here; smaller ones in reports are federations' own. */
const SMALLEST_FIDE_ID = 100_000

/**
 * Judges a well-formed ID that the register does not have: a new person, unless it looks like a national number, the
 * configuration wants no new persons, or somebody of the same name and year is known under another ID. The last is for
 * a person to decide.
 *
 * @param near those of the register who may be meant
 * @param used IDs that stand in the report: their persons are others, unless the user says the same
 */
export function unknownPerson(
  player: ReportedPlayer,
  fideId: number,
  label: string,
  near: readonly RegisterPlayer[],
  used: Pick<ReadonlyMap<number, unknown>, 'has'>,
  context: AcceptContext,
): Person {
  if (context.unknownIds === 'unasked') return { fideId, isNew: false, problems: [] }
  const place = { file: context.file, line: player.line }
  const refused = (problems: readonly Problem[]): Person => ({ fideId: null, isNew: false, problems })
  const withSlips = (found: Problem) => {
    const candidates = slips(player, fideId, context.register.playersWithIdLike, used)
    return [found, ...slipOffers(label, fideId, candidates, place)]
  }
  if (fideId < SMALLEST_FIDE_ID) return refused(withSlips(problem('id-national', { player: label, fideId }, place)))

  if (!context.newPersons.has(fideId)) {
    const same = near.filter((known) => [fideId, known.fideId].some((id) => context.samePersons.has(id)))
    const [person] = same
    if (person !== undefined && same.length === 1) {
      const args = { player: label, fideId, knownId: person.fideId, knownName: person.name }
      return { fideId: person.fideId, isNew: false, problems: [problem('id-booked-as', args, place)] }
    }
    const open = near.filter((known) => !used.has(known.fideId))
    if (open.length > 0) {
      return refused(open.map((known) => problem('id-near-match', nearArgs(label, fideId, known), place)))
    }
  }
  if (context.unknownIds === 'refuse')
    return refused(withSlips(problem('id-unknown', { player: label, fideId }, place)))
  const registered = problem('player-registered', { player: label, fideId }, place)
  // Who was said to be a new person is no slip; with a year of birth he would be among the near ones.
  const isSure = context.newPersons.has(fideId) || player.birthYear !== null
  return { fideId, isNew: true, problems: isSure ? [registered] : withSlips(registered) }
}

function nearArgs(player: string, fideId: number, known: RegisterPlayer) {
  return { player, fideId, knownId: known.fideId, knownName: known.name, knownBirthYear: known.birthYear ?? '-' }
}

/** A person of the register made from a report's line: unrated, with what the line says of him. */
export function newPlayer(player: ReportedPlayer, fideId: number, startDate: IsoDate | null): PlayerDetails {
  const { name, sex, title, federation, birthYear } = player
  const born = birthYear !== null && birthYear <= Number(startDate?.slice(0, 4) ?? birthYear) ? birthYear : null
  return {
    fideId,
    name,
    // Clubs and states stand in this column too.
    federation: /^[A-Z]{3}$/.test(federation) ? federation : '',
    sex,
    birthYear: born,
    title,
    womanTitle: title.startsWith('W') ? title : '',
    otherTitles: '',
    foaTitle: '',
  }
}
