/** So many are worth showing. */
const SHOWN = 5
/** A shorter one is the beginning of what is wanted (a file name that begins with its code). */
const SHORTEST_BEGINNING = 4
/** Two slips of the pen are one text still. */
const MOST_SLIPS = 2

/**
 * Those of many texts that a person may have meant: the same but for case, blanks and strokes, longer ones that begin
 * with it, those it begins with, and those one or two letters away; the nearest first.
 */
export function nearTexts(wanted: string, texts: Iterable<string>): readonly string[] {
  const plain = plainOf(wanted)
  const found: { readonly text: string; readonly distance: number }[] = []
  for (const text of texts) {
    const distance = distanceOf(plain, plainOf(text))
    if (distance !== null) found.push({ text, distance })
  }
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHOWN)
    .map(({ text }) => text)
}

function plainOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** null where nobody would take one for the other. */
function distanceOf(wanted: string, other: string): number | null {
  if (wanted === '' || other === '') return null
  if (other.startsWith(wanted)) return wanted.length === other.length ? 0 : 1
  if (other.length >= SHORTEST_BEGINNING && wanted.startsWith(other)) return MOST_SLIPS
  const most = Math.min(MOST_SLIPS, Math.floor(wanted.length / 2))
  if (Math.abs(wanted.length - other.length) > most) return null
  const slips = slipsBetween(wanted, other)
  return slips <= most ? slips : null
}

/** Letters put in, left out or exchanged (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same))
    }
    row = next
  }
  return row[other.length] ?? 0
}
