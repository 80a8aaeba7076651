import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { importList, ratingsOn, register } from '../support/steps.js'

/*
 * Four rows, three games: the last is a forfeit. K 20, ΔR in hundredths:
 *
 * 1  1950   2: 1-.58=+42   4: 1-.74=+26   +0.68   +13.6  +14   1964
 * 2  1890   1: 0-.42=-42                  -0.42    -8.4   -8   1882
 * 3  1830   4: ½-.58= -8                  -0.08    -1.6   -2   1828
 * 4  1770   3: ½-.42= +8   1: 0-.26=-26   -0.18    -3.6   -4   1766
 */
const listed = [
  { id: 88220001, name: 'Krog, Kirsten', rating: 1950, k: 20 },
  { id: 88220002, name: 'Lie, Leif', rating: 1890, k: 20 },
  { id: 88220003, name: `O'Mo ""Mo"", Magnus`, rating: 1830, k: 20 },
  { id: 88220004, name: 'Nøst, Nanna', rating: 1770, k: 20 },
] as const
const before = { 88220001: 1950, 88220002: 1890, 88220003: 1830, 88220004: 1770 }
const after = { 88220001: 1964, 88220002: 1882, 88220003: 1828, 88220004: 1766 }

const HEADER = 'tournament,round,date,white_id,white_name,black_id,black_name,white_score,black_score'
const MO = '88220003,"O\'Mo ""Mo"", Magnus"'
const rows = [
  'CSV,1,2026-02-07,0088220001,"Krog, Kirsten",88220002,"Lie, Leif",1,0',
  `CSV,1,2026-02-07,${MO},88220004,"Nøst, Nanna",0.5,0.5`,
  'CSV,2,2026-02-08,88220004,"Nøst, Nanna",0088220001,"Krog, Kirsten",0,1',
  `CSV,2,2026-02-08,88220002,"Lie, Leif",${MO},+,-`,
] as const
const plain = csv(rows)

function csv(lines: readonly string[], header = HEADER, end = '\n'): string {
  return [header, ...lines, ''].join(end)
}
/** The rows with one of them, counted from 1 as in the file, put otherwise. */
function withLine(line: number, text: string): string {
  return csv(rows.map((row, index) => (index + 2 === line ? text : row)))
}

async function office() {
  const desk = openDesk()
  await importList(desk, '2026-02', listed)
  await register(desk, [{ code: 'CSV', start_date: '2026-02-07', end_date: '2026-02-08', received_date: '2026-02-09' }])
  return desk
}

