import type { PlayerDetails } from '../shared/player.js'
import { type Problem, type ProblemCode, refuses } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import type { AcceptContext } from './accept-context.js'
import type { Check, Draft } from './check.js'
import { asConfigured } from './check-settings.js'
import { checkChiefArbiter } from './checks/chief-arbiter.js'
import { checkCodeSource } from './checks/code-source.js'
import { checkDatesInOrder } from './checks/dates-in-order.js'
import { checkDays } from './checks/days.js'
import { checkDeadline } from './checks/deadline.js'
import { checkFieldSize } from './checks/field-size.js'
import { checkGames } from './checks/games.js'
import { checkMatch } from './checks/match.js'
import { checkPairs } from './checks/pairs.js'
import { checkRatingType } from './checks/rating-type.js'
import { checkRegistered, checkRegistrationAgrees } from './checks/registered.js'
import { checkRegistrationTime } from './checks/registration-time.js'
import { checkRounds } from './checks/rounds.js'
import { checkTimeControl } from './checks/time-control.js'
import { gamesOfCrosstable, type JudgedGames } from './crosstable.js'
import { type Alias, identify } from './identity/identify.js'
import type { ParsedReport } from './parsed-report.js'
import { ratingTypeOf, type TimeControlLimits } from './time-control.js'
import { type TournamentDates, tournamentDates } from './tournament-dates.js'
import type { TournamentPlayer, ValidTournament } from './valid-tournament.js'

export interface Validation {
  /** null where the report is refused. */
  readonly tournament: ValidTournament | null
  /** In the order of the file's lines; what belongs to no line first. */
  readonly problems: readonly Problem[]
  /** Persons the register does not have and gets from this report. */
  readonly newPlayers: readonly PlayerDetails[]
  /** IDs of the report that are booked under another one. */
  readonly aliases: readonly Alias[]
  /** What could be told of the report, refused or not. */
  readonly told: Pick<Draft, 'type' | 'startDate' | 'endDate'>
}

const checks: readonly Check[] = [
  checkCodeSource,
  checkRegistered,
  checkRegistrationAgrees,
  checkRegistrationTime,
  checkChiefArbiter,
  checkRatingType,
  checkTimeControl,
  checkDatesInOrder,
  checkDeadline,
  checkDays,
  checkRounds,
  checkGames,
  checkFieldSize,
  checkPairs,
  checkMatch,
]

/**
 * Makes a tournament of a report, or says everything that is wrong with it. Accepted whole or refused whole: a
 * half-stored tournament would give one player a game that the other does not have.
 */
export function validateReport(report: ParsedReport, context: AcceptContext): Validation {
  const dates = tournamentDates(report, context)
  const limits = context.law.timeLimits(dates.startDate)
  const type = decideType(report, context, limits)
  const judged = judgedGames(report, dates, context.file)
  const people = identify({ report, context, startDate: dates.startDate, type })
  const rounds = roundsOf(report, judged)
  const draft: Draft = {
    report,
    context,
    ...dates,
    type,
    isMatch: report.players.length === 2 || context.registration?.system?.toLowerCase() === 'match',
    players: new Map(people.players.map((player) => [player.startNumber, player])),
    games: judged.games,
    rounds,
    length: Math.max(rounds, report.declaredRounds ?? 0, context.registration?.rounds ?? 0),
    rules: type === null || dates.startDate === null ? null : context.law.tournamentRules(type, dates.startDate),
    limits,
  }

  const found = [...checks.flatMap((check) => check(draft)), ...dates.problems, ...judged.problems, ...people.problems]
  const problems = asConfigured(found, context.checks).sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  const tournament = refuses(problems) || !report.whole ? null : validTournament(draft, people.players)
  const told = { type, startDate: dates.startDate, endDate: dates.endDate }
  if (tournament !== null) return { tournament, problems, newPlayers: people.newPlayers, aliases: people.aliases, told }
  const ofReport = problems.filter(({ code }) => !CONSEQUENCES.has(code))
  return { tournament, problems: ofReport, newPlayers: [], aliases: [], told }
}

/** Notes of what accepting the report does to the register. A refused report does nothing. */
const CONSEQUENCES: ReadonlySet<ProblemCode> = new Set(['player-registered', 'id-booked-as'])

/** The user's word, else the registration's, else what the report's time control allows. */
function decideType(
  { timeControl, timeControlCode, system }: ParsedReport,
  context: AcceptContext,
  limits: TimeControlLimits,
): RatingType | null {
  const said = context.type ?? context.registration?.type
  return said ?? ratingTypeOf({ timeControl, timeControlCode, system }, limits)
}

function judgedGames({ results }: ParsedReport, { ofRounds, ofGames }: TournamentDates, file: string): JudgedGames {
  if (results.kind === 'crosstable') return gamesOfCrosstable(results, ofRounds, file)
  const games = results.games.map((game, index) => ({ ...game, date: ofGames[index] ?? null }))
  return { games: games.sort((a, b) => a.round - b.round || a.white - b.white), problems: [] }
}

function roundsOf({ results }: ParsedReport, { games }: JudgedGames): number {
  const rounds =
    results.kind === 'crosstable' ? results.rows.map((row) => row.rounds.length) : games.map(({ round }) => round)
  return rounds.reduce((most, round) => Math.max(most, round), 0)
}

/** null where something is undecided: a problem says what. */
function validTournament(
  { report, context, startDate, endDate, type, games, length, isMatch }: Draft,
  players: readonly TournamentPlayer[],
): ValidTournament | null {
  if (startDate === null || endDate === null || type === null) return null
  const { registration, code } = context
  return {
    code,
    type,
    name: report.name || (registration?.name ?? ''),
    city: report.city || (registration?.city ?? ''),
    federation: report.federation || (registration?.federation ?? ''),
    startDate,
    endDate,
    system: report.system || (registration?.system ?? ''),
    timeControl: report.timeControl || (registration?.timeControl ?? ''),
    chiefArbiter: report.chiefArbiter,
    rounds: length,
    isMatch,
    players,
    games,
  }
}
