import fc from 'fast-check'
import { bytesOf } from './made-up.js'

/** No mutated file is longer: what a size limit would be set to. */
const LONGEST = 200_000

const PIECES = [
  ...[
    '\n',
    '\r',
    '\r\n',
    '\t',
    ' ',
    '    ',
    '',
    '"',
    "'",
    ',',
    ';',
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    '<',
    '>',
    '/>',
    '&',
    '=',
  ],
  ...[
    '0',
    '1',
    '1/2-1/2',
    '*',
    '-1',
    '99900001',
    '001',
    '310',
    '330 +-   1   1   2',
    '###',
    'é',
    'e\u0301',
    '\u00a0',
    '½',
  ],
  ...['[Event "X"]', '<player no="1"/>', '<!--', ']]>', '%', '\0', '\u001a', '9999', '2026/02/30', '08/04/2018', '-->'],
]

type Mutation = (bytes: Uint8Array) => Uint8Array

const at = fc.double({ min: 0, max: 1, noNaN: true })
const little = fc.nat({ max: 12 })

/** Bytes put in, taken out or exchanged. */
const bytesChanged: fc.Arbitrary<Mutation> = fc
  .record({ at, cut: little, put: fc.oneof(fc.uint8Array({ maxLength: 4 }), fc.constantFrom(...PIECES).map(bytesOf)) })
  .map(
    ({ at, cut, put }) =>
      (bytes) =>
        spliced(bytes, place(bytes, at), cut, put),
  )

/** A line left out, sent twice, moved elsewhere, joined with the next, or cut short. */
const linesChanged: fc.Arbitrary<Mutation> = fc
  .record({ at, to: at, kind: fc.constantFrom('drop', 'twice', 'move', 'join', 'cut') })
  .map(({ at, to, kind }) => (bytes) => {
    const lines = latin1(bytes).split('\n')
    const index = Math.min(lines.length - 1, Math.floor(at * lines.length))
    const line = lines[index] ?? ''
    const target = Math.floor(to * lines.length)
    if (kind === 'drop' || kind === 'move') lines.splice(index, 1)
    if (kind === 'twice' || kind === 'move') lines.splice(target, 0, line)
    if (kind === 'join') lines.splice(index, 2, `${line}${lines[index + 1] ?? ''}`)
    if (kind === 'cut') lines[index] = line.slice(0, Math.floor(to * line.length))
    return fromLatin1(lines.join('\n'))
  })

/** In every line the same column put in or taken out, as an editor or a spreadsheet does. */
const columnsChanged: fc.Arbitrary<Mutation> = fc
  .record({ column: fc.nat({ max: 120 }), cut: little, put: fc.constantFrom('', ' ', '  ', '\t', ';', 'x', '0') })
  .map(({ column, cut, put }) => (bytes) => {
    const lines = latin1(bytes).split('\n')
    return fromLatin1(lines.map((line) => `${line.slice(0, column)}${put}${line.slice(column + cut)}`).join('\n'))
  })

/** A piece of the file, or of what else stands in such files, repeated until the file is long; or the end cut off. */
const lengthChanged: fc.Arbitrary<Mutation> = fc
  .record({
    at,
    length: fc.nat({ max: 300 }),
    times: fc.nat({ max: 20_000 }),
    piece: fc.option(fc.constantFrom(...PIECES)),
  })
  .map(({ at, length, times, piece }) => (bytes) => {
    const from = place(bytes, at)
    if (times < 1000) return bytes.slice(0, from)
    const repeated = piece ?? latin1(bytes.slice(from, from + length))
    return spliced(bytes, from, 0, fromLatin1(repeated.repeat(times).slice(0, LONGEST)))
  })

/** The same text in another encoding. */
const encodingChanged: fc.Arbitrary<Mutation> = fc
  .constantFrom('utf16le', 'utf16be', 'bom', 'cr', 'crlf', 'twice')
  .map((kind) => (bytes) => {
    const text = Buffer.from(bytes).toString('utf8')
    if (kind === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le')
    if (kind === 'utf16be')
      return Buffer.from(`\ufeff${text}`, 'utf16le')
        .subarray(0, LONGEST & ~1)
        .swap16()
    if (kind === 'bom') return bytesOf(`\ufeff${text}`)
    if (kind === 'twice') return bytesOf(latin1(bytes))
    return bytesOf(text.replaceAll('\n', kind === 'cr' ? '\r' : '\r\n'))
  })

/** A file with one to five things done to it, never longer than 200 KB. */
export function mutated(files: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const mutation = fc.oneof(
    { arbitrary: bytesChanged, weight: 4 },
    { arbitrary: linesChanged, weight: 3 },
    { arbitrary: columnsChanged, weight: 1 },
    { arbitrary: lengthChanged, weight: 1 },
    { arbitrary: encodingChanged, weight: 1 },
  )
  return fc
    .tuple(fc.constantFrom(...files), fc.array(mutation, { minLength: 1, maxLength: 5 }))
    .map(([file, mutations]) => mutations.reduce((bytes, change) => change(bytes).slice(0, LONGEST), file))
}

function place(bytes: Uint8Array, at: number): number {
  return Math.floor(at * bytes.length)
}

function spliced(bytes: Uint8Array, from: number, cut: number, put: Uint8Array): Uint8Array {
  return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + cut)])
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

function fromLatin1(text: string): Uint8Array {
  return Buffer.from(text, 'latin1')
}
