import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'
import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { importList, ingest, register } from '../support/steps.js'
import { ADA, BO, DAG, openFederation } from '../support/two-federations.js'

describe('a player’s history', () => {
  it('has every list he is on, with what was computed', async () => {
    const desk = await openFederation(40)
    const { types, ...person } = await desk.json('history', String(BO))
    expect(person).toEqual({ id: BO, known: true, name: 'Bru, Bo', federation: 'NOR', birthYear: 1990 })
    expect(types).toEqual([
      {
        type: 'standard',
        lists: [
          {
            list: '2026-03',
            series: 'official',
            status: 'rated',
            rating: 2000,
            previousRating: null,
            difference: null,
            games: 0,
            k: 40,
            inactive: false,
            computed: null,
          },
          {
            list: '2026-04',
            series: 'own',
            status: 'rated',
            rating: 2020,
            previousRating: 2000,
            difference: 20,
            games: 1,
            k: 40,
            inactive: false,
            // 0.49 x 40 = 19.6.
            computed: { ratingBefore: 2000, fromStandard: false, k: 40, kUsed: 40, sum: 49, change: 20, adjustment: 0 },
          },
          {
            list: '2026-05',
            series: 'own',
            status: 'rated',
            rating: 2017,
            previousRating: 2020,
            difference: -3,
            games: 4,
            k: 40,
            inactive: false,
            computed: { ratingBefore: 2020, fromStandard: false, k: 40, kUsed: 40, sum: -8, change: -3, adjustment: 0 },
          },
        ],
      },
    ])
  })

  it('is a table in the terminal, and CSV', async () => {
    const desk = await openFederation(20)
    const text = await desk.done('history', String(ADA), '--type', 'standard')
    expect(text).toMatch(/^Amb, Ada \(88500001\), NOR, born 1985$/m)
    expect(text).toMatch(/^2026-03 +official +2005 +0 +20$/m)
    // Not rated in March: nothing was computed.
    expect(text).toMatch(/^2026-04 +computed +2005 +0 +0 +20$/m)
    expect(text).toMatch(/^2026-05 +computed +2006 +\+1 +4 +20 +20 +20 +\+0\.04 +\+1$/m)
    const rows = parse(await desk.done('history', String(ADA), '--csv'), { columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(3)
    expect(rows[2]).toEqual({
      type: 'standard',
      list: '2026-05',
      series: 'own',
      status: 'rated',
      rating: '2006',
      previous_rating: '2005',
      difference: '1',
      games: '4',
      k: '20',
      flag: '',
      rating_before: '2005',
      from_standard: '0',
      k_before: '20',
      k_used: '20',
      sum: '0.04',
      change: '1',
      adjustment: '0',
    })
  })

  it('tells lists as they were printed: beside the computed one, without a K, flagged, with a rating lost and regained', async () => {
    const desk = await openFederation(20)
    const others = Array.from({ length: 20 }, (_, number) => ({ id: 88500010 + number, rating: 1500 }))
    const lists: Record<string, object[]> = {
      '2026-04': [{ id: DAG, rating: 1982, games: 2, k: '' }],
      '2026-05': [{ id: DAG, rating: 1982, k: 10, flag: 'i' }],
      '2026-06': [],
      '2026-07': [{ id: DAG, rating: 1700, games: 5, k: 40 }],
    }
    for (const [list, players] of Object.entries(lists)) {
      await importList(desk, list, [...others, ...(players as { id: number }[])])
    }
    const { types } = await desk.json('history', String(DAG))
    const shown = types[0].lists.map((line: Record<string, unknown>) =>
      ['list', 'series', 'status', 'rating', 'difference', 'games', 'k', 'inactive'].map((key) => line[key]),
    )
    expect(shown).toEqual([
      ['2026-03', 'official', 'rated', 1990, null, 0, 20, false],
      ['2026-04', 'official', 'rated', 1982, -8, 2, null, false],
      ['2026-04', 'own', 'rated', 1980, -10, 1, 20, false],
      ['2026-05', 'official', 'rated', 1982, 0, 0, 10, true],
      // A draw with Eva, 1700: -0.34 x 20 = -6.8.
      ['2026-05', 'own', 'rated', 1973, -7, 1, 20, false],
      ['2026-06', 'official', 'delisted', null, null, 0, null, false],
      ['2026-07', 'official', 'first', 1700, null, 5, 40, false],
    ])
  })

  it('tells who entered rapid or blitz with a standard rating, and lost it at once', async () => {
    const desk = openDesk()
    const players = [
      { id: 88530001, name: 'Amb, Ada', rating: 1600, born: 1985, gamesTotal: 100 },
      { id: 88530002, name: 'Bru, Bo', rating: 1400, born: 1985, gamesTotal: 100 },
    ]
    await importList(desk, '2026-03', players)
    await importList(desk, '2026-03', players.slice(0, 1), 'rapid')
    const rapid = { code: 'RAPID', start_date: '2026-03-07', end_date: '2026-03-07', type: 'rapid' }
    await register(desk, [{ ...rapid, time_control: '15min+10sec', chief_arbiter_id: 88900001 }])
    await ingest(
      desk,
      'RAPID',
      { start: '2026-03-07', end: '2026-03-07', timeControl: '15min+10sec', players, games: [[1, 1, 2, '1']] },
      { type: 'rapid' },
    )
    await desk.done('rate', '2026-04')
    // 1400 - 0.24 x 20 is below the floor.
    const { types } = await desk.json('history', '88530002')
    expect(types[1]).toMatchObject({
      type: 'rapid',
      lists: [
        { list: '2026-04', status: 'delisted', rating: null, previousRating: null, computed: { ratingBefore: 1400 } },
      ],
    })
    expect(await desk.done('history', '88530002', '--type', 'rapid')).toMatch(
      /no rating: below the floor, from standard 1400/,
    )
  })

  it('of somebody nobody knows says so, and of somebody without a list too', async () => {
    const desk = await openFederation(20)
    expect(await desk.frl('history', '88599999')).toMatchObject({
      code: 0,
      out: expect.stringContaining('There is no player with the ID 88599999'),
    })
    expect(await desk.json('history', '88599999')).toMatchObject({ known: false, types: [] })
    await desk.done(
      'import',
      'players',
      desk.file('players.csv', 'id,name,federation\n88599998,"Ny, Noa",NOR\n'),
      '--from',
      '2026-06',
    )
    expect(await desk.done('history', '88599998')).toBe(
      'Ny, Noa (88599998), NOR, born not known\nNo list has a rating of this player.\n',
    )
    expect(await desk.json('history', '88599998')).toMatchObject({ known: true, types: [] })
    const answer = await desk.frl('history', '88599998', '--svg', desk.path('none.svg'))
    expect(answer).toMatchObject({ code: 2, err: expect.stringContaining('no rating to draw') })
  })
})

describe('the chart', () => {
  it('is a file of its own, in words too, and the same bytes every time', async () => {
    const desk = openDesk()
    const name = 'Sly <b>"&\u0001'
    const player = (rating: number) => [{ id: 88500021, name: name.replaceAll('"', '""'), rating, born: 1990 }]
    await importList(desk, '2026-03', player(1800))
    await importList(desk, '2026-04', player(1850))
    await importList(desk, '2026-03', player(1700), 'rapid')
    const draw = async (file: string) => {
      await desk.done('history', '88500021', '--svg', desk.path(file))
      return desk.read(file)
    }
    const svg = await draw('one.svg')
    expect(await draw('two.svg')).toBe(svg)
    // An earlier chart is written anew.
    expect(await draw('one.svg')).toBe(svg)
    const { names, texts } = elementsOf(svg)
    expect(names[0]).toBe('svg')
    expect(names).not.toContain('script')
    expect(names).not.toContain('style')
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="ratings-title ratings-desc"/)
    expect(texts).toContain('Standard, official: 1800 on 2026-03, 1850 on 2026-04, highest 1850 on 2026-04')
    expect(texts).toContain('Rapid, official: 1700 on 2026-03, 1700 on 2026-03, highest 1700 on 2026-03')
    expect(texts).toContain('Sly <b>"&')
    expect(svg).not.toMatch(/\bzr\d|ecmeta|https?:(?!\/\/www\.w3\.org)/)
  })

  test.each([
    ['--csv', '--json'],
    ['--type', 'bullet'],
  ])('history ID %s %s: exit 2', async (...args) => {
    expect(await openDesk().frl('history', '1', ...args)).toMatchObject({ code: 2 })
  })

  it('is not written over another file', async () => {
    const desk = await openFederation(20)
    const other = desk.file('letter.txt', 'Dear Ada,\n')
    expect(await desk.frl('history', String(ADA), '--svg', other)).toMatchObject({ code: 3 })
    expect(desk.read('letter.txt')).toBe('Dear Ada,\n')
  })
})

/** @throws where it is no XML */
function elementsOf(svg: string): { names: string[]; texts: string } {
  const parser = new SaxesParser()
  const names: string[] = []
  let texts = ''
  parser.on('opentag', ({ name }) => names.push(name))
  parser.on('text', (text) => {
    texts += text
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(svg).close()
  return { names, texts }
}

it('knows the list an own list stands on, under another calendar too', async () => {
  const desk = await openFederation(40)
  const law = desk.file('law.yaml', 'id: quarterly\nextends: fide-2024-03-01\nlistMonths: [1, 4, 7, 10]\n')
  const plain = await desk.json('history', String(BO))
  expect(await desk.json('--edition', law, 'history', String(BO))).toEqual(plain)
})
