import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLParseError } from 'yaml'
import type { z } from 'zod'

/** A file of settings as it was read, or all that keeps it from being read, in words. */
export type Settings =
  | { readonly value: unknown; readonly document: Document; readonly lines: LineCounter }
  | { readonly faults: readonly string[] }

/** What the errors of YAML mean to whoever keeps the file. */
const MEANINGS: Readonly<Partial<Record<YAMLParseError['code'], string>>> = {
  TAB_AS_INDENT: 'expected blanks before a key, not a tab',
  DUPLICATE_KEY: 'the key stands in the file twice: keep one of them',
  BAD_INDENT: 'a bracket or brace before it is not closed, or the blanks before a key are other than those above it',
  MISSING_CHAR: 'a quotation mark, bracket or comma is missing before it',
  BLOCK_AS_IMPLICIT_KEY:
    'two keys on one line, or blanks before a key that belongs to none: expected one key: value a line',
  MULTILINE_IMPLICIT_KEY: 'expected key: value, with a blank behind the colon',
  BAD_SCALAR_START: 'a value that begins with such a sign stands in quotation marks',
  MULTIPLE_DOCS: 'expected one part only: take out the line ---',
}

const OTHER = 'expected key: value on every line, as frl init writes it'

/** Reads YAML; what is wrong with it is said by line. */
export function readSettings(text: string): Settings {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [first] = document.errors
  // What comes after the first error in a file is mostly said because of it.
  if (first !== undefined) {
    const line = Math.min(first.linePos?.[0].line ?? 1, text.trimEnd().split('\n').length)
    const printed = text.split('\n')[line - 1]?.trim() ?? ''
    return { faults: [`line ${line}: ${MEANINGS[first.code] ?? OTHER} (the line reads "${printed.slice(0, MOST)}")`] }
  }
  try {
    return { value: document.toJS() ?? {}, document, lines }
  } catch {
    return { faults: ['a value that begins with * stands for another one, which is not there: write the value itself'] }
  }
}

const MOST = 60

/** `line 3: base: expected official or own, not FIDE`. */
export function faultOf(
  issue: z.core.$ZodIssue,
  { document, lines }: Extract<Settings, { readonly value: unknown }>,
  knownKeys: (path: readonly PropertyKey[]) => readonly string[],
): string {
  const keys = knownKeys(issue.path).join(', ')
  if (issue.code === 'unrecognized_keys') {
    const unknown = issue.keys.map((key) => [...issue.path, key].join('.')).join(', ')
    return `${lineOf([...issue.path, issue.keys[0] ?? ''], document, lines)}unknown key ${unknown}; known are ${keys}`
  }
  const place = issue.path.length === 0 ? '' : `${issue.path.join('.')}: `
  const value = document.getIn(issue.path, true)
  const printed =
    isScalar(value) && value.value !== null ? `, not ${String(value.source ?? value.value).slice(0, MOST)}` : ''
  return `${lineOf(issue.path, document, lines)}${place}${expectedOf(issue, keys)}${printed}`
}

/** What an issue expects; where the schema says it in words of its own, those. */
function expectedOf(issue: z.core.$ZodIssue, keys: string): string {
  switch (issue.code) {
    case 'invalid_value':
      return `expected ${oneOf(issue.values.map(String))}`
    case 'invalid_type':
      if (issue.expected === 'boolean') return 'expected true or false'
      if (issue.expected === 'object' || issue.expected === 'record')
        return `expected key: value below it; the keys are ${keys}`
      if (issue.expected === 'int' || issue.expected === 'number') return 'expected a whole number'
      return issue.message.startsWith('Invalid') ? 'expected a text' : issue.message
    case 'too_small':
      return `expected ${String(issue.minimum)} or more`
    case 'too_big':
      return `expected ${String(issue.maximum)} or less`
    default:
      return issue.message
  }
}

function oneOf(values: readonly string[]): string {
  return values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}

/** Where a key stands in the file. */
function lineOf(path: readonly PropertyKey[], document: Document, lines: LineCounter): string {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (!isMap(parent)) return ''
  const key = parent.items.find((pair) => isNode(pair.key) && String(pair.key) === String(path.at(-1)))?.key
  return isNode(key) && key.range ? `line ${lines.linePos(key.range[0]).line}: ` : ''
}
