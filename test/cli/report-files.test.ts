import { mkdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { databaseContent } from '../support/database.js'
import { type Desk, filesUnder, openDesk } from '../support/desk.js'
import { importList } from '../support/steps.js'
import { type MadeUpReport, trf } from '../support/trf.js'
import { zip } from '../support/zip.js'

const players = [
  { id: 88730001, name: 'Alm, Ada', rating: 1900, k: 20 },
  { id: 88730002, name: 'Bech, Bo', rating: 1800, k: 20 },
] as const

const open: MadeUpReport = {
  name: 'Zipped Open',
  start: '2026-03-07',
  end: '2026-03-08',
  players,
  games: [
    [1, 1, 2, '1'],
    [2, 2, 1, '='],
  ],
}
const GOOD = trf(open)
const OTHER = trf({ ...open, start: '2026-03-14', end: '2026-03-15', games: [[1, 2, 1, '1']] })
const FAULTY = GOOD.replace('88730002', '88730001')

async function office(): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-03', players)
  return desk
}

type Answered = { readonly files: readonly { readonly file: string; readonly outcome: string }[] }
const brief = ({ files }: Answered) =>
  files.map(({ file, outcome }) => `${file.split('/').slice(-2).join('/')} ${outcome}`)

describe('a zip of reports', () => {
  it('is read report by report, by its content and not its name, alone and in a folder', async () => {
    const desk = await office()
    const zipped = await zip({
      'mars/': '',
      'mars/A.trf': GOOD,
      'B.trf': OTHER,
      '__MACOSX/._B.trf': 'x',
      '.hidden': 'x',
    })
    const file = desk.file('inbox/reports.bin', zipped)
    const right = ['reports.bin/B.trf accepted', 'mars/A.trf accepted']
    expect(brief(await desk.json('check', file))).toEqual(right)
    const answer = await desk.json('ingest', desk.path('inbox'))
    expect(brief(answer)).toEqual(right)
    expect(answer).toMatchObject({ files: expect.anything(), accepted: 2, gamesIn: 3, games: 3 })
    expect(answer.files[1].tournaments[0]).toMatchObject({ code: 'A', games: 2 })
    // The same bytes outside of the zip are the same report.
    expect(await desk.json('ingest', desk.file('A.trf', GOOD))).toMatchObject({ alreadyStored: 1 })
  })

  it('with one faulty report stores the others, and is refused where it lies in an inbox', async () => {
    const desk = await office()
    desk.file('inbox/two.zip', await zip({ 'A.trf': GOOD, 'B.trf': FAULTY }))
    desk.file('inbox/fine.zip', await zip({ 'C.trf': OTHER }))
    const run = await desk.frl('run', 'ingest-reports', '--inbox', desk.path('inbox'), '--date', '2026-03-20')
    expect(run.code, run.err).toBe(1)
    expect(run.out).toContain('two.zip/A.trf: accepted as A')
    expect(run.out).toContain('two.zip/B.trf: refused')
    expect(Object.keys(filesUnder(desk.path('inbox')))).toEqual([
      'archive/fine.zip',
      'rejected/two.zip',
      'rejected/two.zip.problems.txt',
    ])
    const sheet = desk.read('inbox/rejected/two.zip.problems.txt')
    expect(sheet).toContain('The tournament report two.zip/B.trf could not be taken')
    expect(sheet).not.toContain('A.trf')
    expect(databaseContent(desk).tournament?.length).toBe(2)
  })

  it('with one report takes a code, with more it does not', async () => {
    const desk = await office()
    const one = desk.file('one.zip', await zip({ 'A.trf': GOOD }))
    const two = desk.file('two.zip', await zip({ 'A.trf': GOOD, 'B.trf': OTHER }))
    expect((await desk.json('check', one, '--code', 'X')).files[0].reports[0].code).toBe('X')
    expect(await desk.frl('check', two, '--code', 'X')).toMatchObject({ code: 2 })
    expect(await desk.frl('ingest', two, '--code', 'X')).toMatchObject({ code: 2 })
  })

  test.each([
    ['empty', async () => zip({}), 'the zip is empty'],
    ['cut off', async () => (await zip({ 'A.trf': GOOD })).subarray(0, 60), 'the zip is damaged'],
    ['in a zip', async () => zip({ 'inner.zip': await zip({ 'A.trf': GOOD }) }), 'the file is a zip in a zip'],
    [
      'a workbook',
      async () => zip({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }),
      'an Excel workbook (xlsx)',
    ],
    [
      'a document',
      async () => zip({ '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' }),
      'a Word document (docx)',
    ],
    ['open document', async () => zip({ mimetype: 'x', 'META-INF/manifest.xml': '<x/>' }), 'an OpenDocument file'],
  ])('%s is refused for what it is', async (_what, bytes, says) => {
    const desk = await office()
    const { files } = await desk.json('check', desk.file('a.zip', await bytes()))
    expect(files).toMatchObject([{ outcome: 'refused', games: 0 }])
    expect(files[0].problems.map(({ message }: { message: string }) => message).join()).toContain(says)
  })
})

