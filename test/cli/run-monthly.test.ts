import { execFileSync } from 'node:child_process'
import { chmodSync, symlinkSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { databaseContent } from '../support/database.js'
import { type Desk, filesUnder, treeOf } from '../support/desk.js'
import {
  fullInbox,
  HELD,
  monthly,
  monthlyArgs,
  openFederation,
  post,
  postedFor,
  textOf,
} from '../support/three-months.js'

const inbox = (desk: Desk) => Object.keys(filesUnder(desk.path('inbox')))

describe('an inbox', () => {
  it('is taken whole: every file named, accepted ones in the archive, refused ones beside their sheet', async () => {
    const desk = await fullInbox()
    const { code, out, err } = await monthly(desk, '2026-04-01')
    expect({ code, err }).toEqual({ code: 1, err: '' })
    for (const [name, said] of [
      ['broken.trf', 'refused, nothing of it was stored'],
      ['club/evening/quick.csv', 'accepted as QUICK'],
      ['march-open.trf', 'accepted as march-open'],
      ['posted-twice.trf', 'already stored as march-open'],
      [`${HELD}.trf`, `held as ${HELD}`],
    ]) {
      expect(out).toContain(`${desk.path(`inbox/${name}`)}: ${said}`)
    }
    expect(out).toContain('5 files: 2 accepted, 1 held, 1 refused, 1 already stored')
    expect(inbox(desk)).toEqual([
      '.half-copied.trf',
      'archive/club/evening/quick.csv',
      'archive/march-open.2.trf',
      'archive/march-open.trf',
      'archive/posted-twice.trf',
      `archive/${HELD}.trf`,
      'old.trf.problems.txt',
      'rejected/broken.2.trf',
      'rejected/broken.2.trf.problems.txt',
      'rejected/broken.trf',
    ])
    expect(desk.read('inbox/archive/march-open.2.trf')).toBe(textOf('march-open.trf'))
    expect(desk.read('inbox/rejected/broken.trf')).toBe('other bytes under this name')
  })

  it('tells the organizer what is wrong, by line, and nothing of our folders', async () => {
    const desk = await fullInbox()
    await monthly(desk, '2026-04-01')
    const sheet = desk.read('inbox/rejected/broken.2.trf.problems.txt')
    expect(sheet).toMatch(/^The tournament report broken\.trf could not be taken: nothing of it was stored or rated\./)
    expect(sheet).toContain(
      'line 11: ID 88600001 is used twice: by player 1 Amb, Ada in line 10 and player 2 Bru, Bo in line 11',
    )
    expect(sheet).toMatch(/Please put this right and send the report again; .*\n$/)
    expect(sheet).not.toContain(desk.folder)
  })

  it('answers in JSON: what became of every file, of every list', async () => {
    const desk = await fullInbox()
    const answer = await desk.json(...monthlyArgs(desk, '2026-04-01'))
    expect(answer).toMatchObject({
      job: 'monthly',
      date: '2026-04-01',
      list: '2026-04',
      outcome: 'some-refused',
      late: [],
    })
    expect(answer.inbox).toMatchObject({ accepted: 2, held: 1, refused: 1, unreadable: 0, alreadyStored: 1 })
    expect(answer.inbox.files.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      ...['refused', 'accepted', 'accepted', 'already-stored', 'held'],
    ])
    expect(answer.inbox.files[0]).toMatchObject({
      file: desk.path('inbox/broken.trf'),
      putAway: desk.path('inbox/rejected/broken.2.trf'),
      problems: expect.arrayContaining([
        expect.objectContaining({ line: 11, message: expect.stringContaining('twice') }),
      ]),
    })
    const types = (rows: { type: string; list: string; outcome: string }[]) =>
      rows.map(({ type, list, outcome }) => [type, list, outcome].filter(Boolean).join(' '))
    expect(types(answer.rated)).toEqual(['standard 2026-04 computed', 'rapid 2026-04 computed'])
    expect(answer.published.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['written', 'written'])
  })

  it('is recorded as a run: in the status, and with its report', async () => {
    const desk = await fullInbox()
    const { out } = await monthly(desk, '2026-04-01')
    const { runs, tournaments } = await desk.json('status', '--date', '2026-04-01')
    expect(runs.at(-1)).toMatchObject({ id: 1, job: 'monthly', list: '2026-04', outcome: 'some-refused' })
    expect(tournaments.held).toMatchObject([{ code: HELD }])
    expect(await desk.done('status')).toContain('monthly 2026-04: some-refused')
    const report = await desk.done('status', '--run', '1')
    expect(report).toMatch(/^Run 1: monthly, due 2026-04-01, begun .*, ended .*: some-refused\n/)
    expect(report).toContain(out)
  })

  it('keeps a file that can not be read where it is, names it, and goes on (exit 74)', async () => {
    const desk = await fullInbox()
    symlinkSync(desk.path('nowhere'), desk.path('inbox/gone.trf'))
    const { code, out } = await monthly(desk, '2026-04-01')
    expect(code).toBe(74)
    expect(out).toContain(`${desk.path('inbox/gone.trf')}: can not be read, nothing of it was stored`)
    expect(out).toContain('6 files: 2 accepted, 1 held, 1 refused, 1 not readable, 1 already stored')
    expect(Object.keys(treeOf(desk.path('out')))).toContain('2026-04/standard/')
    expect((await monthly(desk, '2026-04-01')).code).toBe(74)
  })

  it('leaves alone what is no file', async () => {
    const desk = await fullInbox()
    execFileSync('mkfifo', [desk.path('inbox/a-pipe.trf')])
    expect(await monthly(desk, '2026-04-01')).toMatchObject({ code: 1, out: expect.stringContaining('5 files: 2') })
    expect(inbox(desk)).not.toContain('archive/a-pipe.trf')
  })

  it.skipIf(process.getuid?.() === 0)('the same without the permission to read it', async () => {
    const desk = await fullInbox()
    chmodSync(desk.path('inbox/march-open.trf'), 0)
    expect(await monthly(desk, '2026-04-01')).toMatchObject({
      code: 74,
      out: expect.stringContaining('can not be read'),
    })
    expect(inbox(desk)).toContain('march-open.trf')
  })
})

