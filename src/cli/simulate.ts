import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from '../files/make-folder.js'
import { onDisk, writeFile } from '../files/write-file.js'
import { previousList } from '../regulations/list-calendar.js'
import { type Editions, regulationsInForceIfAny } from '../regulations/regulations.js'
import { type ListMonth, listDate } from '../shared/dates.js'
import { isKnownFederation } from '../shared/federations.js'
import { say } from '../shared/messages/words.js'
import { type RatingType, ratingTypes } from '../shared/rating-type.js'
import { type Simulation, simulatedFiles } from '../simulate/simulate.js'
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
  if (existsSync(out) && readdirSync(out).length > 0) {
    throw new UsageError(`--out ${out}: there is something in this folder; a simulation is written into an empty one`)
  }
  const task = progressOn(session).begin(say('progress-files'), null)
  const counts = { files: 0, bytes: 0 }
  for (const { path, chunks } of simulatedFiles(simulation, editions)) {
    const target = join(out, path)
    await onDisk(target, async () => makeFolder(dirname(target)))
    const { bytes } = await writeFile(dirname(target), { name: basename(target), chunks })
    counts.files++
    counts.bytes += bytes
    task.advance(1)
  }
  task.end()
  if (session.json) printJson(session, { out, ...simulation, ...counts })
  else {
    const first = previousList(simulation.from)
    session.io.out(
      `${say('simulated', { out, files: count(counts.files, 'file'), megabytes: Math.ceil(counts.bytes / 1e6), first })}\n`,
    )
  }
  return exitCode.done
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
    reports: format,
    lists,
  }
}
