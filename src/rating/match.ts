/** A game of a match: the two players by any numbers that tell them apart, and their points in hundredths. */
export interface MatchGame {
  readonly white: number
  readonly black: number
  readonly whiteScore: number
  readonly blackScore: number
}

/**
 * Which games of a match were played after it was decided, and so are not rated (art. 6.2): those after a player has
 * more than half of the points at stake. Unplayed games score too. Every two players are a match of their own; its length
 * is that of the event where neither plays anybody else, and the games they played where they do.
 *
 * @param games in the order they were played
 * @param length number of games the match is fixed at; games beyond it are at stake as well
 * @returns indexes into `games`
 */
export function gamesAfterDecision(games: readonly MatchGame[], length: number): ReadonlySet<number> {
  const gamesOfPair = new Map<string, number>()
  for (const game of games) gamesOfPair.set(pairOf(game), (gamesOfPair.get(pairOf(game)) ?? 0) + 1)
  const opponents = opponentsOf(games)

  const points = new Map<string, Map<number, number>>()
  const decided = new Set<string>()
  const after = new Set<number>()
  games.forEach((game, index) => {
    const pair = pairOf(game)
    if (decided.has(pair)) {
      after.add(index)
      return
    }
    const isMatch = [game.white, game.black].every((player) => opponents.get(player)?.size === 1)
    const stake = 100 * Math.max(gamesOfPair.get(pair) ?? 0, isMatch ? length : 0)
    const scores = points.get(pair) ?? new Map<number, number>()
    points.set(pair, scores)
    const white = (scores.get(game.white) ?? 0) + game.whiteScore
    const black = (scores.get(game.black) ?? 0) + game.blackScore
    scores.set(game.white, white).set(game.black, black)
    if (2 * Math.max(white, black) > stake) decided.add(pair)
  })
  return after
}

function opponentsOf(games: readonly MatchGame[]): ReadonlyMap<number, ReadonlySet<number>> {
  const opponents = new Map<number, Set<number>>()
  const add = (player: number, opponent: number) => {
    opponents.set(player, (opponents.get(player) ?? new Set()).add(opponent))
  }
  for (const { white, black } of games) {
    add(white, black)
    add(black, white)
  }
  return opponents
}

function pairOf({ white, black }: MatchGame): string {
  return white < black ? `${white} ${black}` : `${black} ${white}`
}
