import { type Problem, problem, refuses } from '../shared/problem.js'
import { decodeText, splitLines, type TextEncoding } from '../shared/text.js'
import { type GamePlayers, gamePlayers } from './game-list/game-players.js'
import type { ListedGame } from './game-list/listed-game.js'
import { repeatedGames } from './game-list/repeated-games.js'
import type { ParsedReport, ReportedGame } from './parsed-report.js'
import { eventHeader } from './pgn/event-header.js'
import { gameLabel, type PgnGame, pgnGame } from './pgn/pgn-game.js'
import { splitGames } from './pgn/split-games.js'
import type { ReportReading } from './report-reading.js'

/**
 * Reads the games of a PGN file with FIDE IDs in their tags. A file of one event is a report as a TRF is; in a file of
 * several each Event tag is the code of a registered tournament, as the column `tournament` of a games CSV is.
 *
 * @param file the name problems are shown under
 */
export function readPgn(bytes: Uint8Array, file: string): ReportReading {
  const { text, encoding } = decodeText(bytes)
  const split = splitGames(splitLines(text))
  const readings = split.games.map((game) => pgnGame(game, file))
  const games = readings.flatMap(({ pgnGame }) => pgnGame ?? [])
  const events = byEvent(games).map(([event, ofEvent]) => ({ event, games: ofEvent, ...playersOf(ofEvent, file) }))
  const problems = [
    ...(encoding === 'utf-8' ? [] : [problem('text-not-utf8', { encoding }, { file })]),
    ...(split.openComment === null ? [] : [problem('pgn-comment-open', {}, { file, line: split.openComment })]),
    ...[
      ...readings.flatMap(({ problems }) => problems),
      // Where a comment is open the ends of games are in it.
      ...(split.openComment === null ? unclearGames(games, file) : []),
      ...unnamedEvents(events, file),
      ...events.flatMap((one) => [...one.problems, ...repeated(one, file)]),
    ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  ]
  const whole = !refuses(problems)
  const unfinished = games.filter((game) => game.unfinished).length
  return {
    reports: events.map((event) => reportOf(event, encoding, whole, events.length > 1)),
    problems,
    games: split.games.length - unfinished,
    unfinished,
  }
}

interface PgnEvent extends GamePlayers {
  readonly event: string
  readonly games: readonly PgnGame[]
}

function byEvent(games: readonly PgnGame[]): readonly (readonly [string, readonly PgnGame[]])[] {
  const groups = new Map<string, PgnGame[]>()
  for (const one of games) {
    const group = groups.get(one.game.tournament)
    if (group === undefined) groups.set(one.game.tournament, [one])
    else group.push(one)
  }
  return [...groups]
}

/** Of the games that are taken; a player without an ID has been named with the game. */
function playersOf(games: readonly PgnGame[], file: string): GamePlayers {
  return gamePlayers(takenOf(games), file)
}

function takenOf(games: readonly PgnGame[]): readonly ListedGame[] {
  return games.flatMap(({ game }) => (game.white.idText === '' || game.black.idText === '' ? [] : [game]))
}

function repeated({ games, players, numberOf }: PgnEvent, file: string): readonly Problem[] {
  const numbered = takenOf(games).map((game) => ({ ...game, white: numberOf(game.white), black: numberOf(game.black) }))
  return repeatedGames({ games: numbered, playerOf: (number) => players[number - 1], format: 'pgn', file })
}

/**
 * Games of which nobody can say whether they were played: without moves where others have some, or a 0-0 without moves;
 * and games whose moves end without a result where others end with one, as the last game of a file cut off does.
 */
function unclearGames(games: readonly PgnGame[], file: string): readonly Problem[] {
  const hasMoves = games.some(({ moves }) => moves.halfMoves > 0)
  const hasEndings = games.some(({ moves }) => moves.ending !== null)
  return games.flatMap(({ game, tag, moves, unfinished }) => {
    const place = { file, line: game.line }
    if (moves.ending === null && (hasEndings || moves.halfMoves > 0)) {
      return [problem('pgn-no-ending', { game: gameLabel(tag) }, place)]
    }
    const bothLost = game.outcome !== null && game.outcome.whiteScore + game.outcome.blackScore === 0
    const said = tag('Termination') !== '' || unfinished || (game.outcome?.unrated ?? null) !== null
    const unclear = moves.halfMoves === 0 && !said && (hasMoves || bothLost)
    return unclear ? [problem('pgn-no-moves', { game: gameLabel(tag) }, place)] : []
  })
}

/** Where there are several events each must be named, since its name is its code. */
function unnamedEvents(events: readonly PgnEvent[], file: string): readonly Problem[] {
  const unnamed = events.length < 2 ? [] : events.filter(({ event }) => event === '').flatMap(({ games }) => games)
  return unnamed.map(({ game, tag }) =>
    problem('pgn-event-missing', { game: gameLabel(tag) }, { file, line: game.line }),
  )
}

function reportOf(
  { event, games, players, numberOf }: PgnEvent,
  encoding: TextEncoding,
  whole: boolean,
  isOneOfSeveral: boolean,
): ParsedReport {
  const listed = takenOf(games).flatMap(({ white, black, date, outcome }): readonly ReportedGame[] =>
    outcome === null ? [] : [{ white: numberOf(white), black: numberOf(black), date, ...outcome }],
  )
  return {
    format: 'pgn',
    encoding,
    whole,
    code: isOneOfSeveral ? event : null,
    name: event,
    ...eventHeader(games),
    players,
    results: { kind: 'games', games: listed },
  }
}
