import { z } from 'zod'
import type { CheckSaid, ChecksSaid } from '../report/check-settings.js'
import { checkEntry, checkNames, isCheckName } from '../shared/checks.js'

/** What `checks` may say of checks that are not named, in place of a map too. */
const strictness = z.enum(['note', 'strict'])
/** What it may say of one that is. */
const said = z.enum(['off', 'note', 'strict'])

const EXPECTED = `expected note, strict, or a map of names to off, note or strict: default, ${checkNames.join(', ')}`

const MOST = 100_000

/** The key `checks`: one word for all, or a word or a number by name. Every fault of it, at the name it belongs to. */
export const checksSchema = z
  .union([strictness, z.record(z.string(), z.unknown())], EXPECTED)
  .default('note')
  .transform((value, context): ChecksSaid => {
    if (typeof value === 'string') return { default: value, named: {} }
    const faulty = (path: readonly string[], message: string) => {
      context.addIssue({ code: 'custom', path: [...path], message })
    }
    const { default: other, ...named } = value
    const byDefault = strictness.optional().safeParse(other)
    if (!byDefault.success) faulty(['default'], 'expected note or strict')
    return { ...(byDefault.data && { default: byDefault.data }), named: namedChecks(named, faulty) }
  })

type Faulty = (path: readonly string[], message: string) => void

function namedChecks(named: Readonly<Record<string, unknown>>, faulty: Faulty): ChecksSaid['named'] {
  const settings: Record<string, CheckSaid> = {}
  for (const [name, value] of Object.entries(named)) {
    if (!isCheckName(name)) {
      faulty([name], `there is no check of this name; known are default, ${checkNames.join(', ')}`)
      continue
    }
    const { threshold } = checkEntry(name)
    const parsed = threshold === undefined ? said.safeParse(value) : numberSchema(threshold.kind).safeParse(value)
    if (parsed.success) settings[name] = parsed.data
    else faulty([name], expectedOf(threshold))
  }
  return settings
}

/** `off`, or the number that switches the check on, and whether it refuses. */
function numberSchema(kind: 'at-least' | 'at-most') {
  return z.union([z.literal('off'), z.strictObject({ [kind]: z.int().min(1).max(MOST), as: strictness.optional() })])
}

function expectedOf(threshold: ReturnType<typeof checkEntry>['threshold']): string {
  if (threshold === undefined) return 'expected off, note or strict'
  const { kind, counts } = threshold
  return `expected off, or a whole number of ${counts} of yours, since no regulation gives one: { ${kind}: 4 } or { ${kind}: 4, as: strict }`
}
