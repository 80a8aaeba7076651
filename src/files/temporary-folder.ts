import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** `.standard.frl-1234-9f86d081`: hidden, beside the target, with the process that writes it. */
const LEFT = /^\.(.+)\.frl-(\d+)-[0-9a-f]{8}$/

/** Makes a new hidden folder beside `target`, on the same file system so that it can be renamed into place. */
export async function makeTemporaryFolder(target: string): Promise<string> {
  const random = randomBytes(4).toString('hex')
  const path = join(dirname(target), `.${basename(target)}.frl-${process.pid}-${random}`)
  // Not mkdtemp: its folders may be read by their owner only, and would stay so when they are published.
  await mkdir(path)
  return path
}

/** Removes the temporary folders that killed runs have left beside `target`; those of running processes stay. */
export async function removeLeftFolders(target: string): Promise<void> {
  const parent = dirname(target)
  for (const name of await readdir(parent)) {
    const match = LEFT.exec(name)
    if (match?.[1] !== basename(target) || isRunning(Number(match[2]))) continue
    await rm(join(parent, name), { recursive: true, force: true })
  }
}

/** Whether another process of that number runs. Our own number in an old name is a number used again. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
