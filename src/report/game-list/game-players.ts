import { type Problem, problem } from '../../shared/problem.js'
import { sameName } from '../../shared/text.js'
import { reportedId } from '../identity/reported-id.js'
import type { ReportedPlayer } from '../parsed-report.js'
import type { ListedGame, ListedPlayer } from './listed-game.js'

export interface GamePlayers {
  /** In the order of their start numbers: by ID, those without a readable one last. */
  readonly players: readonly ReportedPlayer[]
  /** Start number of a player of a game. */
  readonly numberOf: (player: ListedPlayer) => number
  readonly problems: readonly Problem[]
}

interface Seen extends ListedPlayer {
  readonly line: number
}

/**
 * The players of a tournament's games, told apart by ID (compared as numbers: 00992501 is 992501). One ID under two
 * names that cannot be one person is refused, as an ID that two players share is in a TRF.
 */
export function gamePlayers(rows: readonly ListedGame[], file: string): GamePlayers {
  const seen = new Map<string, Seen>()
  const keys = keysOf()
  const problems: Problem[] = []
  for (const { line, white, black } of rows) {
    for (const player of [white, black]) {
      const key = keys(player)
      const first = seen.get(key)
      // A name that comes later completes the player; the ID keeps the line it first stood on.
      if (first === undefined || first.name === '') seen.set(key, { ...player, line: first?.line ?? line })
      if (first === undefined || first.name === player.name) continue
      if (first.name !== '' && player.name !== '' && !sameName(first.name, player.name)) {
        const args = { fideId: player.idText, name: player.name, otherName: first.name, otherLine: first.line }
        problems.push(problem('games-id-two-names', args, { file, line }))
      }
    }
  }
  const ordered = Array.from(seen, ([key, player]) => ({ key, player, id: numberOfKey(key) })).sort(
    (a, b) => a.id - b.id,
  )
  const numbers = new Map(ordered.map(({ key }, index) => [key, index + 1]))
  return {
    players: ordered.map(({ player }, index) => reportedPlayer(player, index + 1)),
    numberOf: (player) => numbers.get(keys(player)) ?? 0,
    problems,
  }
}

/** By what players are told apart; each ID is looked at once, however many games it plays. */
function keysOf(): (player: ListedPlayer) => string {
  const known = new Map<string, string>()
  return (player) => {
    const found = known.get(player.idText)
    if (found !== undefined) return found
    const id = reportedId(player.idText)
    // Players without an ID are told apart by their names.
    if (id.kind === 'missing') return `name ${player.name}`
    const key = id.kind === 'number' ? String(id.fideId) : `text ${player.idText}`
    known.set(player.idText, key)
    return key
  }
}

function numberOfKey(key: string): number {
  return /^\d+$/.test(key) ? Number(key) : Number.MAX_SAFE_INTEGER
}

function reportedPlayer({ idText, name, line, details }: Seen, startNumber: number): ReportedPlayer {
  return {
    startNumber,
    line,
    name,
    fideIdText: idText,
    sex: null,
    title: '',
    rating: null,
    federation: '',
    birthYear: null,
    ...details,
  }
}
