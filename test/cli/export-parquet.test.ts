import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, it, test } from 'vitest'
import { type Desk, filesUnder, openDesk, treeOf } from '../support/desk.js'
import { listCsv } from '../support/fixtures.js'
import { codesOfJune, codesOfMay, openSeason, publishSeason, reportOf } from '../support/season.js'

const FILES = ['lists', 'players', 'tournaments', 'games', 'states', 'changes', 'events'] as const

/** The same rows asked of the database in other words: a range of lists is `@from` to `@to`. */
const SQL: Readonly<Record<(typeof FILES)[number], string>> = {
  lists: `select type, list, series, edition, base_series, anchor, players, rated, closed, fingerprint from rating_list
    where list between @from and @to order by @type, list, series`,
  players: `select fide_id, valid_from, name, federation, sex, birth_year, title, woman_title, other_titles, foa_title,
    origin from player order by fide_id`,
  tournaments: `select case when rated_in is not null then rated_in when pooled_in is not null then pooled_in
      else due_list end as list, type, code, revision, name, city, federation, start_date, end_date, received_date, system,
      time_control, chief_arbiter, rounds, is_match, games, due_list, rated_in, pooled_in, file_sha256, content_sha256
    from tournament where state = 'accepted' and list between @from and @to order by @type, list, code`,
  games: `select coalesce(t.rated_in, t.pooled_in, t.due_list) as list, t.type, t.code as tournament, g.number, g.round,
      g.date, (select fide_id from tournament_player p where p.tournament_id = t.id and start_number = g.white) as white_id,
      (select fide_id from tournament_player p where p.tournament_id = t.id and start_number = g.black) as black_id,
      g.white_score, g.black_score, g.unplayed
    from game g, tournament t where t.id = g.tournament_id and t.state = 'accepted' and list between @from and @to
    order by @type, list, t.code, g.number`,
  states: `select * from (
      select series, type, fide_id, valid_from,
        lead(valid_from) over (partition by series, type, fide_id order by valid_from) as valid_to, rating, k, games,
        games_completed, peak, highest, last_played, inactive
      from (select * from rating_state union all select * from rating_state_history)) s
    where valid_from <= @to and ifnull(valid_to, '9999') > case series when 'own' then @from else (
      select min(@from, ifnull(min(anchor), @from)) from rating_list l
      where l.type = s.type and l.series = 'own' and l.list between @from and @to) end
    order by series, @type, fide_id, valid_from`,
  changes: `select list, type, fide_id, status, previous_rating, new_rating, from_standard, k, k_used, games,
    sum_of_deltas, change, adjustment from rating_change where list between @from and @to order by @type, list, fide_id`,
  events: `select list, e.type, e.fide_id, (select code from tournament t where t.id = e.tournament_id) as tournament,
      basis, own_rating, e.games, score, e.sum_of_deltas, e.k
    from event_change e where list between @from and @to order by @type, list, e.fide_id, tournament`,
}

const OF_JUNE = ['--list', '2026-06', '--type', 'standard', '--accept-fewer']

const HUNDREDTHS = ['white_score', 'black_score', 'score', 'sum_of_deltas']

function asked(desk: Desk, file: (typeof FILES)[number], from = '0000', to = '9999'): Record<string, unknown>[] {
  const order = "case type when 'standard' then 1 when 'rapid' then 2 else 3 end"
  const sql = SQL[file].replace('@type', order).replaceAll('@from', `'${from}'`).replaceAll('@to', `'${to}'`)
  const database = new Sqlite(desk.path('frl.sqlite'), { readonly: true })
  try {
    return database.prepare(sql).all() as Record<string, unknown>[]
  } finally {
    database.close()
  }
}

function bytesOf(path: string): ArrayBuffer {
  const bytes = readFileSync(path)
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
}

/** The rows of a file, each value as the database has it. */
async function exported(folder: string, file: string): Promise<Record<string, unknown>[]> {
  const rows = await parquetReadObjects({ file: bytesOf(join(folder, `${file}.parquet`)) })
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asStored(name, value)])),
  )
}

function asStored(name: string, value: unknown): unknown {
  if (HUNDREDTHS.includes(name)) return Math.round(Number(value) * 100)
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'bigint' || typeof value === 'boolean') return Number(value)
  return value
}

