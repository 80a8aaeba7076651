import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'

/** What an interrupted run has made, and what it has not. */
export function monthsRemain(months: readonly { readonly list: ListMonth }[], stored: number, dryRun: boolean): string {
  if (dryRun) return say('interrupted-dry-run')
  const [lists, left] = [months.slice(0, stored), months.slice(stored)].map((some) => monthsText(some))
  const args = { list: months[stored]?.list ?? '', lists: lists ?? '', left: left ?? '' }
  return say(stored === 0 ? 'interrupted-rate' : 'interrupted-rate-later', args)
}

/** `2026-03`, or `2026-03 to 2026-07`. */
function monthsText(months: readonly { readonly list: ListMonth }[]): string {
  const [first, last] = [months[0]?.list ?? '', months.at(-1)?.list ?? '']
  return first === last ? first : `${first} to ${last}`
}
