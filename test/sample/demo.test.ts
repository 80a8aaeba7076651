import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Frl, frlOn } from '../../data/frl.js'
import { type ExplainAnswer, type MadeMonth, reportOf } from '../../data/make-demo/answers.js'
import { runDemo } from '../../data/make-demo/index.js'
import { incidents } from '../../data/make-sample/mail.js'
import { roles } from '../../data/make-sample/people.js'
import { ratingTypes } from '../../src/shared/rating-type.js'

/** What the sample promises, driven through the program as `npm run demo` drives it. */

const temporary = mkdtempSync(join(tmpdir(), 'frl-demo-'))
const root = join(temporary, 'demo')
const frl: Frl = frlOn({ database: join(root, 'frl.sqlite'), now: () => new Date('2026-04-01'), terminal: null })
let months: readonly MadeMonth[] = []
let told = ''

const demo = () =>
  runDemo({
    sample: join('data', 'sample'),
    root,
    width: 72,
    terminal: null,
    say: (text) => {
      told += text
    },
  })

beforeAll(async () => {
  months = await demo()
})
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

const explain = (id: number, list: string) => frl.json<ExplainAnswer>('explain', String(id), list, '--type', 'standard')
const tournament = (month: MadeMonth | undefined, code: string) =>
  month?.answer.inbox.files.flatMap((file) => file.tournaments).findLast((one) => one.code === code)
const outcomes = (month: MadeMonth | undefined, code: string) =>
  month?.answer.inbox.files.flatMap(({ file, outcome }) => (file.includes(code) ? [outcome] : []))

describe('the sample federation', () => {
  it('has about 400 players, 25 reports a month, and every kind of report', () => {
    const files = months.map(({ answer }) => answer.inbox.files)
    for (const month of files) expect(Math.abs(month.length - 25)).toBeLessThanOrEqual(3)
    const players = new Set(ratingTypes.flatMap((type) => idsOf(join('data', 'sample', 'lists', `${type}_jan26.csv`))))
    expect(players.size).toBeGreaterThan(340)
    const texts = files.flat().map(({ putAway }) => readFileSync(putAway ?? '', 'utf8'))
    expect(texts.some((text) => /^222 /m.test(text))).toBe(true)
    expect(texts.some((text) => /^012 /.test(text) && !/^222 /m.test(text))).toBe(true)
    expect(texts.some((text) => text.startsWith('tournament,'))).toBe(true)
    for (const month of months) {
      for (const type of ratingTypes) expect(reportOf(month, type).tournaments.length).toBeGreaterThan(2)
    }
  })

  it('rates a newcomer at once', async () => {
    expect((await explain(roles.ratedAtOnce.id, '2026-02')).status).toBe('initial')
  })

  it('rates a newcomer whose games are of two months', async () => {
    const { id } = roles.pooledOverTwoMonths
    const before = await explain(id, '2026-02')
    expect([before.status, before.initial?.gates[0]]).toMatchObject(['unrated', { actual: 4, passed: false }])
    const after = await explain(id, '2026-03')
    expect([after.status, after.games, after.tournaments.length]).toEqual(['initial', 8, 2])
    expect(months[1]?.overMonths.has(id)).toBe(true)
  })

  test.each([
    [roles.tooFewGames.id, 'games'],
    [roles.noHalfPoint.id, 'score'],
    [roles.belowTheFloor.id, 'rating'],
  ])('leaves %i unrated for want of %s', async (id, gate) => {
    const { status, initial } = await explain(id, '2026-04')
    expect([status, initial?.gates.find(({ passed }) => !passed)?.name]).toEqual(['unrated', gate])
  })

  it('loses a player below the floor', async () => {
    const { status, previousRating } = await explain(roles.fallsBelow.id, '2026-04')
    expect([status, previousRating]).toEqual(['delisted', 1406])
    expect((await frl.call('list', '2026-04', '--type', 'standard')).out).not.toContain(String(roles.fallsBelow.id))
  })

  it('gets one report late, for the list after its arrival, with the ratings of its time', async () => {
    expect(tournament(months[2], incidents.late)).toMatchObject({ outcome: 'accepted', list: '2026-04' })
    const event = months[2] && reportOf(months[2], 'standard').tournaments.find(({ code }) => code === incidents.late)
    expect(event).toMatchObject({ listInForce: '2026-01' })
  })

  it('gets one report corrected before its list is made', () => {
    expect(tournament(months[1], incidents.corrected)).toMatchObject({ outcome: 'revised', revision: 2 })
    const events = months[1] && reportOf(months[1], 'standard').tournaments
    expect(events?.filter(({ code }) => code === incidents.corrected)).toHaveLength(1)
  })

  it('gets one report refused for several faults, and in order a month later', () => {
    const [refused] = months[0]?.answer.inbox.files.filter(({ outcome }) => outcome === 'refused') ?? []
    const codes = refused?.problems.filter(({ severity }) => severity === 'refuse').map(({ code }) => code)
    expect(codes).toEqual(
      expect.arrayContaining(['id-other-person', 'results-disagree', 'opponent-unknown', 'points-disagree']),
    )
    expect(readFileSync(`${refused?.putAway}.problems.txt`, 'utf8')).toContain('do not go together')
    expect(tournament(months[1], incidents.refusedThenSentAgain)).toMatchObject({ outcome: 'accepted' })
  })

  it('gets games in a CSV refused for several faults', () => {
    expect(outcomes(months[2], incidents.refusedGames)).toEqual(['refused'])
    const [refused] = months[2]?.answer.inbox.files.filter(({ outcome }) => outcome === 'refused') ?? []
    expect(refused?.problems.map(({ code }) => code)).toEqual([
      'games-score-unreadable',
      'date-unreadable',
      'id-malformed',
    ])
  })

  it('has a register of arbiters: one licence ends, a national arbiter leads where norms can be made', () => {
    const noted = months.map(({ answer }) =>
      answer.inbox.files.flatMap(({ problems }) => problems.map(({ code }) => code)),
    )
    const times = (code: string) => noted.map((codes) => codes.filter((one) => one === code).length)
    expect(times('arbiter-unlicensed')).toEqual([0, 0, 6])
    expect(times('arbiter-title-low')).toEqual([1, 1, 1])
    expect(times('arbiter-unknown')).toEqual([0, 0, 0])
  })

  it('registers one tournament too late, and plays a match on that is decided', () => {
    const codes = (month: MadeMonth | undefined) =>
      month?.answer.inbox.files.flatMap(({ file, problems }) =>
        problems.map(({ code }) => `${file.slice(-60)} ${code}`),
      )
    const found = months.map((month) => codes(month)?.filter((one) => /registered-late|match-decided/.test(one)))
    expect(found).toEqual([
      [],
      [expect.stringMatching(new RegExp(`${incidents.registeredLate}.* registered-late`))],
      [expect.stringMatching(/2603-09.* match-decided/)],
    ])
  })

  it('gets one tournament under two codes, held', () => {
    expect(outcomes(months[1], incidents.sentTwiceAs)).toEqual(['held'])
    expect(outcomes(months[1], incidents.sentTwice)).toEqual(['accepted'])
  })
})

