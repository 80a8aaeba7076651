const CHUNK_BYTES = 1 << 20

/**
 * Texts in UTF-8, one behind the other in chunks: the names of two million players in 40 MB, where as many strings would
 * take three times that and be looked through at every collection of garbage.
 */
export class TextStore {
  /** By a megabyte of the whole: the bytes from there to the end of the chunk. A text is in one chunk. */
  readonly #chunks: Buffer[] = []
  #end = 0

  /** Where the last text ends. */
  get end(): number {
    return this.#end
  }

  /** @returns where the text begins; it ends at {@link end} */
  add(text: string): number {
    // A character takes at most three bytes of UTF-8 a UTF-16 unit.
    const room = text.length * 3
    if (this.#end + room > this.#chunks.length * CHUNK_BYTES) this.#begin(room)
    const start = this.#end
    if (room > 0) this.#end += this.#from(start).write(text, start % CHUNK_BYTES, 'utf8')
    return start
  }

  get(start: number, end: number): string {
    if (start === end) return ''
    const from = start % CHUNK_BYTES
    return this.#from(start).toString('utf8', from, from + end - start)
  }

  #begin(room: number): void {
    this.#end = this.#chunks.length * CHUNK_BYTES
    const chunk = Buffer.allocUnsafeSlow(Math.ceil(room / CHUNK_BYTES) * CHUNK_BYTES)
    for (let at = 0; at < chunk.length; at += CHUNK_BYTES) this.#chunks.push(chunk.subarray(at))
  }

  #from(start: number): Buffer {
    return this.#chunks[Math.floor(start / CHUNK_BYTES)] as Buffer
  }
}
