import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv, listCsv } from '../support/fixtures.js'
import { importList, register } from '../support/steps.js'

/** Refused because of the state: exit 3, nothing changed, and what to do about it. */

const PLAYERS = [
  { id: 88500001, name: 'Alm, Ada', rating: 1900, k: 20 },
  { id: 88500002, name: 'Bech, Bo', rating: 1800, k: 20 },
] as const

async function refusal(desk: Desk, ...args: string[]) {
  const { code, err } = await desk.frl(...args)
  expect(code, err).toBe(3)
  return err
}

async function sendGame(desk: Desk, code: string, day: string, received = day) {
  await register(desk, [{ code, start_date: day, end_date: day, received_date: received }])
  return desk.done('ingest', desk.file(`${code}.csv`, gamesCsv([[code, 1, 88500001, 88500002, '1']])))
}

async function published() {
  const desk = openDesk()
  await importList(desk, '2026-03', PLAYERS)
  await desk.done('rate', '2026-04', '--type', 'standard')
  await desk.done('publish', '2026-04', '--type', 'standard', '--out', desk.path('out'))
  return desk
}

describe('refusals for the state', () => {
  it('with nothing imported: import the list and the reports', async () => {
    const desk = openDesk()
    expect(await refusal(desk, 'rate', '2026-04')).toMatch(
      /nothing to rate for 2026-04.*frl import list FILE.*frl ingest/,
    )
    expect(await refusal(desk, 'publish', '2026-04', '--out', 'o')).toMatch(/no own .* list 2026-04.*frl rate 2026-04/)
    expect(await refusal(desk, 'list', '2026-04')).toMatch(/no .* list 2026-04.*import it/)
    expect(await refusal(desk, 'explain', '88500001', '2026-04')).toMatch(/no standard list 2026-04/)
  })

  it('with the list before missing: names it, never falls back to an older one', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    const err = await refusal(desk, 'rate', '2026-05', '--type', 'standard')
    expect(err).toMatch(/list 2026-05 can not be made: the list before it, 2026-04, is not there/)
    expect(err).toMatch(
      /stored are 2026-03 \(official\).*frl import list FILE --list 2026-04.*frl rate 2026-05 --through/,
    )
    expect((await desk.frl('list', '2026-05', '--type', 'standard')).code).toBe(3)
  })

  it('with a list in force missing: names it and the tournaments', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    await sendGame(desk, 'JAN', '2026-01-20', '2026-03-10')
    await sendGame(desk, 'MAR', '2026-03-20')
    const err = await refusal(desk, 'rate', '2026-04', '--type', 'standard')
    expect(err).toMatch(
      /standard list 2026-01, in force when JAN started, is not there.*frl import list FILE --list 2026-01/,
    )
    expect(err).not.toContain('MAR')
  })

  it('names all that is missing, not only the first', async () => {
    const desk = openDesk()
    await importList(desk, '2025-12', PLAYERS)
    await sendGame(desk, 'JAN', '2026-01-20', '2026-03-10')
    const err = await refusal(desk, 'rate', '2026-04', '--type', 'standard')
    expect(err).toMatch(/list before it, 2026-03, is not there/)
    expect(err).toMatch(/standard list 2026-01, in force when JAN started/)
  })

  it('with a law older than is held', async () => {
    const desk = openDesk()
    await importList(desk, '1999-07', PLAYERS)
    const err = await refusal(desk, 'rate', '1999-10', '--type', 'standard')
    expect(err).toMatch(
      /the list 1999-10 of 1999-10-01: no edition .* that old is held; the earliest starts on 2000-01-01/,
    )
  })

  it('with a list out of date: compute it again before it is published or built on', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    await desk.done('rate', '2026-04', '--type', 'standard')
    await sendGame(desk, 'MAR', '2026-03-20')
    const publish = await refusal(desk, 'publish', '2026-04', '--type', 'standard', '--out', desk.path('out'))
    expect(publish).toMatch(
      /2026-04 was computed from other facts than are stored now; compute it again: frl rate 2026-04/,
    )
    const rate = await refusal(desk, 'rate', '2026-05', '--type', 'standard')
    expect(rate).toMatch(/2026-04 was computed from other facts.*frl rate 2026-05 --through/)
    await desk.done('rate', '2026-05', '--type', 'standard', '--through')
  })

  it('with an official list that differs from the one stored: --replace', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    const other = desk.file('other.csv', listCsv([{ ...PLAYERS[0], rating: 1911 }, PLAYERS[1]]))
    const args = ['import', 'list', other, '--list', '2026-03', '--type', 'standard']
    const err = await refusal(desk, ...args)
    expect(err).toMatch(/list 2026-03 is stored already.*1 rating differs: 88500001 1900 -> 1911.*--replace/)
    expect(await desk.done('list', '2026-03', '--type', 'standard')).toContain('1900')
    expect(await desk.done(...args, '--replace')).toContain('standard: replaced')
    expect(await desk.done('list', '2026-03', '--type', 'standard')).toContain('1911')
  })

  it('with a published list: nothing under it is replaced or described otherwise', async () => {
    const desk = await published()
    const other = desk.file('other.csv', listCsv([{ ...PLAYERS[0], rating: 1911 }, PLAYERS[1]]))
    const args = ['import', 'list', other, '--list', '2026-03', '--type', 'standard', '--replace']
    expect(await refusal(desk, ...args)).toMatch(
      /2026-03 can not be replaced: the own list 2026-04, which is published/,
    )
    const players = desk.file('players.csv', 'id,name,federation\n88500001,"Alm, Ada Marie",NOR\n')
    const early = await refusal(desk, 'import', 'players', players, '--from', '2026-04')
    expect(early).toMatch(/valid from 2026-04: the own list 2026-04 is published.*leave --from out/)
    await desk.done('import', 'players', players)
  })

  it('with a published list whose pool changes: it stays as it is', async () => {
    const desk = await published()
    const pool = 'player_id,event,rated_in_list,opponent_rating,score\n88500009,E,2026-04,1800,1\n'
    await desk.done('import', 'pool', desk.file('pool.csv', pool))
    expect(await refusal(desk, 'rate', '2026-04', '--type', 'standard')).toMatch(
      /2026-04 is published.*does not change/,
    )
    await desk.done('rate', '2026-05', '--type', 'standard')
  })

  it('with a configuration that is there already', async () => {
    const desk = openDesk()
    expect(await desk.done('init')).toContain('frl.yaml')
    expect(await refusal(desk, 'init')).toMatch(/frl\.yaml exists already; it was not touched/)
    await desk.done('status')
  })

  it('with a database of a newer version', async () => {
    const desk = openDesk()
    await desk.done('init')
    const database = new Sqlite(desk.path('frl.sqlite'))
    database.prepare("insert into kysely_migration values ('2099-01-01T0000-later', '2099-01-01')").run()
    database.close()
    expect(await refusal(desk, 'status')).toMatch(
      /written by a newer version of frl \(it knows 2099-01-01T0000-later\)/,
    )
  })

  it('tells programs the same in JSON', async () => {
    const desk = openDesk()
    expect(await desk.json('rate', '2026-04')).toMatchObject({
      refused: [{ code: 'nothing-imported', message: expect.any(String), advice: expect.any(String) }],
    })
  })

  it('leaves the months before the refused one computed', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', PLAYERS)
    await sendGame(desk, 'LATE', '2026-02-20', '2026-04-10')
    const err = await refusal(desk, 'rate', '2026-05', '--type', 'standard', '--through')
    expect(err).toContain('2026-02')
    expect(await desk.done('list', '2026-04', '--type', 'standard')).toContain('1900')
    expect((await desk.frl('list', '2026-05', '--type', 'standard')).code).toBe(3)
  })
})
