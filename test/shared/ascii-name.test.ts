import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { asciiName, listOrderKey } from '../../src/shared/ascii-name.js'
import { isKnownFederation } from '../../src/shared/federations.js'

test.each([
  ['Example, Edda', 'Example, Edda'],
  ['Müller, Jörg', 'Muller, Jorg'],
  ['Mu\u0308ller, Jo\u0308rg', 'Muller, Jorg'],
  ['Łącka, Zofia', 'Lacka, Zofia'],
  ['Đặng, Thị', 'Dang, Thi'],
  ['Þórsson, Æsa', 'Thorsson, Aesa'],
  ['Straße, Øyvind', 'Strasse, Oyvind'],
  ['Иванов, Иван', 'Ivanov, Ivan'],
  ['İpek, Işıl', 'Ipek, Isil'],
  ['D’Example, Edda', "D'Example, Edda"],
  ['  Example ,\t Edda\u00a0E  ', 'Example , Edda E'],
  ['Unit\u001fSeparator', 'Unit Separator'],
  ['', ''],
])('asciiName(%j) is %j', (name, ascii) => {
  expect(asciiName(name)).toBe(ascii)
})

test.each([
  ['Muller, Jörg', 'MULLER, JORG'],
  ['izmir, ıl', 'IZMIR, IL'],
  ["'t Example", "'T EXAMPLE"],
])('listOrderKey(%j) is %j', (name, key) => {
  expect(listOrderKey(name)).toBe(key)
})

it('is ASCII without needless blanks, and stays what it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const ascii = asciiName(name)
      expect(ascii).toMatch(/^(?:[!-~]+(?: [!-~]+)*)?$/)
      expect(asciiName(ascii)).toBe(ascii)
    }),
  )
})

test.each(['NED', 'IND', 'ENG', 'KOS', 'FID', 'NON', 'FIE', 'NET', 'SCG', 'YUG'])('%s is a federation', (code) => {
  expect(isKnownFederation(code)).toBe(true)
})

test.each(['QQQ', 'ned', 'Ind', 'NE', 'NEDE', '', 'GBR'])('%j is none', (code) => {
  expect(isKnownFederation(code)).toBe(false)
})
