import { describe, expect, it, test } from 'vitest'
import { type Desk, treeOf } from '../support/desk.js'
import { interruptedAt, runProgram } from '../support/program.js'
import { LISTS, openMadeFederation, rowsOf } from '../support/replays.js'

const ALL = LISTS.length * 3

/** A replay of everything, as it is typed. */
const command = (desk: Desk, into = 'r.sqlite') => [
  ...['--db', desk.path('frl.sqlite'), 'replay', '--from', LISTS[0], '--to', LISTS.at(-1) ?? ''],
  ...['--into', desk.path(into)],
]

async function undisturbed(desk: Desk): Promise<Record<string, unknown[]>> {
  await desk.done(...command(desk, 'undisturbed.sqlite').slice(2))
  return rowsOf(desk.path('undisturbed.sqlite'))
}

describe('a replay that is interrupted', () => {
  it.each([
    ['SIGINT', 130, 2],
    ['SIGTERM', 143, 9],
  ] as const)('ends between two lists (%s, exit %i); the same command goes on', async (signal, code, at) => {
    const desk = await openMadeFederation()
    const ended = await interruptedAt(command(desk), { match: 'sql begin immediate', at }, { signal })
    expect(ended).toMatchObject({ code, killedBy: null, out: '' })
    const [, made = '', left = ''] = /^frl: interrupted: (\d+) of 18 lists made; .* (\d+)\n$/.exec(ended.err) ?? []
    expect(Number(made) + Number(left), ended.err).toBe(ALL)
    const again = await desk.json(...command(desk).slice(2))
    expect(again).toMatchObject({ lists: ALL, listsThereAlready: Number(made) })
    expect(rowsOf(desk.path('r.sqlite'))).toEqual(await undisturbed(desk))
  })

  it('while it takes its source over leaves nothing', async () => {
    const desk = await openMadeFederation()
    const before = treeOf(desk.folder)
    const { code, err } = await interruptedAt(command(desk), { match: 'insert into player select', at: 1 })
    expect({ code, err }).toEqual({
      code: 130,
      err: 'frl: interrupted: nothing of it is stored; run the same command again\n',
    })
    const left = treeOf(desk.folder)
    expect(Object.keys(left).filter((path) => !(path in before))).toEqual(['r.sqlite.lock'])
    expect(left['frl.sqlite']).toBe(before['frl.sqlite'])
    await desk.done(...command(desk).slice(2))
    expect(rowsOf(desk.path('r.sqlite'))).toEqual(await undisturbed(desk))
  })

  test.each([
    ['while it takes its source over', 'insert into game select', 1],
    ['while a list is written', 'insert into rating_change', 4],
    ['between two lists', 'sql begin immediate', 7],
  ])('is killed %s: the same command goes on', async (_when, match, at) => {
    const desk = await openMadeFederation()
    const source = treeOf(desk.folder)['frl.sqlite']
    const fault = { match, at, signal: 'SIGKILL' } as const
    expect(await runProgram(command(desk), { fault })).toMatchObject({ killedBy: 'SIGKILL' })
    await desk.done(...command(desk).slice(2))
    expect(rowsOf(desk.path('r.sqlite'))).toEqual(await undisturbed(desk))
    expect(treeOf(desk.folder)['frl.sqlite']).toBe(source)
  })
})
