import { describe, expect, it, test } from 'vitest'
import { FileAccessError, notAFolder } from '../../src/files/errors.js'
import { notAReport } from '../../src/report/foreign-file.js'
import { readArbitersCsv } from '../../src/report/read-arbiters-csv.js'
import { problemCatalogue } from '../../src/shared/messages/catalogue.js'
import { checkWords } from '../../src/shared/messages/check-words.js'
import { compareProblems } from '../../src/shared/messages/compare-problems.js'
import { compareWords } from '../../src/shared/messages/compare-words.js'
import { gameFileProblems } from '../../src/shared/messages/game-file-problems.js'
import { ingestProblems } from '../../src/shared/messages/ingest-problems.js'
import { english, type Language, phraseIn, sayCounted, sayIn } from '../../src/shared/messages/language.js'
import { languageNames, languages } from '../../src/shared/messages/languages.js'
import { joined, phrase } from '../../src/shared/messages/phrase.js'
import { regulationProblems } from '../../src/shared/messages/regulation-problems.js'
import { reportProblems } from '../../src/shared/messages/report-problems.js'
import { words } from '../../src/shared/messages/words.js'
import { problem, renderProblem, renderProblemIn } from '../../src/shared/problem.js'
import { ENGLISH, unquoted } from '../support/english-words.js'

/** What can be said of a report. */
const ofReports = { ...reportProblems, ...regulationProblems, ...gameFileProblems, ...ingestProblems }

const FIELDS = ['says', 'expected', 'advice'] as const

