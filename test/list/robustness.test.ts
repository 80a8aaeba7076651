import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { ListEntry } from '../../src/list/list-entry.js'
import type { ListReading } from '../../src/list/read-list.js'
import { readPlayersXml } from '../../src/list/read-players-xml.js'
import { type Problem, problemLine, refuses } from '../../src/shared/problem.js'
import { HEADERS, line, read } from './made-up-lists.js'
import { OLD_HEADERS, OLD_LAYOUTS, oldLine } from './made-up-old-lists.js'

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

const OLD = OLD_LAYOUTS.flatMap((layout) => {
  const header = { A: OLD_HEADERS.jan01, B: OLD_HEADERS.apr02, C: OLD_HEADERS.mar11 }[layout]
  const records = [1, 2, 3].map((id) => oldLine(layout, { id, name: `Mu\u00a4iz, Edda ${id}`, title: 'wf' }))
  const text = `${records.join('\r\n')}\r\n`
  return [`\r\n${header}\r\n${text}\u001a`, text]
})
const SINGLE = [HEADERS.single, HEADERS.singleFoa].map((header, index) => {
  const foa = index === 0 ? {} : { foa: 'AFM' }
  const records = [1, 2, 3].map((id) =>
    line({ id, tit: 'WF', wtit: 'WF', ...foa, ratings: [[1850, 9, 20]], flag: 'wi' }),
  )
  return `${header}\n${records.join('\n')}\n`
})
const FOA_XML = `<?xml version="1.0" encoding="ISO-8859-1"?>\n<playerslist>\n${[1, 2, 3]
  .map(
    (id) =>
      `<player>\n<fideid>${id}</fideid>\n<name>E\u00e9, E</name>\n<country>NED</country>\n<sex>F</sex>\n<title>WFM</title>\n<w_title>WFM</w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n<rating>1850</rating>\n<games>9</games>\n<k>20</k>\n<birthday>1990</birthday>\n<flag>w</flag>\n</player>\n`,
  )
  .join('')}</playerslist>\n`
const PLAYER_FILE = `<playerslist>\n${[1, 2, 3]
  .map((id) => `<player FIDEID="${id}"><name>E, E</name><title>wm</title><birthday>1990-01-31</birthday></player>\n`)
  .join('')}</playerslist>\n`
const LISTS = [TXT, ...SINGLE, ...OLD, XML, FOA_XML, PLAYER_FILE, CSV]

/** A problem without the braces a file may have put into it: those left are places of a template that nothing fills. */
function withoutQuotedBraces(found: Problem): Problem {
  const args = Object.entries(found.args).map(([name, arg]) => [name, String(arg).replace(/[{}]/g, '')])
  return { ...found, args: Object.fromEntries(args) }
}

/** Whatever the bytes: an answer, every problem with its texts, and no player that is half a one. */
function expectAnswer({ reading, entries }: { reading: ListReading; entries: readonly ListEntry[] }) {
  for (const found of [...reading.problems, ...reading.badRecords]) {
    expect(problemLine(withoutQuotedBraces(found))).not.toMatch(/\{\w+\}/)
  }
  expect(reading.players).toBe(entries.length)
  expect(reading.players > 0 || refuses(reading.problems)).toBe(true)
  for (const { birthYear, ratings } of entries) {
    expect(birthYear === null || (birthYear >= 1850 && birthYear <= 2026)).toBe(true)
    for (const { rating, games } of Object.values(ratings))
      expect(rating > 0 && rating < 10_000 && games >= 0).toBe(true)
  }
  for (const { fideId } of entries) expect(Number.isSafeInteger(fideId) && fideId > 0).toBe(true)
}

it('answers for random bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => expectAnswer(await read(bytes))),
    { numRuns: 300 },
  )
})

