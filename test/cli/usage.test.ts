import { describe, expect, it, test } from 'vitest'
import { columns as players } from '../../src/list/read-players-csv.js'
import { columns as arbiters } from '../../src/report/read-arbiters-csv.js'
import { columns as pool } from '../../src/report/read-pool-csv.js'
import { columns as registrations } from '../../src/report/read-registrations-csv.js'
import { openDesk } from '../support/desk.js'
import { listCsv } from '../support/fixtures.js'

/** Wrong usage is exit 2, and names the argument and what was expected. */
const wrong: readonly (readonly [command: string, says: RegExp])[] = [
  ['nonsense', /unknown command 'nonsense'/],
  ['--nonsense status', /unknown option '--nonsense'/],
  ['import list', /missing required argument 'file'/],
  ['import list x.csv --list 2026-13', /'--list <month>' argument '2026-13' .* expected the month of a list/],
  ['import list x.csv --list 2026-3', /'--list <month>' argument '2026-3'/],
  ['import list x.csv --type std', /'--type <type>' argument 'std' .* expected one of standard, rapid, blitz/],
  ['import players', /missing required argument 'file'/],
  ['import players x.csv --from March', /'--from <list>' argument 'March' .* expected the month of a list/],
  ['import tournaments', /missing required argument 'file'/],
  ['import pool', /missing required argument 'file'/],
  ['import pool x.csv --type x', /'--type <type>' argument 'x'/],
  ['ingest', /missing required argument 'path'/],
  ['ingest x --received 2026-02-30', /'--received <date>' argument '2026-02-30' .* expected a date that exists/],
  ['ingest x --received 28.02.2026', /'--received <date>' argument '28.02.2026'/],
  ['ingest x --dates german', /'--dates <order>' argument 'german' .* dmy, mdy/],
  ['ingest x --type chess', /'--type <type>' argument 'chess'/],
  ['ingest x --same-person abc', /--same-person abc: expected a FIDE ID/],
  ['ingest x --new-person 12a', /--new-person 12a: expected a FIDE ID/],
  ['tournament resolve', /'--as <decision>' not specified|missing required argument 'code'/],
  ['tournament resolve X', /'--as <decision>' not specified/],
  ['tournament resolve X --as later', /--as later: expected duplicate, separate or replaces:CODE/],
  ['rate', /missing required argument 'list'/],
  ['rate 2026-3', /'2026-3' is invalid for argument 'list'.*expected the month of a list, such as/],
  ['rate 2026-00', /'2026-00' is invalid for argument 'list'/],
  ['rate 2001-02', /'2001-02' is invalid for argument 'list': there is no list in 2001-02; .* 2001-01 and 2001-04/],
  ['rate 2026-03 2026-04', /too many arguments/],
  ['rate 2026-03 --type x', /'--type <type>' argument 'x'/],
  ['rate 2026-03 --force', /unknown option '--force'/],
  ['publish', /missing required argument 'list'|'--out <dir>' not specified/],
  ['publish 2026-03', /'--out <dir>' not specified/],
  ['publish 2026-03 --out o --format pdf', /'--format <formats>' argument 'pdf' .* expected some of txt, xml, csv/],
  ['publish 2026-03 --out o --federation NORWAY', /'--federation <fed>' argument 'NORWAY' .* three letters/],
  ['export', /.*/],
  ['export pdf', /unknown command 'pdf'/],
  ['export parquet', /'--out <dir>' not specified/],
  ['export parquet --out o --type x', /'--type <type>' argument 'x'/],
  ['export parquet --out o --from 2026', /'--from <list>' argument '2026' .* expected the month of a list/],
  [
    'export parquet --out o --from 2026-04 --to 2026-03',
    /--from 2026-04 --to 2026-03: expected the earlier list first/,
  ],
  ['list', /missing required argument 'list'/],
  ['calc --unrated --rating 2000 2100=1', /--unrated and --rating exclude one another/],
  ['calc --rating 2000 --k 20 --born 2010 --games 3 2100=1', /--k 20 and --born, --games exclude one another/],
  ['list 2026-03 --type standard --top 0', /'--top <n>' argument '0' .* whole number from 1/],
  ['list 2026-03 --type standard --top ten', /'--top <n>' argument 'ten'/],
  ['explain', /missing required argument 'id'/],
  ['explain 88000001', /missing required argument 'list'/],
  ['explain Carlsen 2026-03', /'Carlsen' is invalid for argument 'id'.*expected a FIDE ID/],
  ['explain 0 2026-03', /'0' is invalid for argument 'id'/],
  ['calc', /missing required argument 'games'/],
  ['calc 2000=1', /--rating N .* or --unrated/],
  ['calc --rating 2000 2000=1', /--k N, or .* --born YYYY, --games N, --peak N/],
  ['calc --rating 2000 --k 20 2000', /“2000”: expected OPPONENT=SCORE/],
  ['calc --rating 2000 --k 20 2000=2', /“2000=2”: expected OPPONENT=SCORE with a score of 1, 0\.5 or 0/],
  ['calc --rating 2000 --k 20 x=1', /“x=1”: expected OPPONENT=SCORE/],
  ['calc --rating two --k 20 2000=1', /'--rating <n>' argument 'two' .* whole number/],
  ['calc --rating 2000 --k 0 2000=1', /'--k <n>' argument '0' .* from 1 to 100/],
  ['calc --rating 2000 --k 20 --type x 2000=1', /'--type <type>' argument 'x'/],
  ['calc --rating 2000 --k 20 --date 2026-02-29 2000=1', /--date 2026-02-29: expected a date/],
  [
    'calc --rating 2000 --k 20 --date 1999-12-31 2000=1',
    /--date 1999-12-31: no edition .* earliest starts on 2000-01-01/,
  ],
  ['status --date soon', /--date soon: expected a date .* or an instant/],
  ['--config missing.yaml status', /--config missing\.yaml: there is no such file/],
]

