/** What windows-1252 has at 0x80-0x9F, where Latin-1 has control characters; five places are free. */
const HIGH_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/**
 * Bytes as windows-1252, in which every byte is a character and of which Latin-1 is the part that mostly occurs.
 *
 * @NOTE Not the TextDecoder of this name: in several releases of Node it reads 0x80-0x9F as Latin-1.
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return latin1.replace(/[\x80-\x9f]/g, (character) => HIGH_CONTROLS.charAt(character.charCodeAt(0) - 0x80))
}
