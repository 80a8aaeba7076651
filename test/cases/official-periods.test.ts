import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasShared, openDesk, sharedFolder } from '../support/desk.js'
import { gamesCsv, listCsv, registrationCsv } from '../support/fixtures.js'

interface Case {
  readonly id: string
  readonly ratingPeriod: string
  readonly player: { readonly rating: number; readonly k: number; readonly birthYear: number }
  readonly tournaments: readonly {
    start: string
    end: string
    ownRatingUsed: number
    games: number
    expected: { sumDeltaR: number }
  }[]
  readonly games: readonly {
    tournament: number
    opponentRating: number
    trueOpponentRating?: number
    score: number
    expectedDeltaR: number
  }[]
  readonly publishedList: Record<string, number>
  readonly expected: {
    totalChangeRounded: number
    totalChangeUnrounded: number
    K: number
    newRating: number
    baseCorrection: boolean
  }
  readonly check: { readonly reproduces: boolean }
}

const FILE = 'cases/official_periods_2025_2026.json'
const HERO = 70_000_001

/** Periods FIDE published, driven through import, ingest, rate and explain. */
describe.skipIf(!hasShared(FILE))('FIDE periods of 2025 and 2026', () => {
  const { cases } = JSON.parse(readFileSync(join(sharedFolder, FILE), 'utf8')) as { cases: Case[] }
  test.each(cases.filter(({ check }) => check.reproduces))('$id', async (one) => {
    const desk = openDesk()
    const list = one.ratingPeriod
    const before = addMonth(list, -1)
    const months = new Set([before, ...one.tournaments.map(({ start }) => start.slice(0, 7))])
    for (const month of [...months].sort()) {
      const used = one.tournaments.filter(({ start }) => start.slice(0, 7) === month)
      const own = month === before ? one.tournaments.at(-1)?.ownRatingUsed : used[0]?.ownRatingUsed
      const opponents = one.games.map((game, index) => ({
        id: 71_000_000 + index,
        rating: game.trueOpponentRating ?? game.opponentRating,
        k: 20,
      }))
      const hero = { id: HERO, rating: own ?? 0, k: one.player.k, born: one.player.birthYear }
      desk.file(`${month}.csv`, listCsv([hero, ...opponents]))
      const imported = await desk.frl(
        'import',
        'list',
        desk.path(`${month}.csv`),
        '--list',
        month,
        '--type',
        'standard',
      )
      expect(imported.code, imported.out + imported.err).toBe(0)
    }
    desk.file(
      'registrations.csv',
      registrationCsv(
        one.tournaments.map((event, index) => ({
          code: `E${index}`,
          start_date: event.start,
          end_date: event.end,
          received_date: received(list),
        })),
      ),
    )
    expect((await desk.frl('import', 'tournaments', desk.path('registrations.csv'))).code).toBe(0)
    const result = (score: number) => (score === 1 ? '1' : score === 0 ? '0' : '=')
    desk.file(
      'games.csv',
      gamesCsv(
        one.games.map((game, index) => [
          `E${game.tournament}`,
          index + 1,
          HERO,
          71_000_000 + index,
          result(game.score),
        ]),
      ),
    )
    const ingested = await desk.frl('ingest', desk.path('games.csv'))
    expect(ingested.code, ingested.out).toBe(0)
    const rated = await desk.frl('rate', list, '--type', 'standard')
    expect(rated.code, rated.out + rated.err).toBe(0)

    const explained = await desk.json('explain', String(HERO), list, '--type', 'standard')
    expect(explained.change).toBe(one.expected.totalChangeRounded)
    expect(explained.rawChange).toBe(Math.round(one.expected.totalChangeUnrounded * 100))
    expect(explained.kUsed).toBe(one.expected.K)
    const base = one.expected.baseCorrection ? (one.tournaments.at(-1)?.ownRatingUsed ?? 0) : one.player.rating
    expect(explained.newRating).toBe(base + one.expected.totalChangeRounded)
    if (one.id !== 'zz-F-M02' && !one.expected.baseCorrection) expect(explained.newRating).toBe(one.expected.newRating)
    const deltas = explained.tournaments.flatMap((event: { lines: { delta: number }[] }) =>
      event.lines.map(({ delta }) => delta),
    )
    expect(deltas).toEqual(one.games.map(({ expectedDeltaR }) => Math.round(expectedDeltaR * 100)))
    expect(explained.tournaments.map(({ sum }: { sum: number }) => sum)).toEqual(
      one.tournaments.map(({ expected }) => Math.round(expected.sumDeltaR * 100)),
    )
  })
})

/** The last day of the month before the list. */
function received(list: string): string {
  const before = addMonth(list, -1)
  const days = new Date(Date.UTC(Number(before.slice(0, 4)), Number(before.slice(5, 7)), 0)).getUTCDate()
  return `${before}-${days}`
}

function addMonth(list: string, months: number): string {
  const number = Number(list.slice(0, 4)) * 12 + Number(list.slice(5, 7)) - 1 + months
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}
