/** A CSV file: a cell that holds a comma stands between quotation marks. */
export function csv(header: string, rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map((cell) => (String(cell).includes(',') ? `"${cell}"` : cell)).join(','))
  return `${[header, ...lines].join('\n')}\n`
}
