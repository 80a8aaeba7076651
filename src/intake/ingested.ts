import type { RatingListRow, TournamentRow } from '../db/schema.js'
import { belongsTo } from '../period/belonging.js'
import type { Chain } from '../period/chain.js'
import type { ListMonth } from '../shared/dates.js'
import type { Problem } from '../shared/problem.js'
import type { MoreOfAKind } from '../shared/problem-groups.js'
import type { Progress } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import type { JudgeOptions } from './judge-report.js'

export interface IngestOptions extends JudgeOptions {
  /** Called between reports: what it throws leaves those before stored and told of. */
  readonly breathe: Progress['breathe']
}

export interface IngestedFile {
  readonly file: string
  /** `held`: stored, and at least one of its tournaments waits for a person. */
  readonly outcome: 'accepted' | 'held' | 'refused' | 'unreadable' | 'already-stored'
  readonly tournaments: readonly IngestedTournament[]
  /** Games of the file that have a result, as far as it could be read: each is stored, stored already, or refused with it. */
  readonly games: number
  /** Games without a result: each is named in the problems, and is no game. */
  readonly unfinished: number
  readonly problems: readonly Problem[]
  /** Further problems of a kind, of which only the first ones are kept. */
  readonly more: readonly MoreOfAKind[]
}

export interface IngestedTournament {
  readonly code: string
  readonly name: string
  readonly type: RatingType
  readonly outcome: 'accepted' | 'revised' | 'held' | 'correction' | 'already-stored'
  readonly revision: number
  /** The revision that counts: an earlier one sent again does not come back. */
  readonly latestRevision: number
  readonly players: number
  readonly games: number
  /** The first list its end and its arrival allow. */
  readonly dueList: ListMonth
  /** The list it is on or will be on: a later one where that list is published already; null where none takes it. */
  readonly list: ListMonth | null
  /** Received after the last list that could rate it (art. 9.1). */
  readonly tooLate: boolean
}

/** The answer to a tournament that is there already. */
export function asKnown(
  row: TournamentRow,
  latestRevision: number,
  players: number,
  chain: Chain<RatingListRow>,
): IngestedTournament {
  const { code, name, type, revision, games } = row
  const whereabouts = { dueList: row.due_list, ...listFor(row, chain) }
  return { code, name, type, outcome: 'already-stored', revision, latestRevision, players, games, ...whereabouts }
}

/** The list a stored tournament is on, or will be on as things stand. */
export function listFor(
  row: Pick<TournamentRow, 'type' | 'due_list' | 'last_list' | 'rated_in'>,
  chain: Chain<RatingListRow>,
): Pick<IngestedTournament, 'list' | 'tooLate'> {
  const span = { dueList: row.due_list, lastList: row.last_list }
  const list = row.rated_in ?? belongsTo(span, (month) => chain.isClosed(row.type, month), chain.calendar)
  return { list, tooLate: list === null }
}
