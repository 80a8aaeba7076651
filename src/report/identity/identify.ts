import type { IsoDate } from '../../shared/dates.js'
import type { PlayerDetails } from '../../shared/player.js'
import { type Place, type Problem, problem } from '../../shared/problem.js'
import type { RatingType } from '../../shared/rating-type.js'
import type { AcceptContext } from '../accept-context.js'
import type { ParsedReport, ReportedPlayer } from '../parsed-report.js'
import { playerLabel } from '../player-label.js'
import type { TournamentPlayer } from '../valid-tournament.js'
import { namesakes } from './compare-person.js'
import { faultyId, offers } from './faulty-id.js'
import { knownPerson } from './known-person.js'
import type { Person } from './person.js'
import { reportedId } from './reported-id.js'
import { newPlayer, unknownPerson } from './unknown-person.js'

/** Who plays, and what the tournament is as far as it has been decided: ratings are compared on its day. */
export interface IdentityInput {
  readonly report: ParsedReport
  readonly context: AcceptContext
  readonly startDate: IsoDate | null
  readonly type: RatingType | null
}

export interface Identified {
  /** Those whose IDs are persons. */
  readonly players: readonly TournamentPlayer[]
  /** Persons that the register gets from this report. */
  readonly newPlayers: readonly PlayerDetails[]
  readonly aliases: readonly Alias[]
  readonly problems: readonly Problem[]
}

/** An ID of the report that is booked under another one. */
export interface Alias {
  readonly reported: number
  readonly fideId: number
}

/**
 * Finds the person behind every ID of a report (art. 7.1.2). All faults are named at once; a namesake of the same year
 * is offered, never taken.
 */
export function identify(input: IdentityInput): Identified {
  const firstUses = firstUsesOf(input.report.players)
  const persons = input.report.players.map((player) => ({ player, ...personOf(player, firstUses, input) }))
  const found = persons.flatMap(({ player, fideId, isNew }) => (fideId === null ? [] : [{ player, fideId, isNew }]))
  return {
    players: found.map(({ player, fideId }) => tournamentPlayer(player, fideId)),
    newPlayers: found
      .filter(({ isNew }) => isNew)
      .map(({ player, fideId }) => newPlayer(player, fideId, input.startDate)),
    aliases: found.filter(isAlias).map(({ player, fideId }) => ({ reported: Number(player.fideIdText), fideId })),
    problems: [...persons.flatMap(({ problems }) => problems), ...bookedTwice(found, firstUses, input)],
  }
}

interface Found {
  readonly player: ReportedPlayer
  readonly fideId: number
}

function isAlias({ player, fideId }: Found): boolean {
  return Number(player.fideIdText) !== fideId
}

function firstUsesOf(players: readonly ReportedPlayer[]): ReadonlyMap<number, ReportedPlayer> {
  const firstUses = new Map<number, ReportedPlayer>()
  for (const player of players) {
    const id = reportedId(player.fideIdText)
    if (id.kind === 'number' && !firstUses.has(id.fideId)) firstUses.set(id.fideId, player)
  }
  return firstUses
}

function personOf(
  player: ReportedPlayer,
  firstUses: ReadonlyMap<number, ReportedPlayer>,
  { report, context, startDate, type }: IdentityInput,
): Person {
  const { file, register } = context
  const place = { file, line: player.line }
  const label = playerLabel(player, report.format)
  const nobody = (fault: Problem) => ({
    fideId: null,
    isNew: false,
    problems: [fault, ...offers(label, namesakes(player, register.playersBornIn, firstUses), place)],
  })

  const id = reportedId(player.fideIdText)
  if (id.kind !== 'number') return nobody(faultyId(label, player.fideIdText, id, register, place))
  const first = firstUses.get(id.fideId)
  if (first !== undefined && first !== player) return nobody(usedTwice(player, first, id.fideId, report, place))
  const known = register.playerById(id.fideId)
  return known === null
    ? unknownPerson(player, id.fideId, label, namesakes(player, register.playersBornIn, new Map()), firstUses, context)
    : knownPerson(player, known, label, { context, startDate, type, used: firstUses })
}

/** An ID that two players share, whether both lines print it or one is booked under it. */
function usedTwice(
  player: ReportedPlayer,
  first: ReportedPlayer,
  fideId: number,
  { format }: ParsedReport,
  place: Place,
): Problem {
  const args = { fideId, player: playerLabel(player, format), line: player.line }
  return problem('id-twice', { ...args, other: playerLabel(first, format), otherLine: first.line }, place)
}

/** Players booked under the ID of somebody else in the report. */
function bookedTwice(
  found: readonly Found[],
  firstUses: ReadonlyMap<number, ReportedPlayer>,
  { report, context }: IdentityInput,
): readonly Problem[] {
  return found.filter(isAlias).flatMap(({ player, fideId }) => {
    const other = firstUses.get(fideId) ?? found.find((one) => one.fideId === fideId)?.player
    if (other === undefined || other === player) return []
    return [usedTwice(player, other, fideId, report, { file: context.file, line: player.line })]
  })
}

function tournamentPlayer(player: ReportedPlayer, fideId: number): TournamentPlayer {
  const { startNumber, line, name, sex, title, rating, federation, birthYear } = player
  return { startNumber, line, name, sex, title, rating, federation, birthYear, fideId }
}
