import { playerReader } from '../db/players.js'
import { monthsThrough } from '../month/catch-up.js'
import type { MonthReport } from '../month/month-report.js'
import { type RatedType, rateLists } from '../month/rate-list.js'
import { nextList } from '../regulations/list-calendar.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import type { RatingType } from '../shared/rating-type.js'
import { count, daysInWords, monthInWords, points } from './format.js'
import { type ExitCode, exitCode } from './io.js'
import { typesOf } from './options.js'
import { printJson, type Session, withStore } from './session.js'

export interface RateCommandOptions {
  readonly type?: RatingType
  readonly dryRun?: boolean
  readonly through?: boolean
}

/** `frl rate LIST`: computes a month, or every missing one up to it. */
export async function rate(session: Session, list: ListMonth, options: RateCommandOptions): Promise<ExitCode> {
  return withStore(session, async (store) => {
    const settings = { ...session.rating(), dryRun: options.dryRun === true, now: session.io.now }
    const types = typesOf(options.type)
    const months =
      options.through === true ? await monthsThrough(store.db, types, list, settings.base) : [{ list, types }]
    const rated = await rateLists(store, months, settings)
    if (session.json) {
      printJson(session, { list, dryRun: settings.dryRun, types: rated })
      return exitCode.done
    }
    const nameOf = playerReader(store.db, nextList(list))
    const names = (fideId: number) => `${nameOf(fideId)?.name || say('explain-unknown-name')} (${fideId})`
    if (rated.length === 0) session.io.out(`${say('rate-through-done', { list })}\n`)
    session.io.out(rated.map((one) => ratedText(one, names)).join('\n'))
    if (settings.dryRun) session.io.out(`\n${say('rate-dry-run')}\n`)
    return exitCode.done
  })
}

type Names = (fideId: number) => string

function ratedText(rated: RatedType, names: Names): string {
  if (rated.outcome === 'nothing') return `${say('rate-nothing', { type: rated.type })}\n`
  const { report, outcome } = rated
  const head = say(`rate-${outcome}`, { type: report.type, month: monthInWords(report.list) })
  return `${[head, ...(outcome === 'unchanged' ? [] : reportLines(report, names))].join('\n')}\n`
}

/** The report of a month: what a rating officer wants to see before she publishes. */
function reportLines(report: MonthReport, names: Names): string[] {
  const { base, edition, tournaments, notYet, newcomers, fallen } = report
  if (report.ratedPlayers === 0 && tournaments.length === 0) return [say('rate-empty')]
  const waiting = notYet.games + notYet.score + notYet.rating
  const lines = [
    base === null ? say('rate-from-nothing', { edition }) : say('rate-base', { base, edition }),
    say(tournaments.length === 0 ? 'rate-no-tournaments' : 'rate-tournaments', {
      tournaments: count(tournaments.length, 'tournament'),
    }),
    ...tournaments.map(
      ({ code, name, startDate, endDate, players, games, listInForce, edition: law }) =>
        `    ${code}: ${name}, ${daysInWords(startDate, endDate)}; ${count(players, 'player')}, ${count(games, 'game')}; ${say('rate-in-force', { list: listInForce, edition: law })}`,
    ),
    say('rate-players', { players: report.playersRated, results: report.ratedResults, rated: report.ratedPlayers }),
    ...(newcomers.length === 0 ? [] : [say('rate-newcomers', { newcomers: count(newcomers.length, 'first rating') })]),
    ...newcomers.map(
      ({ fideId, rating, k, games, score }) =>
        `    ${say('rate-newcomer', { name: names(fideId), rating, k, games: count(games, 'game'), score: points(score / 100) })}`,
    ),
  ]
  if (waiting > 0) lines.push(say('rate-not-yet', { players: count(waiting, 'unrated player'), ...notYet }))
  if (fallen.length > 0) {
    lines.push(say('rate-fallen', { fallen: count(fallen.length, 'rating') }))
    for (const { fideId, from, to } of fallen) lines.push(`    ${names(fideId)}: ${from} -> ${to}`)
  }
  if (report.turnedInactive > 0) lines.push(say('rate-inactive', { players: count(report.turnedInactive, 'player') }))
  if (report.kChanged > 0) lines.push(say('rate-k', { players: count(report.kChanged, 'player') }))
  if (report.adjusted > 0) lines.push(say('rate-adjusted', { players: count(report.adjusted, 'player') }))
  for (const { fideId, title, rating, normsToo } of report.titles) {
    lines.push(`  ${names(fideId)}: ${say(normsToo ? 'explain-title-norms' : 'explain-title', { title, rating })}`)
  }
  return lines
}
