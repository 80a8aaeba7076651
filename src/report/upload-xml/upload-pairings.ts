import { type Problem, problem } from '../../shared/problem.js'
import type { ReportedDate, ReportedGame } from '../parsed-report.js'
import type { UploadElement } from './read-elements.js'
import { dateOf } from './upload-header.js'
import { uploadResult } from './upload-result.js'

export interface UploadGame extends ReportedGame {
  readonly line: number
  readonly board: string
}

export interface UploadPairings {
  readonly games: readonly UploadGame[]
  /** Points without a game, in hundredths, by start number: allocated byes. */
  readonly byePoints: ReadonlyMap<number, number>
  /** Games without a result, and games marked as not to be rated: each is named. */
  readonly unfinished: number
  readonly leftOut: number
  /** Pairings that could not be read or taken, which refuses the file. */
  readonly unread: number
  readonly problems: readonly Problem[]
}

export interface PairingsOf {
  readonly pairings: readonly UploadElement[]
  readonly rounds: readonly UploadElement[]
  /** Name of the player of a start number; undefined where there is none. */
  readonly nameOf: (startNumber: number) => string | undefined
  readonly file: string
}

/** The elements `playerpairing`. A number below one in place of a player is none: not paired, or a bye. */
export function uploadPairings({ pairings, rounds, nameOf, file }: PairingsOf): UploadPairings {
  const dates = datesOf(rounds)
  const games: UploadGame[] = []
  const byePoints = new Map<number, number>()
  const problems: Problem[] = []
  let [unfinished, leftOut, unread] = [0, 0, 0]
  for (const { get, line } of pairings) {
    const place = { file, line }
    const [round, white, black] = [get('round'), get('whiteno'), get('blackno')].map(wholeNumber)
    if (round === undefined || white === undefined || black === undefined || round < 1) {
      unread++
      const printed = `round ${get('round')}, ${get('whiteno')} - ${get('blackno')}`
      problems.push(problem('xml-pairing-unreadable', { printed }, place))
      continue
    }
    const unknown = [white, black].filter((number) => number > 0 && nameOf(number) === undefined)
    problems.push(...unknown.map((number) => problem('xml-player-unknown', { round, number }, place)))
    const result = uploadResult(get('reswhite'), get('resblack'), get('forfeit'))
    if (white < 1 || black < 1) {
      if (result.kind === 'result') byePoints.set(Math.max(white, black), pointsOfBye(byePoints, white, black, result))
      continue
    }
    if (unknown.length > 0) {
      unread++
      continue
    }
    const game = `${nameOf(white)} - ${nameOf(black)}, round ${round}`
    const printed = `${get('reswhite')} : ${get('resblack')} ${get('forfeit')}`.trim()
    switch (result.kind) {
      case 'result': {
        const unrated = result.forfeit ? 'forfeit' : null
        const scores = { whiteScore: result.white, blackScore: result.black }
        games.push({
          line,
          round,
          white,
          black,
          ...scores,
          unrated,
          date: dates.get(round) ?? null,
          board: get('board'),
        })
        break
      }
      case 'unfinished':
        unfinished++
        problems.push(problem('game-without-result', { game, printed }, place))
        break
      case 'unrated':
        leftOut++
        problems.push(problem('xml-game-unrated', { game, printed }, place))
        break
      default:
        unread++
        problems.push(
          problem(
            result.kind === 'undecided' ? 'xml-result-undecided' : 'xml-result-unreadable',
            { game, printed },
            place,
          ),
        )
    }
  }
  return { games, byePoints, unfinished, leftOut, unread, problems }
}

function pointsOfBye(
  byePoints: ReadonlyMap<number, number>,
  white: number,
  black: number,
  result: { readonly white: number; readonly black: number },
): number {
  return (byePoints.get(Math.max(white, black)) ?? 0) + (white > 0 ? result.white : result.black)
}

function wholeNumber(text: string): number | undefined {
  return /^-?\d{1,5}$/.test(text) ? Number(text) : undefined
}

function datesOf(rounds: readonly UploadElement[]): ReadonlyMap<number, ReportedDate | null> {
  return new Map(rounds.map(({ get, line }) => [Number(get('round')), dateOf(get('date'), line)]))
}
