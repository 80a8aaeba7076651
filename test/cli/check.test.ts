import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { takeLock } from '../../src/run/lock.js'
import { databaseContent } from '../support/database.js'
import { type Desk, openDesk, treeOf } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, register } from '../support/steps.js'
import { MONTHS, openFederation, postedFor } from '../support/three-months.js'
import { type MadeUpReport, trf } from '../support/trf.js'

const PLAYERS = [
  { id: 88710001, name: 'Alm, Ada', rating: 1900, k: 20 },
  { id: 88710002, name: 'Bech, Bo', rating: 1800, k: 20 },
  { id: 88710003, name: 'Cox, Cy', rating: 1700, k: 40 },
] as const

const report: MadeUpReport = {
  name: 'Checked Open',
  start: '2026-03-07',
  end: '2026-03-08',
  players: [...PLAYERS.map(({ id, name, rating }) => ({ id, name, rating })), { id: 88710009, name: 'Ny, Noa' }],
  games: [
    [1, 1, 2, '1'],
    [2, 3, 1, '='],
    [3, 2, 3, '+'],
    [3, 4, 1, '0'],
  ],
}

async function openChecked() {
  const desk = openDesk()
  await importList(desk, '2026-03', PLAYERS)
  await register(desk, [{ code: 'CHK', start_date: '2026-03-07', end_date: '2026-03-08', report_file: 'chk.trf' }])
  return { desk, file: desk.file('chk.trf', trf(report)) }
}

/** All that lies in the folder. The locks of readers stand in the file of shared memory. */
function filesOf(desk: Desk) {
  const { 'frl.sqlite-shm': _, ...files } = treeOf(desk.folder)
  return files
}

const faulty = trf(report).replace('88710002', '88710001')

