import { symlinkSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { takeLock } from '../../src/run/lock.js'
import { type Desk, openDesk, treeOf } from '../support/desk.js'
import { importList } from '../support/steps.js'
import { monthly, monthlyArgs, openFederation, post, postedFor, textOf } from '../support/three-months.js'

describe('exit codes of frl run', () => {
  test.each<[code: number, what: string, said: RegExp, args: (desk: Desk) => readonly string[]]>([
    [0, 'nothing lies in the inbox', /0 files: .*April 2026 is computed/s, (desk) => monthlyArgs(desk, '2026-04-01')],
    [2, 'no --inbox', /--inbox DIR is missing/, (desk) => ['run', 'monthly', '--out', desk.path('out')]],
    [2, 'no --out', /--out DIR is missing/, (desk) => ['run', 'monthly', '--inbox', desk.path('inbox')]],
    [2, 'a job nobody knows', /no such job; expected one of monthly, ingest-reports/, () => ['run', 'yearly']],
    [2, 'a day that is none', /--date 2026-02-30: expected a date/, (desk) => monthlyArgs(desk, '2026-02-30')],
    [2, '--out in --inbox', /--out .* lies in --inbox/, (desk) => within(desk, desk.path('inbox/out'))],
    [2, '--out is --inbox', /--out .* lies in --inbox/, (desk) => within(desk, `${desk.path('inbox')}/`)],
    [2, '--out in --inbox by a link', /--out .* lies in --inbox/, (desk) => within(desk, linked(desk))],
    [
      74,
      'no such inbox',
      /nowhere: there is no such file/,
      (desk) => ['run', 'monthly', '--inbox', desk.path('nowhere'), '--out', desk.path('out')],
    ],
    [74, 'a file where lists are to go', /afile/, (desk) => within(desk, desk.file('afile', ''))],
    [75, 'another run', /another run is at work/, (desk) => locked(desk)],
  ])('%i: %s', async (code, _what, said, args) => {
    const desk = await openFederation()
    desk.file('inbox/.keep', '')
    const answer = await desk.frl(...args(desk))
    expect(answer.code, answer.err).toBe(code)
    expect(answer.out + answer.err).toMatch(said)
  })

  it('3: no list was ever imported; the files of the inbox are named all the same', async () => {
    const desk = openDesk()
    post(
      desk,
      postedFor('2026-04').filter(({ name }) => name === 'broken.trf'),
    )
    const answer = await desk.json(...monthlyArgs(desk, '2026-04-01'))
    expect(answer).toMatchObject({ outcome: 'failed', list: '2026-04' })
    expect(answer.refused[0].message).toContain('nothing to rate')
    expect(answer.inbox.files).toMatchObject([{ file: desk.path('inbox/broken.trf'), outcome: 'refused' }])
    const again = await monthly(desk, '2026-04-01')
    expect(again).toMatchObject({ code: 3, out: expect.stringContaining('0 files') })
    expect(again.err).toContain('frl import list')
  })

  it('0: no list was ever imported, but there are games: says so, and gives nothing out', async () => {
    const desk = openDesk()
    post(desk, [{ month: '2026-04', name: 'march-open.trf', text: textOf('march-open.trf') }])
    const { code, out } = await monthly(desk, '2026-04-01')
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('import it first') })
    expect(treeOf(desk.folder)).not.toHaveProperty('out/')
    await importList(desk, '2026-03', [{ id: 88600001, rating: 2310 }])
    expect((await monthly(desk, '2026-04-02')).out).toContain('The standard list of April 2026 is computed anew')
    expect(treeOf(desk.folder)).toHaveProperty('out/2026-04/standard/')
  })

  const within = (desk: Desk, out: string) =>
    ['run', 'monthly', '--date', '2026-04-01', '--inbox', desk.path('inbox'), '--out', out] as const

  function linked(desk: Desk): string {
    symlinkSync(desk.path('inbox'), desk.path('link'))
    return desk.path('link/out')
  }

  function locked(desk: Desk) {
    takeLock(desk.path('frl.sqlite'), 'rate', new Date())
    return monthlyArgs(desk, '2026-04-01')
  }
})