describe('a second run', () => {
  /** Everything but the runs themselves. */
  const everything = (desk: Desk) => {
    const { run: _, ...content } = databaseContent(desk)
    const files = Object.entries(treeOf(desk.folder)).filter(([path]) => !path.startsWith('frl.sqlite'))
    return { content, files }
  }

  test.each(['2026-04-01', '2026-04-15', '2026-04-30'])(
    'on %s changes nothing, and says that the list exists',
    async (date) => {
      const desk = await fullInbox()
      await monthly(desk, '2026-04-01')
      const before = everything(desk)
      const { code, out } = await monthly(desk, date)
      expect(code).toBe(0)
      expect(out).toContain('The list of April 2026 exists already and nothing has changed: nothing to do.')
      expect(everything(desk)).toEqual(before)
      expect(await desk.json(...monthlyArgs(desk, date))).toMatchObject({ outcome: 'nothing', list: '2026-04' })
    },
  )

  it('takes a report of the middle of the month for the next list, as if it had come at its end', async () => {
    const [early, inTime] = [await openFederation(), await openFederation()]
    for (const desk of [early, inTime]) {
      post(desk, postedFor('2026-04'))
      await monthly(desk, '2026-04-01')
    }
    const april = postedFor('2026-05').filter(({ onlyInTurn }) => onlyInTurn === undefined)
    const before = filesUnder(early.path('out'))
    post(early, april)
    const { code, out } = await monthly(early, '2026-04-15')
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('6 games, list 2026-05') })
    expect(filesUnder(early.path('out'))).toEqual(before)
    post(inTime, april)
    for (const desk of [early, inTime]) expect((await monthly(desk, '2026-05-01')).code).toBe(0)
    expect(filesUnder(early.path('out'))).toEqual(filesUnder(inTime.path('out')))
    expect(filesUnder(early.path('out/2026-05/standard'))['manifest.json']).toBeDefined()
  })
})
