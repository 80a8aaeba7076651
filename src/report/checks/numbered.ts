import { hoursAndMinutes } from '../../shared/hours.js'

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
  return hoursAndMinutes(Math.ceil(minutes))
}