function placeholders(text: string | undefined): readonly string[] {
  return [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
}

type Texts = Partial<Record<(typeof FIELDS)[number], string>>

describe.each(languageNames.filter((name) => name !== 'en'))('%s', (name) => {
  it('fills the same places in every text, and has no text the catalogue does not have', async () => {
    const language: Language = await languages[name]()
    for (const [code, own] of Object.entries<Texts>(language.problems)) {
      const original: Texts = problemCatalogue[code as keyof typeof problemCatalogue]
      for (const field of FIELDS) {
        expect(own[field] === undefined, `${code}: ${field}`).toBe(original[field] === undefined)
        expect(new Set(placeholders(own[field])), `${code}: ${field}`).toEqual(new Set(placeholders(original[field])))
      }
    }
    for (const [code, own] of Object.entries(language.words)) {
      expect(placeholders(own), code).toEqual(placeholders(words[code as keyof typeof words]))
      expect(own.split('|').length, code).toBe(words[code as keyof typeof words].split('|').length)
    }
  })

  it('says nothing in English but what it quotes', async () => {
    const language: Language = await languages[name]()
    const texts = Object.entries(language.problems).flatMap(([code, own]) =>
      FIELDS.flatMap((field) => (own[field] === undefined ? [] : [[code, own[field]] as const])),
    )
    const english = [...texts, ...Object.entries(language.words)].filter(([, text]) => ENGLISH.test(unquoted(text)))
    expect(english).toEqual([])
  })

  it('has all that can be said of a report', async () => {
    const language: Language = await languages[name]()
    expect(Object.keys(ofReports).filter((code) => !(code in language.problems))).toEqual([])
    expect(Object.keys(checkWords).filter((code) => !(code in language.words))).toEqual([])
    expect(Object.keys(compareProblems).filter((code) => !(code in language.problems))).toEqual([])
    expect(Object.keys(compareWords).filter((code) => !(code in language.words))).toEqual([])
    const reasons = Object.keys(words).filter((code) => code.startsWith('reason-'))
    expect(reasons.filter((code) => !(code in language.words))).toEqual([])
  })
})

test('every article that a report may be held against says what it asks', () => {
  const cited = Object.values(ofReports).flatMap(({ article }) => article ?? [])
  expect([...new Set(cited)].filter((article) => !(`article-${article}` in words))).toEqual([])
})

describe('a problem in another language', () => {
  const late = problem('registered-late', {
    registered: '2026-03-01',
    startDate: '2026-03-02',
    needed: 3,
    days: phrase('days', { count: 1 }),
    because: phrase('registered-for-norms'),
  })

  it('has its own texts, and arguments that are words in it too', async () => {
    expect(renderProblemIn(await languages.nb(), late)).toMatchObject({
      code: 'registered-late',
      article: '0.2',
      message: 'turneringen ble registrert 2026-03-01, 1 dag før starten 2026-03-02',
      expected: '3 dager eller mer før starten der det kan tas normer',
    })
  })

  it('counts columns in it', async () => {
    const missing = (count: number, names: string) =>
      problem('csv-column-missing', { columns: phrase('columns', { count, names }), found: 'round' })
    const nb = await languages.nb()
    expect(renderProblemIn(nb, missing(1, 'white_id')).message).toBe('mangler: kolonnen white_id')
    expect(renderProblemIn(nb, missing(2, 'round, date')).message).toBe('mangler: kolonnene round, date')
  })

  it.each([
    ['7z\u00bc\u00af\u0027\u001c', 'filen er et 7z-arkiv'],
    ['\u001f\u008b', 'filen er et gzip-arkiv (gz, tgz)'],
    ['PK\u0003\u0004', 'filen er en zip i en zip'],
    ['%PDF-1.7', 'filen er et PDF-dokument, som ikke er noen turneringsrapport'],
  ])('names what a file is that is no report: %j', async (beginning, message) => {
    const found = notAReport(Buffer.from(beginning, 'latin1'), 'report.trf')
    if (found === null) throw new Error('it is taken for a report')
    expect(renderProblemIn(await languages.nb(), found).message).toBe(message)
  })

  it('says why a file can not be read, by the code of the system and where it has none', async () => {
    const nb = await languages.nb()
    const missing = Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' })
    const said = (path: string, doing: 'read' | 'write' | 'make the folder', cause: unknown) =>
      phraseIn(nb, new FileAccessError(path, doing, cause).phrase)
    expect(said('a.trf', 'read', missing)).toBe(
      'kan ikke lese a.trf: det finnes ingen slik fil eller mappe; se på stien',
    )
    expect(said('\u{fffd}.trf', 'read', missing)).toMatch(/navnet er kanskje ikke UTF-8/)
    expect(said('out\n', 'make the folder', notAFolder())).toBe(
      'kan ikke lage mappen out\\n: det er en fil, ikke en mappe; oppgi en mappe',
    )
    expect(said('a.trf', 'write', new Error('as a library says it'))).toBe(
      'kan ikke skrive a.trf: as a library says it',
    )
  })

  it('is said in English where the language does not have it', async () => {
    const poor: Language = { ...(await languages.nb()), problems: {}, words: {} }
    expect(renderProblemIn(poor, late)).toEqual(renderProblem(late))
    expect(sayIn(poor)('check-law')).toBe(words['check-law'])
  })

  it('leaves names alone, and says each part of a list', async () => {
    const nb = await languages.nb()
    const args = {
      player: '3 games, Rapid',
      fideId: 88700001,
      differences: joined('joined-semicolon', [
        phrase('differs-sex', { reported: 'F', registered: 'M' }),
        phrase('differs-title-none', { reported: 'GM' }),
      ]),
    }
    expect(renderProblemIn(nb, problem('person-differs', args)).message).toBe(
      'om spiller 3 games, Rapid (88700001) sier rapporten og registeret ulikt: kjønn F, registrert M; tittel GM, ingen registrert; registeret gjelder',
    )
  })
})

test('columns that a CSV lacks are named in the language of the message', async () => {
  const { problems } = readArbitersCsv(new TextEncoder().encode('id,name\n1,Arbiter Anna\n'), 'arbiters.csv')
  const [missing] = problems.map((one) => one.code === 'csv-column-missing' && one).filter((one) => one !== false)
  if (missing === undefined) throw new Error('nothing is missing')
  expect(renderProblem(missing).message).toBe('missing: columns title, licence_until')
  expect(renderProblemIn(await languages.nb(), missing).message).toBe('mangler: kolonnene title, licence_until')
})

test('one and many', async () => {
  expect([0, 1, 2].map((count) => sayCounted(english, 'players', count))).toEqual([
    '0 players',
    '1 player',
    '2 players',
  ])
  expect(sayCounted(await languages.nb(), 'games', 1)).toBe('1 parti')
})
