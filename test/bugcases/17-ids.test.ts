import { describe, expect, it, test } from 'vitest'
import { openDesk } from '../support/desk.js'
import { importList, ratingsOn } from '../support/steps.js'
import { lineOf, type MadeUpReport, trf } from '../support/trf.js'

const listed = [
  { id: 88170001, name: 'Ask, Agnes', rating: 1905, born: 1961 },
  { id: 88170002, name: 'Bru, Birger', rating: 1866, born: 1962 },
  { id: 88170003, name: 'Dal, Dorte', rating: 1822, born: 1963 },
  { id: 88170004, name: 'Elv, Embret', rating: 1780, born: 1964 },
  { id: 88170005, name: 'Foss, Fride', rating: 1741, born: 1965 },
  { id: 88170006, name: 'Grov, Gaute', rating: 1699, born: 1966 },
  { id: 88170007, name: 'Hov, Heidi', rating: 1655, born: 1967 },
  { id: 88170008, name: 'Iss, Inge', rating: 1610, born: 1968 },
  { id: 88170080, name: 'Stormester, Sverre', rating: 2561, born: 1947, k: 10, title: 'GM' },
] as const

/** Every player plays two games. */
function report(ids: readonly (number | string)[]): MadeUpReport {
  return {
    name: 'Identity Cup',
    start: '2026-02-03',
    end: '2026-02-04',
    players: listed.slice(0, 8).map(({ name, rating, born }, index) => ({ id: ids[index] ?? '', name, rating, born })),
    games: [
      [1, 1, 2, '='],
      [1, 3, 4, '1'],
      [1, 5, 6, '0'],
      [1, 7, 8, '='],
      [2, 8, 1, '0'],
      [2, 2, 3, '1'],
      [2, 4, 5, '='],
      [2, 6, 7, '1'],
    ],
  }
}
const wrong = report([88170001, 88170002, '', "'8817004'", 88170002, 'Z8817006', 0, 88170080])
const right = report(listed.map(({ id }) => id))

async function office() {
  const desk = openDesk()
  await importList(
    desk,
    '2026-02',
    listed.map((player) => ({ k: 20, ...player })),
  )
  const send = async (text: string, ...more: string[]) =>
    desk.json('ingest', desk.file('cup.trf', text), '--code', 'CUP', '--received', '2026-02-05', ...more)
  return { desk, send }
}

// biome-ignore lint/suspicious/noExplicitAny: problems as the program prints them
const messages = (problems: any[], severity: string) =>
  problems.filter((one) => one.severity === severity).map(({ line, message }) => `${line}: ${message}`)

