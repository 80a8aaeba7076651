import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'

import { FileAccessError } from '../../src/files/errors.js'
import { type Finish, writeFolder } from '../../src/files/publish-folder.js'

let folder = ''
let target = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frl-publish-'))
  target = join(folder, 'out', '2026-03', 'standard')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const FILES = [
  { name: 'a.txt', chunks: ['abc'] },
  { name: 'b.xml', chunks: ['Mül', 'ler\n'] },
]
const manifest: Finish = (files) => ({ name: 'manifest.json', text: JSON.stringify(files) })
const A = { name: 'a.txt', sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', bytes: 3 }

describe('a new folder', () => {
  it('is written whole, with the digests of its files in the last one', async () => {
    const { outcome, files } = await writeFolder(target, FILES, manifest)
    expect(outcome).toBe('written')
    expect(files.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['a.txt', 3],
      ['b.xml', 8],
      ['manifest.json', expect.any(Number)],
    ])
    expect(files[0]).toEqual(A)
    expect((await readdir(target)).sort()).toEqual(['a.txt', 'b.xml', 'manifest.json'])
    expect(await readFile(join(target, 'b.xml'), 'utf8')).toBe('Müller\n')
    expect(JSON.parse(await readFile(join(target, 'manifest.json'), 'utf8'))).toEqual(files.slice(0, 2))
    expect(await readdir(dirname(target))).toEqual(['standard'])
  })

  it('takes the place of an empty one', async () => {
    await mkdir(target, { recursive: true })
    expect((await writeFolder(target, FILES, manifest)).outcome).toBe('written')
  })

  it('can be read by whom other folders can', async () => {
    await writeFolder(target, FILES, manifest)
    expect((await stat(target)).mode).toBe((await stat(dirname(target))).mode)
  })
})

describe('a folder that stands', () => {
  beforeEach(() => writeFolder(target, FILES, manifest))

  it('with the same bytes is left as it is', async () => {
    const before = await stat(join(target, 'a.txt'))
    const { outcome, differing, files } = await writeFolder(target, FILES, manifest)
    expect({ outcome, differing }).toEqual({ outcome: 'same', differing: [] })
    expect(files[0]).toEqual(A)
    expect((await stat(join(target, 'a.txt'))).mtimeMs).toBe(before.mtimeMs)
  })

  test.each([
    [async () => writeFile(join(target, 'a.txt'), 'abd'), ['a.txt']],
    [async () => rm(join(target, 'b.xml')), ['b.xml']],
    [async () => writeFile(join(target, 'manifest.json'), '{}'), ['manifest.json']],
  ])('with other bytes is not touched: %#', async (change, differing) => {
    await change()
    const before = await readdir(target)
    expect(await writeFolder(target, FILES, manifest)).toMatchObject({ outcome: 'different', differing })
    expect(await readdir(target)).toEqual(before)
    expect(await readdir(dirname(target))).toEqual(['standard'])
  })

  it('names every file that would change', async () => {
    const other = [
      { name: 'a.txt', chunks: ['abd'] },
      { name: 'c.csv', chunks: [] },
    ]
    const { differing } = await writeFolder(target, other, manifest)
    expect(differing).toEqual(['a.txt', 'c.csv', 'manifest.json'])
  })
})

describe('when it can not be written', () => {
  function* failing(): Generator<string> {
    yield 'half a list'
    throw new Error('the list broke off')
  }

  it('leaves nothing behind when the content fails, and lets the error through', async () => {
    const files = [FILES[0], { name: 'b.xml', chunks: failing() }].filter((file) => file !== undefined)
    await expect(writeFolder(target, files, manifest)).rejects.toThrow('the list broke off')
    expect(await readdir(dirname(target))).toEqual([])
  })

  test.each([
    ['a file where a folder must be', async () => writeFile(join(folder, 'out'), '')],
    [
      'a file at the target',
      async () => mkdir(dirname(target), { recursive: true }).then(() => writeFile(target, 'x')),
    ],
  ])('%s: names the path', async (_, prepare) => {
    await prepare()
    const writing = writeFolder(target, FILES, manifest)
    await expect(writing).rejects.toThrow(FileAccessError)
    await expect(writing).rejects.toThrow(
      /can not (make the folder .*out|write .*standard): it is a file, not a folder/,
    )
  })

  it.skipIf(process.getuid?.() === 0)('no permission: names the path', async () => {
    await mkdir(dirname(target), { recursive: true })
    await chmod(dirname(target), 0o555)
    await expect(writeFolder(target, FILES, manifest)).rejects.toThrow(FileAccessError)
    await chmod(dirname(target), 0o755)
  })

  it('a full disk says so', () => {
    const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' })
    expect(new FileAccessError('/out/a.txt', 'write', full).message).toMatch(
      /can not write \/out\/a\.txt: the disk is full/,
    )
  })
})

describe('folders that killed runs have left', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid

  test.each([
    [`.standard.frl-${dead}-0123abcd`, false, 'of a run that is over'],
    [`.standard.frl-${process.pid}-0123abcd`, false, 'of a run that had our number'],
    [`.standard.frl-${process.ppid}-0123abcd`, true, 'of a run that goes on'],
    [`.rapid.frl-${dead}-0123abcd`, true, 'of another target'],
    [`.standard.frl-${dead}`, true, 'not our pattern'],
    ['.standard', true, 'not our pattern'],
    ['standard.old', true, 'not our pattern'],
  ])('%s stays: %j', async (name, stays, why) => {
    const left = join(dirname(target), name)
    await mkdir(left, { recursive: true })
    await writeFile(join(left, 'a.txt'), 'half')
    await writeFolder(target, FILES, manifest)
    expect((await readdir(dirname(target))).includes(name), why).toBe(stays)
  })

  it('go from beside a target that stands, too, once their run is over', async () => {
    await writeFolder(target, FILES, manifest)
    const left = join(dirname(target), `.standard.frl-${dead}-0123abcd`)
    await mkdir(left)
    await writeFolder(target, FILES, manifest)
    expect(await readdir(dirname(target))).toEqual(['standard'])
  })
})
