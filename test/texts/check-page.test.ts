import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { languageNames } from '../../src/shared/messages/languages.js'
import { type Desk, openDesk } from '../support/desk.js'
import { gamesCsv } from '../support/fixtures.js'
import { importList, register } from '../support/steps.js'
import { type MadeUpReport, trf } from '../support/trf.js'

/** A title is as long as the name of the tournament. */
const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'long-title': 'off' } })

const SLY = `<script>alert("1")</script>&'`
const PLAYERS = [
  { id: 88720001, name: 'Alm, Ada', rating: 1900, k: 20 },
  { id: 88720002, name: 'Bech, Bo', rating: 1800, k: 20 },
] as const

const report: MadeUpReport = {
  name: `Open ${SLY}`,
  start: '2026-03-07',
  end: '2026-03-08',
  players: [
    { id: 88720001, name: SLY, rating: 1900 },
    { id: 88720002, name: 'Bech, Bo', rating: 1801 },
    { id: 88720009, name: 'Ny, Noa' },
  ],
  games: [
    [1, 1, 2, '1'],
    [2, 3, 1, '='],
    [3, 2, 3, '+'],
  ],
}

async function openDeskWithList(): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-03', PLAYERS)
  const dates = { start_date: '2026-03-07', end_date: '2026-03-08' }
  await register(desk, [
    { code: 'L1', ...dates },
    { code: 'L2', ...dates },
  ])
  return desk
}

async function pageOf(desk: Desk, files: readonly string[], ...options: string[]): Promise<string> {
  const answer = await desk.frl('check', ...files, '--html', desk.path('page.html'), '--date', '2026-03-10', ...options)
  expect([0, 1], answer.err).toContain(answer.code)
  return desk.read('page.html')
}

async function faultsOf(page: string): Promise<string[]> {
  const { results } = await validator.validateString(page)
  return results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId} ${message}`))
}

const accepted = (desk: Desk) => desk.file('accepted.trf', trf(report))
const refused = (desk: Desk) =>
  desk.file('refused.trf', `${trf(report).replace('88720002', '88720001')}\nno record of any kind ${SLY}\n`)
const several = (desk: Desk) =>
  desk.file(
    'several.csv',
    gamesCsv([
      ['L1', 1, 88720001, 88720002, '1'],
      ['L2', 1, 88720002, 88720001, '='],
    ]),
  )

describe.each(languageNames)('the page in %s', (language) => {
  it.each([
    ['of an accepted report', (desk: Desk) => [accepted(desk)]],
    ['of a refused one', (desk: Desk) => [refused(desk)]],
    ['of several files and tournaments', (desk: Desk) => [accepted(desk), refused(desk), several(desk)]],
  ])('%s is valid, in its language, and loads nothing', async (_what, files) => {
    const desk = await openDeskWithList()
    const page = await pageOf(desk, files(desk), '--lang', language)
    expect(await faultsOf(page)).toEqual([])
    expect(page).toMatch(new RegExp(`^<!DOCTYPE html>\n<html lang="${language}">`))
    expect(page).not.toMatch(/<script|<link|<img|src=|https?:|url\(|@import|\[object/i)
    expect(page).toMatch(/<meta name="viewport"/)
    expect(await pageOf(desk, files(desk), '--lang', language)).toBe(page)
  })
})

describe('the page', () => {
  it('escapes what stands in the report', async () => {
    const desk = await openDeskWithList()
    const page = await pageOf(desk, [accepted(desk), refused(desk)])
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;')
    expect(page).not.toContain('<script')
  })

  it('is held against the list, where there is one, and says so where there is no database', async () => {
    const bare = openDesk()
    expect(await pageOf(bare, [accepted(bare)])).toContain('<p class="warning">There is no database')
    const desk = await openDeskWithList()
    const page = await pageOf(desk, [accepted(desk)])
    expect(page).not.toContain('class="warning"')
    expect(page).toContain('<h3>What would be rated</h3>')
    expect(page).toMatch(/<th scope="col" class="number">Change<\/th>/)
    expect(page).toMatch(/<th scope="row" class="text">Bech, Bo<\/th>/)
  })

  it('shows each fault with its line, what was expected, what to do, and the article', async () => {
    const desk = await openDeskWithList()
    const page = await pageOf(desk, [refused(desk)])
    expect(page).toMatch(/Fault 1 <span class="place">line 11<\/span>/)
    expect(page).toMatch(/<pre><code>001 {4}2\u00a0m .*<\/code><\/pre>/)
    expect(page).toMatch(/<dt>Expected<\/dt><dd><span lang="en">An ID of his own for every player<\/span>/)
    expect(page).toMatch(/<a href="#article-7-1-2">art\. 7\.1\.2<\/a>/)
    expect(page).toMatch(/<div id="article-7-1-2"><dt>art\. 7\.1\.2<\/dt><dd>The list has every player once/)
  })

  it('has no control characters, whatever the report holds', async () => {
    const desk = await openDeskWithList()
    const page = await pageOf(desk, [desk.file('sly.trf', trf(report).replace('Bech, Bo', 'B\u001b\u0000ch'))])
    expect(page).not.toMatch(/[^\P{Cc}\n]/u)
  })

  it('puts notes of one kind together', async () => {
    const desk = await openDeskWithList()
    const players = [1, 2, 3, 4].map((number) => ({ id: 88720010 + number, name: `Ny, ${'Nnnn'.slice(0, number)}` }))
    const page = await pageOf(desk, [desk.file('new.trf', trf({ ...report, players, games: [[1, 1, 2, '1']] }))])
    expect(page.match(/Compare with the official register/g)?.length).toBe(1)
    expect(page.match(/is not on the register/g)?.length).toBe(4)
  })
})
