/** The beginning of a stream of bytes, and the stream as it was: it can still be read from its first byte on. */
export interface Peeked {
  /** At least as many bytes as asked for, fewer only where the stream has no more. */
  readonly head: Uint8Array
  readonly chunks: AsyncIterable<Uint8Array>
}

export async function peek(chunks: AsyncIterable<Uint8Array>, bytes: number): Promise<Peeked> {
  const rest = chunks[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let length = 0
  while (length < bytes) {
    const next = await rest.next()
    if (next.done === true) break
    // Copied, since the stream may use the chunk's memory again.
    seen.push(next.value.slice())
    length += next.value.length
  }
  const head = Buffer.concat(seen)
  return { head, chunks: again(head, rest) }
}

async function* again(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    if (head.length > 0) yield head
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    // A reader that stops early closes the file behind the stream.
    await rest.return?.()
  }
}
