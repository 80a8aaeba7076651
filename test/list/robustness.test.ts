import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { ListReading } from '../../src/list/read-list.js'
import { problemLine, refuses } from '../../src/shared/problem.js'
import { HEADERS, line, read } from './made-up-lists.js'

const TXT = `${HEADERS.combinedFoa}\r\n${[1, 2, 3]
  .map((id) =>
    line({
      id,
      foa: '',
      ratings: [
        [1850 + id, 9, 20],
        [1700, 1, 20],
        [0, 0, 0],
      ],
      flag: 'w',
    }),
  )
  .join('\r\n')}\r\n`
const XML = `<playerslist>\n${[1, 2, 3]
  .map(
    (id) => `<player>\n<fideid>${id}</fideid>\n<name>E &amp; E</name>\n<rapid_rating>1850</rapid_rating>\n</player>\n`,
  )
  .join('')}</playerslist>\n`
const CSV = `id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag
${[1, 2, 3].map((id) => `${id},"E, E",NED,F,,,,1850,0,20,1990,w\n`).join('')}`

/** Whatever the bytes: an answer, every problem with its texts, and no player that is half a one. */
function expectAnswer({ reading, entries }: { reading: ListReading; entries: readonly { fideId: number }[] }) {
  for (const found of [...reading.problems, ...reading.badRecords]) expect(problemLine(found)).not.toMatch(/\{\w+\}/)
  expect(reading.players).toBe(entries.length)
  expect(reading.players > 0 || refuses(reading.problems)).toBe(true)
  for (const { fideId } of entries) expect(Number.isSafeInteger(fideId) && fideId > 0).toBe(true)
}

it('answers for random bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => expectAnswer(await read(bytes))),
    { numRuns: 300 },
  )
})

it.each([TXT, XML, CSV])('answers for a list of which bytes were changed, put in or cut out: %#', async (text) => {
  const edit = fc.record({
    at: fc.nat({ max: text.length }),
    cut: fc.nat({ max: 12 }),
    put: fc.uint8Array({ maxLength: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 700 }),
      async (edits, chunkBytes) => {
        let bytes = Buffer.from(text)
        for (const { at, cut, put } of edits) {
          bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)])
        }
        const found = await read(bytes, undefined, { chunkBytes })
        expectAnswer(found)
        expect(found, 'the same however the file is cut into chunks').toEqual(await read(bytes))
      },
    ),
    { numRuns: 300 },
  )
})
