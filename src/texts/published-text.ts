import type { PublishedType } from '../month/publish-list.js'
import { say } from '../shared/messages/words.js'
import { count } from './format.js'

/** How far an interrupted run came. */
export function publishRemainsText(published: readonly PublishedType[], left: readonly string[]): string {
  const folders = published.map(({ folder }) => folder).join(', ')
  const args = { done: folders, left: left.join(', ') }
  return say(published.length === 0 ? 'interrupted-publish' : 'interrupted-publish-later', args)
}

/** Where a list was written, with the digest of each file. */
export function publishedText({ folder, outcome, players, federation, files, closedBefore }: PublishedType): string {
  const head = say(outcome === 'same' ? 'publish-same' : 'publish-written', {
    folder,
    players: count(players, 'rated player'),
  })
  const nobody = players === 0 && federation !== null ? [say('publish-nobody', { federation })] : []
  const lines = outcome === 'same' ? [] : files.map(({ name, sha256 }) => `  ${name}  sha256 ${sha256}`)
  const closed = closedBefore.length === 0 ? [] : [say('publish-closed', { lists: closedBefore.join(', ') })]
  return `${[head, ...nobody, ...lines, ...closed].join('\n')}\n`
}
