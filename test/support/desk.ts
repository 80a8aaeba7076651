import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

import { run } from '../../src/cli/program.js'

/** A rating officer's desk: an empty folder, a database in it, and the program at hand. */
export interface Desk {
  readonly folder: string
  /** Runs `frl ARGS` on the desk's database. */
  readonly frl: (...args: string[]) => Promise<Answer>
  /** Runs `frl ARGS --json` and parses the answer, of whatever exit code. */
  // biome-ignore lint/suspicious/noExplicitAny: what a program prints is whatever it prints
  readonly json: (...args: string[]) => Promise<any>
  /** Runs `frl ARGS`, which must end with exit code 0, and gives what it printed. */
  readonly done: (...args: string[]) => Promise<string>
  /** Writes a file into the folder and gives its path. */
  readonly file: (name: string, content: string | Uint8Array) => string
  readonly read: (name: string) => string
  readonly path: (name: string) => string
}

export interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

export function openDesk(env: Record<string, string> = {}, now = '2026-11-30T12:00:00Z'): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'frl-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const database = join(folder, 'frl.sqlite')
  const frl = async (...args: string[]): Promise<Answer> => {
    let out = ''
    let err = ''
    const code = await run(['--db', database, ...args], {
      out: (text) => {
        out += text
      },
      err: (text) => {
        err += text
      },
      env,
      now: () => new Date(now),
      terminal: null,
      sleep: () => Promise.reject(new Error('nothing here waits')),
      stopSignal: () => new AbortController().signal,
    })
    return { code, out, err }
  }
  const path = (name: string) => join(folder, name)
  return {
    folder,
    frl,
    json: async (...args) => {
      const answer = await frl('--json', ...args)
      if (answer.out === '') throw new Error(`no answer from frl ${args.join(' ')}: ${answer.err}`)
      return JSON.parse(answer.out)
    },
    done: async (...args) => {
      const { code, out, err } = await frl(...args)
      if (code !== 0) throw new Error(`frl ${args.join(' ')}: exit ${code}\n${out}${err}`)
      return out
    },
    file: (name, content) => {
      mkdirSync(dirname(path(name)), { recursive: true })
      writeFileSync(path(name), content)
      return path(name)
    },
    read: (name) => readFileSync(path(name), 'utf8'),
    path,
  }
}

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Real files beside the checkout, where they are at hand: never part of the project. */
export const sharedFolder = join(dirname(root), 'shared')

/** Whether the real files are there; says so once where they are not. */
export function hasShared(what: string): boolean {
  if (existsSync(join(sharedFolder, what))) return true
  process.stderr.write(`skipped: ${what} is not beside the checkout\n`)
  return false
}

/** Every file under a folder by its path there, with its bytes: what two runs are compared by. */
export function filesUnder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  return Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, 'latin1')]))
}

/** The same with the folders themselves, hidden and empty ones too; those end in a stroke. */
export function treeOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory())
  return {
    ...Object.fromEntries(folders.map(({ parentPath, name }) => [`${relative(folder, join(parentPath, name))}/`, ''])),
    ...filesUnder(folder),
  }
}
