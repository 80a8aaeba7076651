import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/db/connect.js'
import { fideEditions } from '../../src/regulations/editions.js'
import type { Editions } from '../../src/regulations/regulations.js'
import { type Replayed, replay } from '../../src/replay/replay.js'
import type { ListMonth } from '../../src/shared/dates.js'
import { unseen } from '../../src/shared/progress.js'
import { type RatingType, ratingTypes } from '../../src/shared/rating-type.js'
import { contentOf } from './database.js'
import { type Desk, openDesk } from './desk.js'

/** Months of a simulated federation, and its opening list. */
export const OPENING = '2025-06'
export const LISTS = ['2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'] as const

let made: Promise<string> | undefined

/** A desk with a small federation whose lists are all made: simulated once for all tests of a file. */
export async function openMadeFederation(): Promise<Desk> {
  made ??= makeFederation()
  const desk = openDesk()
  cpSync(await made, desk.folder, { recursive: true })
  return desk
}

async function makeFederation(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'frl-replays-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const desk = openDesk()
  const size = ['--players', '90', '--games', '110', '--months', String(LISTS.length), '--from', LISTS[0]]
  await desk.done('simulate', '--out', desk.path('sim'), ...size, '--seed', '7')
  for (const type of ratingTypes) {
    await desk.done('import', 'list', desk.path(`sim/lists/${type}_${OPENING}.csv`))
  }
  for (const list of LISTS) await takeReports(desk, list)
  await desk.done('rate', LISTS.at(-1) ?? '', '--through')
  cpSync(desk.path('frl.sqlite'), join(folder, 'frl.sqlite'))
  return folder
}

/** Takes the reports of a simulated list in. */
async function takeReports(desk: Desk, list: string): Promise<void> {
  await desk.done('import', 'tournaments', desk.path(`sim/${list}/tournaments.csv`))
  if (!existsSync(desk.path(`sim/${list}/reports`))) return
  if (readdirSync(desk.path(`sim/${list}/reports`)).length > 0)
    await desk.done('ingest', desk.path(`sim/${list}/reports`))
}

export interface MadeUpReplay {
  readonly into: string
  readonly from: ListMonth
  readonly to: ListMonth
  readonly types?: readonly RatingType[]
  readonly editions?: Editions
  readonly base?: 'official' | 'own'
}

/** Replays a desk's database under any law. */
export async function replayed(desk: Desk, { into, base = 'official', ...options }: MadeUpReplay): Promise<Replayed> {
  const store = await openStore(desk.path(into))
  try {
    return await replay(store, {
      types: ratingTypes,
      editions: fideEditions,
      ...options,
      source: desk.path('frl.sqlite'),
      sourceSettings: { editions: fideEditions, base },
      now: () => new Date('2026-11-30T12:00:00Z'),
      progress: unseen(async () => undefined),
    })
  } finally {
    await store.close()
  }
}

/** Every row of a database but the records of runs and migrations, which know times. */
export function rowsOf(file: string): Record<string, unknown[]> {
  const { run: _, kysely_migration: __, ...others } = contentOf(file)
  return others
}