it.each(LISTS)('answers for a list of which bytes were changed, put in or cut out: %#', async (text) => {
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
        let bytes = bytesOf(text)
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

/** One byte a character: the fixtures have names in code pages. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

/** What people, editors and transfers do to lines and columns. */
const lineEdit = fc.oneof(
  fc.record({ kind: fc.constant('drop' as const), at: fc.nat({ max: 6 }), by: fc.constant(0) }),
  fc.record({ kind: fc.constant('double' as const), at: fc.nat({ max: 6 }), by: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('swap' as const), at: fc.nat({ max: 6 }), by: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('shift' as const), at: fc.nat({ max: 6 }), by: fc.integer({ min: -12, max: 12 }) }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat({ max: 6 }), by: fc.nat({ max: 160 }) }),
  fc.record({
    kind: fc.constant('stretch' as const),
    at: fc.nat({ max: 6 }),
    by: fc.constantFrom(1, 80, 5000, 70_000),
  }),
  fc.record({ kind: fc.constant('turn' as const), at: fc.nat({ max: 160 }), by: fc.integer({ min: 1, max: 40 }) }),
)

type LineEdit = typeof lineEdit extends fc.Arbitrary<infer Edit> ? Edit : never

function edited(lines: readonly string[], { kind, at, by }: LineEdit): string[] {
  const place = at % Math.max(1, lines.length)
  const one = lines[place] ?? ''
  const put = (...instead: string[]) => [...lines.slice(0, place), ...instead, ...lines.slice(place + 1)]
  if (kind === 'drop') return put()
  if (kind === 'double') return put(...Array<string>(by).fill(one))
  if (kind === 'swap') return [...put(), one].slice(0, lines.length + by)
  if (kind === 'shift') return put(by > 0 ? ' '.repeat(by) + one : one.slice(-by))
  if (kind === 'cut') return put(one.slice(0, by))
  if (kind === 'stretch') return put(one + (one.at(-1) ?? ' ').repeat(by))
  // Columns in another order, in every line.
  return lines.map(
    (text) => text.slice(0, at) + text.slice(at + by, at + 2 * by) + text.slice(at, at + by) + text.slice(at + 2 * by),
  )
}

it.each(LISTS)('answers for a list whose lines and columns were moved, cut, doubled or stretched: %#', async (text) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(lineEdit, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r\r\n', '\r', '\n\n'),
      async (edits, end) => {
        const lines = edits.reduce(edited, text.split(/\r?\n/))
        expectAnswer(await read(bytesOf(lines.join(end))))
      },
    ),
    { numRuns: 150 },
  )
})

it('answers for parts of any two lists put together', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LISTS),
      fc.constantFrom(...LISTS),
      fc.nat({ max: 700 }),
      fc.nat({ max: 700 }),
      async (first, second, end, start) => expectAnswer(await read(bytesOf(first.slice(0, end) + second.slice(start)))),
    ),
    { numRuns: 500 },
  )
})

it('answers for a player file that is taken as a register, whatever its bytes', async () => {
  const edit = fc.record({ at: fc.nat({ max: 330 }), cut: fc.nat({ max: 12 }), put: fc.uint8Array({ maxLength: 6 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { maxLength: 4 }), async (edits) => {
      let bytes = bytesOf(PLAYER_FILE)
      for (const { at, cut, put } of edits)
        bytes = Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + cut)])
      const { players, problems } = await readPlayersXml(bytes, 'players.xml')
      for (const found of problems) expect(problemLine(withoutQuotedBraces(found))).not.toMatch(/\{\w+\}/)
      expect(players.length > 0 || refuses(problems)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

it.each([
  ['blanks behind the games', `${oldLine('C')}${' '.repeat(60_000)}x`],
  ['dots behind the games', `${oldLine('C')}${'.'.repeat(60_000)}x`],
  ['blanks in an old header', `ID_NUMBER${' '.repeat(60_000)}NAME`],
  ['a word of high bytes', `${oldLine('C')}\n${'\u00e0'.repeat(60_000)}-`],
  ['a header of many words', `ID number Name ${'Fed '.repeat(15_000)}`],
  [
    'dots for a birth',
    `<playerslist><player FIDEID="1"><birthday>${'.'.repeat(60_000)}x</birthday></player></playerslist>`,
  ],
  ['open tags', `<playerslist>${'<player>'.repeat(8_000)}`],
  ['quotes', `id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag\n${'"'.repeat(60_000)}`],
])('does not take long over %s', { timeout: 5_000 }, async (_, text) => {
  expectAnswer(await read(bytesOf(`${text}\n`)))
})

it('quotes braces of a file as they stand there', async () => {
  const { reading } = await read('ID number {0} {found}\n')
  expect(reading.problems.map(problemLine).join()).toContain('begins with "ID number {0} {found}"')
})
