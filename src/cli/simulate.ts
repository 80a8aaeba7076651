import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../files/make-folder.js'
import { makeWholeFolder } from '../files/whole-folder.js'
import { type OnChunk, onDisk, writeFile } from '../files/write-file.js'
import { type Editions, regulationsInForceIfAny } from '../regulations/regulations.js'
import { tellingWhatRemains } from '../run/interrupted.js'
import { refuse } from '../run/refused.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import { isKnownFederation } from '../shared/federations.js'
import { say } from '../shared/messages/words.js'
import { during, type Progress } from '../shared/progress.js'
import type { RatingType } from '../shared/rating-type.js'
import { PLAYERS_PER_CHUNK } from '../simulate/lists.js'
import { type SimulatedFile, type Simulation, simulatedFiles, USUAL_NEWCOMERS } from '../simulate/simulate.js'
import { simulatedFederation, simulatedWorld } from '../simulate/world.js'
import { count } from '../texts/format.js'
import { type ExitCode, exitCode, UsageError } from './io.js'
import { typesOf } from './options.js'
import { progressOn } from './progress-bar.js'
import { printJson, type Session } from './session.js'

export interface SimulateOptions {
  readonly out: string
  readonly seed: number
  readonly players: number
  readonly rated?: number
  readonly games?: number
  readonly newcomers?: number
  readonly months: number
  readonly from: ListMonth
  readonly federation?: string
  readonly type?: RatingType
  readonly format: 'trf' | 'csv'
  readonly lists: 'csv' | 'txt' | 'xml'
}

/** `frl simulate --out DIR`: a made-up federation or world, its opening list and its reports. */
export async function simulate(session: Session, options: SimulateOptions): Promise<ExitCode> {
  const { editions } = session.rating()
  const simulation = simulationOf(options, editions)
  const { out } = options
  const progress = progressOn(session)
  const counts = await tellingWhatRemains(
    () => say('interrupted-simulate', { out }),
    () =>
      makeWholeFolder(out, (folder) => writeFiles(folder, simulation, simulatedFiles(simulation, editions), progress)),
  )
  if (counts === null) refuse('folder-not-empty', { folder: out })
  if (session.json)
    printJson(session, { out, ...simulation, files: counts.files, bytes: counts.bytes, openingLists: counts.lists })
  else {
    const first = editions.calendar.previous(simulation.from)
    const megabytes = Math.ceil(counts.bytes / 1e6)
    const listed = counts.lists.map(({ file, players }) => `${file} ${count(players, 'player')}`).join(', ')
    session.io.out(`${say('simulated', { out, files: count(counts.files, 'file'), megabytes, first, listed })}\n`)
  }
  return exitCode.done
}

interface OpeningList {
  readonly file: string
  readonly players: number
}

/** Writes the lists and then the reports, and counts both. */
async function writeFiles(
  out: string,
  { players, lists, types, months, games }: Simulation,
  files: Generator<SimulatedFile>,
  progress: Progress,
) {
  const counts = { files: 0, bytes: 0, lists: [] as OpeningList[] }
  const write = async ({ path, chunks, players }: SimulatedFile, onChunk?: OnChunk) => {
    const target = join(out, path)
    await onDisk(target, async () => makeFolder(dirname(target)))
    const { bytes } = await writeFile(dirname(target), { name: basename(target), chunks }, onChunk)
    counts.files++
    counts.bytes += bytes
    if (players !== undefined) counts.lists.push({ file: path, players })
  }
  const printed = players * (lists === 'csv' ? types.length : 1)
  const opening = { what: say('progress-opening-list'), unit: 'players', total: printed } as const
  const first = await during(progress, opening, async ({ pass }) => {
    let next = files.next()
    for (; next.done !== true && next.value.games === null; next = files.next()) {
      await write(next.value, () => pass(PLAYERS_PER_CHUNK))
    }
    return next
  })
  const played = { what: say('progress-simulated'), unit: 'games', total: games * months } as const
  await during(progress, played, async ({ pass }) => {
    for (let next = first; next.done !== true; next = files.next()) {
      await write(next.value)
      await pass(next.value.games ?? 0)
    }
  })
  return counts
}

/** Games a month for each hundred listed players, where nothing is said. */
const GAMES_PER_100_PLAYERS = 50
const RATED_PER_100_PLAYERS = 60
/** Fewer players are one federation, where nothing is said. */
const WORLD_FROM = 50_000

function simulationOf(options: SimulateOptions, editions: Editions): Simulation {
  const { players, months, from, federation, seed, format, lists } = options
  const rated = options.rated ?? Math.ceil((players * RATED_PER_100_PLAYERS) / 100)
  if (rated > players) throw new UsageError(`--rated ${rated}: there are only ${players} players`)
  if (federation !== undefined && !isKnownFederation(federation)) {
    throw new UsageError(`--federation ${federation}: no federation of FIDE has this code`)
  }
  const types = typesOf(options.type)
  const isHeld = (type: RatingType) =>
    regulationsInForceIfAny(editions, type, listDate(editions.calendar.previous(from))) !== null
  if (!types.some(isHeld)) throw new UsageError(`--from ${from}: no law is held for the list before it`)
  return {
    seed,
    players,
    rated,
    federations:
      federation === undefined && players >= WORLD_FROM ? simulatedWorld : simulatedFederation(federation ?? 'NOR'),
    types,
    from,
    months,
    games: options.games ?? Math.ceil((players * GAMES_PER_100_PLAYERS) / 100),
    newcomers: options.newcomers ?? USUAL_NEWCOMERS,
    reports: format,
    lists,
  }
}
