import anyAscii from 'any-ascii'

const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/

/**
 * A name as FIDE's lists print it: ASCII only. Letters are folded by the table of the library any-ascii,
 * characters the table does not know are left out, runs of blanks and control characters become one blank.
 */
export function asciiName(name: string): string {
  // Nearly every name is so already, and lists are long.
  if (PLAIN.test(name)) return name
  return anyAscii(name.normalize('NFC'))
    .replace(/[^!-~]+/g, ' ')
    .trim()
}

/**
 * What FIDE's lists are ordered by, before the ID: the ASCII name with a-z as A-Z, compared by code unit
 * (`<`), so that neither the machine's locale nor the case of a letter plays a part.
 */
export function listOrderKey(name: string): string {
  // toUpperCase takes no locale, and of ASCII it makes ASCII.
  return asciiName(name).toUpperCase()
}
