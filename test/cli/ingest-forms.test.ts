import { describe, expect, it, test } from 'vitest'
import { GOOD_PGN, pgn, upload } from '../report/made-up-games.js'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv, registrationCsv } from '../support/fixtures.js'
import { importList } from '../support/steps.js'
import { type MadeUpReport, type ReportedGame, trf } from '../support/trf.js'

const players = [
  { id: 99900001, name: 'Adler, Ada', rating: 1900 },
  { id: 99900002, name: 'Birk, Bea', rating: 1850 },
  { id: 99900003, name: 'Claus, Carl', rating: 1800 },
  { id: 99900004, name: 'Dorn, Dirk', rating: 1750 },
] as const

async function office(): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-02', players)
  return desk
}

/** The games of the made-up PGN and upload, as a report. */
const winter: MadeUpReport = {
  name: 'Winter Open',
  federation: 'LUX',
  start: '2026-02-07',
  end: '2026-02-08',
  players,
  games: [
    [1, 1, 2, '1'],
    [1, 3, 4, '='],
    [2, 4, 1, '0'],
    [2, 2, 3, '0'],
  ],
}

describe('the same games', () => {
  test.each([
    ['trf', trf(winter)],
    ['pgn', GOOD_PGN],
    ['xml', upload()],
  ])('are rated the same from a %s', async (format, text) => {
    const desk = await office()
    const file = desk.file(`W26.${format}`, text)
    const answer = await desk.json('ingest', file)
    expect(answer.files).toMatchObject([
      { outcome: 'accepted', games: 4, unfinished: 0, tournaments: [{ code: 'W26', type: 'standard', games: 4 }] },
    ])
    expect(await desk.json('ingest', file)).toMatchObject({ alreadyStored: 1, gamesIn: 4, gamesStoredAlready: 4 })
    await desk.done('rate', '2026-03')
    const explained = await desk.json('explain', '99900001', '2026-03', '--type', 'standard')
    // 1-.57, 1-.70 = 0.73 x 20
    expect(explained).toMatchObject({ games: 2, sum: 73, newRating: 1915 })
    expect(explained.tournaments[0]).toMatchObject({ name: 'Winter Open', startDate: '2026-02-07' })
  })

  it('under another code are held, whatever the format', async () => {
    const desk = await office()
    await desk.done('ingest', desk.file('A.trf', trf(winter)))
    const { files, ...counts } = await desk.json('ingest', desk.file('B.pgn', GOOD_PGN), desk.file('C.xml', upload()))
    expect(files).toMatchObject([{ outcome: 'held' }, { outcome: 'held' }])
    expect(counts).toMatchObject({ gamesIn: 8, games: 8, gamesHeld: 8 })
  })
})

it('a PGN of several events is taken where each is a registered code, else refused whole', async () => {
  const desk = await office()
  const file = desk.file('all.pgn', `${pgn({ Event: 'E1' })}\n${pgn({ Event: 'E2', Result: '0-1' })}`)
  expect((await desk.json('ingest', file)).files).toMatchObject([
    {
      outcome: 'refused',
      games: 2,
      problems: expect.arrayContaining([expect.objectContaining({ code: 'pgn-event-not-registered' })]),
    },
  ])
  const dates = { start_date: '2026-02-07', end_date: '2026-02-08' }
  const registrations = registrationCsv([
    { code: 'E1', ...dates },
    { code: 'E2', ...dates },
  ])
  await desk.done('import', 'tournaments', desk.file('tournaments.csv', registrations))
  expect((await desk.json('ingest', file)).files[0].tournaments).toMatchObject([{ code: 'E1' }, { code: 'E2' }])
})

it('every game of every file is stored, held, stored already or in a refused file', async () => {
  const desk = await office()
  const files = [
    desk.file('A.trf', trf(winter)),
    desk.file('A-again.trf', trf(winter)),
    desk.file('B.trf', trf({ ...winter, name: 'Renamed' })),
    desk.file('C.trf', trf(winter).replace('99900002', '        ')),
    desk.file(
      'D.trf',
      trf({ ...winter, cells: { '1/3': '   2 w *', '2/3': '   1 b X' }, start: '2026-01-07', end: '2026-01-08' }),
    ),
    desk.file('E.csv', gamesCsv([['E', 1, 99900001, 99900002, '1']])),
    desk.file('F.txt', 'Dear Sir'),
  ]
  await desk.done('ingest', files[0] ?? '')
  const { files: answers, ...counts } = await desk.json('ingest', ...files)
  expect(
    answers.map(({ outcome, games, unfinished }: Record<string, unknown>) => [outcome, games, unfinished]),
  ).toEqual([
    ['already-stored', 4, 0],
    ['already-stored', 4, 0],
    ['held', 4, 0],
    ['refused', 4, 0],
    ['accepted', 4, 1],
    ['refused', 1, 0],
    ['refused', 0, 0],
  ])
  const { gamesIn, games, gamesStoredAlready, gamesRefused, gamesHeld, unfinished } = counts
  expect({ gamesIn, games, gamesHeld, gamesStoredAlready, gamesRefused, unfinished }).toEqual({
    ...{ gamesIn: 21, games: 8, gamesHeld: 4, gamesStoredAlready: 8, gamesRefused: 5, unfinished: 1 },
  })
  const { out } = await desk.frl('ingest', files[3] ?? '')
  expect(out).toContain('refused, nothing of it was stored (4 games in it)')
  expect(out).toContain('0 games stored, 4 games in refused files')
})

