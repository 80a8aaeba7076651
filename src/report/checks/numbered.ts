/** `1 game`, `2 games`. */
export function numbered(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
