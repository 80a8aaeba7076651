/** Minutes to a tenth, cut off: 119.98 is not 120. */
export function tenths(minutes: number): number {
  return Math.floor(minutes * 10) / 10
}
