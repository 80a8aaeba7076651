import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSample } from '../../data/make-sample/index.js'
import { filesUnder } from '../support/desk.js'

/** Latin-1 as {@link filesUnder} reads: bytes are compared, not letters. */
const bytesOf = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

test('data/sample is what its script makes, byte for byte: npm run sample writes it again', async () => {
  const made = await makeSample()
  const committed = filesUnder(join('data', 'sample'))
  expect(Object.keys(committed).sort()).toEqual([...made.keys()].map((path) => join(path)).sort())
  const different = [...made].filter(([path, text]) => committed[join(path)] !== bytesOf(text)).map(([path]) => path)
  expect(different).toEqual([])
})
