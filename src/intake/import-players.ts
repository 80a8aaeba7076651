import { inTransaction, type Store } from '../db/connect.js'
import { allLists } from '../db/lists.js'
import { detailsOf, playerReader, playerWriter } from '../db/players.js'
import type { RatingListRow } from '../db/schema.js'
import { readTable } from '../files/read-bytes.js'
import { listFormatOf } from '../list/list-format.js'
import { type RegisteredPlayer, readPlayersCsv } from '../list/read-players-csv.js'
import { readPlayersXml } from '../list/read-players-xml.js'
import type { ListCalendar } from '../regulations/list-calendar.js'
import type { Editions } from '../regulations/regulations.js'
import { refuse } from '../run/refused.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { type PlayerDetails, sameDetails } from '../shared/player.js'
import { type Problem, refuses } from '../shared/problem.js'
import { during, type Pass, type Progress, STRETCH } from '../shared/progress.js'

export interface ImportedPlayers {
  readonly file: string
  readonly from: ListMonth
  readonly players: number
  readonly added: number
  readonly changed: number
  readonly refused: boolean
  readonly problems: readonly Problem[]
}

/** Before any list: what a register says when nothing is imported yet holds for every list there will be. */
const BEFORE_ALL_LISTS: ListMonth = '1971-01'

/**
 * Takes the federation's register, a CSV or FIDE's player file of the federation: from a list on its names, federations and titles win over those of lists.
 *
 * @param from the list it holds from; by default the next one that is not given out yet
 * @throws {RefusedError} if a published list would print otherwise
 */
export async function importPlayers(
  store: Store,
  path: string,
  from: ListMonth | undefined,
  { calendar }: Editions,
  progress: Progress,
): Promise<ImportedPlayers> {
  const bytes = await readTable(path)
  const isXml = listFormatOf(bytes) === 'xml'
  const { players, problems } = isXml ? await readPlayersXml(bytes, path) : readPlayersCsv(bytes, path)
  const lists = await allLists(store.db)
  const validFrom = from ?? nextUnpublished(lists, calendar)
  const result = { file: path, from: validFrom, players: players.length, added: 0, changed: 0, problems }
  if (refuses(problems)) return { ...result, refused: true }
  const closed = lists.filter((row) => row.closed === 1 && row.list >= validFrom).at(-1)
  if (closed !== undefined) refuse('register-too-early', { list: validFrom, closed: closed.list })
  const stage = { what: say('progress-register'), unit: 'players', total: players.length } as const
  const counts = await during(progress, stage, ({ pass }) => storePlayers(store, players, validFrom, pass))
  return { ...result, refused: false, ...counts }
}

async function storePlayers(store: Store, players: readonly RegisteredPlayer[], validFrom: ListMonth, pass: Pass) {
  const counts = { added: 0, changed: 0 }
  await inTransaction(store, async (trx) => {
    const read = playerReader(trx, validFrom)
    const write = playerWriter(trx)
    let taken = 0
    for (const player of players) {
      if (++taken % STRETCH === 0) await pass(STRETCH)
      const known = read(player.fideId)
      const details = registeredDetails(player, known === null ? null : detailsOf(known))
      if (known !== null && known.origin === 'register' && sameDetails(details, detailsOf(known))) continue
      counts[known === null ? 'added' : 'changed']++
      write(details, validFrom, 'register')
    }
  })
  return counts
}

/** What the register leaves out stays as it was known. */
function registeredDetails(player: RegisteredPlayer, known: PlayerDetails | null): PlayerDetails {
  return {
    fideId: player.fideId,
    name: player.name,
    federation: player.federation,
    sex: player.sex ?? known?.sex ?? null,
    birthYear: player.birthYear ?? known?.birthYear ?? null,
    title: player.title ?? known?.title ?? '',
    womanTitle: player.womanTitle ?? known?.womanTitle ?? '',
    otherTitles: player.otherTitles ?? known?.otherTitles ?? '',
    foaTitle: known?.foaTitle ?? '',
  }
}

/** The list after every official and every published one. */
export function nextUnpublished(lists: readonly RatingListRow[], calendar: ListCalendar): ListMonth {
  const givenOut = lists.filter((row) => row.series === 'official' || row.closed === 1).map((row) => row.list)
  const last = givenOut.sort().at(-1)
  return last === undefined ? BEFORE_ALL_LISTS : calendar.next(last)
}
