import type { ExplainedInitial, ExplainedTournament, Explanation } from '../answers/explanation.js'
import type { Editions, Regulations } from '../regulations/regulations.js'
import { regulationsNearest } from '../regulations/regulations.js'
import { listDate } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import {
  count,
  daysInWords,
  halves,
  monthInWords,
  points,
  signed,
  signedHundredths,
  table,
  unsignedHundredths,
} from './format.js'
import { initialSentences } from './initial-text.js'

/** An explanation in sentences that an arbiter could read aloud to a parent. */
export function explanationText(explanation: Explanation, editions: Editions): string {
  const regulations = regulationsNearest(editions, explanation.type, listDate(explanation.list))
  const { type, list, id, name } = explanation
  const head = say('explain-head', {
    name: name || say('explain-unknown-name'),
    id,
    type,
    month: monthInWords(list),
  })
  const parts = [
    [head, ...verdict(explanation, regulations), ...otherLaw(explanation, regulations)],
    ...explanation.tournaments.map((tournament) => eventLines(tournament, editions, explanation)),
    totals(explanation, regulations),
    explanation.initial === null ? [] : poolSentences(explanation, explanation.initial, editions, regulations),
    explanation.titles.map(({ title, rating, normsToo }) =>
      say(normsToo ? 'explain-title-norms' : 'explain-title', { title, rating }),
    ),
    others(explanation),
  ]
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}

/** The numbers are those that are stored; what is said of the law is said of the law in use. */
function otherLaw({ series, edition }: Explanation, { id }: Regulations): string[] {
  return series === 'official' || edition === null || edition === id
    ? []
    : [say('explain-other-law', { edition, law: id })]
}

function verdict(explanation: Explanation, { ratingFloor, articles, inactiveAfterLists }: Regulations): string[] {
  const { status, series, previousRating, newRating, change, adjustment, type } = explanation
  const lines: string[] = []
  if (explanation.fromStandard) {
    lines.push(say('explain-from-standard', { type, from: previousRating ?? 0, article: articles.standardCounts }))
  }
  if (status === 'not-listed') lines.push(say('explain-not-listed', { list: explanation.list }))
  else if (status === 'unrated') {
    const { firstHeardOf: from } = explanation
    lines.push(from === undefined ? say('explain-unrated') : say('explain-heard-later', { from }))
  } else if (status === 'initial') lines.push(say('explain-first', { to: newRating ?? 0 }))
  else if (status === 'delisted' && series === 'official') lines.push(say('explain-fallen-imported'))
  else if (status === 'delisted') {
    const from = previousRating ?? 0
    const moved = change + adjustment
    const words = { from, change: signed(moved), to: from + moved, floor: ratingFloor, article: articles.floor }
    // Who entered with his standard rating had none to lose.
    lines.push(say(explanation.fromStandard ? 'explain-fallen-at-once' : 'explain-fallen', words))
  } else if (series === 'official') {
    const games = count(explanation.games, 'game')
    lines.push(say('explain-imported', { to: newRating ?? 0, from: previousRating ?? 'none', games }))
  } else if (explanation.games === 0 && adjustment === 0) lines.push(say('explain-same', { to: newRating ?? 0 }))
  else {
    const moved = signed((newRating ?? 0) - (previousRating ?? 0))
    lines.push(say('explain-change', { from: previousRating ?? 0, to: newRating ?? 0, change: moved }))
  }
  if (explanation.inactive) {
    lines.push(say('explain-inactive', { lists: inactiveAfterLists, article: articles.inactivity }))
  }
  if (series === 'official') lines.push(say('explain-official'))
  return lines
}

function eventLines(event: ExplainedTournament, editions: Editions, { type }: Explanation): string[] {
  const { articles } = regulationsNearest(editions, type, event.startDate)
  const { name, code, startDate, endDate } = event
  const lines = [say('explain-event', { name, code, days: daysInWords(startDate, endDate) })]
  const list = monthInWords(event.listInForce)
  const rating = event.ownRating ?? 0
  if (event.basis === 'rated') lines.push(say('explain-event-rated', { rating, list }))
  if (event.basis === 'standard') lines.push(say('explain-event-standard', { rating, list }))
  if (event.imported) lines.push(say('explain-event-imported', { list: monthInWords(event.ratedIn) }))
  else if (event.basis === 'pool') lines.push(say('explain-event-pool', { list }))
  if (event.basis === 'rated-meanwhile') {
    lines.push(say('explain-event-meanwhile', { rating, article: articles.ratedMeanwhile }))
  }
  if (event.lines.length > 0) lines.push(gamesTable(event).trimEnd())
  lines.push(eventSum(event, articles.gates, articles.firstEvent))
  if (event.k !== undefined) lines.push(say('explain-event-k', { k: event.k, article: articles.coefficient }))
  return lines
}

function eventSum(event: ExplainedTournament, windowArticle: string, zeroArticle: string): string {
  const games = count(event.games, 'game')
  const score = points(event.score)
  if (event.games === 0) return say('explain-event-nothing')
  if (event.basis !== 'pool') return say('explain-event-sum', { games, score, sum: signedHundredths(event.sum) })
  const until = event.countsUntil === null ? '' : monthInWords(event.countsUntil)
  if (event.leftOut === 'expired') return say('explain-event-expired', { games, score, until, article: windowArticle })
  if (event.leftOut === 'zero-in-first-event') return say('explain-event-zero', { games, article: zeroArticle })
  if (event.leftOut !== null) return say(`explain-event-${event.leftOut}`, { games, score, article: zeroArticle })
  return say('explain-event-pooled', { games, score, until })
}

