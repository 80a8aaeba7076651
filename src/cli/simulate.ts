import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../files/make-folder.js'
import { type OnChunk, onDisk, writeFile } from '../files/write-file.js'
import { previousList } from '../regulations/list-calendar.js'
import { type Editions, regulationsInForceIfAny } from '../regulations/regulations.js'
import { tellingWhatRemains } from '../run/interrupted.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import { isKnownFederation } from '../shared/federations.js'
import { say } from '../shared/messages/words.js'
import { during, type Progress } from '../shared/progress.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
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
  if (namesIn(out).length > 0) {
    throw new UsageError(`--out ${out}: there is something in this folder; a simulation is written into an empty one`)
  }
  const progress = progressOn(session)
  const isNew = !existsSync(out)
  const counts = await tellingWhatRemains(
    () => {
      // A part of a simulation looks like a whole one, and is in the way of the next.
      for (const name of namesIn(out)) rmSync(join(out, name), { recursive: true, force: true })
      if (isNew) rmSync(out, { recursive: true, force: true })
      return say('interrupted-simulate', { out })
    },
    () => writeFiles(out, simulation, simulatedFiles(simulation, editions), progress),
  )
  if (session.json) printJson(session, { out, ...simulation, ...counts })
  else {
    const first = previousList(simulation.from)
    session.io.out(
      `${say('simulated', { out, files: count(counts.files, 'file'), megabytes: Math.ceil(counts.bytes / 1e6), first })}\n`,
    )
  }
  return exitCode.done
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Writes the lists and then the reports, and counts both. */
async function writeFiles(
  out: string,
  { players, lists, types, months, games }: Simulation,
  files: Generator<SimulatedFile>,
  progress: Progress,
) {
  const counts = { files: 0, bytes: 0 }
  const write = async ({ path, chunks }: SimulatedFile, onChunk?: OnChunk) => {
    const target = join(out, path)
    await onDisk(target, async () => makeFolder(dirname(target)))
    const { bytes } = await writeFile(dirname(target), { name: basename(target), chunks }, onChunk)
    counts.files++
    counts.bytes += bytes
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
  const earliest = ratingTypes.find(
    (type) => regulationsInForceIfAny(editions, type, listDate(previousList(from))) === null,
  )
  if (earliest !== undefined) throw new UsageError(`--from ${from}: no law is held for the list before it`)
  return {
    seed,
    players,
    rated,
    federations:
      federation === undefined && players >= WORLD_FROM ? simulatedWorld : simulatedFederation(federation ?? 'NOR'),
    types: typesOf(options.type),
    from,
    months,
    games: options.games ?? Math.ceil((players * GAMES_PER_100_PLAYERS) / 100),
    newcomers: options.newcomers ?? USUAL_NEWCOMERS,
    reports: format,
    lists,
  }
}