/** Two published months beside the official list of the second; one report is held, one corrected too late. */
async function openPlayedSeason(): Promise<Desk> {
  const desk = await openSeason()
  await desk.done('ingest', ...[...codesOfMay, ...codesOfJune].map((code) => reportOf(desk, code)))
  await publishSeason(desk)
  const official = [1, 2, 3, 4].map((number) => ({ id: 88400000 + number, name: 'X', rating: 2100, k: 20, born: 1990 }))
  await desk.done('import', 'list', desk.file('june.csv', listCsv(official)), ...OF_JUNE)
  await desk.frl('ingest', desk.file('inbox/COPY.trf', desk.read('inbox/OPEN.trf')), '--code', 'COPY')
  await desk.done('ingest', desk.file('inbox/OPEN.trf', desk.read('inbox/OPEN.trf').replace('OPEN of', 'OPEN in')))
  return desk
}

describe('frl export parquet', () => {
  it('holds what the database holds, row by row', async () => {
    const desk = await openPlayedSeason()
    const answer = await desk.json('export', 'parquet', '--out', desk.path('parquet'))
    for (const file of FILES) {
      const rows = asked(desk, file)
      expect(rows.length, file).toBeGreaterThan(2)
      expect(await exported(desk.path('parquet'), file), file).toEqual(rows)
    }
    expect(answer).toEqual({
      folder: desk.path('parquet'),
      outcome: 'written',
      files: FILES.map((file) => {
        const bytes = readFileSync(desk.path(`parquet/${file}.parquet`))
        const sha256 = createHash('sha256').update(bytes).digest('hex')
        return { name: `${file}.parquet`, sha256, bytes: bytes.length, rows: asked(desk, file).length }
      }),
    })
    const { files, types, from, to } = JSON.parse(desk.read('parquet/manifest.json'))
    expect({ files, types, from, to }).toEqual({
      files: answer.files,
      types: ['standard', 'rapid', 'blitz'],
      from: null,
      to: null,
    })
  })

  it('leaves out what is not rated: held reports, and corrections of published ones', async () => {
    const desk = await openPlayedSeason()
    await desk.done('export', 'parquet', '--out', desk.path('parquet'))
    const tournaments = await exported(desk.path('parquet'), 'tournaments')
    expect(tournaments.map(({ code }) => code).sort()).toEqual([...codesOfMay, ...codesOfJune].sort())
    expect(tournaments.find(({ code }) => code === 'OPEN')).toMatchObject({ revision: 1, name: 'OPEN of 2026' })
  })

  it('agrees with what is explained of a player', async () => {
    const desk = await openPlayedSeason()
    await desk.done('export', 'parquet', '--out', desk.path('parquet'))
    const of = async (file: string) =>
      (await exported(desk.path('parquet'), file)).filter(
        ({ list, type, fide_id }) => list === '2026-05' && type === 'standard' && fide_id === 88400003,
      )
    const told = await desk.json('explain', '88400003', '2026-05', '--type', 'standard')
    expect(await of('changes')).toMatchObject([
      {
        status: told.status,
        previous_rating: told.previousRating,
        new_rating: told.newRating,
        k: told.k,
        k_used: told.kUsed,
        sum_of_deltas: told.sum,
        change: told.change,
        games: told.games,
      },
    ])
    const byCode = (left: { code: string }, right: { code: string }) => (left.code < right.code ? -1 : 1)
    expect(await of('events')).toMatchObject(
      [...told.tournaments].sort(byCode).map(({ code, ownRating, games, sum }) => ({
        tournament: code,
        own_rating: ownRating,
        games,
        sum_of_deltas: sum,
      })),
    )
  })

  it('types its columns: scores and sums exact, dates as dates', async () => {
    const desk = await openPlayedSeason()
    await desk.done('export', 'parquet', '--out', desk.path('parquet'))
    const { schema } = parquetMetadata(bytesOf(desk.path('parquet/games.parquet')))
    const typeOf = (name: string) => schema.find((element) => element.name === name)
    expect(typeOf('white_id')).toMatchObject({ type: 'INT64', repetition_type: 'REQUIRED' })
    expect(typeOf('white_score')).toMatchObject({ type: 'INT32', converted_type: 'DECIMAL', scale: 2 })
    expect(typeOf('date')).toMatchObject({ type: 'INT32', converted_type: 'DATE', repetition_type: 'OPTIONAL' })
    expect(typeOf('list')).toMatchObject({ type: 'BYTE_ARRAY', converted_type: 'UTF8' })
  })

  test.each([
    [['--type', 'rapid'], '0000', '9999', 'rapid'],
    [['--from', '2026-06'], '2026-06', '9999', null],
    [['--to', '2026-05', '--type', 'standard'], '0000', '2026-05', 'standard'],
    [['--from', '2026-05', '--to', '2026-05'], '2026-05', '2026-05', null],
  ])('takes only what %j asks for', async (options, from, to, type) => {
    const desk = await openPlayedSeason()
    await desk.done('export', 'parquet', '--out', desk.path('parquet'), ...options)
    for (const file of FILES) {
      const rows = asked(desk, file, from, to)
      const wanted = rows.filter((row) => type === null || file === 'players' || row.type === type)
      expect(await exported(desk.path('parquet'), file), file).toEqual(wanted)
    }
  })

  it('gives the same bytes again, also for reports that came in another order', async () => {
    const [one, other] = [await openSeason(), await openSeason()]
    const codes = [...codesOfMay, ...codesOfJune]
    await one.done('ingest', ...codes.map((code) => reportOf(one, code)))
    await other.done('ingest', ...codes.toReversed().map((code) => reportOf(other, code)))
    for (const desk of [one, other]) {
      await publishSeason(desk)
      await desk.done('export', 'parquet', '--out', desk.path('parquet'))
    }
    expect(filesUnder(other.path('parquet'))).toEqual(filesUnder(one.path('parquet')))
    expect(await one.done('export', 'parquet', '--out', one.path('parquet'))).toContain('nothing to do')
    const again = await one.json('export', 'parquet', '--out', one.path('parquet'))
    expect(again.outcome).toBe('same')
    expect(again.files.map(({ rows }: { rows: number }) => rows)).toEqual(FILES.map((file) => asked(one, file).length))
  })

  it('touches no folder that holds something else', async () => {
    const desk = await openPlayedSeason()
    desk.file('parquet/games.parquet', 'mine')
    const { code, err } = await desk.frl('export', 'parquet', '--out', desk.path('parquet'))
    expect(code).toBe(3)
    expect(err).toContain('holds something else already')
    expect(treeOf(desk.path('parquet'))).toEqual({ 'games.parquet': 'mine' })
  })

  it('takes an empty folder, and makes those above a new one', async () => {
    const desk = await openPlayedSeason()
    mkdirSync(desk.path('empty'))
    await desk.done('export', 'parquet', '--out', desk.path('empty'))
    await desk.done('export', 'parquet', '--out', desk.path('deep/down/here'))
    expect(filesUnder(desk.path('deep/down/here'))).toEqual(filesUnder(desk.path('empty')))
    expect(Object.keys(treeOf(desk.path('deep/down')))).not.toContainEqual(expect.stringMatching(/\.frl-/))
  })

  test.each([
    [['--from', '2030-01'], 'standard, rapid, blitz lists from 2030-01:'],
    [['--to', '2020-01', '--type', 'standard'], 'standard lists to 2020-01:'],
  ])('%j match no list and no tournament: it says so, and which lists there are', async (options, said) => {
    const desk = await openPlayedSeason()
    const { code, err } = await desk.frl('export', 'parquet', '--out', desk.path('parquet'), ...options)
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(`nothing matches ${said}`) })
    expect(err).toContain('2026-05')
    expect(Object.keys(treeOf(desk.folder))).not.toContain('parquet/')
  })

  it('refuses an empty store, and says what to do', async () => {
    const desk = openDesk()
    await desk.done('init')
    const { code, err } = await desk.frl('export', 'parquet', '--out', desk.path('parquet'))
    expect(code).toBe(3)
    expect(err).toMatch(/nothing to export.*import a list first/)
    expect(Object.keys(treeOf(desk.folder))).not.toContain('parquet/')
  })

  it('names a place that can not hold it', async () => {
    const desk = await openPlayedSeason()
    const file = desk.file('a-file', 'mine')
    for (const out of [file, join(file, 'below')]) {
      const { code, err } = await desk.frl('export', 'parquet', '--out', out)
      expect(code).toBe(74)
      expect(err).toContain('a-file')
    }
    expect(desk.read('a-file')).toBe('mine')
  })

  it('names the rows and the digest of each file', async () => {
    const desk = await openPlayedSeason()
    const said = await desk.done('export', 'parquet', '--out', desk.path('parquet'))
    for (const file of FILES) {
      expect(said).toMatch(
        new RegExp(`^ {2}${file}\\.parquet +${asked(desk, file).length} rows  sha256 [0-9a-f]{64}$`, 'm'),
      )
    }
  })
})
