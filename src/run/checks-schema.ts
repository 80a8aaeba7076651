import { z } from 'zod'
import type { CheckSaid, ChecksSaid } from '../report/check-settings.js'
import { checkEntry, checkNames, isCheckName } from '../shared/checks.js'
import { say } from '../shared/messages/words.js'

/** What `checks` may say of checks that are not named, in place of a map too. */
const strictness = z.enum(['note', 'strict'])
/** What it may say of one that is. */
const said = z.enum(['off', 'note', 'strict'])

const names = checkNames.join(', ')

const MOST = 100_000

/** The key `checks`: one word for all, or a word or a number by name. Every fault of it, at the name it belongs to. */
export const checksSchema = z
  .union([strictness, z.record(z.string(), z.unknown())], say('config-checks', { names }))
  .default('note')
  .transform((value, context): ChecksSaid => {
    if (typeof value === 'string') return { default: value, named: {} }
    const faulty = (path: readonly string[], message: string) => {
      context.addIssue({ code: 'custom', path: [...path], message })
    }
    const { default: other, ...named } = value
    const byDefault = strictness.optional().safeParse(other)
    if (!byDefault.success) faulty(['default'], say('config-checks-default'))
    return { ...(byDefault.data && { default: byDefault.data }), named: namedChecks(named, faulty) }
  })

type Faulty = (path: readonly string[], message: string) => void

function namedChecks(named: Readonly<Record<string, unknown>>, faulty: Faulty): ChecksSaid['named'] {
  const settings: Record<string, CheckSaid> = {}
  for (const [name, value] of Object.entries(named)) {
    if (!isCheckName(name)) {
      faulty([name], say('config-check-unknown', { names }))
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
  if (threshold === undefined) return say('config-check')
  const { kind, counts } = threshold
  const form = say('config-check-form', { number: `{ ${kind}: 4 }`, strict: `{ ${kind}: 4, as: strict }` })
  return say(`config-check-number-${counts}`, { form })
}
