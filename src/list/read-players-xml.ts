import type { ListMonth } from '../shared/dates.js'
import { type Problem, problem, refuses } from '../shared/problem.js'
import type { ListEntry } from './list-entry.js'
import type { ListSink } from './list-sink.js'
import type { RegisteredPlayer } from './read-players-csv.js'
import { readXmlList } from './read-xml.js'

/** A register is of no month: years of birth are believed as far as its CSV may have them. */
const NO_MONTH: ListMonth = '2200-01'

/**
 * Reads the player file that FIDE gives to a federation's rating officer (`<player FIDEID="...">`) as a register
 * (`frl import players`): accepted whole or refused whole. Its ratings are of no month and are not looked at.
 */
export async function readPlayersXml(
  bytes: Uint8Array,
  file: string,
): Promise<{ readonly players: readonly RegisteredPlayer[]; readonly problems: readonly Problem[] }> {
  const problems: Problem[] = []
  const players: RegisteredPlayer[] = []
  const lineOf = new Map<number, number>()
  let isPlayerFile = false
  const sink: ListSink = {
    onHead: () => ({ file, list: NO_MONTH, types: [], combined: false }),
    onEntry(entry) {
      const first = lineOf.get(entry.fideId)
      const place = { file, line: entry.line }
      if (first !== undefined) {
        problems.push(problem('row-key-twice', { column: 'FIDEID', key: entry.fideId, first }, place))
      }
      lineOf.set(entry.fideId, entry.line)
      players.push(registered(entry))
    },
    onBadRecord: (bad) => problems.push(bad),
    onProblem(found) {
      if (found.code === 'list-player-file') isPlayerFile = true
      else problems.push(found)
    },
  }
  await readXmlList(once(bytes), file, sink)
  if (isPlayerFile) problems.unshift(problem('list-register-file', {}, { file }))
  else if (!refuses(problems)) {
    const none = problem(players.length === 0 ? 'file-no-rows' : 'list-no-player-file', {}, { file })
    return { players, problems: [none] }
  }
  return { players, problems }
}

/** The file has one column of titles; a woman's title in it is her woman's title too. */
function registered({ title, womanTitle, otherTitles, ...entry }: ListEntry): RegisteredPlayer {
  const { fideId, name, federation, sex, birthYear } = entry
  const womans = womanTitle || (title.startsWith('W') ? title : null)
  return { fideId, name, federation, sex, birthYear, title, womanTitle: womans, otherTitles: otherTitles || null }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
