import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'

import { XmlPlayers } from '../../src/list/xml-players.js'
import { ELEMENTS } from '../../src/list/xml-record.js'
import { XmlScan } from '../../src/list/xml-scan.js'
import { type Read, read } from './made-up-lists.js'

afterEach(() => vi.restoreAllMocks())

/** What elements hold: numbers, names, and all that a parser reads otherwise than it is written. */
const content = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('', '0', '1850', '20', 'NED', 'GM', 'wi', '1988', 'Example, Edda') },
  fc.constantFrom(
    ' 7 ',
    'É, É',
    '\u00a0x\u2028y',
    'a\nb',
    'a\r\nb',
    '\u0001',
    '\u0085',
    ']]>',
    'x]',
    '\ufffe',
    '\u{1f600}',
  ),
  fc.constantFrom('&amp;', '&lt;b', '&#65;', '&nope;', 'A & B', '<!-- c -->', '<![CDATA[</player>]]>', '<b>x</b>', '>'),
)
const blank = fc.constantFrom('\n', '\n', '\n', '', ' ', '\r\n', '\n\n\t', '\r', 'x', '<!-- </player> -->', '\u0001')
const element = fc
  .tuple(fc.constantFrom(...ELEMENTS, 'unknown'), content, blank)
  .map(([name, text, after]) => `<${name}>${text}</${name}>${after}`)
const regular = fc
  .tuple(fc.subarray([...ELEMENTS], { minLength: 15 }), fc.array(content, { minLength: 19, maxLength: 19 }), blank)
  .map(([names, texts, after]) => names.map((name, at) => `<${name}>${texts[at]}</${name}>${after}`).join(''))
const fields = fc.oneof(
  { weight: 4, arbitrary: regular },
  fc.array(element, { maxLength: 6 }).map((all) => all.join('')),
)
const tags = fc.constantFrom(
  ['<player>', '</player>'],
  ['<player>', '</player>'],
  ['<player>', '</player>'],
  ['<player FIDEID="5">', '</player>'],
  ['<player >', '</player >'],
  ['<other>', '</other>'],
  ['<player/>', ''],
  ['<player>', ''],
)
const player = fc
  .tuple(tags, fc.nat({ max: 3 }), fields, blank, blank)
  .map(([[open, close], id, body, first, last]) => `${open}${first}<fideid>${id}</fideid>${body}${close}${last}`)
const list = fc
  .tuple(fc.array(player, { maxLength: 6 }), fc.constantFrom('</playerslist>\n', '</playerslist>', '', '</playersli'))
  .map(
    ([players, end]) =>
      `<playerslist>\n<player>\n<fideid>1</fideid>\n<rapid_rating>1850</rapid_rating>\n</player>\n${players.join('')}${end}`,
  )

/** The same list with nothing scanned: every letter goes through the parser. */
async function parsed(text: string, chunkBytes: number): Promise<Read> {
  const scan = vi.spyOn(XmlScan.prototype, 'take').mockImplementation((_text, from) => from)
  const found = await read(text, { list: '2026-02' }, { chunkBytes })
  scan.mockRestore()
  return found
}

it('gives what the parser gives, whatever the list holds', async () => {
  await fc.assert(
    fc.asyncProperty(list, fc.constantFrom(1 << 16, 700, 61), async (text, chunkBytes) => {
      expect(await read(text, { list: '2026-02' }, { chunkBytes })).toEqual(await parsed(text, chunkBytes))
    }),
    { numRuns: 1500 },
  )
})

it('needs the parser for the first of many regular players only', async () => {
  const texts: readonly string[] = ['1', 'Example, Edda', 'NED', 'F', '', '', '', '', '1850']
  const body = ELEMENTS.map((name, at) => `<${name}>${texts[at] ?? ''}</${name}>\n`).join('')
  const text = `<playerslist>\n${`<player>\n${body}</player>\n`.repeat(100)}</playerslist>\n`
  const scanned = vi.spyOn(XmlPlayers.prototype, 'scanned')
  const { entries, reading } = await read(text, { list: '2026-02' })
  expect(scanned).toHaveBeenCalledTimes(99)
  expect(entries.at(-1)?.line).toBe(2 + 99 * (ELEMENTS.length + 2))
  expect(reading.linesRead).toBe(2 + 100 * (ELEMENTS.length + 2))
})
