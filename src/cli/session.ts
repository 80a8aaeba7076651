import { dirname, join } from 'node:path'
import { openStore, type Store } from '../db/connect.js'
import { fideEditions } from '../regulations/editions.js'
import { type Config, readConfig } from '../run/config.js'
import type { RatingSettings } from '../run/plan-list.js'
import type { Io } from './io.js'

/** Options every command has. */
export interface GlobalOptions {
  readonly db?: string
  readonly config?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly verbose?: boolean
}

/** Where the database and the configuration are, and how answers are wanted. */
export interface Session {
  readonly io: Io
  readonly json: boolean
  readonly database: string
  readonly configFile: string
  readonly config: () => Config
  readonly rating: () => RatingSettings
}

const DEFAULT_DATABASE = join('data', 'frl.sqlite')

export function sessionOf(options: GlobalOptions, io: Io): Session {
  const database = options.db ?? io.env.FRL_DB ?? DEFAULT_DATABASE
  const configFile = options.config ?? io.env.FRL_CONFIG ?? join(dirname(database), 'frl.yaml')
  let config: Config | null = null
  const read = () => {
    config ??= readConfig(configFile)
    return config
  }
  return {
    io,
    json: options.json === true,
    database,
    configFile,
    config: read,
    rating: () => ({ editions: fideEditions, base: read().base }),
  }
}

/** Opens the database for one command and closes it whatever happens. */
export async function withStore<T>(session: Session, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(session.database)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** Prints a result for programs: JSON on standard output. */
export function printJson(session: Session, value: unknown): void {
  session.io.out(`${JSON.stringify(value, null, 2)}\n`)
}
