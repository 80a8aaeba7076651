import type { MonthReport } from '../month/month-report.js'
import type { RatedType } from '../month/rate-list.js'
import { say } from '../shared/messages/words.js'
import { visibleLine } from '../shared/visible.js'
import { count, daysInWords, monthInWords, points } from './format.js'

/** How a person is named in a text. */
export type Names = (fideId: number) => string

/** What became of one type of a list, with the report of the month where it was computed. */
export function ratedText(rated: RatedType, names: Names): string {
  if (rated.outcome === 'nothing') return `${say('rate-nothing', { type: rated.type })}\n`
  const { report, outcome } = rated
  const of = { type: report.type, month: monthInWords(report.list) }
  const head =
    rated.lawBefore === undefined
      ? say(`rate-${outcome}`, of)
      : say('rate-recomputed-law', { ...of, law: report.edition, before: rated.lawBefore })
  const lines = outcome === 'unchanged' ? [] : reportLines(report, names)
  const last = rated.takenBack.at(-1)
  if (last !== undefined) lines.push(say('rate-taken-back', { lists: rated.takenBack.join(', '), last }))
  return `${[head, ...lines].map(visibleLine).join('\n')}\n`
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