describe('wrong usage', () => {
  test.each(wrong)('frl %s', async (command, says) => {
    const { code, out, err } = await openDesk().frl(...command.split(' '))
    expect(code, out + err).toBe(2)
    expect(err.replaceAll('\n', ' ')).toMatch(says)
  })

  it('says that --code is for one report', async () => {
    const desk = openDesk()
    const [a, b] = ['a.trf', 'b.trf'].map((name) => desk.file(name, '012 x\n'))
    const two = await desk.frl('ingest', a ?? '', b ?? '', '--code', 'X')
    expect(two).toMatchObject({ code: 2, err: expect.stringContaining('--code names one tournament') })
    expect(await desk.frl('ingest', desk.folder, '--code', 'X')).toMatchObject({ code: 2 })
  })

  it('asks for the month and the type of a list that says neither', async () => {
    const desk = openDesk()
    const path = desk.file('ratings.csv', listCsv([{ id: 88000001, rating: 1800 }]))
    expect(await desk.frl('import', 'list', path, '--type', 'standard')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/ratings\.csv: nothing says which month .* give --list/),
    })
    expect(await desk.frl('import', 'list', path, '--list', '2026-03')).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        /ratings\.csv: nothing says which rating type .* give --type standard, rapid or blitz/,
      ),
    })
  })

  it.each([
    ['colour: red\n', /unknown key colour; known are .*federation, zone, base/],
    ['base: mine\n', /base: /],
    ['federation: Norway\n', /federation: three capital letters/],
    ['checks: { arbiters: strict }\n', /line 1: checks\.arbiters: there is no check of this name; .*chief-arbiter/],
    ['checks: [strict]\n', /line 1: checks: expected note, strict, or a map of names .*arbiter-licence/],
    ['checks: off\n', /line 1: checks: expected note, strict, or a map/],
    ['checks:\n  default: off\n', /line 2: checks\.default: expected note or strict/],
    ['checks:\n  registration: note\n  duration: never\n', /line 3: checks\.duration: expected off, note or strict/],
    [
      'checks:\n  too-few-players: note\n',
      /line 2: checks\.too-few-players: expected off, or a whole number of players .*\{ at-least: 4 \}/,
    ],
    ['checks: { too-few-games: { at-most: 4 } }\n', /line 1: checks\.too-few-games: expected .*\{ at-least: 4 \}/],
    ['checks: { hours-per-day: { at-most: 0 } }\n', /line 1: checks\.hours-per-day: expected .*whole number of hours/],
    ['corrections: { months: -1 }\n', /corrections\.months: /],
    ['zone: [\n', /frl\.yaml can not be used/],
  ])('refuses the configuration %o', async (yaml, says) => {
    const desk = openDesk()
    desk.file('frl.yaml', yaml)
    const { code, err } = await desk.frl('status')
    expect(code).toBe(2)
    expect(err).toMatch(says)
  })

  it('takes an instant that is none for wrong usage too', async () => {
    expect(await openDesk({}, 'whenever').frl('status')).toMatchObject({
      code: 2,
      err: expect.stringContaining('FRL_NOW: expected an instant'),
    })
  })

  it.each([['--help'], ['help'], ['help', 'rate'], ['rate', '--help'], ['--version']])(
    'answers frl %s %s with exit 0 on standard output',
    async (...command) => {
      const { code, out, err } = await openDesk().frl(...command.filter((word) => word !== undefined))
      expect(code, err).toBe(0)
      expect(out).not.toBe('')
    },
  )

  it.each([
    ['arbiters', arbiters],
    ['players', players],
    ['tournaments', registrations],
    ['pool', pool],
  ])('names the columns of a CSV: frl help import %s', async (kind, { required, optional }) => {
    const { out } = await openDesk().frl('import', kind, '--help')
    expect(out).toContain(`Columns of a CSV: ${required.join(', ')}\n`)
    if (optional.length > 0) expect(out).toContain(`Columns that may be there: ${optional.join(', ')}\n`)
  })
})
