import { expect, test } from 'vitest'
import { byteAsText, typeable, visibleLine, visibleText } from '../../src/shared/visible.js'

test.each([
  ['Ødegård, Åse ½ 李', 'Ødegård, Åse ½ 李', 'Ødegård, Åse ½ 李'],
  ['a\u001B[31mb', String.raw`a\x1b[31mb`, 'a_[31mb'],
  ['a\u0007\u0000', String.raw`a\x07\x00`, 'a__'],
  ['a\u007F\u009Bb', String.raw`a\x7f\u009bb`, 'a__b'],
  ['a\u202Eb\u2066c\u200Fd\u061C', String.raw`a\u202eb\u2066c\u200fd\u061c`, 'a_b_c_d_'],
  ['a\u2028b', String.raw`a\u2028b`, 'a_b'],
  ['a\rb', String.raw`a\rb`, 'a_b'],
  [`a${byteAsText(0xff)}b`, String.raw`a\xffb`, 'a_b'],
  ['a\uD800b', String.raw`a\ud800b`, 'a_b'],
  ['a😀b', 'a😀b', 'a😀b'],
])('%j is shown as %s', (text, shown, typed) => {
  expect(visibleText(text)).toBe(shown)
  expect(visibleLine(text)).toBe(shown)
  expect(typeable(text)).toBe(typed)
})

test('line feeds and tabs are those of a text, but not of what stands in one line of it', () => {
  expect(visibleText('a\n\tb\n')).toBe('a\n\tb\n')
  expect(visibleLine('a\n\tb')).toBe('a\\n\tb')
  expect(typeable('a\n\tb')).toBe('a__b')
})
