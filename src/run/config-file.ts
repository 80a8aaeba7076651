import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { languageNames } from '../shared/messages/languages.js'
import { checksSchema } from './checks-schema.js'
import { type Config, ConfigError } from './config.js'
import { faultOf, readSettings } from './config-faults.js'
import { isCronPattern } from './due.js'

/** Jobs whose times may be set. */
const SCHEDULED: readonly string[] = ['ingest-reports', 'monthly', 'reconcile']

const correctionsSchema = z.strictObject({
  mode: z.enum(['carry', 'reissue']).default('carry'),
  months: z.int().min(0).max(120).default(12),
})

export const configSchema = z.strictObject({
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

/**
 * Reads the configuration.
 *
 * @throws {ConfigError} naming every unknown key and wrong value with its line
 */
export function readConfig(file: string): Config {
  const settings = readSettings(readFileSync(file, 'utf8'))
  if ('faults' in settings) throw new ConfigError(file, settings.faults)
  const parsed = configSchema.safeParse(settings.value)
  if (parsed.success) return parsed.data
  throw new ConfigError(
    file,
    parsed.error.issues.map((issue) => faultOf(issue, settings, knownKeys)),
  )
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