describe('a file of another kind', () => {
  test.each([
    ['report.tar.xz', '\u00fd7zXZ\u0000', 'an xz archive', 'unpack it first'],
    ['report.7z', '7z\u00bc\u00af\u0027\u001c', 'a 7z archive', 'unpack it first'],
    ['report.rar', 'Rar!\u001a\u0007', 'a RAR archive', 'unpack it first'],
    ['report.trf.gz', '\u001f\u008b\u0008', 'a gzip archive', 'unpack it first'],
    ['report.pdf', '%PDF-1.7\n', 'a PDF document', 'export the report'],
    ['report.xls', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'Excel or Word', 'export the report'],
    ['report.html', '<!-- saved -->\n<!DOCTYPE html>\n<html>', 'an HTML page', 'export the report'],
    ['report.rtf', '{\\rtf1 x}', 'an RTF document', 'export the report'],
  ])('%s is refused in one problem that names it', async (name, content, what, advice) => {
    const desk = await office()
    const file = desk.file(name, Buffer.from(content, 'latin1'))
    for (const command of ['check', 'ingest']) {
      const { files } = await desk.json(command, file)
      expect(files[0].outcome).toBe('refused')
      expect(files[0].problems).toMatchObject([{ severity: 'refuse', message: expect.stringContaining(what) }])
      expect(files[0].problems[0].advice).toContain(advice)
    }
    for (const kind of ['tournaments', 'players', 'arbiters']) {
      const { code, err } = await desk.frl('import', kind, file)
      expect({ kind, code, err }).toEqual({ kind, code: 1, err: expect.stringContaining(what) })
    }
  })
})

describe('a path that does not exist', () => {
  it('is named beside the answers to the others', async () => {
    const desk = await office()
    const paths = [desk.file('A.trf', GOOD), desk.path('nowhere.trf'), desk.file('B.trf', OTHER)]
    const below = await desk.json('check', desk.path('A.trf'), desk.path('A.trf/below.trf'))
    expect(below).toMatchObject({ accepted: 1, unreadable: 1 })
    const checked = await desk.json('check', ...paths)
    expect(checked.files.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'accepted',
      'unreadable',
      'accepted',
    ])
    expect(checked.files[1].problems).toMatchObject([
      { code: 'file-missing', message: expect.stringContaining('nowhere.trf') },
    ])
    expect(await desk.frl('check', ...paths)).toMatchObject({ code: 1, out: expect.stringContaining('nowhere.trf') })
    expect(await desk.frl('ingest', ...paths)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/nowhere\.trf(.|\n)*2 accepted/),
    })
  })

  it('is a fault of the disk where it is all there is', async () => {
    const desk = await office()
    for (const command of ['check', 'ingest']) {
      const { code, err } = await desk.frl(command, desk.path('a.trf'), desk.path('b.trf'))
      expect(code).toBe(74)
      expect(err).toMatch(/a\.trf, .*b\.trf: there is no such file/)
    }
  })
})

describe('a folder in which nothing lies', () => {
  it('is named, and no check of nothing is fine', async () => {
    const desk = await office()
    mkdirSync(desk.path('empty/archive'), { recursive: true })
    desk.file('empty/.hidden', GOOD)
    const said = expect.stringMatching(/empty: no report lies there/)
    expect(await desk.frl('check', desk.path('empty'))).toMatchObject({ code: 2, err: said })
    expect(await desk.frl('ingest', desk.path('empty'))).toMatchObject({ code: 0, err: said })
    const beside = await desk.frl('check', desk.path('empty'), desk.file('A.trf', GOOD))
    expect(beside).toMatchObject({ code: 0, err: said, out: expect.stringContaining('1 file checked') })
  })
})

describe('a file with thousands of faults', () => {
  const BAD = 30_000
  const text = `${GOOD}${'001 no player\n'.repeat(BAD)}`
  const from = GOOD.split('\n').length

  it('is answered with the first of each kind, and every line is named', async () => {
    const desk = await office()
    const file = desk.file('bad.trf', text)
    const last = from + BAD - 1
    for (const command of ['check', 'ingest']) {
      const { files } = await desk.json(command, file)
      const [{ code }] = files[0].problems
      expect(files[0].problems.length).toBeLessThan(300)
      expect(files[0].more).toEqual([{ code, severity: 'refuse', count: BAD - 200, lines: `${from + 200}-${last}` }])
      const { out } = await desk.frl(command, file)
      expect(out.length).toBeLessThan(20_000)
      expect(out.replace(/\s+/g, ' ')).toContain(`29,980 more of this kind, lines ${from + 20}-${last}`)
    }
    expect((await desk.frl('check', file)).out.replace(/\s+/g, ' ')).toContain('There are 30000 faults to put right')
    expect((await desk.frl('check', file, '--lang', 'nb')).out).toContain('29 980 til av samme slag')
    await desk.frl('check', file, '--html', desk.path('page.html'))
    expect(desk.read('page.html').length).toBeLessThan(60_000)
    expect(desk.read('page.html')).toContain(`And 29,980 more of this kind, lines ${from + 20}-${last}.`)
  })

  it('gets a sheet that names every line', async () => {
    const desk = await office()
    // Every other line is bad, so that no two stand together.
    const comments = '### a comment\n001 no player\n'.repeat(100)
    desk.file('inbox/bad.trf', `${GOOD}${comments}`)
    await desk.frl('run', 'ingest-reports', '--inbox', desk.path('inbox'), '--date', '2026-03-20')
    const sheet = desk.read('inbox/rejected/bad.trf.problems.txt')
    const bad = Array.from({ length: 100 }, (_, index) => from + 1 + 2 * index)
    expect(sheet).toContain(`80 more of this kind, lines ${bad.slice(20).join(', ')}\n`)
  })
})