describe('frl check', () => {
  it('stores nothing: the folder stays as it is, byte for byte', async () => {
    const { desk, file } = await openChecked()
    const bad = desk.file('bad.trf', faulty)
    const before = filesOf(desk)
    expect((await desk.frl('check', file)).code).toBe(0)
    expect((await desk.frl('check', bad)).code).toBe(1)
    expect(filesOf(desk)).toEqual(before)
  })

  it('works while another run holds the lock, and writes', async () => {
    const { desk, file } = await openChecked()
    const lock = takeLock(desk.path('frl.sqlite'), 'rate', new Date('2026-03-10T00:00:00Z'))
    onTestFinished(() => lock.release())
    const writer = new Sqlite(desk.path('frl.sqlite'))
    onTestFinished(() => {
      writer.close()
    })
    writer.exec('begin immediate; delete from registration')
    const { files } = await desk.json('check', file)
    expect(files[0]).toMatchObject({ outcome: 'accepted', reports: [{ code: 'CHK' }] })
    writer.exec('rollback')
  })

  it('without a database judges the report by itself, says so, and creates none', async () => {
    const desk = openDesk()
    const { code, out } = await desk.frl('check', desk.file('alone.trf', trf(report)))
    expect(code).toBe(0)
    expect(out).toMatch(/^There is no database: the report was judged by itself alone\./)
    expect(out).toMatch(/the standard list\s+March 2026, in force on the first day, is not there/)
    expect(out).not.toMatch(/not on the register|is not registered/)
    expect(existsSync(desk.path('frl.sqlite'))).toBe(false)
    const national = trf(report).replace('88710001', '    1234')
    expect((await desk.frl('check', desk.file('national.trf', national))).code).toBe(0)
    expect(await desk.json('check', desk.file('bad.trf', faulty))).toMatchObject({
      database: false,
      refused: 1,
      files: [{ problems: expect.arrayContaining([expect.objectContaining({ code: 'id-twice' })]) }],
    })
  })

  it('does not bring an older database up to date, nor read a newer one', async () => {
    const { desk, file } = await openChecked()
    const database = new Sqlite(desk.path('frl.sqlite'))
    const last = database.prepare('select max(name) from kysely_migration').pluck().get()
    database.prepare('delete from kysely_migration where name = ?').run(last)
    const older = await desk.frl('check', file)
    expect(older).toMatchObject({ code: 3, err: expect.stringContaining('frl status brings it up to date') })
    database.prepare("insert into kysely_migration values (?, '2026'), ('9999-unknown', '2026')").run(last)
    database.close()
    expect(await desk.frl('check', file)).toMatchObject({ code: 3, err: expect.stringContaining('newer version') })
  })

  it('says what would be rated: games, sums, changes, and what is not', async () => {
    const { desk, file } = await openChecked()
    const { files } = await desk.json('check', file)
    const [event] = files[0].expected
    expect(event).toMatchObject({
      code: 'CHK',
      nothing: null,
      list: '2026-04',
      listInForce: '2026-03',
      kFrom: '2026-03',
      ratedGames: 2,
      pooledGames: 1,
      unratedGames: [{ reason: 'forfeit', article: '5.1', games: 1 }],
    })
    // 1900 - 1800: PD .64; 1900 - 1700: PD .76.
    expect(event.rows).toEqual([
      expect.objectContaining({ fideId: 88710001, rating: 1900, games: 2, score: 1.5, sum: 10, k: 20, rawChange: 200 }),
      expect.objectContaining({ fideId: 88710002, games: 1, score: 0, sum: -36, k: 20, rawChange: -720 }),
      expect.objectContaining({ fideId: 88710003, games: 1, score: 0.5, sum: 26, k: 40, rawChange: 1040 }),
      expect.objectContaining({ fideId: 88710009, basis: 'pool', rating: null, games: 1, score: 0, rawChange: null }),
    ])
  })

  it('tells the type and the days it found of a report that is refused, whatever refuses it', async () => {
    const { desk } = await openChecked()
    const told = async (path: string, ...options: string[]) => {
      const { files } = await desk.json('check', path, ...options)
      expect(files[0].outcome, options.join(' ')).toBe('refused')
      return files[0].reports[0]
    }
    const right = { type: 'standard', startDate: '2026-03-07', endDate: '2026-03-08', players: 4 }
    const bad = desk.file('bad.trf', trf({ ...report, timeControl: '90 min + 30 sec' }).replace('88710002', '88710001'))
    expect(await told(bad)).toMatchObject(right)
    expect(await told(bad, '--code', 'NOPE')).toMatchObject({ ...right, code: 'NOPE' })
    expect(await told(bad, '--type', 'rapid')).toMatchObject({ ...right, type: 'rapid' })
    desk.file('frl.yaml', 'checks: strict\n')
    const unregistered = desk.file('unregistered.trf', trf(report))
    expect(await told(unregistered)).toMatchObject({ ...right, code: 'unregistered' })
    expect((await desk.frl('check', unregistered)).out).toMatch(/Rating type\s+standard/)
  })

  it('lets the clock warn of a tournament to come, and a day that was said refuse it', async () => {
    const { desk } = await openChecked()
    const said = async (command: string, file: string, ...options: string[]) => {
      const { files } = await desk.json(command, file, ...options)
      const codes: string[] = files[0].problems.map(({ code }: Answered) => code)
      return [files[0].outcome, ...codes.filter((code) => /-(today|received|end|ratings)$/.test(code))]
    }
    const days = (start: string, end: string) => desk.file(`${start}.trf`, trf({ ...report, start, end }))
    const [today, tomorrow, long] = [
      days('2026-11-30', '2026-11-30'),
      days('2026-12-01', '2026-12-02'),
      days('2026-11-29', '2026-12-01'),
    ]
    expect(await said('check', today)).toEqual(['accepted'])
    expect(await said('check', tomorrow)).toEqual(['accepted', 'starts-after-today'])
    expect(await said('check', long)).toEqual(['accepted', 'ends-after-today'])
    expect(await said('check', long, '--date', '2026-11-30')).toEqual(['accepted', 'received-before-end'])
    expect(await said('check', tomorrow, '--date', '2026-12-01')).toEqual(['accepted', 'received-before-end'])
    for (const day of [
      ['--date', '2026-11-30'],
      ['--received', '2026-11-30'],
    ]) {
      expect(await said('check', tomorrow, ...day)).toEqual(['refused', 'start-after-received'])
      expect(await said('ingest', tomorrow, ...day)).toEqual(['refused', 'start-after-received'])
    }
    expect(await said('check', days('1926-03-07', '1926-03-08'))).toEqual(['refused', 'start-before-ratings'])
    const trying = openDesk({ FRL_NOW: '2026-11-30T12:00:00Z' })
    expect(await trying.frl('check', tomorrow)).toMatchObject({ code: 1, out: expect.stringContaining('2026-12-01') })

    // What the clock says is told, and not kept.
    expect(await said('ingest', tomorrow)).toEqual(['accepted', 'starts-after-today'])
    const kept = JSON.stringify(databaseContent(desk).tournament_problem)
    expect(kept).toContain('received-assumed')
    expect(kept).not.toContain('-today')
  })

  it('says why nothing would be rated', async () => {
    const { desk } = await openChecked()
    const nothing = async (name: string, change: Partial<MadeUpReport>, ...options: string[]) => {
      const { files } = await desk.json('check', desk.file(name, trf({ ...report, ...change })), ...options)
      return files[0].expected[0].nothing
    }
    expect(await nothing('later.trf', { start: '2026-04-03', end: '2026-04-04' })).toBe('list-missing')
    expect(await nothing('old.trf', { start: '1999-04-03', end: '1999-04-04' })).toBe('law-missing')
    expect(await nothing('late.trf', {}, '--received', '2026-09-01')).toBe('too-late')
  })

  it('answers to programs with the line as it stands, in the language asked for', async () => {
    const { desk } = await openChecked()
    const bad = desk.file('bad.trf', faulty)
    const { language, date, files } = await desk.json('check', bad, '--lang', 'nb', '--date', '2026-03-10')
    expect({ language, date }).toEqual({ language: 'nb', date: '2026-03-10' })
    expect(files[0].problems).toContainEqual(
      expect.objectContaining({
        code: 'id-twice',
        line: 11,
        message: expect.stringContaining('brukes to ganger'),
        printed: expect.stringMatching(/^001 {4}2 .*Bech, Bo/),
      }),
    )
  })

  it('speaks the language of the configuration unless told otherwise', async () => {
    const { desk, file } = await openChecked()
    desk.file('frl.yaml', 'language: nb\n')
    expect((await desk.frl('check', file)).out).toContain('Hva som ville bli ratet')
    expect((await desk.frl('check', file, '--lang', 'en')).out).toContain('What would be rated')
    expect(await desk.frl('check', file, '--lang', 'xx')).toMatchObject({ code: 2 })
    desk.file('frl.yaml', 'language: klingon\n')
    expect(await desk.frl('check', file)).toMatchObject({ code: 2 })
  })

  it('takes folders and options as ingest does', async () => {
    const { desk } = await openChecked()
    desk.file('inbox/a.trf', trf(report))
    desk.file('inbox/b.csv', gamesCsv([['CHK', 1, 88710001, 88710002, '1']]))
    desk.file('inbox/rejected/c.trf', faulty)
    expect((await desk.json('check', desk.path('inbox'))).files.length).toBe(2)
    expect(await desk.frl('check', desk.path('inbox'), '--code', 'X')).toMatchObject({ code: 2 })
    expect(await desk.frl('check', desk.path('missing.trf'))).toMatchObject({ code: 74 })
    expect(await desk.frl('check', desk.path('chk.trf'), '--same-person', 'abc')).toMatchObject({ code: 2 })
    const coded = await desk.json('check', desk.path('inbox/a.trf'), '--code', 'NEW', '--type', 'rapid')
    expect(coded.files[0].tournaments[0]).toMatchObject({ code: 'NEW', type: 'rapid' })
  })

  it('never writes its page over a report', async () => {
    const { desk, file } = await openChecked()
    expect(await desk.frl('check', file, '--html', file)).toMatchObject({ code: 2 })
    expect(readFileSync(file, 'utf8')).toBe(trf(report))
    const nowhere = await desk.frl('check', file, '--html', desk.path('no/such/page.html'))
    expect(nowhere).toMatchObject({ code: 74, err: expect.stringContaining('/no/such/page.html: there is no such') })
    expect(nowhere.err).not.toContain('.page.html')
  })

  it('prints nothing that a terminal would obey', async () => {
    const { desk } = await openChecked()
    const sly = desk.file('sly.trf', faulty.replace('Cox, Cy', '\u001b[2JCx'))
    expect((await desk.frl('check', sly)).out).not.toContain('\u001b')
  })
})

