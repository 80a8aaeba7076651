import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ListMonth } from '../../src/shared/dates.js'
import { type RatingType, ratingTypes } from '../../src/shared/rating-type.js'
import { type Frl, frlOn } from '../frl.js'

/** Files by their paths below the sample's folder. */
export type Files = Map<string, string>

/** Ratings of a list by type and ID. */
export type Ratings = Readonly<Record<RatingType, ReadonlyMap<number, number>>>

/** Makes the lists that reports print their ratings from, month after month, in a folder of its own. */
export interface RatingDesk {
  /** Runs the month with what the inbox of the list holds. */
  readonly ratingsOn: (list: ListMonth, files: Files) => Promise<Ratings>
  readonly close: () => void
}

/** @param files opening lists, registers and registrations */
export async function openRatingDesk(files: Files): Promise<RatingDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'frl-sample-'))
  const frl = frlOn({
    database: join(folder, 'frl.sqlite'),
    now: () => new Date('2026-01-01T00:00:00Z'),
    terminal: null,
  })
  writeFiles(folder, files)
  for (const type of ratingTypes) await frl.json('import', 'list', join(folder, 'lists', `${type}_jan26.csv`))
  await frl.json('import', 'players', join(folder, 'players.csv'))
  await frl.json('import', 'arbiters', join(folder, 'arbiters.csv'))
  await frl.json('import', 'tournaments', join(folder, 'tournaments.csv'))
  return {
    ratingsOn: async (list, all) => {
      writeFiles(folder, all)
      const folders = ['--inbox', join(folder, 'inbox', list), '--out', join(folder, 'out')]
      await frl.json('run', 'monthly', '--date', `${list}-01`, ...folders)
      return ratingsOf(frl, list)
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

interface PrintedList {
  readonly type: RatingType
  readonly players: readonly { readonly fideId: number; readonly rating: number }[]
}

async function ratingsOf(frl: Frl, list: ListMonth): Promise<Ratings> {
  const printed = await frl.json<readonly PrintedList[]>('list', list)
  const ratings = (type: RatingType) => {
    const players = printed.find((one) => one.type === type)?.players ?? []
    return new Map(players.map(({ fideId, rating }) => [fideId, rating]))
  }
  return { standard: ratings('standard'), rapid: ratings('rapid'), blitz: ratings('blitz') }
}

/** Writes files below a folder, with the folders they lie in. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of files) {
    const place = join(folder, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
}
