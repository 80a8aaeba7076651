/** A text in lines of a width, broken at blanks; a word that is longer stands alone. */
export function linesOf(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** Cells beside one another, each wrapped in its column; columns two blanks apart. */
export function wrappedRow(cells: readonly string[], widths: readonly number[], indent: number): string {
  const columns = cells.map((cell, column) => linesOf(cell, widths[column] ?? 0))
  const height = Math.max(...columns.map((lines) => lines.length))
  return Array.from({ length: height }, (_, at) =>
    `${' '.repeat(indent)}${columns.map((lines, column) => (lines[at] ?? '').padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
    .map((line) => `${line}\n`)
    .join('')
}

/** A paragraph whose further lines are indented by more. */
export function paragraph(text: string, width: number, indent: number, hanging = indent): string {
  const [first = '', ...others] = linesOf(text, width - hanging)
  return [`${' '.repeat(indent)}${first}\n`, ...others.map((line) => `${' '.repeat(hanging)}${line}\n`)].join('')
}
