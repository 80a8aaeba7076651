import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { AcceptContext } from '../../src/report/accept-context.js'
import type { Crosstable, ParsedReport, RoundCell } from '../../src/report/parsed-report.js'
import { readReport } from '../../src/report/read-report.js'
import { codeScore } from '../../src/report/result-code.js'
import type { TrfVersion } from '../../src/report/trf-out/other-records.js'
import { reportSource } from '../../src/report/trf-out/report-source.js'
import { trfOf, type WrittenTrf } from '../../src/report/trf-out/trf-of.js'
import { federationText } from '../../src/report/trf-out/trf-players.js'
import { type Letters, nameText } from '../../src/report/trf-out/trf-text.js'
import type { ValidTournament } from '../../src/report/valid-tournament.js'
import { validateReport } from '../../src/report/validate.js'
import { asciiName } from '../../src/shared/ascii-name.js'
import { refuses } from '../../src/shared/problem.js'
import { reportFiles } from '../support/report-table.js'
import { describeShared, sharedPath } from '../support/shared.js'
import { bytesOf, contextWith, HEADER, NO_ONE, playerLine, REGISTRATION, rowsWith, trf } from './made-up.js'
import { GOOD_PGN, pairing, UPLOAD_PAIRINGS, upload } from './made-up-games.js'

const limits = { standardFromMinutes: 60, rapidAboveMinutes: 10, blitzAboveMinutes: 3 }
const VERSIONS = [16, 26] as const

/** A report accepted by a database that knows nobody, unless the context says more. */
function accepted(bytes: Uint8Array, file: string, changes: Partial<AcceptContext> = {}): readonly ValidTournament[] {
  const { reports, problems } = readReport(bytes, file)
  if (refuses(problems)) return []
  const judged = reports.map((report) => {
    const code = report.code ?? 'W26'
    const context = contextWith({ file, registration: null, register: NO_ONE, ...changes, code })
    return validateReport(report, context).tournament
  })
  return judged.every((one) => one !== null) ? judged.flatMap((one) => one ?? []) : []
}

function written(
  bytes: Uint8Array,
  file: string,
  tournament: ValidTournament,
  version: TrfVersion,
  letters: Letters = 'kept',
): WrittenTrf {
  const source = reportSource(bytes, file, tournament)
  expect(source).not.toBeNull()
  return trfOf(tournament, source, { version, letters, limits })
}

function textOf({ text, problems }: WrittenTrf): string {
  if (text === null) throw new Error(JSON.stringify(problems))
  return text
}

function reportOf(text: string): ParsedReport {
  const { reports, problems } = readReport(bytesOf(text), 'W26.trf')
  expect(problems.filter(({ code }) => code !== 'game-unfinished')).toEqual([])
  return reports[0] as ParsedReport
}

/** What an accepted tournament says, without where it stood in a file; what the version has no words for taken out. */
function saidBy(tournament: ValidTournament, version: TrfVersion) {
  const idOf = new Map(tournament.players.map(({ startNumber, fideId }) => [startNumber, fideId]))
  const kindOf = (unrated: unknown) => (version === 26 || unrated === null ? unrated : 'unrated')
  const { name, city, federation, startDate, endDate, timeControl, chiefArbiter, type, isMatch } = tournament
  return {
    ...{ name, city, federation, startDate, endDate, chiefArbiter, type, isMatch },
    ...(version === 26 ? { timeControl, rounds: tournament.rounds } : {}),
    games: tournament.games
      .map((game) => ({
        ...game,
        unrated: kindOf(game.unrated),
        white: idOf.get(game.white),
        black: idOf.get(game.black),
        // An event of one day says when its rounds were.
        date: game.date ?? (startDate === endDate ? startDate : null),
      }))
      .sort((a, b) => a.round - b.round || Number(a.white) - Number(b.white)),
    players: tournament.players
      .map(({ line: _, ...player }) => ({
        ...player,
        federation: federationText(player.federation, 'kept'),
        name: nameText(player.name, 'kept').name,
      }))
      .sort((a, b) => a.fideId - b.fideId),
  }
}

const trimmed = (cells: readonly RoundCell[]) =>
  cells
    .map(({ opponent, result, colour }) => {
      const unfinished = ['*', 'X', ' '].includes(result)
      return `${opponent ?? ''} ${colour ?? ''} ${opponent === null ? codeScore(result) : unfinished ? '' : result}`
    })
    .join('|')
    .replace(/(\|? {2}0)*$/, '')

