/**
 * The one place where fractions become whole numbers. Integers in, integer out: no binary fraction is ever
 * rounded, so that halves are halves (art. 8.3.4).
 */

/** A quotient to the nearest whole number, halves away from zero (8.3.4, and 8.2.3 by decision A7). */
export function roundQuotient(numerator: number, denominator: number): number {
  if (denominator <= 0) throw new RangeError(`denominator must be positive: ${denominator}`)
  const doubled = 2 * Math.abs(numerator) + denominator
  const magnitude = (doubled - (doubled % (2 * denominator))) / (2 * denominator)
  return numerator < 0 && magnitude > 0 ? -magnitude : magnitude
}

/** Hundredths to whole points, halves away from zero (8.3.4). */
export function roundHundredths(hundredths: number): number {
  return roundQuotient(hundredths, 100)
}
