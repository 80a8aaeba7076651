import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { CrosstableRow, ParsedReport, RoundCell } from '../../src/report/parsed-report.js'
import { readGamesCsv } from '../../src/report/read-games-csv.js'
import { readTrf } from '../../src/report/read-trf.js'
import { validateReport } from '../../src/report/validate.js'
import { type Problem, problemLine, refuses } from '../../src/shared/problem.js'
import { bytesOf, contextWith, playerLine, rowsWith, trf } from './made-up.js'

const GOOD = bytesOf(
  `\ufeff${trf([...rowsWith({ 1: { name: 'Ädler, Zoë' } }), '310   1 Team', '330 +-   1   1   2', '132 26/02/07'])}`,
)
const GAMES = bytesOf(
  'tournament,round,date,white_id,black_id,white_score,black_score\nW26,1,2026-02-07,99900001,99900002,1,0\nW26,2,08/02/2026,99900002,"99900001",0.5,½\n',
)

/** Bytes with some of them changed, some cut out and some put in. */
function mutated(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const mutation = fc.record({
    at: fc.nat({ max: bytes.length }),
    cut: fc.nat({ max: 12 }),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 4 }),
      fc.constantFrom('\n', '\r', ' ', '  ', '\t', '"', ',', ';', '0', '1', 'é', '=', '-').map(bytesOf),
    ),
  })
  return fc
    .array(mutation, { minLength: 1, maxLength: 6 })
    .map((mutations) =>
      mutations.reduce<Uint8Array>(
        (all, { at, cut, put }) => Uint8Array.from([...all.slice(0, at), ...put, ...all.slice(at + cut)]),
        bytes,
      ),
    )
}

/** Judging never throws; what is refused has no tournament; and every problem can be shown. */
function judge(report: ParsedReport | null, problems: readonly Problem[]): void {
  const validation = report === null ? null : validateReport(report, contextWith())
  for (const problem of [...problems, ...(validation?.problems ?? [])])
    expect(problemLine(problem)).not.toMatch(/\{[a-zA-Z]+\}/)
  if (report === null) expect(refuses(problems)).toBe(true)
  if (refuses(problems)) expect(validation?.tournament ?? null).toBeNull()
  if (validation !== null && refuses(validation.problems)) expect(validation.tournament).toBeNull()
  for (const { white, black } of validation?.tournament?.games ?? []) expect(white).not.toBe(black)
}

describe('whatever happened to the bytes', () => {
  it('a TRF gives a report or a refusal', () => {
    fc.assert(
      fc.property(mutated(GOOD), (bytes) => {
        const { report, problems } = readTrf(bytes, 'winter.trf')
        judge(report, problems)
      }),
      { numRuns: 500 },
    )
  })

  it('any bytes give a report or a refusal', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const { report, problems } = readTrf(bytes, 'winter.trf')
        judge(report, problems)
      }),
    )
  })

  it('a games CSV gives reports or a refusal', () => {
    fc.assert(
      fc.property(mutated(GAMES), (bytes) => {
        const { reports, problems } = readGamesCsv(bytes, 'games.csv')
        if (reports.length === 0) expect(refuses(problems)).toBe(true)
        for (const report of reports) judge(report, problems)
      }),
      { numRuns: 500 },
    )
  })
})

it('blanks put in or taken out anywhere never give a player another ID, rating or result', () => {
  const fields = fc.record({
    name: fc.constantFrom('Adler, Ada', 'A', 'Adler-Birkenfeld-Clausdorf, Adele'),
    rating: fc.constantFrom(1900, 987, ''),
    federation: fc.constantFrom('LUX', ''),
    id: fc.constantFrom(99900001, 14912345, 366112345, ''),
    birth: fc.constantFrom('1976/01/02', '1976', ''),
    points: fc.constantFrom('1.0', '10.5', ''),
  })
  const blanks = fc.record({ at: fc.integer({ min: 14, max: 110 }), cut: fc.nat({ max: 8 }), put: fc.nat({ max: 12 }) })
  fc.assert(
    fc.property(fields, blanks, ({ name, rating, federation, id, birth, points }, { at, cut, put }) => {
      const line = playerLine({ name, rating, federation, id, birth, points, rank: 1, rounds: ['2 w 1', '3 b 0'] })
      fc.pre(line.slice(at, at + cut).trim() === '')
      const moved = `${line.slice(0, at)}${' '.repeat(put)}${line.slice(at + cut)}`
      const row = rowOf(moved)
      if (row === null) return
      // What is shorter than a FIDE ID is refused when the persons are looked up.
      if (!/^\d{6,}$/.test(row.player.fideIdText)) return
      expect(row.player).toMatchObject({ rating: rating === '' ? null : rating, fideIdText: String(id) })
      // A result that falls out of its round leaves an unfinished game, which the opponent's row contradicts.
      const played = (cell: RoundCell) => cell.opponent !== null && cell.result !== ' '
      expect(rowOf(line)?.rounds).toEqual(expect.arrayContaining(row.rounds.filter(played)))
    }),
    { numRuns: 3000 },
  )
})

/** The row of a report with one player; null where anything of it is refused. */
function rowOf(line: string): CrosstableRow | null {
  const { report, problems } = readTrf(bytesOf(trf([line])), 'winter.trf')
  const row = report?.results.kind === 'crosstable' ? report.results.rows[0] : undefined
  return refuses(problems) ? null : (row ?? null)
}