/** Everything that comes back from its own TRF as it was; the same again from that one. */
function expectRoundTrip(bytes: Uint8Array, file: string, changes: Partial<AcceptContext> = {}): number {
  const tournaments = accepted(bytes, file, changes)
  for (const tournament of tournaments) {
    for (const version of VERSIONS) {
      const answer = written(bytes, file, tournament, version)
      const text = textOf(answer)
      const context = { type: tournament.type, ...changes, registration: changes.registration ?? null }
      const [again] = accepted(bytesOf(text), 'W26.trf', context)
      if (again === undefined) throw new Error(`${file}: TRF${version} is refused\n${text}`)
      const of = readReport(bytes, file).reports.find(({ code }) => code === null || code === tournament.code)
      const source = of as ParsedReport
      const isTrf = source.format === 'trf'
      const before = saidBy(tournament, version)
      // A file without start numbers gets some.
      const isNumbered = isTrf || source.format === 'xml'
      const strip = (said: ReturnType<typeof saidBy>) =>
        isNumbered ? said : { ...said, players: said.players.map((player) => ({ ...player, startNumber: 0 })) }
      expect(strip(saidBy(again, version)), `${file} ${version}`).toEqual(strip(before))
      expect(again.system.startsWith(tournament.system)).toBe(true)
      if (isTrf) expectSameTable(source, reportOf(text), answer, version)
      // Nothing moves the second time.
      const second = written(bytesOf(text), 'W26.trf', { ...again, code: tournament.code }, version)
      expect(textOf(second), `${file} ${version}`).toBe(text)
      for (const line of text.split('\r\n')) expect(line).not.toMatch(/[\r\n]/)
    }
  }
  return tournaments.length
}

function expectSameTable(
  before: ParsedReport,
  after: ParsedReport,
  { problems }: WrittenTrf,
  version: TrfVersion,
): void {
  const [one, other] = [before.results as Crosstable, after.results as Crosstable]
  const ownPoints = problems.some(({ code }) => code === 'trf-points-of-results')
  if (version === 26) {
    expect(after.systemCode).toBe(before.systemCode)
    expect(after.timeControlCode).toBe(before.timeControlCode)
    expect(other.forfeitedMatches.map(({ line: _, ...match }) => match)).toEqual(
      one.forfeitedMatches.map(({ line: _, ...match }) => match),
    )
  }
  for (const [index, { points, rounds }] of one.rows.entries()) {
    const row = other.rows[index]
    expect(row?.rounds.filter(({ result }) => ['*', 'X'].includes(result))).toEqual([])
    if (points !== null && !ownPoints) expect(row?.points).toBe(points)
    if (one.forfeitedMatches.length === 0) expect(trimmed(row?.rounds ?? [])).toBe(trimmed(rounds))
  }
}

const REPORTS = join('data', 'sample', 'inbox')

describe('the reports of the sample federation', () => {
  const files = [...reportFiles(REPORTS), ...reportFiles(join('data', 'first-month', 'reports'))]

  test.each(files)('%s comes back as it was', (path) => {
    expectRoundTrip(readFileSync(path), path, { type: 'standard', unknownIds: 'register' })
  })

  it('are nearly all accepted without a register', () => {
    const trfs = files.filter((path) => path.endsWith('.trf'))
    const taken = trfs.filter((path) => accepted(readFileSync(path), path, { type: 'standard' }).length > 0)
    expect(taken.length).toBeGreaterThan(trfs.length / 2)
  })
})

/** A real TRF with made-up IDs for players who have none that FIDE knows, and dates where it has none. */
function withIds(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder('latin1').decode(bytes)
  const ending = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
  const lines = text.split(ending).map((line) => {
    if (!/^001 {1,4}\d/.test(line) || /\d{6}/.test(line.slice(57, 68))) return line
    const number = Number(line.slice(4, 8))
    return `${line.padEnd(68).slice(0, 57)}${String(99_900_000 + number).padStart(11)}${line.slice(68)}`
  })
  const dates = [...(/^042/m.test(text) ? [] : ['042 2026/02/07']), ...(/^052/m.test(text) ? [] : ['052 2026/02/28'])]
  return Uint8Array.from(Buffer.from([...dates, ...lines].join(ending), 'latin1'))
}

