import { expect, it, test } from 'vitest'
import { continuationsOf, slipsOf } from '../../../src/shared/names/like-ids.js'

test.each([
  ['1503014', 1503041, 'digits-exchanged', 'two neighbours'],
  ['1503014', 5103014, 'digits-exchanged', 'the first two'],
  ['1503014', 1503015, 'digit-wrong', 'the last digit'],
  ['1503014', 9503014, 'digit-wrong', 'the first one'],
] as const)('%s may be %i: %s, %s', (id, slip, how, _why) => {
  const slips = slipsOf(id)
  expect(slips[how]).toContain(slip)
  expect(new Set([...slips['digits-exchanged'], ...slips['digit-wrong']]).size).toBe(
    slips['digits-exchanged'].length + slips['digit-wrong'].length,
  )
})

it('makes no ID that begins with a nought, and not the ID itself', () => {
  expect(slipsOf('1011')).toEqual({
    'digits-exchanged': [1101],
    'digit-wrong': expect.not.arrayContaining([1011, 11]),
  })
  expect(slipsOf('1011')['digit-wrong']).toHaveLength(8 + 9 * 3)
})

it('goes on where digits end, up to eleven', () => {
  expect(continuationsOf('123456789')).toEqual([
    [1234567890, 1234567900],
    [12345678900, 12345679000],
  ])
  expect(continuationsOf('12345678901')).toEqual([])
})
