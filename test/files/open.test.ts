import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

import { BadZipError, FileAccessError } from '../../src/files/errors.js'
import { openFile } from '../../src/files/open.js'
import { zip } from '../support/zip.js'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frl-open-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Content that deflate can not make smaller, so that damage hits it: digests one after another. */
const LARGE = Buffer.concat(
  Array.from({ length: 10_000 }, (_, index) => createHash('sha256').update(String(index)).digest()),
)

async function write(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

async function contentOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts).toString('latin1')
}

describe('a plain file', () => {
  test.each(['a list', '', 'PK', 'PK is no zip'])('%j', async (content) => {
    const file = await openFile(await write('list.zip', content))
    expect(file).toMatchObject({ name: 'list.zip', zipName: null, size: content.length })
    expect(await contentOf(file.chunks())).toBe(content)
    expect(await contentOf(file.chunks()), 'read a second time').toBe(content)
  })

  test.each([
    ['not-there.txt', 'there is no such file'],
    ['.', 'it is a folder'],
    ['list.zip/inside.txt', 'a part of the path is a file'],
  ])('%s can not be read', async (name, reason) => {
    await write('list.zip', 'a list')
    const opening = openFile(join(folder, name))
    await expect(opening).rejects.toThrow(FileAccessError)
    await expect(opening).rejects.toThrow(reason)
  })

  it('is named when it goes away before it is read', async () => {
    const path = await write('gone.txt', 'a list')
    const file = await openFile(path)
    await rm(path)
    await expect(contentOf(file.chunks())).rejects.toThrow(FileAccessError)
  })
})

describe('a zip', () => {
  test.each([
    [{ 'standard_mar26frl.txt': 'a list' }, 'standard_mar26frl.txt', 'one entry'],
    [{ 'JAN01FRL.TXT': 'a list' }, 'JAN01FRL.TXT', 'capitals'],
    [{ 'lists/': '', 'lists/list.xml': 'a list' }, 'lists/list.xml', 'in a folder'],
    [{ 'readme.md': 'read me', 'list.csv': 'a list' }, 'list.csv', 'beside something else'],
    [{ '__MACOSX/._list.txt': 'x', '.list.txt': 'x', 'list.txt': 'a list' }, 'list.txt', 'as macOS makes them'],
  ])('%#', async (entries, name, why) => {
    const file = await openFile(await write('any-name.txt', await zip(entries)))
    expect(file, why).toMatchObject({ name, zipName: 'any-name.txt', size: 6 })
    expect(await contentOf(file.chunks())).toBe('a list')
    expect(await contentOf(file.chunks()), 'read a second time').toBe('a list')
  })

  test.each([
    [{ compress: false }, 'stored'],
    [{ zip64: true }, 'zip64'],
  ])('%j', async (options, why) => {
    const file = await openFile(await write('list.zip', await zip({ 'list.txt': LARGE }, options)))
    expect(await contentOf(file.chunks()), why).toBe(LARGE.toString('latin1'))
  })

  it.each([
    ['tar.xz', '\u00fd7zXZ\u0000\u0000', 'an xz archive'],
    ['gz', '\u001f\u008b\u0008', 'a gzip archive'],
    ['7z', '7z\u00bc\u00af\u0027\u001c', 'a 7z archive'],
    ['rar', 'Rar!\u001a\u0007', 'a RAR archive'],
    ['tar', `list.txt${'\0'.repeat(249)}ustar`, 'a tar archive'],
  ])('is what is read of archives: %s is named', async (ending, beginning, what) => {
    const opening = openFile(await write(`list.${ending}`, Buffer.from(beginning, 'latin1')))
    await expect(opening).rejects.toThrow(`it is ${what}`)
    await expect(opening).rejects.toThrow('unpack it first')
  })

  it('takes other endings when asked to', async () => {
    const path = await write('reports.zip', await zip({ 'event.trf': 'a report', 'readme.txt': 'x' }))
    expect((await openFile(path, ['.trf'])).name).toBe('event.trf')
  })

  test.each([
    [{ 'a.txt': 'x', 'b.xml': 'x' }, /more than one .* file in the zip: a\.txt, b\.xml; unpack it/],
    [{ 'a.pdf': 'x' }, /no \.txt, \.xml, \.csv file in the zip, only a\.pdf/],
    [{}, /the zip is empty/],
    [Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.txt`, 'x'])), /and 2 more/],
  ])('of which nothing can be chosen is refused: %#', async (entries, message) => {
    const opening = openFile(await write('list.zip', await zip(entries)))
    await expect(opening).rejects.toThrow(BadZipError)
    await expect(opening).rejects.toThrow(message)
  })

  test.each([
    [(bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'cut off'],
    [(bytes: Buffer) => bytes.subarray(0, 30), 'cut off in its first header'],
    [(bytes: Buffer) => changed(bytes, 5_000), 'a byte of the content changed'],
    [(bytes: Buffer) => changed(bytes, 60), 'a byte near the beginning changed'],
    [(bytes: Buffer) => changed(bytes, bytes.length - 40), 'a byte of the directory changed'],
  ])('that is damaged is bad input, not a fault of the disk: %#', async (damage, why) => {
    for (const compress of [true, false]) {
      const path = await write('list.zip', damage(await zip({ 'list.txt': LARGE }, { compress })))
      const reading = openFile(path).then((file) => contentOf(file.chunks()))
      await expect(reading, why).rejects.toThrow(BadZipError)
      await expect(reading, why).rejects.toThrow(path)
    }
  })

  it('can be left before its end', async () => {
    const file = await openFile(await write('list.zip', await zip({ 'list.txt': LARGE })))
    for await (const chunk of file.chunks()) {
      expect(chunk.length).toBeGreaterThan(0)
      break
    }
  })
})

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0x55
  return copy
}
