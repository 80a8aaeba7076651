import { join } from 'node:path'
import type { Frl } from '../frl.js'

/** Where the demo lives, below the checkout. */
export interface DemoFolders {
  readonly root: string
  readonly database: string
  readonly inbox: string
  readonly out: string
  /** The readable reports of the monthly runs, whole. */
  readonly log: string
}

export function demoFolders(root: string): DemoFolders {
  return {
    root,
    database: join(root, 'frl.sqlite'),
    inbox: join(root, 'inbox'),
    out: join(root, 'lists'),
    log: join(root, 'monthly-reports.txt'),
  }
}

/** The demo's world: the program, its folders, and where the story is told. */
export interface Demo {
  readonly frl: Frl
  readonly folders: DemoFolders
  readonly sample: string
  /** Columns of the terminal. */
  readonly width: number
  readonly say: (text: string) => void
}

/** A command a reader can paste. */
export function pasted({ folders }: Pick<Demo, 'folders'>, command: string): string {
  return `npx frl --db ${folders.database} ${command}`
}
