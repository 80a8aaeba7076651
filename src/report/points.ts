import type { Score } from '../shared/game.js'

const POINTS: ReadonlyMap<string, Score> = new Map([
  ['1', 100],
  ['1.0', 100],
  ['0.5', 50],
  ['.5', 50],
  ['½', 50],
  ['1/2', 50],
  ['=', 50],
  ['0', 0],
  ['0.0', 0],
])

/** The points of one game as programs and people write them, with a point or a comma; undefined where they are none. */
export function pointsOf(text: string): Score | undefined {
  return POINTS.get(text.replace(',', '.'))
}
