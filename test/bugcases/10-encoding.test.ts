import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { importList, printedList, ratingsOn } from '../support/steps.js'
import { lineOf, type MadeUpReport, trf } from '../support/trf.js'

/*
 * ΔR in hundredths, K 20:
 *
 * 1  1992   4: 1-.77=+23   3: ½-.70=-20   2: 0-.61=-61   -0.58   -11.6  -12   1980
 * 2  1911   3: ½-.59= -9   4: 0-.68=-68   1: 1-.39=+61   -0.16    -3.2   -3   1908
 * 3  1846   2: ½-.41= +9   1: ½-.30=+20   4: 1-.60=+40   +0.69   +13.8  +14   1860
 * 4  1777   1: 0-.23=-23   2: 1-.32=+68   3: 0-.40=-40   +0.05    +1.0   +1   1778
 */
const players = [
  { id: 88100001, name: 'Þráinsdóttir, Ölöf', rating: 1992, born: 1981 },
  { id: 88100002, name: 'Peñafiel-Núñez, Ángela', rating: 1911, born: 1982 },
  { id: 88100003, name: 'Größmann-Fügl, Jürgen', rating: 1846, born: 1983 },
  { id: 88100004, name: "O'Sørbø-Ångström, Bjørn", rating: 1777, born: 1984 },
] as const
const after = { 88100001: 1980, 88100002: 1908, 88100003: 1860, 88100004: 1778 }
const names = Object.fromEntries(players.map(({ id, name }) => [id, name]))

const report: MadeUpReport = {
  name: 'Vetrarmót',
  city: 'Hafnarfjörður',
  start: '2026-02-07',
  end: '2026-02-08',
  players,
  games: [
    [1, 1, 4, '1'],
    [1, 2, 3, '='],
    [2, 3, 1, '='],
    [2, 4, 2, '1'],
    [3, 1, 2, '0'],
    [3, 4, 3, '0'],
  ],
}
const text = trf(report)

/** As a writer that counts bytes pads: everything behind a name stands further left, a column for each letter of two bytes. */
const paddedByBytes = players.reduce((all, { name }, index) => {
  const line = lineOf(all, index + 1)
  return all.replace(line, line.replace(name.padEnd(33), name.padEnd(33 - (Buffer.byteLength(name) - name.length))))
}, text)

const wellRead: readonly (readonly [what: string, bytes: string | Uint8Array, note: RegExp | null])[] = [
  ['a: UTF-8', text, null],
  ['b: UTF-8 with a byte order mark and CR LF', `\ufeff${text.replaceAll('\n', '\r\n')}`, null],
  ['c: Latin-1', Buffer.from(text, 'latin1'), /not UTF-8; it was read as windows-1252/],
  ['d: CR only', text.replaceAll('\n', '\r'), null],
  ['e: UTF-8, letters and marks apart', text.normalize('NFD'), null],
  ['f: padded by bytes', paddedByBytes, /line 12: note: columns shifted by -4 behind the name Größmann-Fügl, Jürgen/],
]

async function office() {
  const desk = openDesk()
  await importList(
    desk,
    '2026-02',
    players.map((player) => ({ ...player, k: 20, name: player.name.normalize('NFC') })),
  )
  return desk
}

describe('10: encodings and shifted columns', () => {
  test.each(wellRead)('%s: read like the others', async (_, bytes, note) => {
    const desk = await office()
    const path = desk.file('report.trf', bytes)
    const answer = await desk.done('ingest', path, '--code', 'E10', '--received', '2026-02-09')
    expect(answer).toContain('E10, Vetrarmót (standard): 4 players, 6 games')
    expect(answer).not.toContain('differ:')
    if (note === null) expect(answer).not.toMatch(/UTF-8|shifted/)
    else expect(answer).toMatch(note)
    await desk.done('rate', '2026-03')
    expect(await ratingsOn(desk, '2026-03')).toEqual(after)
  })

  test.each(wellRead)('%s: enters unknown players under the same names', async (_, bytes) => {
    const desk = openDesk()
    await desk.done('ingest', desk.file('report.trf', bytes), '--code', 'E10', '--received', '2026-02-09')
    const { selfRegistered } = await desk.json('status', '--date', '2026-02-10')
    const entered = selfRegistered.map(({ id, name }: { id: number; name: string }) => [id, name])
    expect(Object.fromEntries(entered)).toEqual(names)
  })

  it('knows them all for the same report', async () => {
    const desk = await office()
    const [first, ...others] = wellRead
    await desk.done('ingest', desk.file('a.trf', first?.[1] ?? ''), '--code', 'E10')
    for (const [what, bytes] of others) {
      const answer = await desk.done('ingest', desk.file('other.trf', bytes), '--code', 'E10')
      expect(answer, what).toContain('already stored as E10')
    }
  })

  it('g: realigns a line that a long name pushes to the right, or refuses it, and never reads half a number', async () => {
    const desk = openDesk()
    const long = 'Größmann-Fügl von und zu Hohenschwangau, Jürgen'
    await importList(
      desk,
      '2026-02',
      players.map((player) => ({ ...player, k: 20, ...(player.id === 88100003 ? { name: long } : {}) })),
    )
    const pushed = text.replace('Größmann-Fügl, Jürgen'.padEnd(33), long)
    const answer = await desk.done('ingest', desk.file('g.trf', pushed), '--code', 'E10', '--received', '2026-02-09')
    expect(answer).toMatch(/line 12: note: columns shifted by 14 behind the name Größmann-Fügl von und zu Hohensch/)
    await desk.done('rate', '2026-03')
    expect(await ratingsOn(desk, '2026-03')).toEqual(after)
    expect((await printedList(desk, '2026-03')).get(88100003)?.name).toBe(long)
  })

  it('h: refuses a player’s line with tabs, naming the line', async () => {
    const desk = await office()
    const second = lineOf(text, 2)
    const tabbed = text.replace(second, second.replace(/ {2,}/g, '\t'))
    const { files } = await desk.json('ingest', desk.file('h.trf', tabbed), '--code', 'E10')
    expect(files[0].outcome).toBe('refused')
    expect(files[0].problems.map(({ message }: { message: string }) => message)).toContain(
      "tab characters in line 11, a player's line",
    )
  })
})