describe('17: wrong, missing and double IDs', () => {
  it('names every fault in one answer and stores nothing', async () => {
    const { desk, send } = await office()
    const { files, games } = await send(trf(wrong))
    expect(files[0].outcome).toBe('refused')
    const refusals = messages(files[0].problems, 'refuse')
    expect(refusals).toEqual([
      expect.stringMatching(/^12: player 3 Dal, Dorte has no ID/),
      expect.stringMatching(
        /^13: the ID '8817004' of player 4 .* not a number; after removing quotes 8817004 is not on/,
      ),
      expect.stringMatching(/^14: ID 88170002 is used twice: by player 2 .* in line 11 and player 5 .* in line 14/),
      expect.stringMatching(/^15: the ID Z8817006 of player 6 .* is not a number/),
      expect.stringMatching(/^16: player 7 Hov, Heidi has the ID 0, which means no ID/),
      expect.stringMatching(
        /^17: ID 88170080 .* name, birth year and rating all differ; .*Stormester.*1947.*2561.*1968.*1610/,
      ),
    ])
    const offered = messages(files[0].problems, 'note').filter((note) => note.includes('offered, not taken'))
    expect(offered.map((note) => note.replace(/.* (?:birth year|number): (\d+) .*/, '$1'))).toEqual(
      listed.slice(2, 8).map(({ id }) => String(id)),
    )
    expect(games).toBe(0)
    await desk.done('rate', '2026-03')
    expect(await ratingsOn(desk, '2026-03')).toEqual(Object.fromEntries(listed.map(({ id, rating }) => [id, rating])))
  })

  it('takes the same report with the right IDs without a word about them', async () => {
    const { desk, send } = await office()
    await send(trf(wrong))
    const { files } = await send(trf(right))
    expect(files[0].outcome).toBe('accepted')
    expect(files[0].problems.filter(({ code }: { code: string }) => code.startsWith('id-'))).toEqual([])
    await desk.done('rate', '2026-03')
    const ratings = await ratingsOn(desk, '2026-03')
    // 8: ½ against 1655, D -45, .44: +6; 0 against 1905, D -295, .15: -15. -0.09 x 20 = -1.8
    expect(ratings[88170008]).toBe(1608)
    expect(ratings[88170080]).toBe(2561)
  })

  test.each([
    ['the name', 'Annen, Anders', 1610, 1968],
    ['the birth year', 'Iss, Inge', 1610, 1986],
    ['name and birth year', 'Annen, Anders', 1610, 1986],
    ['name and rating', 'Annen, Anders', 2010, 1968],
  ])('only notes that %s of an ID differ', async (_, name, rating, born) => {
    const { send } = await office()
    const players = right.players.map((player, index) => (index === 7 ? { ...player, name, rating, born } : player))
    const { files } = await send(trf({ ...right, players }))
    expect(files[0].outcome).toBe('accepted')
    expect(messages(files[0].problems, 'note')).toContainEqual(
      expect.stringMatching(/^17: player 8 .* and ID 88170008 differ/),
    )
  })

  it('stops at a known person under a new ID, until somebody says who it is', async () => {
    const unknown = report([88170001, 88170002, 88170003, 88170004, 88170005, 88170006, 88170007, 88179999])
    const { send } = await office()
    const { files } = await send(trf(unknown))
    expect(messages(files[0].problems, 'refuse')).toEqual([
      expect.stringMatching(/^17: ID 88179999 of player 8 .* has Iss, Inge, born 1968, under 88170008/),
    ])

    const same = await office()
    await same.send(trf(unknown), '--same-person', '88170008')
    await same.desk.done('rate', '2026-03')
    const booked = await ratingsOn(same.desk, '2026-03')
    expect(booked[88170008]).toBe(1608)
    expect(booked).not.toHaveProperty('88179999')

    const other = await office()
    await other.send(trf(unknown), '--new-person', '88179999')
    await other.desk.done('rate', '2026-03')
    expect(await ratingsOn(other.desk, '2026-03')).toMatchObject({ 88170008: 1610, 88179999: null })
  })

  it('refuses an unknown ID below 100000, which looks national, and any unknown one where the configuration says so', async () => {
    const { desk, send } = await office()
    const ids = listed.map(({ id }) => id)
    const stranger = (id: number) => trf(report([...ids.slice(0, 7), id])).replace('Iss, Inge', 'Ny, Nils ')
    const national = await send(stranger(99_999))
    expect(messages(national.files[0].problems, 'refuse')).toEqual([
      expect.stringMatching(/^17: ID 99999 .* looks like a national number/),
    ])
    const registered = await send(stranger(100_000))
    expect(registered.files[0].outcome).toBe('accepted')

    const strict = await office()
    strict.desk.file('frl.yaml', 'unknownIds: refuse\n')
    const refused = await strict.send(stranger(100_000))
    expect(messages(refused.files[0].problems, 'refuse')).toEqual([
      expect.stringMatching(/^17: ID 100000 of player 8 .* is not on the register/),
    ])
    expect((await desk.json('status', '--date', '2026-02-10')).selfRegistered).toMatchObject([{ id: 100_000 }])
  })

  it('has the faulty lines it says', () => {
    const text = trf(wrong)
    expect(lineOf(text, 4).slice(57, 68)).toBe("  '8817004'")
    expect(lineOf(text, 3).slice(57, 68).trim()).toBe('')
  })
})
