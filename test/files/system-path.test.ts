import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameOf, systemPath } from '../../src/files/system-path.js'
import { visibleLine } from '../../src/shared/visible.js'

it('gives every name back as the system has it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
      expect(Buffer.from(systemPath(nameOf(Buffer.from(bytes))) as string)).toEqual(Buffer.from(bytes))
    }),
  )
})

it('leaves a name in UTF-8 as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(nameOf(Buffer.from(name))).toBe(name)
      expect(systemPath(name)).toBe(name)
    }),
  )
})

it('shows the bytes that are no letters', () => {
  expect(visibleLine(nameOf(Buffer.from([0xe5, 0x73, 0xc3, 0xa5, 0xff])))).toBe(String.raw`\xe5så\xff`)
})
