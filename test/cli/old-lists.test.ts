import { expect, it, test } from 'vitest'

import { OLD_HEADERS, oldLine } from '../list/made-up-old-lists.js'
import { openDesk } from '../support/desk.js'
import { describeShared, sharedPath } from '../support/shared.js'

const JAN01 = `${OLD_HEADERS.jan01}\r\n${[
  oldLine('A', { id: 990001, name: 'Amb, Ada', title: 'wg', rating: 2405, games: 11, tail: '   w   ' }),
  oldLine('A', { id: 990002, name: 'Berg, Bo', rating: 2005, games: 0, tail: '   in  ' }),
].join('\r\n')}\r\n`
const MAR11 = `${OLD_HEADERS.mar11}\r\n${[
  oldLine('C', { id: 990001, name: 'Amb, Ada', title: 'wg', rating: 2390, games: 4, tail: '  1972  w' }),
  oldLine('C', { id: 990002, name: 'Berg, Bo', rating: 1203, games: 5, tail: '  1960    ' }),
  oldLine('C', { id: 990003, name: 'Carr, Cy', rating: '', games: '', tail: '  1999    ' }),
].join('\r\n')}\r\n`

it('an old list is kept as it was printed: no floor, no K and no flag of a later day; K by the law of its own day', async () => {
  const desk = openDesk()
  const jan01 = await desk.done('import', 'list', desk.file('JAN01FRL.TXT', JAN01))
  expect(jan01).toContain('list 2001-01, 2 players read')
  expect(jan01).toContain('n (1)')
  expect(jan01.match(/no K is printed/g)).toHaveLength(1)
  await desk.done('import', 'list', desk.file('mar11frl.txt', MAR11))
  const { players } = await desk.json('list', '2011-03', '--type', 'standard')
  expect(players).toMatchObject([
    { fideId: 990001, rating: 2390, games: 4, k: 10, title: 'WGM', womanTitle: 'WGM', sex: 'F', birthYear: 1972 },
    { fideId: 990002, rating: 1203, games: 5, k: 15, sex: 'M', inactive: false },
  ])
  const { players: before } = await desk.json('list', '2001-01', '--type', 'standard')
  expect(before).toMatchObject([
    { fideId: 990001, rating: 2405, birthYear: null, inactive: false },
    { fideId: 990002, rating: 2005, k: 15, inactive: true },
  ])
})

it('the list after it is computed under the law of its day, two months later', async () => {
  const desk = openDesk()
  await desk.done('import', 'list', desk.file('mar11frl.txt', MAR11))
  const { code, err } = await desk.frl('rate', '2011-04', '--type', 'standard')
  expect(code).toBe(2)
  expect(err).toContain('there is no list in 2011-04')
  await desk.done('rate', '2011-05', '--type', 'standard')
  const { players } = await desk.json('list', '2011-05', '--type', 'standard')
  expect(players).toMatchObject([
    { fideId: 990001, rating: 2390, k: 15 },
    { fideId: 990002, rating: 1203, k: 15 },
  ])
})

test.each([
  ['990001', 0, 'a register'],
  ['99x', 1, 'refused whole'],
])('FIDE’s player file is a register: ID %s', async (id, code) => {
  const desk = openDesk()
  const xml = `<playerslist><player FIDEID="${id}"><name>Amb-Berg, Ada</name><country>NOR</country><title>wg</title><rating>2390</rating></player></playerslist>`
  const answer = await desk.frl('import', 'players', desk.file('players.xml', xml))
  expect(answer.code).toBe(code)
  expect(answer.out).toContain(code === 0 ? 'ratings and flags are not' : 'is not a FIDE ID')
})

const STORED = [
  ['std_JAN01FRL.TXT', 2999, 2999],
  ['std_APR02FRL.TXT', 2999, 2997],
  ['std_JUL02FRL.TXT', 2999, 2997],
  ['std_jan03frl.txt', 2998, 2994],
  ['std_OCT03FRL.TXT', 2999, 2997],
  ['std_APR04FRL.TXT', 2999, 2999],
  ['std_mar11_chess-fide_test-list.txt', 9999, 3709],
] as const

describeShared('FIDE’s lists of 2001 to 2011, one after the other', ['lists'], () => {
  it('takes each line, or names the two lines of an ID that stands twice', async () => {
    const desk = openDesk()
    for (const [name, lines, rated] of STORED) {
      const answer = await desk.json('import', 'list', sharedPath(`lists/${name}`))
      expect(answer, name).toMatchObject({ refused: false, players: lines, types: [{ type: 'standard', rated }] })
      const doubled = answer.badRecords.map(({ code }: { code: string }) => code)
      expect(doubled, name).toEqual(Array(name.includes('mar11') ? 0 : (lines - rated) / 2).fill('list-id-twice'))
    }
  }, 60_000)
})
