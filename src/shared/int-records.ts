const CHUNK_BITS = 14
const RECORDS_PER_CHUNK = 1 << CHUNK_BITS
const IN_CHUNK = RECORDS_PER_CHUNK - 1

/**
 * Records of whole numbers (32 bits, signed) in the order they were added, in chunks: two million of them grow without
 * ever being copied, and without room that is not used.
 */
export class IntRecords {
  readonly #width: number
  readonly #chunks: Int32Array[] = []

  /** @param width numbers a record */
  constructor(width: number) {
    this.#width = width
  }

  /** A number of a record; 0 where none was set. */
  get(record: number, field: number): number {
    const chunk = this.#chunks[record >>> CHUNK_BITS]
    return chunk?.[(record & IN_CHUNK) * this.#width + field] ?? 0
  }

  set(record: number, field: number, value: number): void {
    const index = record >>> CHUNK_BITS
    while (this.#chunks.length <= index) this.#chunks.push(new Int32Array(RECORDS_PER_CHUNK * this.#width))
    const chunk = this.#chunks[index] as Int32Array
    chunk[(record & IN_CHUNK) * this.#width + field] = value
  }
}
