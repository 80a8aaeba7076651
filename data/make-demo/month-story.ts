import type { Newcomer } from '../../src/month/month-report.js'
import { fideEditions } from '../../src/regulations/editions.js'
import { count, monthInWords, table } from '../../src/texts/format.js'
import { type MadeMonth, reportOf, reportsOf } from './answers.js'
import { conditionHeads, examplesOf, missing, newcomerCells } from './conditions.js'
import type { Demo } from './folders.js'
import { heading, indented, shortened, wrapped } from './prose.js'
import { reportsStory } from './reports-story.js'

/** What happened in a month, for somebody who knows nothing else. */
export function monthStory(demo: Demo, month: MadeMonth): string {
  const { list } = month.answer
  return [
    heading(`List of ${monthInWords(list)} (tournaments of ${monthInWords(fideEditions.calendar.previous(list))})`),
    reportsStory(demo, month),
    ratedText(month),
    newcomersText(demo, month),
    waitingText(demo, month),
    fallenText(demo, month),
  ].join('')
}

function ratedText(month: MadeMonth): string {
  const rows = reportsOf(month).map(({ type, tournaments, playersRated, ratedPlayers }) => {
    const games = tournaments.reduce((sum, one) => sum + one.games, 0)
    return [type, String(tournaments.length), String(games), String(playersRated), String(ratedPlayers)]
  })
  return indented(table([['Rated', 'tournaments', 'games', 'rated players', 'on the list'], ...rows], [1, 2, 3, 4]), 2)
}

/** Newcomers shown a month; all of them stand at the end. */
const SHOWN = 3

function newcomersText({ width }: Demo, month: MadeMonth): string {
  const { newcomers } = reportOf(month, 'standard')
  const [first] = newcomers
  const head = `New: ${count(newcomers.length, 'first standard rating')} (and ${elsewhere(month, 'newcomers')}).`
  if (first === undefined) return wrapped(head, width, 2)
  // Those whose games are of several lists first: they are the ones to look at.
  const inOrder = [...newcomers].sort((a, b) => Number(isOver(month, b)) - Number(isOver(month, a)))
  const rows = inOrder.slice(0, SHOWN).map((one) => [newcomerName(month, one, width), ...newcomerCells(one)])
  const more = newcomers.length - rows.length
  const notes = [
    ...(inOrder.some((one) => isOver(month, one)) ? ['* with games of more than one list'] : []),
    ...(more > 0 ? [`and ${more} more, in the table at the end`] : []),
  ]
  const shown = indented(table([['', ...conditionHeads(first)], ...rows], [1, 2, 3]))
  return `${wrapped(head, width, 2)}${shown}${notes.map((note) => `    ${note}\n`).join('')}`
}

/** A name of the tables, marked where the games are of several lists. */
export function newcomerName(month: MadeMonth, newcomer: Newcomer, width: number): string {
  const name = shortened(
    month.names.get(newcomer.fideId) ?? String(newcomer.fideId),
    Math.max(18, width - BESIDE_NAMES),
  )
  return isOver(month, newcomer) ? `${name} *` : name
}

/** Columns the tables of newcomers need for everything but names. */
const BESIDE_NAMES = 55

/** `3 rapid, 1 blitz`: what the other two lists have of something. */
function elsewhere(month: MadeMonth, what: 'newcomers' | 'fallen'): string {
  return (['rapid', 'blitz'] as const).map((type) => `${reportOf(month, type)[what].length} ${type}`).join(', ')
}

function isOver({ overMonths }: MadeMonth, { fideId }: Newcomer): boolean {
  return overMonths.has(fideId)
}

function waitingText({ width }: Demo, { waiting }: MadeMonth): string {
  if (waiting.length === 0) return ''
  const examples = examplesOf(waiting)
  const head = `Not on the standard list yet: ${count(waiting.length, 'player')} with games towards a rating, such as`
  return [
    wrapped(head, width, 2),
    ...examples.map((player) => wrapped(`${player.name}: ${missing(player)}`, width, 4)),
  ].join('')
}

function fallenText({ width }: Demo, month: MadeMonth): string {
  const { fallen } = reportOf(month, 'standard')
  const names = fallen.map(({ fideId, from, to }) => `${month.names.get(fideId)} (${from}, would be ${to})`)
  const who = fallen.length === 0 ? 'nobody' : names.join('; ')
  const text = `Left the standard list, below the floor: ${who} (of the other lists: ${elsewhere(month, 'fallen')}).`
  return wrapped(text, width, 2, 4)
}
