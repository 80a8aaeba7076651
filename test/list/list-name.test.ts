import { describe, expect, it, test } from 'vitest'

import { listFileNames, listOf, monthOfFileName, monthOfToken, typeOfFileName } from '../../src/list/list-name.js'

test.each([
  ['OCT26', '2026-10'],
  ['oct12', '2012-10'],
  ['Mar11', '2011-03'],
  ['JAN71', '1971-01'],
  ['JUL99', '1999-07'],
  ['JAN00', '2000-01'],
  ['DEC70', '2070-12'],
  ['MAI26', null],
  ['OCT', null],
  ['OCT2026', null],
  ['SRtng', null],
  ['', null],
])('monthOfToken(%j) is %j', (token, month) => {
  expect(monthOfToken(token)).toBe(month)
})

test.each([
  ['standard_mar26frl.txt', '2026-03'],
  ['standard_mar26frl_xml.xml', '2026-03'],
  ['rapid_sep12frl.zip', '2012-09'],
  ['JAN01FRL.TXT', '2001-01'],
  ['standard_rating_list_OCT26.txt', '2026-10'],
  ['std_mar11_chess-fide_test-list.txt', '2011-03'],
  ['fide-list-2026-02.txt', '2026-02'],
  ['players_list-2026-02.txt', '2026-02'],
  ['list_2026-02-01.csv', '2026-02'],
  ['2026-02/standard/standard_mar26frl.txt', '2026-03'],
  ['C:\\lists\\blitz_dec13frl.txt', '2013-12'],
  ['players_list_foa.txt', null],
  ['downloaded-2026-02-15.txt', null],
  ['list-2026-13.txt', null],
  ['summar26.txt', null],
  ['mar2026.txt', null],
  ['', null],
])('monthOfFileName(%j) is %j', (name, month) => {
  expect(monthOfFileName(name)).toBe(month)
})

test.each([
  ['standard_mar26frl.txt', 'standard'],
  ['std_JAN01FRL.TXT', 'standard'],
  ['RAPID_sep12frl.zip', 'rapid'],
  ['lists/blitz_rating_list.xml', 'blitz'],
  ['players_list_foa.txt', null],
  ['my_rapid_list.txt', null],
  ['rapid.txt', null],
])('typeOfFileName(%j) is %j', (name, type) => {
  expect(typeOfFileName(name)).toBe(type)
})

describe('listOf', () => {
  test.each([
    ['rapid_sep12frl.txt', 'sep12', null, '2012-09', [], 'both agree'],
    ['list.txt', 'sep12', null, '2012-09', [], 'the header alone'],
    ['players_list-2026-02.txt', null, null, '2026-02', [], 'the name alone'],
    ['list.txt', null, '2026-02', '2026-02', [], 'the argument alone'],
    ['list.txt', null, null, null, [], 'nothing says it'],
    ['rapid_oct12frl.txt', 'sep12', null, null, ['list-month-contradicts'], 'name and header disagree'],
    ['rapid_oct12frl.txt', 'sep12', '2012-09', '2012-09', ['list-month-overruled'], 'the argument decides'],
    ['rapid_oct12frl.txt', 'oct12', '2012-09', '2012-09', ['list-month-overruled'], 'the argument wins'],
    ['rapid_sep12frl.txt', 'sep12', '2012-09', '2012-09', [], 'the argument agrees'],
  ] as const)('%j with header %j and argument %j: %j', (fileName, headerToken, argument, list, codes, why) => {
    const found = listOf({ fileName, headerToken, argument })
    expect(found.list, why).toBe(list)
    expect(found.problems.map(({ code }) => code)).toEqual(codes)
  })
})

it("names files as FIDE's archive does", () => {
  expect(listFileNames('standard', '2026-03')).toEqual({
    txt: 'standard_mar26frl.txt',
    xml: 'standard_mar26frl.xml',
    csv: 'standard_mar26frl.csv',
  })
  expect(monthOfFileName(listFileNames('blitz', '2009-12').txt)).toBe('2009-12')
})
