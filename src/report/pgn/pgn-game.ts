import { joined } from '../../shared/messages/phrase.js'
import { type Place, type Problem, problem } from '../../shared/problem.js'
import type { ListedGame, ListedPlayer, Outcome } from '../game-list/listed-game.js'
import { reportedDate } from '../report-date.js'
import { fullTitle } from '../titles.js'
import { type PgnMoves, pgnMoves } from './pgn-moves.js'
import { isUnplayed, pgnResult } from './pgn-result.js'
import { pgnTags } from './pgn-tags.js'
import type { PgnText } from './split-games.js'

/** One game of a PGN file. */
export interface PgnGame {
  readonly game: ListedGame
  readonly tag: (name: string) => string
  readonly moves: PgnMoves
  /** A game without a result: named, and no game. */
  readonly unfinished: boolean
}

export interface PgnGameReading {
  /** null where the tags could not be read. */
  readonly pgnGame: PgnGame | null
  readonly problems: readonly Problem[]
}

/** Reads one game: players, round and result are in its tags, and of its moves only how many there are. */
export function pgnGame(text: PgnText, file: string): PgnGameReading {
  const place = { file, line: text.line }
  const tags = pgnTags(text.tags)
  if (tags.kind === 'fault') {
    const { reason, linesDown } = tags
    return {
      pgnGame: null,
      problems: [problem('pgn-tags-unreadable', { reason }, { file, line: text.line + linesDown })],
    }
  }
  const { tag } = tags
  const moves = pgnMoves(text.moves, tag('Result'))
  const read = outcomeOf(tag, moves, place)
  const date = known(tag('Date'))
  const game: ListedGame = {
    line: text.line,
    tournament: known(tag('Event')),
    white: playerOf(tag, 'White'),
    black: playerOf(tag, 'Black'),
    board: roundOf(tag)?.board ?? '',
    date: date === '' ? null : reportedDate(date, text.line),
    outcome: read.outcome,
  }
  return {
    pgnGame: { game, tag, moves, unfinished: read.unfinished },
    problems: [...idProblems(game, tag, place), ...variantProblems(tag, place), ...read.problems],
  }
}

/** A tag's text; empty where it says that nothing is known: `?`, `-`, `????.??.??`. */
export function known(text: string): string {
  return /^[?.-]*$/.test(text) ? '' : text
}

/** `Adler, Ada - Birk, Bea, round 3`: as messages name a game. */
export function gameLabel(tag: (name: string) => string): string {
  return `${known(tag('White')) || '?'} - ${known(tag('Black')) || '?'}, round ${known(tag('Round')) || '?'}`
}

function playerOf(tag: (name: string) => string, side: 'White' | 'Black'): ListedPlayer {
  const federation = [`${side}Federation`, `${side}Fed`, `${side}Country`].map((name) => known(tag(name)))
  return {
    idText: known(tag(`${side}FideId`)).replace(/^0+$/, ''),
    name: known(tag(side)),
    details: {
      title: fullTitle(tag(`${side}Title`)),
      rating: /^\d{3,4}$/.test(tag(`${side}Elo`)) ? Number(tag(`${side}Elo`)) : null,
      federation: federation.find((code) => /^[A-Za-z]{3}$/.test(code))?.toUpperCase() ?? '',
    },
  }
}

/** `9.6` is board 6 of round 9, `9.1.2` the second game of a match on it. */
function roundOf(tag: (name: string) => string): { readonly round: number; readonly board: string } | null {
  const match = /^0*([1-9]\d{0,3})((?:\.\d{1,4}){0,3})$/.exec(tag('Round'))
  return match === null ? null : { round: Number(match[1]), board: match[2]?.slice(1) ?? '' }
}

interface OutcomeReading {
  readonly outcome: Outcome | null
  readonly unfinished: boolean
  readonly problems: readonly Problem[]
}

function outcomeOf(tag: (name: string) => string, { halfMoves, ending }: PgnMoves, place: Place): OutcomeReading {
  const game = gameLabel(tag)
  const printed = tag('Result') || (ending ?? '')
  const result = pgnResult(printed)
  const round = roundOf(tag)
  const problems: Problem[] = []
  if (result.kind === 'unfinished' && (ending === null || ending === '*')) {
    const args = { game, printed: printed || 'nothing' }
    return { outcome: null, unfinished: true, problems: [problem('game-without-result', args, place)] }
  }
  if (round === null) problems.push(problem('pgn-round-unreadable', { game, printed: tag('Round') }, place))
  if (result.kind === 'unknown') problems.push(problem('pgn-result-unknown', { game, printed }, place))
  else if (!endsAs(result, ending))
    problems.push(problem('pgn-results-differ', { game, printed, ending: ending ?? '' }, place))
  if (round === null || result.kind !== 'result' || problems.length > 0)
    return { outcome: null, unfinished: false, problems }
  const unrated = isUnplayed(tag('Termination')) ? 'forfeit' : (result.unplayed ?? (halfMoves === 1 ? 'short' : null))
  return {
    outcome: { round: round.round, whiteScore: result.white, blackScore: result.black, unrated },
    unfinished: false,
    problems,
  }
}

/** Whether the moves end with the result of the tag. A forfeit has no sign of its own there. */
function endsAs(result: ReturnType<typeof pgnResult>, ending: string | null): boolean {
  if (ending === null) return true
  const end = pgnResult(ending)
  if (result.kind !== 'result' || end.kind !== 'result') {
    return result.kind === end.kind || (result.kind === 'result' && result.unplayed !== null)
  }
  return end.white === result.white && end.black === result.black
}

function idProblems({ white, black }: ListedGame, tag: (name: string) => string, place: Place): readonly Problem[] {
  const tags = [...(white.idText === '' ? ['WhiteFideId'] : []), ...(black.idText === '' ? ['BlackFideId'] : [])]
  return tags.length === 0
    ? []
    : [problem('pgn-id-missing', { game: gameLabel(tag), tags: joined('joined-and', tags) }, place)]
}

/** Chess960 and other games than chess are not rated. */
function variantProblems(tag: (name: string) => string, place: Place): readonly Problem[] {
  const variant = tag('Variant')
  if (/^(standard|chess|normal|classical|from position)?$/i.test(variant)) return []
  return [problem('pgn-variant', { game: gameLabel(tag), variant }, place)]
}
