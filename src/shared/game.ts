/** Points for a game, in hundredths. */
export type Score = 0 | 50 | 100

/** Why a pairing was not played: forfeit, less than one move by each side (5.1), a team match given up as a whole (TRF 330). */
export type UnplayedReason = 'forfeit' | 'short' | 'match-forfeit'
