import { expect, test } from 'vitest'
import { nearTexts } from '../../src/shared/near-texts.js'

const CODES = ['2601-01', '2601-02', '2601-20', '2602-02-open', 'SPRING', 'W26']

test.each<[wanted: string, near: string[], why: string]>([
  ['2601-02', ['2601-02', '2601-01', '2601-20'], 'itself first'],
  ['260102', ['2601-02', '2601-01', '2601-20'], 'a stroke'],
  ['2602-02', ['2601-02', '2602-02-open', '2601-01', '2601-20'], 'one slip, what begins with it, two slips'],
  ['spring', ['SPRING'], 'case'],
  ['SPRNG', ['SPRING'], 'a letter less'],
  ['SPXXNG', ['SPRING'], 'two letters exchanged'],
  ['SXXXNG', [], 'three letters exchanged'],
  ['W27', ['W26'], 'one of three'],
  ['X27', [], 'two of three'],
  ['2601-01-north-open.trf', ['2601-01'], 'what begins with a code'],
  ['', [], 'nothing'],
])('%j is near %j: %s', (wanted, near) => {
  expect(nearTexts(wanted, CODES)).toEqual(near)
})
