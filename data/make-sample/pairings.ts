/** Two players of a round by their start numbers, White first. */
export type Pair = readonly [white: number, black: number]

/**
 * A round robin by Berger's tables for an even number of players, counted from 1.
 *
 * @returns the pairs of every round; a second cycle has the colours reversed
 */
export function bergerRounds(players: number, cycles: 1 | 2): readonly (readonly Pair[])[] {
  const cycle = Array.from({ length: players - 1 }, (_, round) => bergerRound(players, round))
  const reversed = cycle.map((pairs) => pairs.map(([white, black]): Pair => [black, white]))
  return cycles === 1 ? cycle : [...cycle, ...reversed]
}

function bergerRound(players: number, round: number): readonly Pair[] {
  const circle = players - 1
  // Round after round the circle turns by half its length.
  const turn = (round * (players / 2)) % circle
  const at = (place: number) => ((place + turn) % circle) + 1
  const last: Pair = round % 2 === 0 ? [at(0), players] : [players, at(0)]
  const others = Array.from({ length: players / 2 - 1 }, (_, index): Pair => [at(index + 1), at(circle - 1 - index)])
  return [last, ...others]
}

/** A player of a Swiss as the next round finds him. */
export interface SwissPlayer {
  readonly startNumber: number
  readonly halfPoints: number
  readonly met: ReadonlySet<number>
  /** Games with White less games with Black. */
  readonly colourBalance: number
  readonly hadBye: boolean
}

export interface SwissRound {
  readonly pairs: readonly Pair[]
  /** Who sits out where the number is odd. */
  readonly bye: number | null
}

/**
 * One round of a Swiss: within a score group the upper half meets the lower half, nobody twice; who finds no opponent
 * there floats down. Not FIDE's Dutch system, but what its crosstables look like.
 */
export function swissRound(players: readonly SwissPlayer[]): SwissRound {
  const ranked = [...players].sort((a, b) => b.halfPoints - a.halfPoints || a.startNumber - b.startNumber)
  const bye = ranked.length % 2 === 0 ? null : (ranked.findLast(({ hadBye }) => !hadBye) ?? null)
  const paired = pairUp(ranked.filter((player) => player !== bye))
  if (paired === null) throw new Error('no pairing is left: too many rounds for so few players')
  return { pairs: paired.map(([a, b]) => withColours(a, b)), bye: bye?.startNumber ?? null }
}

type Two = readonly [SwissPlayer, SwissPlayer]

/** Pairs from the top, taking back what leaves somebody without an opponent. */
function pairUp([first, ...rest]: readonly SwissPlayer[]): readonly Two[] | null {
  if (first === undefined) return []
  for (const opponent of inOrderOfWish(first, rest)) {
    const others = pairUp(rest.filter((player) => player !== opponent))
    if (others !== null) return [[first, opponent], ...others]
  }
  return null
}

function inOrderOfWish(first: SwissPlayer, rest: readonly SwissPlayer[]): readonly SwissPlayer[] {
  const group = rest.filter(({ halfPoints }) => halfPoints === first.halfPoints)
  const half = Math.floor(group.length / 2)
  const below = rest.slice(group.length)
  return [...group.slice(half), ...group.slice(0, half).reverse(), ...below].filter(
    ({ startNumber }) => !first.met.has(startNumber),
  )
}

function withColours(a: SwissPlayer, b: SwissPlayer): Pair {
  if (a.colourBalance !== b.colourBalance) {
    return a.colourBalance < b.colourBalance ? [a.startNumber, b.startNumber] : [b.startNumber, a.startNumber]
  }
  return a.startNumber % 2 === 1 ? [a.startNumber, b.startNumber] : [b.startNumber, a.startNumber]
}
