/** Only the last stretch has fewer. */
export const LINES_PER_CHUNK = 1_000

/**
 * The lines of a file in stretches large enough to be written and hashed at speed, small enough never to hold the
 * whole list.
 */
export function* lineChunks(lines: Iterable<string>): Generator<string> {
  let [chunk, count] = ['', 0]
  for (const line of lines) {
    chunk += line
    if (++count % LINES_PER_CHUNK === 0) {
      yield chunk
      chunk = ''
    }
  }
  if (chunk !== '') yield chunk
}
