import { visibleLine } from '../visible.js'

/** The names in braces of a template: `'{name} has no ID'` asks for `name`. */
export type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

export type MessageArgs = Readonly<Record<string, string | number>>

/** The arguments of a sentence that stands in one line, whatever is in them. */
export function inOneLine(args: MessageArgs): MessageArgs {
  const values = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'string' ? visibleLine(value) : value,
  ])
  return Object.fromEntries(values)
}

/** Puts the arguments in the places their names stand. A name without an argument is a fault of ours and stays visible. */
export function fill(template: string, args: MessageArgs): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
}
