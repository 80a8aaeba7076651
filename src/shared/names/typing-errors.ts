const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Whether one typing error makes one word of the other: a letter wrong, missing or too many, or two neighbours exchanged.
 * A word is not one error from itself.
 */
export function isOneErrorApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)]
  if (a.length < b.length) return restOfB.slice(1) === restOfA
  if (a.length > b.length) return restOfA.slice(1) === restOfB
  if (restOfA.slice(1) === restOfB.slice(1)) return true
  return (
    restOfA.charAt(0) === restOfB.charAt(1) &&
    restOfA.charAt(1) === restOfB.charAt(0) &&
    restOfA.slice(2) === restOfB.slice(2)
  )
}

/** Every word of small letters that is one typing error from a word: some fifty a letter. */
export function oneErrorFrom(word: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [before, here, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    for (const letter of LETTERS) {
      found.add(before + letter + here + after)
      if (here !== '') found.add(before + letter + after)
    }
    if (here !== '') found.add(before + after)
    if (after !== '') found.add(before + after.charAt(0) + here + after.slice(1))
  }
  found.delete(word)
  return found
}
