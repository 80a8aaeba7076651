import { joined, phrase, typePhrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import type { TournamentRules } from '../../shared/tournament-rules.js'
import { type Check, type Draft, ratingAtStart } from '../check.js'
import { playerLabel } from '../player-label.js'
import { readTimeControl, type TimeControl, typeOfMinutes } from '../time-control.js'
import { tenths } from './tenths.js'

/**
 * The time control of a tournament whose type is known (art. 1): that there is one, that both players have the same
 * where the law asks for it, that it is long enough for who plays, and that its first control is.
 */
export const checkTimeControl: Check = (draft) => {
  const { report, type, context } = draft
  // A games CSV that is not registered is refused for that alone.
  if (type === null || (report.format === 'csv' && context.registration === null)) return []
  const { file } = context
  const said = printedTimeControl(draft)
  if (said.printed === '') return [problem('time-control-missing', {}, { file })]
  const timeControl = readTimeControl(said)
  if (timeControl.readings.length === 0) {
    return [problem('time-control-unreadable', { timeControl: said.printed }, { file })]
  }
  return [
    ...unequal(draft, timeControl, said.printed),
    ...tooFast(draft, timeControl, said.printed),
    ...tooShort(draft, timeControl, said.printed),
    ...firstControl(draft, timeControl, said.printed),
  ]
}

/** The report's words, or the registration's where it has none. */
export function printedTimeControl({ report, context: { registration } }: Pick<Draft, 'report' | 'context'>) {
  const { timeControl, timeControlCode } = report
  const text = timeControl || (timeControlCode === '' ? (registration?.timeControl ?? '') : '')
  return { timeControl: text, timeControlCode, printed: timeControlCode || text }
}

function unequal(
  { rules, type, context: { file } }: Draft,
  { isUnequal, readings }: TimeControl,
  timeControl: string,
): readonly Problem[] {
  if (rules === null || type === null || !rules.equalTimes || !isUnequal) return []
  const minutes = joined(
    'joined-and',
    readings.map((reading) => tenths(reading.minutes)),
  )
  return [problem('time-control-unequal', { minutes, timeControl, type: typePhrase(type) }, { file })]
}

function tooFast(
  { type, limits, context: { file } }: Draft,
  { readings }: TimeControl,
  timeControl: string,
): readonly Problem[] {
  const minutes = mostMinutes(readings)
  const above = limits.blitzAboveMinutes
  if (type !== 'blitz' || typeOfMinutes(minutes, limits) !== null) return []
  return [problem('time-control-too-fast', { minutes: tenths(minutes), above, timeControl }, { file })]
}

/** In several readings of a text the longest one is believed; of two players with different times the shorter one counts. */
function minutesOfEach({ readings, isUnequal }: TimeControl): number {
  return isUnequal ? (readings[0]?.minutes ?? 0) : mostMinutes(readings)
}

function mostMinutes(readings: TimeControl['readings']): number {
  return readings.at(-1)?.minutes ?? 0
}

/** One problem for each rating from which the law asks for more time than there was. A game too short for the type is named elsewhere. */
function tooShort(draft: Draft, control: TimeControl, timeControl: string): readonly Problem[] {
  const { rules, games, context, limits } = draft
  const minutes = minutesOfEach(control)
  const steps = rules?.minimumTimes ?? []
  const longest = steps[0]?.minutes ?? 0
  if (minutes >= longest || minutes < limits.standardFromMinutes) return []
  const ratingOf = remembered((startNumber) => ratingAtStart(draft, startNumber) ?? 0)
  const played = games
    .filter(({ unrated }) => unrated === null)
    .map((game) => ({ game, needs: neededBy(steps, Math.max(ratingOf(game.white), ratingOf(game.black))) }))
  return steps.flatMap((step) => {
    const short = played.filter(({ needs }) => needs === step && minutes < step.minutes)
    const [first] = short
    if (first === undefined) return []
    const { round, white, black } = first.game
    const args = {
      ...{ timeControl, minutes: tenths(minutes), ratedFrom: step.ratedFrom, needed: step.minutes, round },
      games: phrase('games', { count: short.length }),
      white: labelOf(draft, white),
      black: labelOf(draft, black),
    }
    return [problem('time-control-too-short', args, { file: context.file })]
  })
}

/** What the stronger of two players asks for; an unrated one, of rating 0, asks for least. */
function neededBy(steps: TournamentRules['minimumTimes'], stronger: number) {
  return steps.find(({ ratedFrom }) => ratedFrom <= stronger)
}

/** A player has as many games as there are rounds, and is looked up once. */
function remembered(find: (startNumber: number) => number): (startNumber: number) => number {
  const found = new Map<number, number>()
  return (startNumber) => {
    const known = found.get(startNumber)
    if (known !== undefined) return known
    const rating = find(startNumber)
    found.set(startNumber, rating)
    return rating
  }
}

function labelOf({ report }: Draft, startNumber: number): string {
  const player = report.players.find((one) => one.startNumber === startNumber)
  return player === undefined ? String(startNumber) : playerLabel(player, report.format)
}

function firstControl(
  { rules, context: { file } }: Draft,
  { readings }: TimeControl,
  timeControl: string,
): readonly Problem[] {
  const needed = rules?.firstControlMoves ?? 0
  const moves = readings.map(({ firstControlMoves }) => firstControlMoves ?? Number.POSITIVE_INFINITY)
  const most = Math.max(...moves)
  return most < needed ? [problem('first-control-short', { timeControl, moves: most, needed }, { file })] : []
}
