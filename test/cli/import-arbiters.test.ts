import { describe, expect, it } from 'vitest'
import { openDesk } from '../support/desk.js'
import { register } from '../support/steps.js'
import { trf } from '../support/trf.js'

const HEAD = 'id,name,title,licence_until\n'
const ANNA = '88900001,"Arbiter, Anna",IA,2026-12-31\n'
const BERT = '88900002,"Arbiter, Bert",NA,\n'

const report = trf({
  start: '2026-03-07',
  end: '2026-03-08',
  players: [{ id: 88700001 }, { id: 88700002 }],
  games: [[1, 1, 2, '1']],
})

/** Codes of what is said of the chief arbiter of a report whose arbiter is Anna, by name and ID. */
async function saidOfArbiter(desk: ReturnType<typeof openDesk>, code = 'R', text = report) {
  const { files } = await desk.json('ingest', desk.file(`${code}.trf`, text), '--code', code)
  return files[0].problems
    .filter((problem: { code: string }) => /arbiter/.test(problem.code))
    .map((problem: { code: string }) => problem.code)
}

describe('frl import arbiters', () => {
  it('takes the register, says what changed, and does nothing the second time', async () => {
    const desk = openDesk()
    const take = (rows: string) => desk.json('import', 'arbiters', desk.file('arbiters.csv', HEAD + rows))
    expect(await take(ANNA + BERT)).toMatchObject({ arbiters: 2, added: 2, changed: 0, refused: false, problems: [] })
    expect(await take(ANNA + BERT)).toMatchObject({ arbiters: 2, added: 0, changed: 0 })
    expect(await take(BERT.replace('NA,', 'FA,2027-01-31'))).toMatchObject({ arbiters: 1, added: 0, changed: 1 })
    expect(await desk.done('import', 'arbiters', desk.file('arbiters.csv', HEAD + ANNA))).toMatch(
      /arbiters\.csv: 1 arbiter; 0 new, 0 changed/,
    )
  })

  it('refuses a file with faults whole, and names each with its line', async () => {
    const desk = openDesk()
    const rows = [
      ANNA,
      '88900001,"Arbiter, Anton",FA,2026-12-31\n',
      'x9,"Arbiter, Xena",FA,2026-12-31\n',
      '88900003,,FA,2026-12-31\n',
      '88900004,"Arbiter, Zoe",GM,2026-12-31\n',
      '88900005,"Arbiter, Yve",FA,31.12.2026\n',
    ]
    const { code, out } = await desk.frl('import', 'arbiters', desk.file('arbiters.csv', HEAD + rows.join('')))
    expect(code).toBe(1)
    expect(out).toMatch(/arbiters\.csv: refused, nothing of it was taken/)
    for (const fault of [
      /line 3: id 88900001 stands on line 2 already; expected every id once/,
      /line 4: id is “x9”; expected a FIDE ID of 1 to 9 digits; correct it/,
      /line 5: the column name is empty; expected the name of the arbiter; fill it in/,
      /line 6: title is “GM”; expected one of IA, FA, NA; correct it/,
      /line 7: licence_until is “31\.12\.2026”; expected a date that exists, as 2026-02-28; correct it/,
    ]) {
      expect(out).toMatch(fault)
    }
    expect(await saidOfArbiter(desk)).toEqual([])
    expect((await desk.frl('import', 'arbiters', desk.file('empty.csv', HEAD))).code).toBe(1)
    expect((await desk.frl('import', 'arbiters', desk.file('other.csv', 'id,name\n1,A\n'))).code).toBe(1)
  })
})

describe('a chief arbiter', () => {
  it('is looked for where there is a register of arbiters', async () => {
    const desk = openDesk()
    expect(await saidOfArbiter(desk)).toEqual([])
    await desk.done('import', 'arbiters', desk.file('a.csv', HEAD + BERT))
    expect(await saidOfArbiter(desk, 'S', report.replace('2026/03/08', '2026/03/09'))).toEqual(['arbiter-unknown'])
  })

  it.each([
    ['a licence until the last day', '88900001,"Arbiter, Anna",FA,2026-03-08\n', '1', []],
    ['one until the day before', '88900001,"Arbiter, Anna",FA,2026-03-07\n', '1', ['arbiter-unlicensed']],
    [
      'a national title where norms can be made',
      '88900001,"Arbiter, Anna",NA,2026-12-31\n',
      '1',
      ['arbiter-title-low'],
    ],
    ['a national title where none can be', '88900001,"Arbiter, Anna",NA,2026-12-31\n', '0', []],
    ['the name of somebody else', '88900001,"Referee, Rob",IA,2026-12-31\n', '1', ['arbiter-name-differs']],
  ])('with %s', async (_what, row, norms, codes) => {
    const desk = openDesk()
    await desk.done('import', 'arbiters', desk.file('a.csv', HEAD + row))
    await register(desk, [
      { code: 'R', start_date: '2026-03-07', end_date: '2026-03-08', received_date: '2026-03-09', norms },
    ])
    expect(await saidOfArbiter(desk)).toEqual(codes)
  })

  it('is found by a name alone, among namesakes by the longest licence', async () => {
    const desk = openDesk()
    const namesake = '88900009,"Arbiter, Anna",NA,2024-12-31\n'
    await desk.done('import', 'arbiters', desk.file('a.csv', HEAD + namesake + ANNA))
    expect(await saidOfArbiter(desk, 'R', report.replace('88900001 Arbiter, Anna', 'IA Anna Arbiter'))).toEqual([])
  })
})

it('a registration keeps its day and whether norms can be made', async () => {
  const desk = openDesk()
  const rows = [
    { code: 'R', start_date: '2026-03-07', end_date: '2026-03-08', registered_date: '2026-03-05', norms: 1 },
  ]
  expect(await register(desk, rows)).toMatch(/1 registration; 1 new, 0 changed/)
  expect(await register(desk, rows)).toMatch(/0 new, 0 changed/)
  expect(await register(desk, [{ ...rows[0], norms: 0 } as (typeof rows)[0]])).toMatch(/0 new, 1 changed/)
  const { files } = await desk.json('ingest', desk.file('R.trf', report))
  expect(files[0].problems).toContainEqual(
    expect.objectContaining({ code: 'registered-late', article: '0.2', severity: 'note' }),
  )
})
