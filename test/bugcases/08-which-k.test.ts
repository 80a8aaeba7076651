import { describe, expect, it, test } from 'vitest'
import { addMonths as month } from '../../src/shared/dates.js'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv, type ListedPlayer } from '../support/fixtures.js'
import { importList, printedList, register } from '../support/steps.js'

/** The K that a list prints, and that the next list uses (A4): 2400 ever, junior never at 2300, under 30 games, others. */
const states = [
  // list, birth year, rating, games before, peak, K, why
  ['2026-05', 1988, 1820, 5, '', 40, 'new player'],
  ['2026-05', 1988, 1820, 29, '', 40, '29 games'],
  ['2026-05', 1988, 1820, 30, '', 20, '30 games'],
  ['2026-05', 2009, 1820, 150, '', 40, 'junior of 17'],
  ['2026-05', 2008, 1820, 150, '', 40, 'junior, year of the 18th birthday'],
  ['2026-05', 2007, 1820, 150, '', 20, '19 in this year'],
  ['2026-12', 2008, 1820, 150, '', 40, 'December of the year of the 18th birthday'],
  ['2027-01', 2008, 1820, 150, '', 20, 'the January after it'],
  ['2026-05', 2009, 2310, 150, '', 20, 'junior above 2300'],
  ['2026-05', 2009, 2285, 150, 2300, 20, 'junior once at 2300'],
  ['2026-05', 2009, 2299, 150, 2299, 40, 'junior never at 2300'],
  ['2026-05', 1988, 2400, 80, '', 10, '2400'],
  ['2026-05', 1988, 2399, 80, 2399, 20, 'never at 2400'],
  ['2026-05', 1988, 2350, 80, 2412, 10, 'once at 2400'],
  ['2026-05', 1988, 2415, 12, '', 10, '2400 with few games'],
  ['2026-05', 2009, 2405, 150, '', 10, 'junior at 2400'],
  ['2026-05', 1988, 2330, 12, '', 40, '2300 with few games'],
  ['2026-05', '', 1700, 150, '', 20, 'no birth year: no junior'],
  ['2026-05', '', 1700, 12, '', 40, 'no birth year, few games'],
  ['2026-05', 0, 1700, 150, '', 20, 'birth year 0 is none'],
  ['2026-05', 2031, 1700, 150, '', 20, 'birth year to come is none'],
  ['2026-05', 1925, 1700, 150, '', 20, 'aged 101'],
] as const

const OPPONENT: ListedPlayer = { id: 88080999, rating: 1900, k: 20 }

