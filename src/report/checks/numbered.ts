/** `1 game`, `2 games`. */
export function numbered(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** Minutes to a tenth, cut off: 119.98 is not 120. */
export function tenths(minutes: number): number {
  return Math.floor(minutes * 10) / 10
}

/** `12 h 6 min`: minutes begun count. */
export function hoursText(minutes: number): string {
  const whole = Math.ceil(minutes)
  return `${Math.floor(whole / 60)} h ${whole % 60} min`
}
