import { closeSync, openSync, readSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { type Document, isCollection, isMap, isNode, LineCounter, parseDocument } from 'yaml'
import { FileAccessError, systemCode } from '../files/errors.js'
import { ownEditions } from '../regulations/own-editions.js'
import type { Editions } from '../regulations/regulations.js'
import { ConfigError } from './config.js'

/** Faults that are named: a file with more is something else, and looking for each line in it takes long. */
const MOST_FAULTS = 100

/** An edition with every rule of its own takes a hundredth; of longer files the keys alone take minutes to compare. */
const MOST_BYTES = 200_000

/**
 * The law of one's own in a file, YAML or JSON: FIDE's editions with those of the file in their place.
 *
 * @throws {ConfigError} naming every fault with its line and what is allowed there
 * @throws {FileAccessError} if the file can not be read
 */
export function editionsFromFile(file: string): Editions {
  const lines = new LineCounter()
  const document = parseDocument(textOf(file), { lineCounter: lines })
  if (document.errors.length > 0) {
    throw new ConfigError(
      file,
      document.errors.map(({ code, message }) => (code === 'MULTIPLE_DOCS' ? SEVERAL_DOCUMENTS : message.trim())),
    )
  }
  const { editions, faults } = ownEditions(plainValue(document, file), basename(file, extname(file)))
  if (faults === null) return editions
  const placed = faults
    .slice(0, MOST_FAULTS)
    .map(({ path, says }) => ({ line: lineOf(path, document, lines), says }))
    .sort((a, b) => a.line - b.line)
  const others = faults.length - placed.length
  throw new ConfigError(file, [
    ...placed.map(({ line, says }) => `line ${line}: ${says}`),
    ...(others > 0 ? [`and ${others} faults more; is this an edition (docs/law.md)?`] : []),
  ])
}

/** What the library says here is for programmers. */
const SEVERAL_DOCUMENTS = 'it holds several documents (---); several editions are one list (- id: …)'

function textOf(file: string): string {
  try {
    const bytes = beginningOf(file)
    if (bytes.length > MOST_BYTES)
      throw new ConfigError(file, [`it is longer than ${MOST_BYTES / 1000} KB: no edition is (docs/law.md)`])
    return bytes.toString('utf8')
  } catch (error) {
    if (error instanceof ConfigError) throw error
    if (systemCode(error) === 'ENOENT')
      throw new ConfigError(file, ['there is no such file; expected an edition (docs/law.md)'])
    throw new FileAccessError(file, 'read', error)
  }
}

/** What a file, or a pipe, begins with, as far as one byte more than an edition has: some devices never end. */
function beginningOf(file: string): Buffer {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(MOST_BYTES + 1)
    let length = 0
    while (length < bytes.length) {
      const read = readSync(descriptor, bytes, length, bytes.length - length, null)
      if (read === 0) break
      length += read
    }
    return bytes.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}

/** An alias to nothing, or one that grows without end, is found here only. */
function plainValue(document: Document, file: string): unknown {
  try {
    return document.toJS()
  } catch (error) {
    throw new ConfigError(file, [error instanceof Error ? error.message : String(error)])
  }
}

/** Where the last key of the path stands; of what is missing, where its mapping begins. */
function lineOf(path: readonly PropertyKey[], document: Document, lines: LineCounter): number {
  let node: unknown = document.contents
  let place = isNode(node) ? node.range?.[0] : undefined
  for (const key of path) {
    if (!isCollection(node)) break
    const name = isMap(node)
      ? node.items.find((pair) => isNode(pair.key) && String(pair.key) === String(key))?.key
      : null
    node = node.get(key, true)
    const at = isNode(name) ? name : node
    if (!isNode(at) || !at.range) break
    place = at.range[0]
  }
  return lines.linePos(place ?? 0).line
}
