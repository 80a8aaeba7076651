import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { languageNames } from '../../src/shared/messages/languages.js'
import { type Desk, openDesk } from '../support/desk.js'
import { importList } from '../support/steps.js'
import { openFederation } from '../support/two-federations.js'

const validator = new HtmlValidate({ extends: ['html-validate:recommended'], rules: { 'long-title': 'off' } })

async function faultsOf(page: string): Promise<string[]> {
  const { results } = await validator.validateString(page)
  return results.flatMap(({ messages }) => messages.map(({ line, ruleId, message }) => `${line} ${ruleId} ${message}`))
}

async function pageOf(desk: Desk, ...args: string[]): Promise<string> {
  await desk.done('compare', desk.path('frl.sqlite'), ...args, '--html', desk.path('page.html'))
  return desk.read('page.html')
}

/** Three types, names that are HTML, and nobody in common on one list. */
async function openSlyDesk(): Promise<Desk> {
  const desk = openDesk()
  const name = `<script>alert(1)</script>&'`
  for (const type of ['standard', 'rapid', 'blitz']) {
    await importList(desk, '2026-03', [{ id: 88520001, name, rating: 1800 }], type)
    await importList(desk, '2026-04', [{ id: type === 'blitz' ? 88520002 : 88520001, name, rating: 1850 }], type)
  }
  return desk
}

describe.each(languageNames)('the page in %s', (language) => {
  it.each<[what: string, open: () => Promise<[Desk, ...string[]]>, charts: number]>([
    [
      'of computed lists',
      async () => {
        const [a, b] = [await openFederation(20), await openFederation(40)]
        return [a, b.path('frl.sqlite')]
      },
      4,
    ],
    ['of neighbours', async () => [await openFederation(20), '--shift', '1'], 4],
    ['of one pair of lists each in three types', async () => [await openSlyDesk(), '--shift', '1'], 5],
  ])('%s is valid, loads nothing, and has each chart in words and in a table', async (_what, open, charts) => {
    const [desk, ...args] = await open()
    desk.file('frl.yaml', `language: ${language}\n`)
    const page = await pageOf(desk, ...args)
    expect(await faultsOf(page)).toEqual([])
    expect(page).toMatch(new RegExp(`^<!DOCTYPE html>\n<html lang="${language}">`))
    expect(page.replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /<script|<link|<img|src=|https?:|url\((?!#chart-)|@import|\[object|\bundefined\b|\bNaN\b|\{\w+\}/,
    )
    const figures = page.match(/<figure>[\s\S]*?<\/figure>\n<section class="scroll"/g) ?? []
    expect(page.match(/<svg /g)).toHaveLength(charts)
    expect(figures).toHaveLength(charts)
    for (const figure of figures) {
      const [, names = ''] = /<svg [^>]*role="img" aria-labelledby="([^"]+)"/.exec(figure) ?? []
      const [title, description] = names.split(' ')
      expect(figure).toMatch(new RegExp(`<title id="${title}">[^<]+</title>\n<desc id="${description}">[^<]+</desc>`))
    }
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(await pageOf(desk, ...args)).toBe(page)
  })
})

it('says the same as the terminal', async () => {
  const [a, b] = [await openFederation(20), await openFederation(40)]
  const text = await a.done('compare', a.path('frl.sqlite'), b.path('frl.sqlite'))
  const page = await pageOf(a, b.path('frl.sqlite'))
  const cells = [...page.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, cell = '']) => cell)
  expect(cells.length).toBeGreaterThan(100)
  for (const cell of new Set(cells)) expect(text).toContain(cell.replaceAll('&lt;', '<'))
})