describe('a league in monthly slices', () => {
  const cycle = (flip: boolean): readonly ReportedGame[] =>
    (
      [
        [1, 1, 4],
        [1, 2, 3],
        [2, 4, 3],
        [2, 1, 2],
        [3, 2, 4],
        [3, 3, 1],
      ] as const
    ).map(([round, white, black]): ReportedGame => (flip ? [round, black, white, '='] : [round, white, black, '1']))
  const first: MadeUpReport = {
    ...winter,
    name: 'League',
    system: 'Team League',
    start: '2025-12-28',
    end: '2026-01-26',
    games: cycle(false),
  }
  const second: MadeUpReport = { ...first, start: '2026-02-01', end: '2026-02-26', games: cycle(true) }
  const slices = async (desk: Desk, reports: readonly MadeUpReport[], codes: readonly string[]) => {
    await importList(desk, '2026-01', players)
    const answers = []
    for (const [index, report] of reports.entries()) {
      answers.push(
        (await desk.json('ingest', desk.file(`slice-${index}.trf`, trf(report)), '--code', codes[index] ?? ''))
          .files[0],
      )
    }
    return answers
  }

  it('with codes of one family, rounds from 1 again and the same players is a tournament a month', async () => {
    const desk = await office()
    const answers = await slices(desk, [first, second], ['L26-1', 'L26-2'])
    expect(answers.map(({ outcome, tournaments }) => [outcome, tournaments[0].dueList])).toEqual([
      ['accepted', '2026-02'],
      ['accepted', '2026-03'],
    ])
    await desk.done('rate', '2026-03')
    expect((await desk.json('explain', '99900001', '2026-03', '--type', 'standard')).tournaments).toHaveLength(1)
  })

  it('is refused under one code, and leaves what is stored', async () => {
    const desk = await office()
    const [stored, refused] = await slices(desk, [first, second], ['L26', 'L26'])
    expect([stored.outcome, refused.outcome, refused.games]).toEqual(['accepted', 'refused', 6])
    expect(refused.problems).toContainEqual(
      expect.objectContaining({ code: 'report-of-other-event', severity: 'refuse' }),
    )
    const [again] = (await desk.json('ingest', desk.file('slice-0.trf', trf(first)))).files
    expect(again.tournaments).toMatchObject([{ code: 'L26', revision: 1, latestRevision: 1 }])
  })

  it.each([
    ['half of the games are the same', first.games.slice(0, 3), 0],
    ['fewer than half of the games are the same', first.games.slice(0, 2), 1],
  ])('is a revision where the days meet, and %s', async (_, same, notes) => {
    const desk = await office()
    const games = [...same, ...cycle(true).slice(same.length)]
    const [, revision] = await slices(desk, [first, { ...first, games }], ['L26', 'L26'])
    expect(revision.tournaments).toMatchObject([{ code: 'L26', outcome: 'revised', revision: 2 }])
    const said = revision.problems.filter(({ code }: { code: string }) => code === 'revision-of-other-games')
    expect(said).toHaveLength(notes)
  })

  it('is a correction where all results, all dates, or rounds that were missing are new', async () => {
    const results = first.games.map(([round, white, black]): ReportedGame => [round, white, black, '0'])
    const earlier = { ...first, games: first.games.slice(0, 2) }
    const desk = await office()
    const answers = await slices(
      desk,
      [earlier, first, { ...first, games: results }, { ...first, start: '2026-01-02', end: '2026-01-31' }],
      ['L26', 'L26', 'L26', 'L26'],
    )
    expect(answers.map(({ outcome, tournaments }) => [outcome, tournaments[0].revision])).toEqual([
      ['accepted', 1],
      ['accepted', 2],
      ['accepted', 3],
      ['accepted', 4],
    ])
  })
})
