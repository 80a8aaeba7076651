/** Text in lines that fit the terminal: words wrapped, following lines indented further than the first. */
export function wrapped(text: string, width: number, indent = 0, hanging = indent + 2): string {
  const lines: string[] = []
  let line = ' '.repeat(indent)
  let isEmpty = true
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ' '.repeat(hanging)
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return `${[...lines, line].join('\n')}\n`
}

/** A heading, underlined. */
export function heading(text: string): string {
  return `\n${text}\n${'='.repeat(text.length)}\n`
}

/** A table moved to the right. */
export function indented(text: string, by = 4): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by))
}

/** A text that fits a column, its end left out where it does not. */
export function shortened(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, width - 3)}...`
}
