/** How a tournament pairs, as far as it decides how often two players meet. `free`: they meet again as a matter of course. */
export type PairingSystem = 'swiss' | 'double-swiss' | 'round-robin' | 'double-round-robin' | 'free'

/** Matches, knock-outs, and teams, which meet as often as they are paired; `_G2` stands in the codes of several games a round. */
const FREE = /match|knock|k\.?\s?o\.?\b|cup|team|league|schev|schiller|_G\d/i
const DOUBLE = /double|doppel/i
const ROUND_ROBIN = /round.?robin|robin|berger|all.?play.?all|runden/i
const SWISS = /swiss|schweiz|suisse|suizo|svizzer|dutch|dubov|burstein|monrad/i

/**
 * The system that a tournament names, in the first of its texts that names one; null where none does. One that is free
 * in any of them is free: programs write `Swiss` for the teams that play one.
 *
 * @param texts most exact first: the code (192), the words (092), the registration
 */
export function pairingSystem(texts: readonly string[]): PairingSystem | null {
  if (texts.some((text) => FREE.test(text))) return 'free'
  for (const text of texts) {
    const times = DOUBLE.test(text) ? 'double-' : ''
    if (ROUND_ROBIN.test(text)) return `${times}round-robin`
    if (SWISS.test(text)) return `${times}swiss`
  }
  return null
}
