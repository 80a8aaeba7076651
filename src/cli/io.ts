import { visibleText } from '../shared/visible.js'

/** What the program sees of the world: handed in, so that a test can be the world. */
export interface World {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: () => Date
  /** Where a progress bar can be drawn; null where there is no terminal. */
  readonly terminal: NodeJS.WritableStream | null
  /** Waits, or ends at once when the signal comes. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Comes when the user or the system asks to stop, its reason the signal; asked for once, by commands that stop cleanly. */
  readonly stopSignal: () => AbortSignal
}

/** What a command sees of it. Texts are for people: what a terminal would obey is written out. */
export interface Io extends World {
  /** Standard output for programs and files: JSON, CSV, a TRF, byte for byte. */
  readonly data: (text: string) => void
}

export function ioOn(world: World): Io {
  return {
    ...world,
    out: (text) => world.out(visibleText(text)),
    err: (text) => world.err(visibleText(text)),
    data: world.out,
  }
}

/** Exit codes: what cron and scripts rely on. */
export const exitCode = {
  done: 0,
  someRefused: 1,
  usage: 2,
  state: 3,
  fault: 70,
  file: 74,
  locked: 75,
  /** As the shell has it: 128 and the number of the signal. */
  interrupted: 130,
  terminated: 143,
} as const

export type ExitCode = (typeof exitCode)[keyof typeof exitCode]

/** Wrong usage (exit 2): names the argument and what was expected. */
export class UsageError extends Error {
  override name = 'UsageError'
}
