const NEEDS_QUOTES = /[",\r\n]/

/** A line of CSV: comma, LF, quotes where RFC 4180 asks for them; what is missing is empty. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(cell) : (cell ?? ''))).join(',')}\n`
}

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replace(/"/g, '""')}"` : cell
}
