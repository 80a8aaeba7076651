import { z } from 'zod'
import { allowedBy, elementOf, optionsOf, unwrapped } from '../../src/regulations/allowed-values.js'
import { headKeys } from '../../src/regulations/edition-head.js'
import { rulesSchema } from '../../src/regulations/edition-schema.js'
import { ruleNames } from '../../src/regulations/rule-names.js'
import { say } from '../../src/shared/messages/words.js'
import { keyWords } from './key-words.js'
import type { Table } from './table.js'

/** The tables of docs/law.md by the headings they stand below. */
export function lawTables(): Readonly<Record<string, Table>> {
  return {
    'What every edition says of itself': [
      ['key', 'allowed'],
      ...Object.entries(headKeys).map(([key, schema]) => [`\`${key}\``, allowedBy(schema)]),
    ],
    'The rules and their values': [
      ['key', 'what', 'allowed'],
      ...ruleNames.flatMap((rule) =>
        rowsOf(rulesSchema.shape[rule], rule).map(([key, allowed], row) => [
          `\`${key}\``,
          [...(row === 0 ? [say(`rule-${rule}`)] : []), ...(keyWords[key] === undefined ? [] : [keyWords[key]])].join(
            ': ',
          ),
          allowed,
        ]),
      ),
    ],
  }
}

type Row = readonly [key: string, allowed: string]

/** A row for each value, and one for a mapping that may be null or has alternatives. */
function rowsOf(schema: z.ZodType, key: string): readonly Row[] {
  if (schema.description !== undefined) return [[key, allowedBy(schema)]]
  const options = optionsOf(schema)
  const isNullable = unwrapped(schema) !== schema
  const whole: readonly Row[] = isNullable || options.length > 1 ? [[key, wholeText(schema, options)]] : []
  return [...whole, ...options.flatMap((option) => rowsOfOption(option, key, options.length > 1))]
}

function wholeText(schema: z.ZodType, options: readonly z.ZodType[]): string {
  const [first] = options
  if (options.length === 1 && first !== undefined) return allowedBy(schema)
  const chosenBy = options.map(discriminatorOf).filter((one) => one !== undefined)
  const [key] = chosenBy.map(([name]) => name)
  if (key === undefined) return options.map(allowedBy).join(' or ')
  return `a mapping with ${key}: ${chosenBy.map(([, part]) => allowedBy(part)).join(' or ')}`
}

/** The key by whose fixed value one of several mappings is chosen. */
function discriminatorOf(option: z.ZodType): readonly [string, z.ZodType] | undefined {
  if (!(option instanceof z.ZodObject)) return undefined
  return Object.entries(option.shape as Record<string, z.ZodType>).find(([, part]) => part instanceof z.ZodLiteral)
}

function rowsOfOption(option: z.ZodType, key: string, isOne: boolean): readonly Row[] {
  if (option instanceof z.ZodArray) {
    const rows = rowsOf(elementOf(option), `${key}[]`)
    return rows.length === 1 && elementOf(option).description !== undefined ? [[key, allowedBy(option)]] : rows
  }
  if (!(option instanceof z.ZodObject)) return []
  const shape = Object.entries(option.shape as Record<string, z.ZodType>)
  const chosenBy = discriminatorOf(option)
  const condition = isOne && chosenBy ? ` (with ${chosenBy[0]}: ${allowedBy(chosenBy[1])})` : ''
  return shape
    .filter(([, part]) => !(part instanceof z.ZodLiteral))
    .flatMap(([name, part]) => rowsOf(part, `${key}.${name}`))
    .map(
      ([name, allowed]): Row => [
        name,
        condition === '' || allowed.includes(' (with ') ? allowed : `${allowed}${condition}`,
      ],
    )
}
