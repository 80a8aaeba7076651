import { asciiName } from '../shared/ascii-name.js'
import type { IsoDate } from '../shared/dates.js'
import type { Register } from './accept-context.js'
import type { ParsedReport } from './parsed-report.js'
import type { Registration } from './registration.js'
import { nameText } from './trf-out/trf-text.js'
import type { TournamentGame, TournamentPlayer, ValidTournament } from './valid-tournament.js'

/** What is known of a tournament beside its reports. */
export interface KnownBeside {
  readonly register: Pick<Register, 'playerById' | 'ratingOnListInForce'>
  readonly registration: Registration | null
  /** What the stored report says in codes that are not stored: its records 192 and 222, empty where it has none. */
  readonly codes: Pick<ParsedReport, 'systemCode' | 'timeControlCode'>
}

/**
 * Whether a report holds a stored tournament once more, in whatever format: the same games of the same persons on the same
 * days, and no detail that is not stored, registered or in the register already. Other formats leave out what they have
 * no place for: an export that comes back is no correction.
 */
export function saysNothingNew(report: ValidTournament, stored: ValidTournament, known: KnownBeside): boolean {
  return (
    report.type === stored.type &&
    report.startDate === stored.startDate &&
    report.endDate === stored.endDate &&
    (report.isMatch ? report.rounds === stored.rounds : report.rounds <= stored.rounds) &&
    report.isMatch === stored.isMatch &&
    sameHeader(report, stored, known) &&
    samePlayers(report, stored, known.register) &&
    sameGames(gamesByPersons(report), gamesByPersons(stored))
  )
}

function sameHeader(report: ValidTournament, stored: ValidTournament, known: KnownBeside): boolean {
  const { name, city, federation, system, timeControl, chiefArbiter, type } = stored
  const { registration, codes } = known
  const id = registration?.chiefArbiterId ?? null
  const isRegistered = id !== null && chiefArbiter === '' && report.chiefArbiter.split(/\D/)[0] === String(id)
  const systems = [system || codes.systemCode]
  return (
    isNothingNew(report.name, name) &&
    isNothingNew(report.city, city) &&
    isNothingNew(report.federation, federation) &&
    // A report has no place for its type but its system: `Swiss (rapid)`.
    isNothingNew(report.system, ...systems, ...systems.map((one) => `${one} (${type})`), type) &&
    isNothingNew(report.timeControl, timeControl || codes.timeControlCode) &&
    (isRegistered || isNothingNew(report.chiefArbiter, chiefArbiter))
  )
}

/** A text that is empty, or one of those known; folding its letters says nothing new, an accent does. */
function isNothingNew(text: string, ...known: readonly string[]): boolean {
  return text === '' || known.some((one) => text === one || text === asciiName(one))
}

/** The name, or what a TRF prints of it. */
function isNameOf(printed: string, name: string): boolean {
  return isNothingNew(printed, name, nameText(name, 'kept').name, nameText(name, 'folded').name)
}

/** Whoever plays in the one plays in the other; who has no game may be left out. */
function samePlayers(report: ValidTournament, stored: ValidTournament, register: KnownBeside['register']): boolean {
  const entrants = new Map(stored.players.map((player) => [player.fideId, player]))
  return report.players.every((player) => {
    const before = entrants.get(player.fideId)
    return before !== undefined && sameDetails(player, before, stored, register)
  })
}

function sameDetails(
  player: TournamentPlayer,
  before: TournamentPlayer,
  { startDate, type }: ValidTournament,
  register: KnownBeside['register'],
): boolean {
  const known = register.playerById(player.fideId)
  const rating = before.rating ?? register.ratingOnListInForce(player.fideId, startDate, type) ?? null
  const titles = before.title === '' ? [known?.title ?? '', known?.womanTitle ?? ''] : [before.title]
  return (
    isNameOf(player.name, before.name || (known?.name ?? '')) &&
    isNothingNew(player.title, ...titles) &&
    isNothingNew(player.federation, before.federation || (known?.federation ?? '')) &&
    (player.sex === null || player.sex === (before.sex ?? known?.sex)) &&
    (player.birthYear === null || player.birthYear === (before.birthYear ?? known?.birthYear)) &&
    (player.rating === null || player.rating === rating)
  )
}

interface PersonsGame {
  readonly key: string
  readonly date: IsoDate | null
}

function gamesByPersons({ players, games }: ValidTournament): readonly PersonsGame[] {
  const ids = new Map(players.map(({ startNumber, fideId }) => [startNumber, fideId]))
  return games.map((game) => ({ key: keyOf(game, ids), date: game.date }))
}

/** The colours of a game that was not played are nobody's, and formats name its reason each in their own way. */
function keyOf(game: TournamentGame, ids: ReadonlyMap<number, number>): string {
  const { round, whiteScore, blackScore, unrated } = game
  const sides = [`${ids.get(game.white)} ${whiteScore}`, `${ids.get(game.black)} ${blackScore}`]
  return [round, unrated === null ? 'played' : 'unplayed', ...(unrated === null ? sides : sides.sort())].join(' ')
}

/** Each game of the one meets one of the other, on its day or on no day. */
function sameGames(report: readonly PersonsGame[], stored: readonly PersonsGame[]): boolean {
  if (report.length !== stored.length) return false
  const left = new Map<string, (IsoDate | null)[]>()
  for (const { key, date } of stored) left.set(key, [...(left.get(key) ?? []), date])
  const dated = report.filter(({ date }) => date !== null)
  const undated = report.filter(({ date }) => date === null)
  return [...dated, ...undated].every(({ key, date }) => {
    const dates = left.get(key) ?? []
    const index = date === null ? dates.length - 1 : dates.indexOf(date)
    return index >= 0 && dates.splice(index, 1).length === 1
  })
}
