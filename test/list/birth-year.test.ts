import { expect, test } from 'vitest'

import { birthYearOf } from '../../src/list/birth-year.js'

test.each([
  ['1972', '2003-01', 1972, 'year'],
  ['1972-01-17', '2003-01', 1972, 'as player files have it'],
  ['17.01.1972', '2003-01', 1972, 'April 2001 to July 2002'],
  ['17.01.72', '2003-01', 1972, 'two digits'],
  ['17.01.12', '2003-01', 1912, 'not yet born in 2012'],
  ['17.01.98', '2003-01', 1998, 'five years old in 2003'],
  ['17.01.00', '2004-10', 1900, 'four years old would be too young'],
  ['17.01.00', '2005-01', 2000, 'five years old'],
  ['  .  .72', '2003-01', 1972, 'day not known'],
  ['00.00.72', '2003-01', 1972, 'day of noughts'],
  ['', '2003-01', null, 'blank'],
  ['.  .', '2003-01', null, 'no date'],
  ['00.00.0000', '2003-01', null, 'noughts'],
  ['0', '2003-01', null, 'lists with FOA titles'],
  ['0000', '2003-01', null, 'lists of 2012 and later'],
  ['1850', '2003-01', 1850, 'first year believed'],
  ['1849', '2003-01', 'unlikely', 'too early'],
  ['13.06.2048', '2002-04', 'unlikely', 'in the future'],
  ['17.01.197', '2003-01', 'unlikely', 'three digits'],
  ['17/01/72', '2003-01', 'unlikely', 'no form of a list'],
  ['000', '2003-01', 'unlikely', 'no year'],
] as const)('%j on the list %s is %j', (printed, list, year, why) => {
  expect(birthYearOf(printed, list), why).toBe(year)
})
