/** A year of birth a living player can have. What is out of it was a filler or a slip. */
const EARLIEST = 1850
const LATEST = 2100

/**
 * The year in a birth column: `1971/02/25`, `1971`, `1971/00/00`, `1971.  .`, `19710225`, `25.02.1971`; null where it
 * is blank, a filler (`.  .`, `0000`), or no year can be read.
 */
export function birthYear(text: string): number | null {
  const match = /^(\d{4})(?=\D|\d{4}$|$)|(?<!\d)(\d{4})$/.exec(text.trim())
  const year = Number(match?.[1] ?? match?.[2] ?? 0)
  return year >= EARLIEST && year <= LATEST ? year : null
}

/** Whether a birth column says that nothing is known: blanks, points, strokes and noughts only. */
export function isBirthFiller(text: string): boolean {
  return /^[\s./0-]*$/.test(text)
}
