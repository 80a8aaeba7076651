import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { comparableName, decodeText, sameName, splitLines } from '../../src/shared/text.js'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16le = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...new Uint8Array(new Uint16Array([...text].map((c) => c.charCodeAt(0))).buffer)])

describe('decodeText', () => {
  test.each([
    [utf8('Jörg'), 'Jörg', 'utf-8', 'UTF-8'],
    [utf8('\ufeffJörg'), 'Jörg', 'utf-8', 'a byte order mark is no part of the text'],
    [utf8('Jo\u0308rg'), 'Jörg', 'utf-8', 'letter and combining mark are composed'],
    [Uint8Array.from([0x4a, 0xf6, 0x72, 0x67]), 'Jörg', 'windows-1252', 'Latin-1'],
    [Uint8Array.from([0x80, 0x92, 0x9e, 0x8a]), '€’žŠ', 'windows-1252', 'what Windows puts where Latin-1 has controls'],
    [utf16le('Jörg'), 'Jörg', 'utf-16', 'UTF-16, little end first'],
    [Uint8Array.from([0xfe, 0xff, 0x00, 0x4a, 0x00, 0xf6]), 'Jö', 'utf-16', 'UTF-16, big end first'],
    [Uint8Array.from([]), '', 'utf-8', 'nothing'],
  ])('%j', (bytes, text, encoding, why) => {
    expect(decodeText(bytes), why).toEqual({ text, encoding })
  })

  it('gives back every text that was written as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeText(utf8(`.${text}`))).toEqual({ text: `.${text}`.normalize('NFC'), encoding: 'utf-8' })
      }),
    )
  })

  it('reads any bytes, one letter a byte where they are no UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 20_000 }), (bytes) => {
        const marked = Uint8Array.from([0x41, 0xff, ...bytes])
        expect(decodeText(marked).text.length).toBeGreaterThan(0)
        expect(decodeText(marked).text).not.toContain('\ufffd')
      }),
      { numRuns: 30 },
    )
  })
})

test.each([
  ['a\nb', ['a', 'b']],
  ['a\r\nb', ['a', 'b']],
  ['a\rb', ['a', 'b']],
  ['a\rb\nc\r\nd', ['a', 'b', 'c', 'd']],
  ['a\n\nb', ['a', '', 'b']],
  ['a\r\rb', ['a', '', 'b']],
  ['a\n', ['a', '']],
])('splitLines(%j)', (text, lines) => {
  expect(splitLines(text)).toEqual(lines)
})

test.each([
  ['Müller, Jörg', 'jorg muller'],
  ['Jorg Muller', 'jorg muller'],
  ['IŞIK, İpek', 'ipek isik'],
  ["O'Hara-Ünal, Zoë", 'hara o unal zoe'],
  ['  Øst   (jun.), Æbbe ', 'aebbe jun ost'],
  ['Петров, Иван', 'ivan petrov'],
  ['', ''],
])('comparableName(%j) is %j', (name, comparable) => {
  expect(comparableName(name)).toBe(comparable)
})

describe('sameName', () => {
  test.each([
    ['Müller, Jörg', 'Jorg Muller', 'accents, order and comma'],
    ['Mueller, Joerg', 'Müller, Jörg', 'an umlaut in two letters'],
    ["O'Hara, John", 'Ohara John', 'an apostrophe'],
    ['Adler,A', 'Adler, Ada', 'an initial'],
    ['Adler, Ada M.', 'Adler, Ada Maria', 'a second initial'],
    ['Adler, Ada Maria', 'Adler, Ada', 'a second forename is missing'],
    ['Birk Claus, Carl', 'Birk, Carl', 'a second surname is missing'],
    ['ADLER, ADA', 'adler ada', 'case'],
    ['Çınar, İpek', 'CINAR, IPEK', 'letters whose case depends on the language'],
    ['Dorn', 'Dorn', 'one word'],
  ])('%s and %s can be one person: %s', (a, b) => {
    expect(sameName(a, b)).toBe(true)
    expect(sameName(b, a)).toBe(true)
  })

  test.each([
    ['Adler, Ada', 'Adler, Anna', 'another forename'],
    ['Adler, Ada', 'Adler', 'no forename'],
    ['Adler, Ada', 'Birk, Ada', 'another surname'],
    ['Adler, A.', 'Birk, A.', 'initials alone do not meet'],
    ['Anna Maria', 'Adler, Anna Maria', 'the surname is missing'],
    ['A. A.', 'Adler, Ada', 'nothing but initials'],
    ['', '', 'nobody'],
    ['', 'Adler, Ada', 'nobody'],
    ['...', '...', 'no letters'],
  ])('%s and %s are two: %s', (a, b) => {
    expect(sameName(a, b)).toBe(false)
    expect(sameName(b, a)).toBe(false)
  })
})
