import { parse } from '@mliebelt/pgn-parser'

/** Tags by name, values trimmed; or where and why they could not be read. */
export type PgnTags =
  | { readonly kind: 'tags'; readonly tag: (name: string) => string }
  | { readonly kind: 'fault'; readonly linesDown: number; readonly reason: string }

/**
 * The tags of one game. Only tags are given to the parser: it takes them in linear time, whereas variations or comments
 * without end would exhaust its stack, and a rating needs of the moves only how many there are.
 */
export function pgnTags(text: string): PgnTags {
  if (text.trim() === '') return { kind: 'tags', tag: () => '' }
  try {
    const { tags } = parse(text, { startRule: 'tags' }) as { readonly tags?: Readonly<Record<string, unknown>> }
    const found = new Map(Object.entries(tags ?? {}).map(([name, value]) => [name, valueText(value)]))
    return { kind: 'tags', tag: (name) => found.get(name) ?? '' }
  } catch (error) {
    if (!isSyntaxError(error)) throw error
    return { kind: 'fault', linesDown: error.location.start.line - 1, reason: shortened(error.message) }
  }
}

interface PgnSyntaxError extends Error {
  readonly location: { readonly start: { readonly line: number } }
}

function isSyntaxError(error: unknown): error is PgnSyntaxError {
  return error instanceof Error && error.name === 'SyntaxError' && 'location' in error
}

/** Dates and periods of a time control come as objects that carry their text. */
function valueText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  if (Array.isArray(value)) return value.map(valueText).join(':')
  return typeof value === 'object' && value !== null && 'value' in value ? valueText(value.value) : ''
}

const REASON_LENGTH = 100

/** The parser lists every tag it knows. */
function shortened(reason: string): string {
  const found = /but .* found\.$/s.exec(reason)?.[0] ?? reason
  return found.length > REASON_LENGTH ? `${found.slice(0, REASON_LENGTH)}...` : found.replace(/^but /, '')
}
