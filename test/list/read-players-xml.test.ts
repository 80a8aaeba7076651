import { expect, it, test } from 'vitest'

import { readPlayersXml } from '../../src/list/read-players-xml.js'

const file = (...players: string[]) => Buffer.from(`<playerslist>\n${players.join('\n')}\n</playerslist>\n`)
const player = (id: string, more = '') =>
  `<player FIDEID="${id}"><name>Example, Edda</name><country>NED</country><sex>F</sex>${more}</player>`

it('takes what a register has, and no rating', async () => {
  const more = '<title>wm</title><rating>2155</rating><flag>wi</flag><birthday>1972-01-17</birthday>'
  const { players, problems } = await readPlayersXml(file(player('990001', more), player('990002')), 'p.xml')
  expect(players).toEqual([
    {
      fideId: 990001,
      name: 'Example, Edda',
      federation: 'NED',
      sex: 'F',
      birthYear: 1972,
      title: 'WIM',
      womanTitle: 'WIM',
      otherTitles: null,
    },
    expect.objectContaining({ fideId: 990002, birthYear: null, title: '', womanTitle: null }),
  ])
  expect(problems.map(({ code }) => code)).toEqual(['list-register-file'])
})

test.each([
  [file(player('990001'), player('990001')), ['row-key-twice'], 'an ID twice'],
  [file(player('99x')), ['list-record-id'], 'no ID'],
  [file(player('')), ['list-record-no-id'], 'an empty ID'],
  [file('<player><fideid>990001</fideid><name>E</name></player>'), ['list-no-player-file'], 'a rating list'],
  [file(), ['file-no-rows'], 'nobody'],
  [file(player('990001')).subarray(0, 60), ['list-cut-off'], 'cut off'],
  [Buffer.from('<<<no XML'), ['list-xml-broken'], 'no XML'],
])('is refused whole: %#', async (bytes, codes, why) => {
  const { problems } = await readPlayersXml(bytes, 'p.xml')
  const refused = problems.filter(({ severity }) => severity === 'refuse')
  expect(
    refused.map(({ code }) => code),
    why,
  ).toEqual(codes)
})
