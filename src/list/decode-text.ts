import { decodeWindows1252 } from '../shared/windows-1252.js'

/** Gives the text of bytes, or throws a TypeError where they are not valid in the encoding. */
export type Decode = (bytes: Uint8Array) => string

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A strict decoder: wrong bytes throw, a byte order mark is kept. null for a name no encoding has. */
export function strictDecoder(encoding: string): Decode | null {
  if (/^(windows-1252|cp1252|iso-?8859-1|latin-?1|us-ascii)$/i.test(encoding)) return decodeWindows1252
  try {
    const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
    return (bytes) => decoder.decode(bytes)
  } catch {
    return null
  }
}

/** UTF-8, of which ASCII is a part. */
export const decodeUtf8: Decode = (bytes) => utf8.decode(bytes)

/** A stretch of text whose pieces were decoded each by itself. */
export interface DecodedPieces {
  readonly text: string
  /** The pieces that were not valid in the encoding of the file. */
  readonly fallen: readonly FallenPiece[]
}

export interface FallenPiece {
  /** Line of the text, from 0, on which the piece begins. */
  readonly line: number
  /** The encoding in which it was read instead. */
  readonly encoding: string
}

/** The text of a piece that is not valid in the encoding of the file, and the encoding it was read in instead. */
export interface FallenText {
  readonly text: string
  readonly encoding: string
}

/** windows-1252, in which every byte is a character. */
export function fallBackToWindows1252(piece: Uint8Array): FallenText {
  return { text: decodeWindows1252(piece), encoding: 'windows-1252' }
}

/**
 * Decodes bytes that consist of whole pieces (lines, elements). Where the whole is valid it is decoded in one go;
 * otherwise each piece is read strictly if it can be and by `fallBack` if not. Judging by the piece, and not by
 * the chunk the disk happened to give, makes the result the same however the file is cut into chunks.
 */
export function decodePieces(
  bytes: Uint8Array,
  decode: Decode,
  endsOfPieces: () => number[],
  fallBack: (piece: Uint8Array) => FallenText,
): DecodedPieces {
  const whole = attempt(decode, bytes)
  if (whole !== null) return { text: whole, fallen: [] }
  const fallen: FallenPiece[] = []
  let text = ''
  let line = 0
  let start = 0
  for (const end of endsOfPieces()) {
    const piece = bytes.subarray(start, end)
    const valid = attempt(decode, piece)
    const instead = valid === null ? fallBack(piece) : null
    if (instead !== null) fallen.push({ line, encoding: instead.encoding })
    const read = valid ?? instead?.text ?? ''
    line += read.split('\n').length - 1
    text += read
    start = end
  }
  return { text, fallen }
}

function attempt(decode: Decode, bytes: Uint8Array): string | null {
  try {
    return decode(bytes)
  } catch {
    return null
  }
}
