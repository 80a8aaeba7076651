import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ratingTypes } from '../../src/shared/rating-type.js'
import { count, monthInWords } from '../../src/texts/format.js'
import { frlOn } from '../frl.js'
import { incidents } from '../make-sample/mail.js'
import { sampleLists } from '../make-sample/season.js'
import type { MadeMonth } from './answers.js'
import { ending } from './ending.js'
import { type Demo, type DemoFolders, demoFolders, pasted } from './folders.js'
import { makeMonth } from './make-month.js'
import { monthStory } from './month-story.js'
import { wrapped } from './prose.js'

/** What the demo is given: where the sample lies, where it may work, and how to speak. */
export interface DemoSettings {
  readonly sample: string
  /** Wiped at the start. */
  readonly root: string
  readonly width: number
  readonly terminal: NodeJS.WritableStream | null
  readonly say: (text: string) => void
}

/**
 * Three months of the sample federation as an organizer and cron would make them, told step by step.
 *
 * @throws {Error} if anything but the reports made to be refused or held is
 */
export async function runDemo({ sample, root, width, terminal, say }: DemoSettings): Promise<readonly MadeMonth[]> {
  const folders = demoFolders(root)
  const frl = frlOn({ database: folders.database, now: () => new Date(), terminal })
  const demo: Demo = { frl, folders, sample, width, say }
  startAfresh(demo)
  await importOpening(demo)
  say(`Every month is one command, as cron gives it:\n  ${pasted(demo, monthlyCommand(folders))}\n`)
  const months: MadeMonth[] = []
  for (const list of sampleLists) {
    const month = await makeMonth(demo, list)
    months.push(month)
    say(monthStory(demo, month))
  }
  requireWhatWasMade(months)
  say(await ending(demo, months))
  return months
}

function startAfresh({ folders, width, say }: Demo): void {
  say(
    wrapped(
      'frl, three months of a made-up federation: reports come in, the job of the first of the month runs, lists go out.',
      width,
      0,
      0,
    ),
  )
  if (existsSync(folders.root)) say(`${folders.root} of an earlier demo is wiped.\n`)
  rmSync(folders.root, { recursive: true, force: true })
  for (const folder of [folders.root, folders.inbox, folders.out]) mkdirSync(folder, { recursive: true })
}

function monthlyCommand({ inbox, out }: DemoFolders): string {
  return `run monthly --date ${sampleLists[0]}-01 --inbox ${inbox} --out ${out}`
}

interface ImportedAnswer {
  readonly players: number
}

/** The lists the federation starts from, its register, and the tournaments it has registered. */
async function importOpening({ frl, sample, width, say }: Demo): Promise<void> {
  const imported: string[] = []
  for (const type of ratingTypes) {
    const { players } = await frl.json<ImportedAnswer>('import', 'list', join(sample, 'lists', `${type}_jan26.csv`))
    imported.push(`${players} ${type}`)
  }
  const register = await frl.json<ImportedAnswer>('import', 'players', join(sample, 'players.csv'))
  const { arbiters } = await frl.json<{ readonly arbiters: number }>('import', 'arbiters', join(sample, 'arbiters.csv'))
  const { registrations } = await frl.json<{ readonly registrations: number }>(
    'import',
    'tournaments',
    join(sample, 'tournaments.csv'),
  )
  const lists = `Imported: the lists of ${monthInWords('2026-01')} (${imported.join(', ')} players)`
  const registers = `a register of ${count(register.players, 'player')} and one of ${count(arbiters, 'arbiter')}`
  const rest = `${registers}, ${count(registrations, 'registered tournament')}.`
  say(wrapped(`${lists}, ${rest}`, width))
}

/** The sample was made with these faults and no others: anything else is a fault of frl. */
function requireWhatWasMade(months: readonly MadeMonth[]): void {
  const files = months.flatMap(({ answer }) => answer.inbox.files)
  const codesOf = (outcome: string) =>
    files.filter((file) => file.outcome === outcome).map(({ file }) => /[^/\\]*$/.exec(file)?.[0].slice(0, 7))
  const found = JSON.stringify({
    refused: codesOf('refused'),
    held: codesOf('held'),
    unreadable: codesOf('unreadable'),
  })
  const made = JSON.stringify({
    refused: [incidents.refusedThenSentAgain, incidents.refusedGames],
    held: [incidents.sentTwiceAs],
    unreadable: [],
  })
  if (found !== made) throw new Error(`the sample was made with ${made}, frl answered ${found}`)
}
