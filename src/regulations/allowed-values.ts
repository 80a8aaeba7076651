import { z } from 'zod'

/**
 * What a schema allows, in words: its description, or, where it has none, that of its parts.
 *
 * @returns `a whole number from 0 to 100`, `the keys cap, capExemptFrom, upgradesPerEvent`
 */
export function allowedBy(schema: z.ZodType): string {
  if (schema.description !== undefined) return schema.description
  const inner = unwrapped(schema)
  if (inner !== schema) return `${allowedBy(inner)}${schema instanceof z.ZodNullable ? ', or null' : ''}`
  if (schema instanceof z.ZodObject) return `the keys ${Object.keys(schema.shape).join(', ')}`
  if (schema instanceof z.ZodArray) return `a list, each with ${allowedBy(elementOf(schema))}`
  const options = optionsOf(schema)
  return options.includes(schema) ? schema.type : [...new Set(options.map(allowedBy))].join(' or ')
}

/**
 * The schema a value at a path is held against. Of a union the alternatives that the value chooses by its `kind` or
 * `formula` are meant; all of them where it chooses none.
 *
 * @param value the whole, as it was given
 */
export function schemasAt(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): readonly z.ZodType[] {
  let schemas: readonly z.ZodType[] = [schema]
  let at = value
  for (const key of path) {
    schemas = chosen(schemas, at).flatMap((one) => partOf(one, key))
    at = isRecord(at) ? at[key] : undefined
  }
  return schemas
}

/** The keys a mapping at a path may have. */
export function keysAt(schema: z.ZodType, value: unknown, path: readonly PropertyKey[]): readonly string[] {
  const at = path.reduce<unknown>((whole, key) => (isRecord(whole) ? whole[key] : undefined), value)
  const objects = chosen(schemasAt(schema, value, path), at)
  return [...new Set(objects.flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : [])))]
}

/** The alternatives of a schema, itself where it is no union; what may be null or left out is unwrapped. */
export function optionsOf(schema: z.ZodType): readonly z.ZodType[] {
  const inner = unwrapped(schema)
  if (inner !== schema) return optionsOf(inner)
  return schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]).flatMap(optionsOf) : [schema]
}

/** What may be null, left out or has a default, without that. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodDefault
  return isWrapped ? unwrapped(schema.unwrap() as z.ZodType) : schema
}

export function elementOf(schema: z.ZodArray): z.ZodType {
  return schema.element as z.ZodType
}

/** A mapping or a list: whatever has keys. */
export function isRecord(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Of all alternatives those whose fixed values are the value's own. */
function chosen(schemas: readonly z.ZodType[], value: unknown): readonly z.ZodType[] {
  const options = schemas.flatMap(optionsOf)
  const fitting = options.filter((option) => option instanceof z.ZodObject && isChosenBy(option, value))
  return fitting.length > 0 ? fitting : options
}

function isChosenBy({ shape }: z.ZodObject, value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(shape).every(
      ([key, part]) => !(part instanceof z.ZodLiteral) || part.values.has(value[key] as string),
    )
  )
}

function partOf(schema: z.ZodType, key: PropertyKey): readonly z.ZodType[] {
  if (schema instanceof z.ZodArray) return [elementOf(schema)]
  const part = schema instanceof z.ZodObject ? (schema.shape[String(key)] as z.ZodType | undefined) : undefined
  return part === undefined ? [] : [part]
}
