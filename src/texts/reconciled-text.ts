import type { Reconciled } from '../month/reconcile.js'
import { say } from '../shared/messages/words.js'
import { visibleLine } from '../shared/visible.js'
import { count } from './format.js'
import type { Names } from './rated-text.js'

/** How many of each kind are named. */
const NAMED = 20

/** What agrees, and by name what does not. */
export function reconciledText({ files, sums, official }: Reconciled, names: Names): string {
  const lines = [
    say('reconcile-files', { files: count(files.checked, 'published file'), differing: files.differing.length }),
    ...named(files.differing, (path) => path),
    say('reconcile-sums', { players: count(sums.checked, 'player'), differing: sums.differing.length }),
    ...named(sums.differing, ({ type, list, fideId }) => `${names(fideId)}, ${type} ${list}`),
  ]
  for (const { type, list, same, differing } of official) {
    lines.push(say('reconcile-official', { type, list, same, differing: differing.length }))
    const apart = ({ own, official: theirs }: (typeof differing)[number]) => Math.abs((own ?? 0) - (theirs ?? 0))
    const largest = [...differing].sort((a, b) => apart(b) - apart(a) || a.fideId - b.fideId)
    lines.push(
      ...named(largest, ({ fideId, own, official: theirs }) =>
        say('reconcile-player', { name: names(fideId), own: own ?? '-', official: theirs ?? '-' }),
      ),
    )
  }
  return `${lines.map(visibleLine).join('\n')}\n`
}

function named<Element>(elements: readonly Element[], line: (element: Element) => string): string[] {
  const shown = elements.slice(0, NAMED).map((element) => `    ${line(element)}`)
  const more = elements.length - shown.length
  return more > 0 ? [...shown, `    ${say('reconcile-more', { more })}`] : shown
}