describeShared('real reports of many programs', ['reports'], () => {
  const files = reportFiles(sharedPath('reports'))
  const context = { type: 'standard', dates: 'dmy' } as const

  it.each(files.map((path) => [relative(sharedPath('reports'), path), path]))(
    '%s comes back as it was',
    (_name, path) => {
      const bytes = readFileSync(path)
      expectRoundTrip(bytes, path, context)
      if (!path.endsWith('.xml')) expectRoundTrip(withIds(bytes), 'W26.trf', context)
    },
  )

  it('are mostly accepted once their players have IDs', () => {
    const taken = files.filter((path) => accepted(withIds(readFileSync(path)), 'W26.trf', context).length > 0)
    expect(taken.length).toBeGreaterThan(files.length / 2)
  })
})

describe('the report', () => {
  const good = bytesOf(trf(rowsWith({})))

  it('has its records and columns where the format puts them', () => {
    const [tournament] = accepted(good, 'W26.trf')
    const text = textOf(written(good, 'W26.trf', tournament as ValidTournament, 26))
    expect(text.split('\r\n')).toEqual([
      '012 Winter Open',
      '022 Nowhere',
      '032 LUX',
      '042 2026/02/07',
      '052 2026/02/08',
      '062 4',
      '072 4',
      '092 Individual: Swiss-System',
      '102 Arbiter, Anna',
      '122 90min+30sec',
      '142 3',
      '001    1 m    Adler, Ada                        1900 LUX    99900001 1976/01/02  2.5    1     4 w 1     3 b =     2 w 1',
      '001    2 m    Birk, Bea                         1850 LUX    99900002 1977/01/02  1.0    3     3 b 0     4 w 1     1 b 0',
      '001    3 m    Claus, Carl                       1800 LUX    99900003 1978/01/02  2.5    2     2 w 1     1 w =     4 b 1',
      '001    4 m    Dorn, Dirk                        1750 LUX    99900004 1979/01/02  0.0    4     1 b 0     2 b 0     3 w 0',
      '',
    ])
  })

  test.each([
    ['trf', trf(rowsWith({}), [...HEADER, `132${' '.repeat(88)}26/02/07  26/02/07  26/02/08`])],
    [
      'trf',
      trf(
        rowsWith({
          1: { rounds: ['4 w 1', '3 b =', '2 w W'], points: '2.5' },
          2: { rounds: ['3 b 0', '4 w 1', '1 b L'] },
        }),
      ),
    ],
    [
      'trf',
      trf(
        rowsWith({
          2: { rounds: ['0000 - H', '4 w 1', '1 b 0'], points: '1.5' },
          3: { rounds: ['0000 - U', '1 w =', '4 b 1'] },
        }),
      ),
    ],
    [
      'trf',
      trf(
        rowsWith({
          2: { rounds: ['0000 - =', '4 w 1', '1 b 0'], points: '1.5' },
          3: { rounds: ['0000 - +', '1 w =', '4 b 1'] },
        }),
      ),
    ],
    ['trf', trf(rowsWith({ 1: { birth: '02.01.1976', rank: '' }, 3: { points: '' } }))],
    ['trf', trf(rowsWith({}), [...HEADER, '192 FIDE_DUTCH_2025', '222 5400+30', '112 Deputy, Dora', 'XXR 5'])],
    ['trf', trf(rowsWith({ 1: { points: '7.0' } }), [...HEADER, '162 W 3.0    D 1.0'])],
    ['trf', trf(rowsWith({ 1: { points: '7.0' } }), [...HEADER, 'XXS W=3'])],
    [
      'trf',
      trf(
        rowsWith({
          1: { rounds: ['4 w 1', '3 b =', '2 w 1', '0000 - *'] },
          2: { rounds: ['3 b 0', '4 w 1', '1 b 0', '4 w *'] },
          4: { rounds: ['1 b 0', '2 b 0', '3 w 0', '2 b X'] },
        }),
      ),
    ],
    ['pgn', GOOD_PGN],
    ['xml', upload()],
    ['xml', upload({ pairings: [...UPLOAD_PAIRINGS.slice(1), pairing(1, 1, -1, '1:0'), pairing(1, 2, -2, '0:0')] })],
    ['xml', upload({ pairings: [...UPLOAD_PAIRINGS.slice(0, 3), pairing(2, 2, 3, '0:1', 'K')] })],
  ])('of a %s comes back as it was: %#', (format, text) => {
    expect(expectRoundTrip(bytesOf(text), `W26.${format}`)).toBe(1)
  })

  it('of a match given up says so in each version', () => {
    const teams = ['310   1 One', '310   2 Two'].map((team, index) => {
      const members = index === 0 ? '   1    2' : '   3    4'
      return `${team.padEnd(73)}${members}`
    })
    const text = bytesOf(trf([...rowsWith({}), ...teams, '330 +-   1   1   2']))
    expect(expectRoundTrip(text, 'W26.trf')).toBe(1)
    const [tournament] = accepted(text, 'W26.trf')
    expect(tournament?.games.filter(({ unrated }) => unrated === 'match-forfeit')).toHaveLength(2)
    const old = written(text, 'W26.trf', tournament as ValidTournament, 16)
    expect(old.text).toContain('4 w +')
    expect(old.problems).toMatchObject([{ code: 'trf-records-left-out', args: { codes: '310, 330' } }])
  })

  it('of codes without words has them as words in TRF16', () => {
    const header = HEADER.filter((line) => !/^(092|122)/.test(line))
    const text = bytesOf(trf(rowsWith({}), [...header, '142 3', '192 FIDE_DUTCH_2025', '222 5400+30']))
    expect(expectRoundTrip(text, 'W26.trf', { type: 'standard' })).toBe(1)
    const [tournament] = accepted(text, 'W26.trf', { type: 'standard' })
    const old = written(text, 'W26.trf', tournament as ValidTournament, 16)
    expect(old.text).toMatch(/^092 FIDE_DUTCH_2025( \(standard\))?\r\n102 .*\r\n122 5400\+30\r$/m)
    expect(old.problems).toMatchObject([{ code: 'trf-records-left-out', args: { codes: '142' } }])
  })

  it('takes a name of 33 letters and cuts one of 34, and no column moves', () => {
    const name = `Äöüßé, ${'x'.repeat(26)}`
    for (const [long, notes] of [
      [name, []],
      [`${name}y`, ['trf-names-cut']],
    ] as const) {
      const text = pgnNamed(long)
      const [tournament] = accepted(text, 'W26.pgn')
      const answer = written(text, 'W26.pgn', tournament as ValidTournament, 16)
      expect(answer.problems.map(({ code }) => code)).toEqual(['trf-records-missing', ...notes])
      expect(reportOf(textOf(answer)).players.map((player) => player.name)).toContain(name)
    }
    const text = pgnNamed(name)
    const [tournament] = accepted(text, 'W26.pgn')
    const folded = textOf(written(text, 'W26.pgn', tournament as ValidTournament, 26, 'folded'))
    expect(folded).toMatch(/^[\r\n -~]*$/)
    expect(reportOf(folded).players.map((player) => player.name)).toContain(asciiName(name).slice(0, 33))
  })

  function pgnNamed(name: string): Uint8Array {
    return bytesOf(GOOD_PGN.replaceAll('Adler, Ada', name))
  }

  it('numbers players of a PGN by rating and ranks them by points', () => {
    const [tournament] = accepted(bytesOf(GOOD_PGN), 'W26.pgn')
    const lines = textOf(written(bytesOf(GOOD_PGN), 'W26.pgn', tournament as ValidTournament, 26)).split('\r\n')
    expect(
      lines
        .filter((line) => line.startsWith('001'))
        .map((line) => [line.slice(4, 8), line.slice(14, 24), line.slice(80, 89)]),
    ).toEqual([
      ['   1', 'Adler, Ada', ' 2.0    1'],
      ['   2', 'Birk, Bea ', ' 0.0    4'],
      ['   3', 'Claus, Car', ' 1.5    2'],
      ['   4', 'Dorn, Dirk', ' 0.5    3'],
    ])
    expect(lines).toContain(`132${' '.repeat(88)}26/02/07  26/02/08`)
  })

  it('is not made of several games a round, and says whose', () => {
    const csv = bytesOf(
      'tournament,round,board,white_id,black_id,white_score,black_score\nW26,1,1,99900001,99900002,1,0\nW26,1,2,99900002,99900001,1,0\n',
    )
    const [tournament] = accepted(csv, 'W26.csv', { registration: REGISTRATION })
    const { text, problems } = written(csv, 'W26.csv', tournament as ValidTournament, 26)
    expect(text).toBeNull()
    expect(problems).toMatchObject([
      { code: 'trf-games-in-round', args: { player: '99900001', round: 1, games: 2 } },
      { code: 'trf-games-in-round', args: { player: '99900002', round: 1, games: 2 } },
    ])
  })

  it.each([
    [999, true],
    [1000, false],
  ])('has %i rounds at most: %s', (round, fits) => {
    const csv = bytesOf(
      `tournament,round,white_id,black_id,white_score,black_score\nW26,${round},99900001,99900002,1,0\n`,
    )
    const [tournament] = accepted(csv, 'W26.csv', { registration: REGISTRATION })
    expect(written(csv, 'W26.csv', tournament as ValidTournament, 26).text !== null).toBe(fits)
  })

  it('says the rating type where nothing else in it does', () => {
    const text = bytesOf(trf(rowsWith({}), [...HEADER.slice(0, -1), '122 see the rules']))
    const [tournament] = accepted(text, 'W26.trf', { type: 'rapid' })
    expect(textOf(written(text, 'W26.trf', tournament as ValidTournament, 26))).toContain(
      '092 Individual: Swiss-System (rapid)\r\n',
    )
  })
})

