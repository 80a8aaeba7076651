import type { Score, UnplayedReason } from '../../shared/game.js'

/** What a Result tag says: points of both and whether the game was played; a game without a result; or nothing that is known. */
export type PgnResult =
  | { readonly kind: 'result'; readonly white: Score; readonly black: Score; readonly unplayed: UnplayedReason | null }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'unknown' }

const PLAYED: Readonly<Record<string, readonly [Score, Score]>> = {
  '1-0': [100, 0],
  '0-1': [0, 100],
  '1/2-1/2': [50, 50],
  '1/2': [50, 50],
  '0-0': [0, 0],
  '1/2-0': [50, 0],
  '0-1/2': [0, 50],
}

const FORFEITED: Readonly<Record<string, readonly [Score, Score]>> = {
  '+-': [100, 0],
  '-+': [0, 100],
  '--': [0, 0],
  '1-0f': [100, 0],
  '0-1f': [0, 100],
  '0-0f': [0, 0],
}

/** No result is longer; what is longer is not looked at. */
const LONGEST = 12

export function pgnResult(text: string): PgnResult {
  if (text === '' || text === '*' || text === '?') return { kind: 'unfinished' }
  if (text.length > LONGEST) return { kind: 'unknown' }
  const plain = text
    .replace(/\s/g, '')
    .replace(/½|0[.,]5/g, '1/2')
    .replace(/[−–]/g, '-')
    .toLowerCase()
  const played = PLAYED[plain]
  if (played !== undefined) return { kind: 'result', white: played[0], black: played[1], unplayed: null }
  const forfeited = FORFEITED[plain.replace(/f+$/, 'f')] ?? FORFEITED[plain.replace(/^([+-])[/:-]([+-])$/, '$1$2')]
  if (forfeited === undefined) return { kind: 'unknown' }
  return { kind: 'result', white: forfeited[0], black: forfeited[1], unplayed: 'forfeit' }
}

/** Whether a Termination tag says that the game was not played. A `time forfeit` was. */
export function isUnplayed(termination: string): boolean {
  return /^(unplayed|forfeit|default|walkover|no[- ]?show)/i.test(termination)
}
