import { run } from '../src/cli/program.js'

/** The program on one database, called as its command line is. */
export interface Frl {
  /** `frl ARGS`: the exit code and what was printed. */
  readonly call: (...args: readonly string[]) => Promise<Answer>
  /** `frl --json ARGS`, the answer parsed: of the shape the command documents, which the caller names. */
  readonly json: <Shape>(...args: readonly string[]) => Promise<Shape>
}

export interface Answer {
  readonly exit: number
  readonly out: string
  readonly err: string
}

/** What differs from one caller to another. */
export interface FrlSettings {
  readonly database: string
  readonly now: () => Date
  /** Where a progress bar is drawn; null for none. */
  readonly terminal: NodeJS.WritableStream | null
}

/** Exit codes of commands that did their work: 1 says that some input was refused. */
const ANSWERED = [0, 1]

export function frlOn({ database, now, terminal }: FrlSettings): Frl {
  const call = async (...args: readonly string[]): Promise<Answer> => {
    const printed = { out: '', err: '' }
    const exit = await run(['--db', database, ...args], {
      out: (text) => {
        printed.out += text
      },
      err: (text) => {
        printed.err += text
      },
      env: {},
      now,
      terminal,
      sleep: () => Promise.reject(new Error('none of these commands waits')),
      stopSignal: () => new AbortController().signal,
    })
    return { exit, ...printed }
  }
  return {
    call,
    json: async (...args) => {
      const { exit, out, err } = await call('--json', ...args)
      if (!ANSWERED.includes(exit)) throw new Error(`frl ${args.join(' ')}: exit ${exit}\n${err}`)
      return JSON.parse(out)
    },
  }
}
