/** One game of a PGN file: its text, cut into tags and moves. */
export interface PgnText {
  /** Where it begins, counted from 1. */
  readonly line: number
  readonly tags: string
  readonly moves: string
}

export interface SplitPgn {
  readonly games: readonly PgnText[]
  /** Line of a comment that is never closed: what follows it can not be told from its text; null without one. */
  readonly openComment: number | null
}

/**
 * Cuts a PGN file into games. A game begins with the first tag after moves; a bracket at the start of a line inside a
 * comment (`{ ... }`) begins none. Lines that
 * begin with `%` are for other programs (PGN standard, 6) and left out, as those are that begin with `;`.
 */
export function splitGames(lines: readonly string[]): SplitPgn {
  const games: { line: number; tags: string[]; moves: string[] }[] = []
  let openComment: number | null = null
  lines.forEach((text, index) => {
    const line = index + 1
    const isTag = openComment === null && /^\s*\[/.test(text)
    if (openComment === null && /^(%|\s*;|\s*$)/.test(text)) return
    let game = games.at(-1)
    if (game === undefined || (isTag && game.moves.length > 0)) {
      game = { line, tags: [], moves: [] }
      games.push(game)
    }
    if (isTag) {
      // Blank lines between tags are kept, so that lines count from the first tag on.
      while (game.tags.length < line - game.line) game.tags.push('')
      game.tags.push(text)
      return
    }
    game.moves.push(text)
    openComment = commentAfter(text, openComment, line)
  })
  return {
    games: games.map(({ line, tags, moves }) => ({ line, tags: tags.join('\n'), moves: moves.join('\n') })),
    openComment,
  }
}

/** The line of the comment that is open at the end of a line of moves; null where none is. */
function commentAfter(text: string, open: number | null, line: number): number | null {
  let openSince = open
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (openSince !== null) {
      if (sign === '}') openSince = null
    } else if (sign === '{') openSince = line
    else if (sign === ';') return null
  }
  return openSince
}
