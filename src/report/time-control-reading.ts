/** The game every time control is measured by (art. 1.1). */
export const MOVES = 60
export const SECONDS_PER_MINUTE = 60

/** One way to read a time control, or one player's of two. */
export interface TimeControlReading {
  /** For 60 moves, increments included. */
  readonly minutes: number
  /** Moves of the first control; null where the time is for the whole game, or the text does not say. */
  readonly firstControlMoves: number | null
}