/** Result codes of the two halves of a pairing. */
const HALVES = ['10', '01', '==', '00', '=0', '+-', '-+', '--', 'WL', 'DD'] as const
const ALONE = ['H', 'F', 'U', 'Z', ' ', '-', '+'] as const

/** Tournaments of made-up players: rounds of games at random, byes for the others; more rounds than 99 at times. */
const tournaments = fc
  .record({
    size: fc.integer({ min: 2, max: 9 }),
    rounds: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }) },
      { weight: 1, arbitrary: fc.constant(112) },
    ),
    names: fc.array(fc.string({ unit: 'grapheme', maxLength: 50 }), { minLength: 9, maxLength: 9 }),
    picks: fc.array(fc.nat({ max: 9999 }), { minLength: 40, maxLength: 40 }),
    ratings: fc.array(fc.option(fc.integer({ min: 1400, max: 2800 }), { nil: '' }), { minLength: 9, maxLength: 9 }),
  })
  .map(({ size, rounds, names, picks, ratings }) => {
    const pick = (index: number) => picks[index % picks.length] ?? 0
    const cells = Array.from({ length: size }, () => new Array<string>(rounds).fill(''))
    for (let round = 0; round < rounds; round++) {
      const free = Array.from({ length: size }, (_, player) => player)
      while (free.length > 0) {
        const at = round * 7 + free.length
        const [one = 0] = free.splice(pick(at) % free.length, 1)
        const row = cells[one] as string[]
        if (free.length === 0 || pick(at + 1) % 4 === 0) {
          row[round] = `0000 - ${ALONE[pick(at + 2) % ALONE.length]}`
          continue
        }
        const [other = 0] = free.splice(pick(at + 3) % free.length, 1)
        const codes = HALVES[pick(at + 4) % HALVES.length] ?? '=='
        row[round] = `${other + 1} w ${codes[0]}`
        ;(cells[other] as string[])[round] = `${one + 1} b ${codes[1]}`
      }
    }
    return { size, rounds, names, ratings, cells }
  })

