import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Answer } from './desk.js'

/** The program as it is installed: a process of its own, from the build. */
export interface RunningProgram {
  readonly pid: number
  /** Sends a signal to it. */
  readonly signal: (signal: NodeJS.Signals) => void
  /** What it has said on standard error until now. */
  readonly said: () => string
  readonly ended: Promise<EndedProgram>
}

export interface EndedProgram extends Answer {
  /** The signal that ended it; null where it ended itself. */
  readonly killedBy: NodeJS.Signals | null
}

export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly folder?: string
  /** Stops it, or kills it, at a call to the file system or the database: see `test/faults/fault.mjs`. */
  readonly fault?: Fault
}

export interface Fault {
  /** Which call, counted from 1. */
  readonly at: number
  readonly signal: 'SIGKILL' | 'SIGSTOP'
  /** `during`: handed over, its end not waited for; what is done at once is done. */
  readonly when?: 'before' | 'during'
  /** Only calls that contain this are counted. */
  readonly match?: string
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const main = join(root, 'dist', 'src', 'main.js')
export const faultHook = join(root, 'test', 'faults', 'fault.mjs')

/** Starts `frl ARGS`; it is gone when the test has ended. */
export function startProgram(args: readonly string[], options: ProgramOptions = {}): RunningProgram {
  if (!existsSync(main)) throw new Error(`${main} is not there: npm run build makes it`)
  const { env = {}, folder, fault } = options
  const hook = fault === undefined && env.FAULT_LOG === undefined ? [] : ['--import', faultHook]
  const child = spawn(process.execPath, [...hook, main, ...args], {
    ...(folder === undefined ? {} : { cwd: folder }),
    env: { PATH: process.env.PATH, TZ: process.env.TZ, ...env, ...faultVariables(fault) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  const ended = new Promise<EndedProgram>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, killedBy) => resolve({ code: code ?? -1, killedBy, out, err }))
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { pid: child.pid ?? 0, signal: (signal) => child.kill(signal), said: () => err, ended }
}

/**
 * Starts `frl ARGS`, and sends it a signal at a call: it is held there meanwhile, so that the signal has come when it goes
 * on.
 */
export async function interruptedAt(
  args: readonly string[],
  { at, match }: Pick<Fault, 'at' | 'match'>,
  { folder, signal = 'SIGINT' }: { readonly folder?: string; readonly signal?: NodeJS.Signals } = {},
): Promise<EndedProgram> {
  const fault = { at, signal: 'SIGSTOP', ...(match === undefined ? {} : { match }) } as const
  const program = startProgram(args, { ...(folder === undefined ? {} : { folder }), fault })
  let ended = false
  const end = program.ended.then((answer) => {
    ended = true
    return answer
  })
  while (!ended && !program.said().includes('stopped at')) await wait(20)
  program.signal(signal)
  // It says that it stops before it does: once may be too early.
  while (!ended) {
    program.signal('SIGCONT')
    await wait(50)
  }
  const { err, ...answer } = await end
  return { ...answer, err: err.replace(/^stopped at .*\n/m, '') }
}

/** Runs `frl ARGS` to its end. */
export function runProgram(args: readonly string[], options: ProgramOptions = {}): Promise<EndedProgram> {
  return startProgram(args, options).ended
}

function faultVariables(fault: Fault | undefined): Record<string, string> {
  if (fault === undefined) return {}
  const { at, signal, when = 'before', match = '' } = fault
  return { FAULT_AT: String(at), FAULT_SIGNAL: signal, FAULT_WHEN: when, FAULT_MATCH: match }
}
