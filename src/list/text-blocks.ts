import { type Decode, type DecodedPieces, decodePieces, type FallenText, fallBackToWindows1252 } from './decode-text.js'

/** A stretch of whole pieces. Only the last block of a file may end inside one. */
export interface TextBlock extends DecodedPieces {
  /** A piece had no end within {@link MAX_PIECE_BYTES}: nothing more is read. */
  readonly endless: boolean
}

/** What a file is cut into: lines, or the stretches of XML from one tag to the next. */
export interface Pieces {
  /** The byte that parts them, which no part of a longer UTF-8 character can be. */
  readonly separator: number
  /** Whether the separator is the last byte of a piece or the first of the next. */
  readonly separatorEnds: boolean
}

export const lines: Pieces = { separator: 0x0a, separatorEnds: true }
export const elements: Pieces = { separator: 0x3c, separatorEnds: false }

/** No layout has pieces of more than a few hundred bytes; a longer one is no list, and must not fill the memory. */
export const MAX_PIECE_BYTES = 65_536

const NOTHING = new Uint8Array(0)

/** Cuts chunks of bytes into blocks of whole pieces; the beginning of a piece waits, as bytes, for its end. */
export async function* textBlocks(
  chunks: AsyncIterable<Uint8Array>,
  pieces: Pieces,
  decode: Decode,
  fallBack: (piece: Uint8Array) => FallenText = fallBackToWindows1252,
): AsyncGenerator<TextBlock> {
  let carried: Uint8Array = NOTHING
  for await (const chunk of chunks) {
    const at = chunk.lastIndexOf(pieces.separator)
    const end = at < 0 ? 0 : at + (pieces.separatorEnds ? 1 : 0)
    const whole = end > 0 || (at === 0 && carried.length > 0)
    if (whole) yield blockOf(joined(carried, chunk.subarray(0, end)), pieces, decode, fallBack)
    // Copied, since a stream may use the chunk's memory again.
    carried = whole ? chunk.slice(end) : joined(carried, chunk)
    if (carried.length > MAX_PIECE_BYTES) {
      yield { text: '', fallen: [], endless: true }
      return
    }
  }
  if (carried.length > 0) yield blockOf(carried, pieces, decode, fallBack)
}

function blockOf(
  bytes: Uint8Array,
  pieces: Pieces,
  decode: Decode,
  fallBack: (piece: Uint8Array) => FallenText,
): TextBlock {
  return { ...decodePieces(bytes, decode, () => endsOfPieces(bytes, pieces), fallBack), endless: false }
}

function endsOfPieces(bytes: Uint8Array, { separator, separatorEnds }: Pieces): number[] {
  const ends: number[] = []
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + 1)) {
    if (separatorEnds) ends.push(at + 1)
    else if (at > 0) ends.push(at)
  }
  if (ends.at(-1) !== bytes.length) ends.push(bytes.length)
  return ends
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  return first.length === 0 ? second.slice() : Buffer.concat([first, second])
}
