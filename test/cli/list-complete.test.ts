import { buffer } from 'node:stream/consumers'
import { describe, expect, it, test } from 'vitest'
import yazl from 'yazl'
import { OLD_HEADERS, oldLine } from '../list/made-up-old-lists.js'
import { openDesk } from '../support/desk.js'
import { listCsv } from '../support/fixtures.js'

/** Whether anybody would see that a file was cut off between two lines. */

const players = Array.from({ length: 40 }, (_, index) => ({
  id: 88_510_001 + index,
  name: `Alm, Ada ${index}`,
  rating: 1500 + index,
  k: 20,
}))

const CSV = listCsv(players)
const TXT = `${OLD_HEADERS.jan01}\r\n${players
  .map(({ id, rating }) =>
    oldLine('A', { id: id - 88_000_000, name: 'Amb, Ada', title: '', rating, games: 3, tail: '' }),
  )
  .join('\r\n')}\r\n`

/** The first half of the lines, each with its end. */
function cut(text: string): string {
  const lines = text.split(/(?<=\n)/)
  return lines.slice(0, lines.length / 2).join('')
}

async function zipped(name: string, text: string): Promise<Buffer> {
  const file = new yazl.ZipFile()
  file.addBuffer(Buffer.from(text), name)
  file.end()
  return buffer(file.outputStream)
}

const codesOf = ({ problems }: { problems: { code: string }[] }) => problems.map(({ code }) => code)

describe.each([
  ['TXT', 'JAN01FRL.TXT', TXT, '2001-01', '2001-07'],
  ['CSV', 'standard_jan26frl.csv', CSV, '2026-01', '2026-02'],
])('a %s list', (_format, name, text, list, later) => {
  it('is taken with a note that nobody can tell whether it is complete, where none before it is stored', async () => {
    const desk = openDesk()
    const path = desk.file(name, cut(text))
    const answer = await desk.json('import', 'list', path, '--list', list, '--type', 'standard')
    expect(answer).toMatchObject({ refused: false, types: [{ type: 'standard', outcome: 'imported' }] })
    expect(codesOf(answer)).toContain('list-end-unknown')
    expect((await desk.frl('import', 'list', path, '--list', list, '--type', 'standard')).code).toBe(0)
  })

  it('is compared with the one before it, where that is stored', async () => {
    const desk = openDesk()
    await desk.done('import', 'list', desk.file(name, text), '--list', list, '--type', 'standard')
    const whole = ['import', 'list', desk.file(name, text), '--list', later, '--type', 'standard']
    expect(codesOf(await desk.json(...whole))).not.toContain('list-end-unknown')
    const half = ['import', 'list', desk.file(name, cut(text)), '--list', later, '--type', 'standard', '--replace']
    const answer = await desk.json(...half)
    expect(answer.refused).toBe(true)
    expect(codesOf(answer)).toContain('list-fewer-players')
  })

  it('is complete in a zip, whose sizes and sums are right', async () => {
    const desk = openDesk()
    const path = desk.file('list.zip', await zipped(name, text))
    const answer = await desk.json('import', 'list', path, '--list', list, '--type', 'standard')
    expect(codesOf(answer)).not.toContain('list-end-unknown')
  })
})

test.each([
  ['on a line of its own', '\u001A'],
  ['behind the last line', null],
])('a TXT list that ends with the mark of DOS %s says itself where it ends', async (_where, end) => {
  const desk = openDesk()
  const text = end === null ? `${TXT.trimEnd()}\u001A` : `${TXT}${end}`
  const answer = await desk.json('import', 'list', desk.file('JAN01FRL.TXT', text))
  expect(answer.refused).toBe(false)
  expect(codesOf(answer)).not.toContain('list-end-unknown')
})

describe('explain of a player who is not on a list', () => {
  it('says whether nobody is known by the ID, or the player was first heard of later', async () => {
    const desk = openDesk()
    const [first, second] = [players.slice(0, 39), players]
    for (const [list, some] of [
      ['2026-01', first],
      ['2026-02', second],
    ] as const) {
      await desk.done('import', 'list', desk.file(`${list}.csv`, listCsv(some)), '--list', list, '--type', 'standard')
    }
    const asked = (id: number) => desk.done('explain', String(id), '2026-01', '--type', 'standard')
    expect(await asked(88_599_999)).toContain('Nobody is known by this ID')
    expect(await asked(players[39]?.id ?? 0)).toContain(
      'the player is known, but was first heard of for the list 2026-02',
    )
    expect(await asked(players[0]?.id ?? 0)).toContain('Rating 1500')
  })
})