/** Reasons of games that were played over the board, whose result is shown as it was. */
const PLAYED: ReadonlySet<string | null> = new Set(['unrated-opponent', 'left-out'])

function gamesTable({ lines, basis }: ExplainedTournament): string {
  const [round = '', ...heads] = say('explain-columns').split('|')
  const columns = [round.trim(), ...(basis === 'pool' ? [heads[0] ?? '', heads[1] ?? '', heads[5] ?? ''] : heads)]
  const rows = lines.map((line) => {
    const opponent = line.opponentName || (line.opponentId === null ? '' : String(line.opponentId))
    const rating = line.opponentRating === null ? '-' : String(line.opponentRating)
    const why = line.reason === null ? '' : `${say(`reason-${line.reason}`)} (art. ${line.article})`
    const start = [line.round === null ? '' : String(line.round), opponent, rating]
    if (basis === 'pool' || !line.rated) {
      const result = line.rated || PLAYED.has(line.reason) ? halves(line.score) : resultOf(line.score)
      return basis === 'pool' ? [...start, result, why] : [...start, '', '', '', result, '', why]
    }
    const limited = line.countedDifference !== line.difference
    return [
      ...start,
      signed(line.difference ?? 0),
      limited ? `(${signed(line.countedDifference ?? 0)})` : '',
      unsignedHundredths(line.expected ?? 0),
      halves(line.score),
      signedHundredths(line.delta ?? 0),
    ]
  })
  const right = basis === 'pool' ? [0, 2, 3] : [0, 2, 3, 4, 5, 6, 7]
  return table([columns, ...rows], right)
    .split('\n')
    .map((text) => (text === '' ? text : `  ${text}`))
    .join('\n')
}

/** A game that was not played has a result in the tournament, shown in brackets. */
function resultOf(score: number): string {
  return `(${halves(score)})`
}

function totals(explanation: Explanation, regulations: Regulations): string[] {
  const { status, k, kUsed, kReason, games, sum, rawChange, change, adjustment, kListed } = explanation
  const { articles, maxKTimesGames } = regulations
  if (k === null || kReason === null || explanation.series === 'official') return []
  const lines = [kSentence(kReason, k, regulations)]
  if (kUsed !== null && kUsed !== k && maxKTimesGames !== null) {
    lines.push(say('explain-limit', { k, games, limit: maxKTimesGames, used: kUsed, article: articles.coefficient }))
  }
  if (kUsed !== null) {
    const words = { sum: signedHundredths(sum), k: kUsed, raw: signedHundredths(rawChange), change: signed(change) }
    lines.push(say('explain-sum', { ...words, article: articles.rounding }))
  }
  if (adjustment !== 0) lines.push(say('explain-adjustment', { points: signed(adjustment) }))
  if (status === 'rated' && kListed !== null && kListed !== k) lines.push(say('explain-k-next', { k: kListed }))
  return lines
}

function kSentence(
  reason: NonNullable<Explanation['kReason']>,
  k: number,
  { coefficient, articles }: Regulations,
): string {
  const article = articles.coefficient
  if (coefficient.kind === 'fixed') return say('explain-k-fixed', { k, article })
  const { top, junior, newPlayer } = coefficient
  switch (reason) {
    case 'top':
      return say('explain-k-top', { k, peak: top.peakFrom, article })
    case 'junior':
      return say('explain-k-junior', { k, age: junior?.untilAge ?? 0, peak: junior?.peakFrom ?? 0, article })
    case 'new-player':
      return say('explain-k-new-player', { k, needed: newPlayer.games, article })
    case 'as-listed':
      return say('explain-k-as-listed', { k, article })
    default:
      return say('explain-k-others', { k, games: newPlayer.games, peak: top.peakFrom, article })
  }
}

function others({ notOnThisList, list: asked }: Explanation): string[] {
  if (notOnThisList.length === 0) return []
  const lines = notOnThisList.map(({ code, name, state, list }) => {
    if (state === 'waiting') return say('explain-other-waiting', { name, code, list: asked })
    if (state === 'too-late' || state === 'held' || state === 'correction') {
      return say(`explain-other-${state}`, { name, code })
    }
    const official = state === 'in-official-list'
    return say(official ? 'explain-other-in-official-list' : 'explain-other-other-list', {
      name,
      code,
      list: list ?? '',
    })
  })
  return [say('explain-others'), ...lines.map((line) => `  ${line}`)]
}

function poolSentences(
  explanation: Explanation,
  initial: ExplainedInitial,
  editions: Editions,
  regulations: Regulations,
): string[] {
  const counting = explanation.tournaments.filter(
    ({ basis, leftOut, games }) => basis === 'pool' && !leftOut && games > 0,
  )
  // The rule of the first rating follows the latest event that counts (decision A1).
  const day = counting.at(-1)?.startDate ?? listDate(explanation.list)
  const { initialRating } = regulationsNearest(editions, explanation.type, day)
  const until = initial.published ? [] : counting.flatMap(({ countsUntil }) => countsUntil ?? [])
  return initialSentences(initial, regulations, initialRating, explanation.newRating, until)
}
