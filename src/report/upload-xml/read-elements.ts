import { SaxesParser } from 'saxes'
import { splitLines } from '../../shared/text.js'

/** An element of an upload file: everything it says stands in its attributes. */
export interface UploadElement {
  readonly name: string
  /** Where it begins, counted from 1. */
  readonly line: number
  /** Trimmed; empty where the attribute is not there. The case of names does not count. */
  readonly get: (attribute: string) => string
}

export interface UploadElements {
  /** Name of the root element; empty where there is none. */
  readonly root: string
  readonly elements: readonly UploadElement[]
  /** The first fault of the XML; null where it is well-formed. */
  readonly fault: { readonly reason: string; readonly line: number } | null
}

/** Reads the elements of an XML text, the root excepted. What follows a fault is not believed. */
export function readElements(text: string): UploadElements {
  const parser = new SaxesParser({ xmlns: false } as const)
  // Nothing may stand before an XML declaration, and programs put blank lines there.
  const blank = /^\s*/.exec(text)?.[0] ?? ''
  const linesBefore = splitLines(blank).length - 1
  const elements: UploadElement[] = []
  let root = ''
  let line = 1
  let fault: UploadElements['fault'] = null
  parser.on('opentagstart', () => {
    // The sign after the name has been read: a line end, where attributes stand below it.
    line = linesBefore + (parser.column === 0 ? parser.line - 1 : parser.line)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (root === '') root = name.toLowerCase()
    else if (fault === null) elements.push(elementOf(name, line, attributes))
  })
  parser.on('error', ({ message }) => {
    fault ??= { reason: message.replace(/\.$/, ''), line: linesBefore + parser.line }
  })
  parser.write(text.slice(blank.length))
  // Closed, the parser forgets its line: a file cut off has its fault at the end of what is there.
  const end = linesBefore + parser.line
  parser.on('error', ({ message }) => {
    fault ??= { reason: message.replace(/\.$/, ''), line: end }
  })
  parser.close()
  return { root, elements, fault }
}

function elementOf(name: string, line: number, attributes: Readonly<Record<string, string>>): UploadElement {
  const values = new Map(Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value.trim()]))
  return { name: name.toLowerCase(), line, get: (attribute) => values.get(attribute) ?? '' }
}
