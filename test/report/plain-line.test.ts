import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlainLine, plainCell } from '../../src/report/trf/plain-line.js'
import { misfitsOfHead, misfitsOfTail, roundText } from '../../src/report/trf/player-columns.js'
import { roundCell } from '../../src/report/trf/round-cell.js'

const LINE =
  '001   12 m GM Bergvold, Astrid Kari             2401 NOR     1503014 1990/12/31  3.5   12    14 w 1     3 b =  0007 w -'

/** The line with some of its letters put out, changed or left out. */
const spoilt = fc
  .array(
    fc.tuple(
      fc.nat(LINE.length),
      fc.constantFrom('', ' ', '0', '7', 'w', 'b', '-', '=', '+', 'H', 'x', '.', '/', '\t', 'é'),
      fc.nat(1),
    ),
    { maxLength: 3 },
  )
  .map((changes) =>
    changes.reduce((line, [at, letter, left]) => line.slice(0, at) + letter + line.slice(at + left), LINE).trimEnd(),
  )

describe('a plain line', () => {
  it('is one that programs write', () => {
    expect(isPlainLine(LINE)).toBe(true)
    expect(plainCell(LINE, 1)).toEqual({ opponent: 14, colour: 'w', result: '1' })
    expect(plainCell(LINE, 3)).toEqual({ opponent: 7, colour: 'w', result: '-' })
    expect(plainCell(LINE, 4)).toBe(null)
  })

  it('has no misfits, and its plain cells are what they are when looked at closer', () => {
    const [found, read] = [{ plain: 0, not: 0 }, { plain: 0 }]
    fc.assert(
      fc.property(spoilt, (line) => {
        const isPlain = isPlainLine(line)
        found[isPlain ? 'plain' : 'not']++
        if (isPlain) expect([...misfitsOfHead(line), ...misfitsOfTail(line, 0)]).toEqual([])
        for (const round of [1, 2, 3]) {
          const cell = plainCell(line, round)
          if (cell === null) continue
          read.plain++
          expect({ cell, problems: [] }).toEqual(roundCell(roundText(line, 0, round), { player: '', round }))
        }
      }),
      { numRuns: 5000 },
    )
    expect(Math.min(found.plain, found.not, read.plain)).toBeGreaterThan(100)
  })
})
