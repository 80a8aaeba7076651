import type { Replayed } from '../replay/replay.js'
import type { ListMonth } from '../shared/dates.js'
import { grouped } from '../shared/grouped.js'
import { say } from '../shared/messages/words.js'
import { count, table } from './format.js'

/** A replay with what was asked for. */
export interface ReplayAnswer extends Replayed {
  readonly source: string
  readonly into: string
  readonly from: ListMonth
  readonly to: ListMonth
  /** The file of the law; null: the editions of each day. */
  readonly edition: string | null
  readonly seconds: number
}

/** What a replay has made, a line a list, and how to go on. */
export function replayedText(answer: ReplayAnswer): string {
  const { source, into, from, to, edition, types, lists, listsThereAlready, leftOut, games, players, seconds } = answer
  const law = edition === null ? say('replay-law-of-the-day') : say('replay-law-of-file', { file: edition })
  const lines = [say('replay-done', { into, lists: count(lists, 'list'), from, to, source, law })]
  if (listsThereAlready > 0) lines.push(say('replay-there', { lists: count(listsThereAlready, 'list') }))
  for (const { type, base, from: list } of types) {
    lines.push(base === null ? say('replay-begins-empty', { type, list }) : say('replay-begins', { type, list, base }))
  }
  const [inGames, by] = [countOf(games, 'game'), countOf(players, 'player')]
  lines.push(say('replay-counts', { games: inGames, players: by, seconds }))
  if (leftOut > 0) lines.push(say('replay-left-out', { tournaments: countOf(leftOut, 'tournament') }))
  return `${lines.join('\n')}\n\n${differencesText(answer)}\n${say('replay-next', { source, into, from, to })}\n`
}

function differencesText({ differences }: Replayed): string {
  const none = say('replay-none')
  const rows = differences.map(({ list, type, rated, source, ratedInSource, differing }) => [
    list,
    type,
    grouped(rated),
    source ?? none,
    ratedInSource === null ? '' : grouped(ratedInSource),
    differing === null ? '' : grouped(differing),
  ])
  return table([say('replay-columns').split('|'), ...rows], [2, 4, 5])
}

function countOf(number: number, one: string): string {
  return `${grouped(number)} ${number === 1 ? one : `${one}s`}`
}
