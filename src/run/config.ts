import { type ChecksSaid, checkSettings } from '../report/check-settings.js'
import type { LanguageName } from '../shared/messages/languages.js'

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

/** The federation's settings, complete: what the file leaves out has its default. */
export interface Config {
  readonly federation?: string | undefined
  readonly zone: string
  readonly base: 'official' | 'own'
  readonly unknownIds: 'register' | 'refuse'
  readonly checks: ChecksSaid
  readonly publish: 'auto' | 'manual'
  readonly corrections: { readonly mode: 'carry' | 'reissue'; readonly months: number }
  /** Cron patterns by the name of the job. */
  readonly schedule: Readonly<Record<string, string>>
  readonly asciiNames: boolean
  readonly language: LanguageName
  /** The file of a law of one's own, from the folder of the configuration. */
  readonly edition?: string | undefined
}

/** The settings where there is no file; what of a file is read, and how, is loaded only where there is one. */
export const defaultConfig: Config = {
  zone: 'UTC',
  base: 'official',
  unknownIds: 'register',
  checks: { default: 'note', named: {} },
  publish: 'auto',
  corrections: { mode: 'carry', months: 12 },
  schedule: {},
  asciiNames: false,
  language: 'en',
}

/** What of the configuration decides how reports are judged. */
export function checkingOf({ unknownIds, checks }: Config) {
  return { unknownIds, checks: checkSettings(checks) }
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
