import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readReport } from '../../src/report/read-report.js'
import { validateReport } from '../../src/report/validate.js'
import { problemLine, refuses } from '../../src/shared/problem.js'
import { hostileReports } from './hostile-reports.js'
import { bytesOf, contextWith, HEADER, rowsWith, trf } from './made-up.js'
import { GOOD_PGN, pgn, upload } from './made-up-games.js'
import { mutated } from './mutations.js'

const TEAMS = ['310   1 Team'.padEnd(73).concat('   1    2'), '310   2 Team'.padEnd(73).concat('   3    4')]
const REPORTS: Readonly<Record<string, readonly string[]>> = {
  trf: [
    trf([...rowsWith({ 1: { name: 'Ädler, Zoë', title: 'g' } }), ...TEAMS, '330 +-   1   1   2', '132 26/02/07']),
    trf(rowsWith({ 1: { rounds: ['4 w *', '3 b =', '0000 - H'] } }), [
      ...HEADER,
      '### made up',
      'LUX    1 w    Adler, Ada',
      'XXR 3',
    ]),
  ],
  csv: [
    'tournament,round,date,white_id,black_id,white_score,black_score\nW26,1,2026-02-07,99900001,99900002,1,0\nW26,2,08/02/2026,99900002,"99900001",0.5,½\n',
  ],
  pgn: [GOOD_PGN, `${pgn({ Event: 'W26' })}\n${pgn({ Event: 'X26', Result: '*' })}`],
  xml: [upload()],
}

/** Reading and judging never throws, refuses or accepts as a whole, and can say every problem. */
function answer(bytes: Uint8Array, file = 'report'): void {
  const { reports, problems, games, unfinished } = readReport(bytes, file)
  const judged = reports.map((report) => validateReport(report, contextWith({ type: 'standard' })))
  for (const problem of [...problems, ...judged.flatMap((validation) => validation.problems)]) {
    expect(problemLine(problem)).not.toMatch(/\{[a-zA-Z]+\}/)
  }
  if (reports.length === 0) expect(refuses(problems)).toBe(true)
  if (refuses(problems)) expect(judged.every(({ tournament }) => tournament === null)).toBe(true)
  expect(Math.min(games, unfinished)).toBeGreaterThanOrEqual(0)
  const tournaments = judged.map(({ tournament }) => tournament)
  if (tournaments.length === 0 || tournaments.includes(null)) return
  expect(tournaments.reduce((sum, one) => sum + (one?.games.length ?? 0), 0)).toBe(games)
}

describe('whatever happened to a report', () => {
  test.each(Object.entries(REPORTS))(
    'of the format %s, the answer is a report or a refusal',
    (format, texts) => {
      fc.assert(
        fc.property(mutated(texts.map(bytesOf)), (bytes) => answer(bytes, `report.${format}`)),
        { numRuns: 300 },
      )
    },
    60_000,
  )

  it('any bytes give an answer', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => answer(bytes)))
  })
})

/** Far more than any of them takes; what runs away takes minutes. */
const PATIENCE_MS = 10_000

describe('a report that is made to take long is answered soon', () => {
  test.each(Object.keys(hostileReports))('%s', (name) => answer(bytesOf(hostileReports[name] ?? '')), PATIENCE_MS)
})

it('nothing is kept of reports that were read', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const texts = Object.values(hostileReports).map(bytesOf).slice(0, 20)
  const size = texts.reduce((sum, { length }) => sum + length, 0)
  const heapAfter = (times: number) => {
    for (let time = 0; time < times; time++) for (const bytes of texts) readReport(bytes, 'report')
    collect()
    return process.memoryUsage().heapUsed
  }
  // The first readings leave compiled code and caches behind: what they leave is the measure, whatever the machine.
  heapAfter(2)
  const [before, after] = [heapAfter(1), heapAfter(4)]
  // A reader that kept what it read would hold the reports themselves four times over.
  expect(after - before).toBeLessThan(size)
}, 60_000)
