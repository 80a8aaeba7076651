import type { HistoryLine, PlayerHistory, TypeHistory } from '../answers/player-history.js'
import { type Language, type Say, sayIn } from '../shared/messages/language.js'
import { signedOrNone } from './compare-numbers.js'
import { signedHundredths, table } from './format.js'

/** A player's ratings list by list, for the terminal. */
export function historyText(history: PlayerHistory, language: Language): string {
  const say = sayIn(language)
  const { id, known, types } = history
  if (!known) return `${say('history-unknown', { id })}\n`
  const federation = history.federation || say('history-not-known')
  const born = history.birthYear ?? say('history-not-known')
  const head = `${say('history-head', { name: nameOf(history, say), id, federation, born })}\n`
  if (types.length === 0) return `${head}${say('history-no-lists')}\n`
  return [head, ...types.map((one) => typeText(one, say))].join('\n')
}

/** His name, or what stands for it. */
export function nameOf({ name }: PlayerHistory, say: Say): string {
  return name || say('history-unknown-name')
}

function typeText({ type, lists }: TypeHistory, say: Say): string {
  const columns = say('history-columns').split('|')
  const isComputed = lists.some(({ computed }) => computed !== null)
  const rows = lists.map((line) => [
    line.list,
    say(`history-series-${line.series}`),
    line.rating === null ? '' : String(line.rating),
    signedOrNone(line.difference),
    String(line.games),
    line.k === null ? '' : String(line.k),
    line.inactive ? 'i' : '',
    statusText(line, say),
    ...computedCells(line),
  ])
  return `${say(`compare-type-${type}`)}\n${table([isComputed ? columns : columns.slice(0, PRINTED), ...rows], [2, 3, 4, 5, 8, 9, 10, 11, 12])}`
}

function statusText({ status, computed }: HistoryLine, say: Say): string {
  const standard = computed?.fromStandard === true ? computed.ratingBefore : null
  // Who entered with his standard rating and fell at once had none to lose.
  const became = status === 'delisted' && standard !== null ? 'history-below-floor' : (`history-${status}` as const)
  const words = [say(became), standard === null ? '' : say('history-from-standard', { rating: standard })]
  return words.filter((one) => one !== '').join(', ')
}

/** Columns that lists print; the others tell what was computed. */
const PRINTED = 8

function computedCells({ computed }: HistoryLine): string[] {
  if (computed === null) return []
  const { k, kUsed, sum, change, adjustment } = computed
  const whole = [k, kUsed].map((one) => (one === null ? '' : String(one)))
  return [...whole, signedHundredths(sum), signedOrNone(change), adjustment === 0 ? '' : signedOrNone(adjustment)]
}