const wellRead: readonly (readonly [what: string, bytes: string | Uint8Array, note: string | null])[] = [
  ['a: plain', plain, null],
  [
    'b: byte order mark, semicolons, decimal commas, CR LF',
    `\ufeff${csv(
      rows.map((row) => row.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';').replaceAll('0.5', '0,5')),
      HEADER.replaceAll(',', ';'),
      '\r\n',
    )}`,
    null,
  ],
  ['c: Latin-1', Buffer.from(plain, 'latin1'), 'the file is not UTF-8; it was read as windows-1252'],
  [
    'tabs',
    csv(
      rows.map((row) => row.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\t')),
      HEADER.replaceAll(',', '\t'),
    ),
    null,
  ],
  [
    'columns in another order, and one nobody asked for',
    csv(
      rows.map((row) => `${row},x`),
      `${HEADER},remark`,
    ),
    'columns that are not used were left out: remark',
  ],
  ['½ for 0.5', plain.replaceAll('0.5', '½'), null],
  [
    'h: header twice, blank lines, a line of delimiters',
    `${csv([...rows.slice(0, 2), HEADER, ...rows.slice(2)])}\n\n;;\n`,
    'the header line stands here a second time',
  ],
]

const refused: readonly (readonly [
  what: string,
  text: string,
  problems: readonly (readonly [number | null, RegExp])[],
])[] = [
  [
    'd: empty scores',
    withLine(3, `CSV,1,2026-02-07,${MO},88220004,"Nøst, Nanna",,`),
    [
      [3, /white_score is empty/],
      [3, /black_score is empty/],
    ],
  ],
  [
    'e: a cell too many and a cell missing',
    csv([rows[0], `${rows[1]},`, rows[2].slice(0, -2), rows[3]]),
    [
      [3, /the row has 10 cells/],
      [4, /the row has 8 cells/],
    ],
  ],
  [
    'f: a quotation mark inside quotation marks',
    plain.replace('""Mo"", Magnus",8', '"Mo", Magnus",8'),
    [[3, /quotation mark/]],
  ],
  [
    'g: a quotation mark never closed',
    withLine(4, rows[2].replace('Nanna"', 'Nanna')),
    [[4, /quotation mark.*never closed/]],
  ],
  [
    'i: a column missing, said once',
    csv(
      rows.map((row) => row.replace(/(.*),\d+,("(?:[^"]|"")*",[^,]*,[^,]*)$/, '$1,$2')),
      HEADER.replace('black_id,', ''),
    ),
    [[1, /missing: column black_id/]],
  ],
  [
    'j: scores that a spreadsheet made dates of',
    withLine(2, rows[0].replace(/1,0$/, '01-Jan,00-Jan')),
    [
      [2, /white_score reads "01-Jan", which looks like a date/],
      [2, /black_score reads "00-Jan", which looks like a date/],
    ],
  ],
  [
    'k: a column twice',
    csv(rows, HEADER.replace('black_score', 'white_score')),
    [
      [1, /the column white_score appears twice/],
      [1, /missing: column black_score/],
    ],
  ],
  ['l: a header only', csv([]), [[null, /has a header and no games/]]],
  ['m: nothing', '', [[null, /the file is empty/]]],
  [
    'scores of 1 and 1',
    withLine(2, rows[0].replace(/1,0$/, '1,1')),
    [[2, /the scores 1 .* and 1 .* do not go together/]],
  ],
]

describe('22: quirks of CSV', () => {
  test.each(wellRead)('%s: read like the plain one', async (_, bytes, note) => {
    const desk = await office()
    const answer = await desk.done('ingest', desk.file('games.csv', bytes))
    expect(answer).toContain('accepted as CSV, CSV (standard): 4 players, 4 games')
    expect(answer).not.toContain('differ:')
    if (note === null) expect(answer).not.toMatch(/UTF-8|left out/)
    else expect(answer).toContain(note)
    await desk.done('rate', '2026-03')
    expect(await ratingsOn(desk, '2026-03')).toEqual(after)
  })

  test.each(refused)('%s: refused, every bad row named, nothing stored', async (_, text, problems) => {
    const desk = await office()
    const path = desk.file('games.csv', text)
    expect((await desk.frl('ingest', path)).code).toBe(1)
    const { files, games } = await desk.json('ingest', path)
    expect(files[0].outcome).toBe('refused')
    const refusals = files[0].problems.filter(({ severity }: { severity: string }) => severity === 'refuse')
    expect(refusals.map(({ line, message }: { line: number; message: string }) => [line, message])).toEqual(
      problems.map(([line, message]) => [line, expect.stringMatching(message)]),
    )
    expect(games).toBe(0)
    await desk.done('rate', '2026-03')
    expect(await ratingsOn(desk, '2026-03')).toEqual(before)
  })

  it('refuses the games of a tournament that is not registered', async () => {
    const desk = openDesk()
    await importList(desk, '2026-02', listed)
    const { code, out } = await desk.frl('ingest', desk.file('games.csv', plain))
    expect(code).toBe(1)
    expect(out).toContain('tournament CSV is not registered, and a games CSV says neither its dates nor its type')
  })

  it('takes no tournament of a file when one of two is faulty', async () => {
    const desk = await office()
    await register(desk, [{ code: 'TWO', start_date: '2026-02-10', end_date: '2026-02-10' }])
    const two = csv([...rows, 'TWO,1,2026-02-10,88220001,"Krog, Kirsten",88220002,"Lie, Leif",1,'])
    const { files } = await desk.json('ingest', desk.file('games.csv', two))
    expect(files[0]).toMatchObject({ outcome: 'refused', tournaments: [] })
    await desk.done('rate', '2026-03')
    expect(await ratingsOn(desk, '2026-03')).toEqual(before)
  })
})
