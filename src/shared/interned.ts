/** A few values that return many times over, each known by a number from 0 on in the order they first came. */
export interface Interned<Value> {
  readonly numberOf: (value: Value) => number
  readonly at: (number: number) => Value
}

/** @param keyOf what makes two values the same one */
export function interned<Value>(keyOf: (value: Value) => string): Interned<Value> {
  const numbers = new Map<string, number>()
  const values: Value[] = []
  return {
    numberOf(value) {
      const key = keyOf(value)
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, values.length)
      return values.push(value) - 1
    },
    at: (number) => values[number] as Value,
  }
}
