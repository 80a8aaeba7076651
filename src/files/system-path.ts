import { isUtf8 } from 'node:buffer'
import { byteAsText, byteOf } from '../shared/visible.js'

/** A name as the system gives it. It may be no UTF-8: a byte that is no letter becomes half of one, and can be had back. */
export function nameOf(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  let name = ''
  for (let at = 0; at < bytes.length; ) {
    const length = LENGTHS.find((one) => at + one <= bytes.length && isUtf8(bytes.subarray(at, at + one)))
    name += length === undefined ? byteAsText(bytes[at] ?? 0) : bytes.toString('utf8', at, at + length)
    at += length ?? 1
  }
  return name
}

/** Bytes a letter may have. */
const LENGTHS = [1, 2, 3, 4]

/** The path as the system has to be asked for it. */
export function systemPath(path: string): string | Buffer {
  if (!/\p{Cs}/u.test(path)) return path
  return Buffer.concat(
    [...path].map((letter) => {
      const byte = byteOf(letter)
      return byte === null ? Buffer.from(letter) : Buffer.of(byte)
    }),
  )
}