describe('08: which K', () => {
  test.each(states)('%s, born %s, %i, %i games, peak %s: K %i (%s)', async (...state) => {
    const [list, born, rating, gamesTotal, peak, k] = state
    const desk = openDesk()
    const player = { id: 88080001, rating, born, gamesTotal, k: '' as const, ...(peak === '' ? {} : { peak }) }
    const answer = await importList(desk, month(list, -1), [player, OPPONENT])
    expect(answer).toContain(`ID 88080001: no K printed for standard ${rating}`)
    await desk.done('rate', list, '--type', 'standard')
    expect((await printedList(desk, list)).get(88080001)).toMatchObject({ rating, k })

    const next = month(list, 1)
    await play(desk, list, 88080001)
    await desk.done('rate', next, '--type', 'standard')
    expect(await desk.json('explain', '88080001', next, '--type', 'standard')).toMatchObject({ k, kUsed: k, games: 1 })
  })

  it('never calculates with the K 0 of a rated player: it is derived, and said so with the ID', async () => {
    const desk = openDesk()
    const listed = [{ id: 88080002, name: 'Kvam, Kari', rating: 1650, k: 0, born: 1970 }, OPPONENT]
    expect(await importList(desk, '2026-04', listed)).toMatch(/ID 88080002: no K printed for standard 1650/)
    await play(desk, '2026-04', 88080002)
    await desk.done('rate', '2026-05', '--type', 'standard')
    // Nothing is known of his games: 30 are taken as completed. 1650 beats 1900: D 250, PD .19, 0.81 x 20 = 16.2
    expect(await desk.json('explain', '88080002', '2026-05', '--type', 'standard')).toMatchObject({ k: 20, change: 16 })
  })

  it('leaves an unrated player’s K 0 alone', async () => {
    const desk = openDesk()
    const answer = await importList(desk, '2026-04', [{ id: 88080003, rating: '', k: 0 }, OPPONENT])
    expect(answer).not.toContain('88080003')
    await desk.done('rate', '2026-05', '--type', 'standard')
    expect((await printedList(desk, '2026-05')).has(88080003)).toBe(false)
  })

  it('takes marks from the K of imported lists: K 20 of a junior is a 2300 once, K 10 a 2400 once', async () => {
    const desk = openDesk()
    const marked = [
      { id: 88080004, rating: 2250, k: 20, born: 2010 },
      { id: 88080005, rating: 2310, k: 10, born: 1980 },
    ]
    await importList(desk, '2026-04', marked)
    await desk.done('rate', '2026-05', '--type', 'standard')
    const printed = await printedList(desk, '2026-05')
    expect([88080004, 88080005].map((id) => printed.get(id)?.k)).toEqual([20, 10])
  })

  it('counts the games of the imported chain towards 30 for a K 40', async () => {
    const desk = openDesk()
    const listed = (games: number) => [{ id: 88080006, rating: 1700, k: 40, games, born: 1980 }, OPPONENT]
    await importList(desk, '2026-02', listed(12))
    await importList(desk, '2026-03', listed(10))
    await importList(desk, '2026-04', listed(7))
    await play(desk, '2026-04', 88080006)
    await desk.done('rate', '2026-05', '--type', 'standard')
    // 12 + 10 + 7 + 1 = 30: this list is still made with 40, and prints 20.
    const explained = await desk.json('explain', '88080006', '2026-05', '--type', 'standard')
    expect(explained).toMatchObject({ k: 40, kUsed: 40, kListed: 20, kReason: 'new-player' })
  })

  it('shows a corrected birth year from the next list on, and not backwards', async () => {
    const desk = openDesk()
    await importList(desk, '2026-03', [
      { id: 88080007, name: 'Ødegård, Åse', rating: 1800, k: 40, born: 2008, gamesTotal: 90 },
    ])
    await desk.done('rate', '2026-04', '--type', 'standard')
    await desk.done('publish', '2026-04', '--type', 'standard', '--out', desk.path('out'))
    const register = 'id,name,federation,birth_year\n88080007,"Ødegård, Åse",NOR,2007\n'
    await desk.done('import', 'players', desk.file('players.csv', register))
    await desk.done('rate', '2026-05', '--type', 'standard')
    expect((await printedList(desk, '2026-05')).get(88080007)).toMatchObject({ birthYear: 2007, k: 20 })
    expect((await printedList(desk, '2026-04')).get(88080007)).toMatchObject({ birthYear: 2008, k: 40 })
    expect((await printedList(desk, '2026-03')).get(88080007)).toMatchObject({ birthYear: 2008, k: 40 })
  })

  it('keeps the marks of each list apart: K 10 in standard is K 40 for the first rapid games', async () => {
    const desk = openDesk()
    await importList(desk, '2026-04', [{ id: 88080008, rating: 2450, k: 10, born: 1980 }, OPPONENT])
    await importList(desk, '2026-04', [OPPONENT], 'rapid')
    await play(desk, '2026-04', 88080008, 'rapid')
    await desk.done('rate', '2026-05')
    // 2450 beats 1900, D 550 counts as 400, PD .92: 0.08 x 40 = 3.2 on the standard rating
    expect(await desk.json('explain', '88080008', '2026-05', '--type', 'rapid')).toMatchObject({
      previousRating: 2450,
      newRating: 2453,
      fromStandard: true,
      kUsed: 40,
    })
    expect((await printedList(desk, '2026-05')).get(88080008)).toMatchObject({ rating: 2450, k: 10, games: 0 })
  })
})

/** A win against the opponent in the middle of a month. */
async function play(desk: Desk, during: string, id: number, type = 'standard') {
  const days = { start_date: `${during}-10`, end_date: `${during}-11`, received_date: `${during}-12` }
  await register(desk, [{ code: `G${type}`, type, ...days }])
  await desk.done('ingest', desk.file('games.csv', gamesCsv([[`G${type}`, 1, id, OPPONENT.id, '1']])))
}