// biome-ignore lint/suspicious/noExplicitAny: what a program prints is whatever it prints
type Answered = any

/** An answer of `check` with what `ingest` does not say taken away. */
function asIngested({ reports: _, expected: __, read: ___, storedAs: ____, problems, ...file }: Answered) {
  return { ...file, problems: problems.map(({ printed: _, ...problem }: Answered) => problem) }
}

describe('what check says is what ingest will say', () => {
  it('of months with held, revised, late and corrected reports', async () => {
    const desk = await openFederation()
    for (const month of MONTHS) {
      for (const { name, text } of postedFor(month)) {
        const file = desk.file(`${month}/${name}`, text)
        const before = databaseContent(desk)
        const files = filesOf(desk)
        const checked = await desk.json('check', file)
        expect(filesOf(desk)).toEqual(files)
        expect(databaseContent(desk)).toEqual(before)
        const ingested = await desk.json('ingest', file)
        expect(asIngested(checked.files[0]), file).toEqual(ingested.files[0])
      }
      await desk.frl('rate', month)
      for (const type of ['standard', 'rapid', 'blitz']) {
        await desk.frl('publish', month, '--type', type, '--out', desk.path('out'))
      }
    }
  })

  it('of every report of the sample federation', async () => {
    const desk = openDesk()
    const sample = join(import.meta.dirname, '../../data/sample')
    for (const type of ['standard', 'rapid', 'blitz']) {
      await desk.done('import', 'list', join(sample, 'lists', `${type}_jan26.csv`), '--list', '2026-01')
    }
    await desk.done('import', 'players', join(sample, 'players.csv'), '--from', '2026-01')
    await desk.done('import', 'tournaments', join(sample, 'tournaments.csv'))
    await desk.done('import', 'arbiters', join(sample, 'arbiters.csv'))
    const outcomes = new Set<string>()
    for (const month of ['2026-02', '2026-03']) {
      const folder = join(sample, 'inbox', month)
      for (const name of readdirSync(folder).sort()) {
        const checked = await desk.json('check', join(folder, name))
        const ingested = await desk.json('ingest', join(folder, name))
        expect(asIngested(checked.files[0]), name).toEqual(ingested.files[0])
        for (const { outcome } of [...ingested.files, ...ingested.files[0].tournaments]) outcomes.add(outcome)
      }
    }
    expect(outcomes).toEqual(new Set(['accepted', 'refused', 'held', 'revised']))
  })

  it('of another event under a stored code, and of a report that is there already', async () => {
    const { desk, file } = await openChecked()
    await desk.done('ingest', file)
    const other = trf({ ...report, start: '2026-03-14', end: '2026-03-15', games: [[1, 2, 1, '1']] })
    const checked = await desk.json('check', desk.file('other.trf', other), '--code', 'CHK')
    expect(checked.files[0].problems.map(({ code }: Answered) => code)).toContain('report-of-other-event')
    expect(checked.files[0].outcome).toBe('refused')
    const again = await desk.frl('check', file)
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('It is there already') })
    expect(again.out.replace(/\s+/g, ' ')).toContain('is already stored as CHK')
  })

  it('but for a stored file with faults: it is answered for as it stands, and where it is stored is said', async () => {
    const { desk } = await openChecked()
    const noted = desk.file('noted.trf', trf(report))
    await desk.done('ingest', noted)
    expect((await desk.json('check', noted)).files[0]).toMatchObject({ outcome: 'already-stored', storedAs: ['noted'] })
    desk.file('frl.yaml', 'checks: strict\n')
    const answer = await desk.json('check', noted)
    expect(answer).toMatchObject({ refused: 1, alreadyStored: 0 })
    expect(answer.files[0]).toMatchObject({
      outcome: 'refused',
      storedAs: ['noted'],
      tournaments: [{ code: 'noted', outcome: 'already-stored' }],
      expected: [],
    })
    const { code, out } = await desk.frl('check', noted)
    expect(code).toBe(1)
    expect(out).toContain('It is there already, and would be refused today.')
    expect(out.replace(/\s+/g, ' ')).toMatch(/already stored as noted, and .* there (is 1 fault|are \d+ faults) in it/)
    expect(out).toMatch(/Rating type\s+standard/)
    expect((await desk.json('ingest', noted)).files[0]).toMatchObject({ outcome: 'already-stored', problems: [] })
  })

  it('and what would be rated is what the list rates', async () => {
    const desk = await openFederation()
    const [first, , , quick] = postedFor('2026-04')
    for (const [posted, type] of [
      [first, 'standard'],
      [quick, 'rapid'],
    ] as const) {
      if (posted === undefined) throw new Error('nothing was posted')
      const file = desk.file(posted.name, posted.text)
      const [event] = (await desk.json('check', file)).files[0].expected
      await desk.done('ingest', file)
      await desk.done('rate', '2026-04', '--type', type)
      expect(event.rows.length).toBeGreaterThan(2)
      for (const row of event.rows) {
        const answer = await desk.json('explain', String(row.fideId), '2026-04', '--type', type)
        const { ownRating, games, score, sum } = answer.tournaments.find((one: Answered) => one.code === event.code)
        const expected = { ownRating: row.rating, games: row.games, score: row.score, sum: row.sum ?? 0 }
        expect({ ownRating, games, score, sum }).toEqual(expected)
        if (row.rawChange !== null) expect(row).toMatchObject({ rawChange: answer.rawChange, k: answer.kUsed })
      }
    }
  })
})
