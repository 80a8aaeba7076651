/** `12 h 6 min`, of whole minutes. */
export function hoursAndMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
