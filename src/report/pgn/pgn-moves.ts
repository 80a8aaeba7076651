/** What the moves of a game say of it. */
export interface PgnMoves {
  /** Moves of White and Black together, counted up to two: more makes no difference to a rating (art. 5.1). */
  readonly halfMoves: 0 | 1 | 2
  /** The result they end with; null where they end without. */
  readonly ending: string | null
}

const ENDINGS = new Set(['1-0', '0-1', '1/2-1/2', '½-½', '*'])

/** Reads the moves as far as a rating needs them: comments, variations, numbers and glyphs are passed over. */
export function pgnMoves(text: string, result: string): PgnMoves {
  const plain = text.replace(/\{[^}]*\}?|;[^\n]*/g, ' ')
  let depth = 0
  let halfMoves = 0
  let last = ''
  for (const [token] of plain.matchAll(/[()]|[^\s()]+/g)) {
    if (token === '(') depth++
    else if (token === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      last = token
      if (isMove(token.replace(/^\d+\.+/, '')) && !isEnding(token, result)) halfMoves++
    }
  }
  return { halfMoves: halfMoves > 1 ? 2 : halfMoves === 1 ? 1 : 0, ending: isEnding(last, result) ? last : null }
}

function isMove(token: string): boolean {
  return /^([a-hKQRBNP][a-h1-8x]|O-O|0-0)/.test(token)
}

function isEnding(token: string, result: string): boolean {
  return ENDINGS.has(token) || (token !== '' && token === result)
}
