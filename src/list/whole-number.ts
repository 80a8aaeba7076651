const ZERO = 48
const NINE = 57

/** The number that `text` is, when it is digits only and not more than `maxDigits`; null for anything else, blank too. */
export function wholeNumber(text: string, maxDigits: number): number | null {
  if (text.length === 0 || text.length > maxDigits) return null
  let number = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < ZERO || code > NINE) return null
    number = number * 10 + code - ZERO
  }
  return number
}
