import { join } from 'node:path'
import { differingFiles } from './same-files.js'
import { makeWholeFolder } from './whole-folder.js'
import {
  digestFile,
  type NamedChunks,
  namedAs,
  type OnChunk,
  onDisk,
  syncFolder,
  type WrittenFile,
  writeFile,
} from './write-file.js'

/** What became of a folder that was to be written. */
export interface FolderResult {
  /** `same`: the target stands with these bytes already. `different`: it stands with others, and was not touched. */
  readonly outcome: 'written' | 'same' | 'different'
  /** Every file with its digest, the last one too. */
  readonly files: readonly WrittenFile[]
  /** Files that are missing in the target or have other bytes there. */
  readonly differing: readonly string[]
}

/** How the files of a folder are written. */
export interface Writing {
  /** Side by side one file is printed while the disk takes another; each then holds its stretch in memory. */
  readonly order?: 'one by one' | 'side by side'
  /** Called after each stretch; what it throws leaves nothing behind. */
  readonly onChunk?: OnChunk
}

/** Makes the last file of a folder, which speaks of the others: a manifest of their digests. */
export type Finish = (written: readonly WrittenFile[]) => { readonly name: string; readonly text: string }

/** Runs once the bytes are settled and before anybody can see them; what it throws leaves nothing behind. */
export type BeforeVisible = (files: readonly WrittenFile[]) => Promise<void>

/**
 * Writes a folder whole or not at all: into a hidden folder beside the target, every file on the disk before the one
 * rename that makes them visible together. A target that stands already is compared and never touched; an empty
 * folder counts as none.
 *
 * @param files each from its stretches of text (as UTF-8) or bytes
 * @throws {FileAccessError} when the disk is full or the place can not be written; nothing is left behind then
 */
export async function writeFolder(
  target: string,
  files: readonly NamedChunks[],
  finish: Finish,
  beforeVisible: BeforeVisible = async () => undefined,
  { order = 'one by one', onChunk = async () => undefined }: Writing = {},
): Promise<FolderResult> {
  const writing = { order, onChunk }
  const written = await makeWholeFolder(target, async (temporary) => {
    const digests = await allFiles(files, finish, order, (file) => writeIn(temporary, target, file, onChunk))
    await onDisk(temporary, () => syncFolder(temporary))
    await beforeVisible(digests)
    return digests
  })
  if (written === null) return compared(target, files, finish, writing)
  return { outcome: 'written', files: written, differing: [] }
}

/** What the disk says against a file is told of the place it is written for. */
async function writeIn(folder: string, target: string, file: NamedChunks, onChunk: OnChunk): Promise<WrittenFile> {
  try {
    return await writeFile(folder, file, onChunk)
  } catch (error) {
    throw namedAs(join(target, file.name), error)
  }
}

async function compared(
  target: string,
  files: readonly NamedChunks[],
  finish: Finish,
  { order, onChunk }: Required<Writing>,
): Promise<FolderResult> {
  const wanted = await allFiles(files, finish, order, (file) => digestFile(file, onChunk))
  const differing = await differingFiles(target, wanted)
  return { outcome: differing.length === 0 ? 'same' : 'different', files: wanted, differing }
}

async function allFiles(
  files: readonly NamedChunks[],
  finish: Finish,
  order: Required<Writing>['order'],
  take: (file: NamedChunks) => Promise<WrittenFile>,
): Promise<WrittenFile[]> {
  const taken = order === 'side by side' ? await allSettled(files.map(take)) : await inTurn(files, take)
  const { name, text } = finish(taken)
  return [...taken, await take({ name, chunks: [text] })]
}

async function inTurn(
  files: readonly NamedChunks[],
  take: (file: NamedChunks) => Promise<WrittenFile>,
): Promise<WrittenFile[]> {
  const taken: WrittenFile[] = []
  for (const file of files) taken.push(await take(file))
  return taken
}

/** All results, or the first error once nothing is at work any more: a folder is removed when nobody writes into it. */
async function allSettled<Result>(work: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(work)
  return Promise.all(work)
}