describe('what the demo tells', () => {
  it('names what was refused, held, corrected and late, and who is new', () => {
    const [winner] = months.map((month) => month.names.get(roles.pooledOverTwoMonths.id)).filter(Boolean)
    expect(winner).toBe(roles.pooledOverTwoMonths.name)
    for (const text of [
      '22 reports came: 21 taken, 1 refused, 0 held',
      'tournament 2602-25 is held',
      'Corrected: ',
      'Noted: ',
    ]) {
      expect(told).toContain(text)
    }
    expect(told.match(/Late: /g)).toHaveLength(2)
    expect(told).toContain('Top ten, standard list of April 2026')
  })

  it('wraps its sentences, and only tables, paths and commands are wider', () => {
    const wide = told.split('\n').filter((line) => line.length > 72 && !/frl-demo-|>= |\d$/.test(line))
    expect(wide).toEqual([])
  })

  it('keeps the whole reports in a file it names', () => {
    expect(told).toContain(join(root, 'monthly-reports.txt'))
    expect(readFileSync(join(root, 'monthly-reports.txt'), 'utf8')).toContain('April 2026, run ')
    expect(existsSync(join(root, 'lists', '2026-04', 'blitz', 'manifest.json'))).toBe(true)
  })

  it('gives commands that work as they stand', async () => {
    const pasted = [...told.matchAll(/^ {4}npx frl --db (\S+) (.*)$/gm)]
    const commands = [...new Set(pasted.map(([, , command]) => command ?? ''))]
    expect(commands).toHaveLength(4)
    for (const command of commands) {
      const { exit, err } = await frl.call(...command.split(' '))
      expect([command, exit, err]).toEqual([command, 0, ''])
    }
  })

  it('wipes what an earlier demo left, and says so', async () => {
    const left = join(root, 'left-over')
    writeFileSync(left, '')
    told = ''
    await demo()
    expect(told).toContain('of an earlier demo is wiped')
    expect(existsSync(left)).toBe(false)
  })
})

function idsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.slice(0, row.indexOf(',')))
}
