import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { openStore, type Store } from '../db/connect.js'
import { openCurrent } from '../db/open-to-read.js'
import { fideEditions } from '../regulations/editions.js'
import type { Editions } from '../regulations/regulations.js'
import { type Config, defaultConfig } from '../run/config.js'
import { takeLock } from '../run/lock.js'
import type { RatingSettings } from '../run/rating-settings.js'
import { refuse } from '../run/refused.js'
import { dayInZone } from '../run/zone.js'
import { type IsoDate, isIsoDate } from '../shared/dates.js'
import { type Io, UsageError } from './io.js'
import { isOfOurTime, OF_OUR_TIME } from './options.js'

/** Options every command has. */
export interface GlobalOptions {
  readonly db?: string
  readonly config?: string
  /** A law of one's own: a file. */
  readonly edition?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
}

/** Where the database and the configuration are, and how answers are wanted. */
export interface Session {
  readonly io: Io
  readonly json: boolean
  readonly quiet: boolean
  readonly database: string
  readonly configFile: string
  readonly config: () => Config
  readonly rating: () => RatingSettings
  /** The file of the law in use; null: FIDE's. */
  readonly editionFile: () => string | null
  /** What lists of the database are computed by where no law is named with the command. */
  readonly configuredRating: () => RatingSettings
}

const DEFAULT_DATABASE = join('data', 'frl.sqlite')

/** The file the database is in, as it was given. */
export function databaseOf(options: GlobalOptions, io: Io): string {
  return options.db ?? io.env.FRL_DB ?? DEFAULT_DATABASE
}

/**
 * What SQLite would take for a database that is gone when it is closed names no file.
 *
 * @throws {UsageError} naming the option
 */
export function requireDatabaseFile(option: string, file: string): void {
  if (file.trim() === '' || file.trim() === ':memory:') {
    throw new UsageError(
      `${option} ${JSON.stringify(file)}: expected the file of a database; nothing would be kept in this`,
    )
  }
}

/** What reads the settings is loaded only where there are some: it takes longer than to answer many a question. */
export async function sessionOf(options: GlobalOptions, io: Io): Promise<Session> {
  if (Number.isNaN(io.now().getTime())) {
    throw new UsageError('FRL_NOW: expected an instant, such as 2026-02-28T23:30:00Z')
  }
  const database = databaseOf(options, io)
  requireDatabaseFile('--db (or FRL_DB)', database)
  const named = options.config ?? io.env.FRL_CONFIG
  const configFile = named ?? join(dirname(database), 'frl.yaml')
  const hasFile = existsSync(configFile)
  const reading = hasFile ? await import('../run/config-file.js') : null
  const ofLaws = hasFile || options.edition !== undefined ? await import('../run/edition-file.js') : null
  const editionsOf = (file: string | null) =>
    file === null || ofLaws === null ? fideEditions : ofLaws.editionsFromFile(file)
  let config: Config | null = null
  const read = () => {
    if (named !== undefined && !hasFile) {
      throw new UsageError(`--config ${named}: there is no such file; frl init writes one`)
    }
    config ??= reading === null ? defaultConfig : reading.readConfig(configFile)
    return config
  }
  const editionFile = () => options.edition ?? editionOf(read(), configFile)
  let editions: Editions | null = null
  const law = () => {
    editions ??= editionsOf(editionFile())
    return editions
  }
  return {
    io,
    json: options.json === true,
    quiet: options.quiet === true,
    database,
    configFile,
    config: read,
    rating: () => ({ editions: law(), base: read().base }),
    editionFile,
    configuredRating: () => ({ editions: editionsOf(editionOf(read(), configFile)), base: read().base }),
  }
}

/** The configuration names the file as it lies from there. */
function editionOf({ edition }: Config, configFile: string): string | null {
  return edition === undefined ? null : resolve(dirname(configFile), edition)
}

/** Runs a command that writes: alone on its database, or not at all. */
export async function withStoreToWrite<T>(
  session: Session,
  command: string,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const lock = takeLock(session.database, command, session.io.now())
  try {
    return await closing(await openStore(session.database), work)
  } finally {
    lock.release()
  }
}

/**
 * Runs a command that only looks: nothing is made where there is no database, nor written where there is one.
 *
 * @throws {RefusedError} where there is none
 */
export async function withStoreToRead<T>(session: Session, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openCurrent(session.database)
  if (store === null) refuse('database-missing', { path: session.database })
  return closing(store, work)
}

async function closing<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** The day a command works for: as given, an instant in the configured zone, or today there. */
export function dayOf(session: Session, given: string | undefined): IsoDate {
  const { zone } = session.config()
  if (given === undefined) return dayInZone(session.io.now(), zone)
  const instant = new Date(given)
  if (!isIsoDate(given) && (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(given) || Number.isNaN(instant.getTime()))) {
    throw new UsageError(`--date ${given}: expected a date (2026-02-28) or an instant (2026-02-28T23:30:00Z)`)
  }
  if (!isOfOurTime(given)) throw new UsageError(`--date ${given}: ${OF_OUR_TIME}`)
  return isIsoDate(given) ? given : dayInZone(instant, zone)
}

/** Prints a result for programs: JSON on standard output. */
export function printJson(session: Session, value: unknown): void {
  session.io.data(`${JSON.stringify(value, null, 2)}\n`)
}
