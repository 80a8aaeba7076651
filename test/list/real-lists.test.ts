import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it, test } from 'vitest'

import { openFile } from '../../src/files/open.js'
import type { ListEntry } from '../../src/list/list-entry.js'
import { inListOrder } from '../../src/list/list-order.js'
import { type ListArguments, readRatingList } from '../../src/list/read-list.js'
import { asciiName, listOrderKey } from '../../src/shared/ascii-name.js'
import { describeShared, sharedPath } from '../support/shared.js'

/** FIDE's own lists, which are not part of the project: beside the checkout where they are to be had. */
const LISTS = sharedPath('lists')
const CHAIN = 'chain_rapid_sep12-mar14.tar.xz'

async function read(path: string, said: ListArguments = {}) {
  const entries: ListEntry[] = []
  const file = await openFile(path)
  const reading = await readRatingList(file, said, (entry) => {
    entries.push(entry)
  })
  return { entries, reading }
}

function linesOf(path: string): number {
  return readFileSync(path, 'latin1').trimEnd().split('\n').length
}

function doubledIds(entries: readonly ListEntry[]): number[] {
  const seen = new Set<number>()
  return entries.map(({ fideId }) => fideId).filter((id) => seen.size === seen.add(id).size)
}

describeShared('the chain of rapid lists, September 2012 to March 2014', [`lists/${CHAIN}`], () => {
  let folder = ''
  let paths: string[] = []
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'frl-lists-'))
    execFileSync('tar', ['xJf', join(LISTS, CHAIN), '-C', folder])
    paths = readdirSync(folder).map((name) => join(folder, name))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('reads as many players as there are lines, without a bad record', async () => {
    expect(paths).toHaveLength(19)
    const months = new Set<string | null>()
    for (const path of paths) {
      const { entries, reading } = await read(path)
      expect(reading, path).toMatchObject({ types: ['rapid'], bad: 0, encoding: 'utf-8', players: linesOf(path) - 1 })
      expect(reading.problems.filter(({ code }) => code !== 'list-birth-unlikely')).toEqual([])
      expect(entries.every(({ ratings }) => (ratings.rapid?.rating ?? 0) >= 1000)).toBe(true)
      months.add(reading.list)
    }
    expect(months.size).toBe(19)
  })

  it('shows the six IDs that stand twice in March 2013, and none elsewhere', async () => {
    for (const path of paths) {
      const { entries } = await read(path)
      expect(doubledIds(entries).length, path).toBe(basename(path) === 'rapid_mar13frl.txt' ? 6 : 0)
    }
  })

  it('is in the order we print, but for players of one name, whom FIDE does not order by ID', async () => {
    for (const path of paths) {
      const { entries } = await read(path)
      expect(inListOrder(entries).map(({ name }) => listOrderKey(name))).toEqual(
        entries.map(({ name }) => listOrderKey(name)),
      )
      expect(entries.every(({ name }) => asciiName(name) === name.replace(/ +/g, ' '))).toBe(true)
    }
  })
})

describeShared('single lists', ['lists'], () => {
  test.each([
    ['rapid_sep12frl.txt', {}, '2012-09', 5906],
    ['rapid_oct12frl.txt', {}, '2012-10', 6838],
    ['constructed_players_list_foa.txt', { list: '2026-10' }, '2026-10', 9],
    ['constructed_players_list_legacy.txt', { list: '2026-10' }, '2026-10', 9],
    ['constructed_standard_rating_list_OCT26.txt', { type: 'standard' }, '2026-10', 9],
    ['constructed_standard_rating_list_OCT26.xml', { type: 'standard' }, '2026-10', 9],
    ['constructed_players_list_xml_foa.xml', { list: '2026-10' }, '2026-10', 9],
    ['icu_players_list.xml', { list: '2016-01' }, '2016-01', 11],
    ['icu_fide_player_file.xml', { list: '2016-01', type: 'standard' }, '2016-01', 12],
  ] as const)('%s', async (name, said, list, players) => {
    const { reading } = await read(join(LISTS, name), said)
    expect(reading).toMatchObject({ list, players, bad: 0 })
  })

  test.each([
    ['std_JAN01FRL.TXT', '2001-01', 2999, 2999, 'Acebal Muñiz, Antonio', 160, 'cp850'],
    ['std_APR02FRL.TXT', '2002-04', 2999, 2999, 'Acebal Muñiz, Antonio', 199, 'cp850'],
    ['std_JUL02FRL.TXT', '2002-07', 2999, 2999, 'Acebal Muñiz, Antonio', 186, 'cp850'],
    ['std_jan03frl.txt', '2003-01', 2998, 2998, 'Arguiñariz, Enrique', 1610, 'cp850, windows-1252'],
    ['std_OCT03FRL.TXT', '2003-10', 2999, 2999, 'Arguiñariz, Enrique', 1778, 'windows-1252'],
    ['std_APR04FRL.TXT', '2004-04', 2999, 2999, 'Arguiñariz, Enrique', 1886, 'windows-1252'],
    ['std_mar11_chess-fide_test-list.txt', '2011-03', 9999, 3709, 'Anargyros, Κομνηνοσ-alexios', 9257, 'windows-1253'],
  ] as const)(
    '%s: every line is a player, and names have their letters',
    async (name, list, players, rated, spelled, line, encoding) => {
      const { entries, reading } = await read(join(LISTS, name))
      expect(reading).toMatchObject({ list, types: ['standard'], players, bad: 0, encoding })
      const records = readFileSync(join(LISTS, name), 'latin1')
        .split('\n')
        .filter((text) => /^ *\d/.test(text))
      expect(records).toHaveLength(players)
      const listed = entries.flatMap(({ ratings }) => ratings.standard ?? [])
      expect(listed).toHaveLength(rated)
      expect(listed.every(({ rating, k }) => rating >= 1000 && rating < 3000 && k === null)).toBe(true)
      expect(entries.find((entry) => entry.line === line)?.name).toBe(spelled)
      expect(entries.every(({ name: one }) => /^[\p{L}\p{ASCII}]*$/u.test(one))).toBe(true)
    },
  )

  it('reads the same of the TXT and the XML of one list', async () => {
    const [txt, xml] = await Promise.all(
      ['txt', 'xml'].map((end) =>
        read(join(LISTS, `constructed_standard_rating_list_OCT26.${end}`), { type: 'standard' }),
      ),
    )
    const facts = (entries: readonly ListEntry[] = []) => entries.map((entry) => ({ ...entry, line: 0 }))
    expect(facts(txt?.entries)).toEqual(facts(xml?.entries))
  })
})
