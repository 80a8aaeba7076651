import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { checkSettings } from '../report/check-settings.js'
import { languageNames } from '../shared/messages/languages.js'
import { checksSchema } from './checks-schema.js'
import { faultOf, readSettings } from './config-faults.js'
import { isCronPattern } from './due.js'

/** A configuration that can not be used (exit 2): every fault of it, with its place in the file. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  constructor(
    readonly file: string,
    readonly faults: readonly string[],
  ) {
    super(`${file}: ${faults.join('; ')}`)
  }
}

/** Jobs whose times may be set. */
const SCHEDULED: readonly string[] = ['ingest-reports', 'monthly', 'reconcile']

const correctionsSchema = z.strictObject({
  mode: z.enum(['carry', 'reissue']).default('carry'),
  months: z.int().min(0).max(120).default(12),
})

const configSchema = z.strictObject({
  federation: z
    .string()
    .regex(/^[A-Z]{3}$/, 'three capital letters, as FIDE writes federations')
    .optional(),
  zone: z.string().refine(isZone, 'a time zone of the IANA list, such as UTC or Europe/Oslo').default('UTC'),
  base: z.enum(['official', 'own']).default('official'),
  unknownIds: z.enum(['register', 'refuse']).default('register'),
  checks: checksSchema,
  publish: z.enum(['auto', 'manual']).default('auto'),
  corrections: correctionsSchema.prefault({}),
  schedule: z
    .record(z.string(), z.string().refine(isCronPattern, 'a cron pattern of five fields, such as 30 2 1 * *'))
    .default({})
    .refine(namesKnownJobs, `patterns for ${SCHEDULED.join(', ')}`),
  asciiNames: z.boolean().default(false),
  language: z.enum(languageNames).default('en'),
  edition: z.string().min(1, 'the path of an edition, from the folder of this file').optional(),
})

/** The federation's settings, complete: what the file leaves out has its default. */
export type Config = z.infer<typeof configSchema>

/**
 * Reads the configuration, or the defaults where there is no file.
 *
 * @throws {ConfigError} naming every unknown key and wrong value with its line
 */
export function readConfig(file: string): Config {
  if (!existsSync(file)) return configSchema.parse({})
  const settings = readSettings(readFileSync(file, 'utf8'))
  if ('faults' in settings) throw new ConfigError(file, settings.faults)
  const parsed = configSchema.safeParse(settings.value)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    file,
    parsed.error.issues.map((issue) => faultOf(issue, settings, knownKeys)),
  )
}

/** What of the configuration decides how reports are judged. */
export function checkingOf({ unknownIds, checks }: Config) {
  return { unknownIds, checks: checkSettings(checks) }
}

function knownKeys(path: readonly PropertyKey[]): readonly string[] {
  if (path[0] === 'schedule') return SCHEDULED
  return path[0] === 'corrections' ? Object.keys(correctionsSchema.shape) : Object.keys(configSchema.shape)
}

function namesKnownJobs(schedule: Readonly<Record<string, string>>): boolean {
  return Object.keys(schedule).every((name) => SCHEDULED.includes(name))
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** What `frl init` writes. */
export const commentedConfig = `# Settings of frl, the FIDE rating list processor. Every key may be left out; its default is shown.

# Your federation, as FIDE writes it; frl status names it.
# federation: NOR

# The zone in which days begin and end for you. The machine's own zone plays no part.
zone: UTC

# Which list of a month counts where an official (imported) and an own (computed) one stand side by side.
base: official            # official | own

# A well-formed FIDE ID that no list and no register knows: becomes a new unrated player, or refuses the report.
unknownIds: register      # register | refuse

# Breaches of the regulations in a report (no chief arbiter, not registered ...): noted, or refused.
# Also by name, or off:  checks: { default: note, chief-arbiter: strict, duration: off }
# Numbers no regulation gives are yours; without one the check is off:  checks: { too-few-players: { at-least: 4 } }
# All names and what they look at: docs/checks.md
checks: note              # note | strict

# Whether a monthly run publishes the lists it made, or leaves that to you.
publish: auto             # auto | manual

# When frl schedule runs its jobs: cron patterns in the zone above; L is the last day of a month.
# schedule: { ingest-reports: 30 2 * * *, monthly: 30 2 1 * *, reconcile: 0 4 L * * }

# Names in TXT are ASCII, as FIDE's are. In XML and CSV too?
asciiNames: false

# A law of your own in the place of FIDE's: a file as docs/law.md describes it, from the folder of this file.
# edition: laws/our-list.yaml

# The language of what frl check answers to organizers.
language: en              # en | nb
`
