const LINES_PER_CHUNK = 1_000

/**
 * The lines of a file in stretches large enough to be written and hashed at speed, small enough never to hold the
 * whole list.
 */
export function* lineChunks(lines: Iterable<string>): Generator<string> {
  let chunk: string[] = []
  for (const line of lines) {
    chunk.push(line)
    if (chunk.length === LINES_PER_CHUNK) {
      yield chunk.join('')
      chunk = []
    }
  }
  if (chunk.length > 0) yield chunk.join('')
}