describe('generated tournaments', () => {
  it('come back from a TRF as they were', () => {
    let taken = 0
    fc.assert(
      fc.property(tournaments, ({ size, names, ratings, cells }) => {
        const rows = Array.from({ length: size }, (_, index) => {
          const name = (names[index] ?? '').replace(/\p{Cc}/gu, '').slice(0, 33)
          return playerLine({
            no: index + 1,
            id: 99_900_001 + index,
            name,
            rating: ratings[index] ?? '',
            rounds: cells[index] ?? [],
          })
        })
        const header = HEADER.map((line) => line.replace('052 2026/02/08', '052 2026/02/28'))
        taken += expectRoundTrip(bytesOf(trf(rows, header)), 'W26.trf')
      }),
      { numRuns: 150 },
    )
    expect(taken).toBeGreaterThan(75)
  })

  it('come back from a games CSV as they were', () => {
    fc.assert(
      fc.property(tournaments, ({ size, names, cells }) => {
        const id = (index: number) => 99_900_001 + index
        const name = (index: number) => `"${(names[index] ?? '').replaceAll('"', '')}"`
        const rows = cells.flatMap((row, index) =>
          row.flatMap((cell, round) => {
            const match = /^(\d+) w (.)$/.exec(cell)
            const other = Number(match?.[1] ?? 0) - 1
            const [mine = '', theirs = ''] = [match?.[2], cells[other]?.[round]?.slice(-1)]
            // A CSV has no games of less than one move.
            if (match === null || !/[10=]|[+-]/.test(mine) || other >= size) return []
            return [
              `W26,${round + 1},2026-02-07,${id(index)},${id(other)},${mine},${theirs},${name(index)},${name(other)}`,
            ]
          }),
        )
        const head = 'tournament,round,date,white_id,black_id,white_score,black_score,white_name,black_name'
        const registration = { ...REGISTRATION, rounds: null }
        expectRoundTrip(bytesOf([head, ...rows].join('\n')), 'W26.csv', { registration })
      }),
      { numRuns: 100 },
    )
  })
})
