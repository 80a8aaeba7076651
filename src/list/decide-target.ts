import type { ListMonth } from '../shared/dates.js'
import { type Problem, problem } from '../shared/problem.js'
import type { RatingType } from '../shared/rating-type.js'
import { listOf, monthOfFileName, typeOfFileName } from './list-name.js'
import type { ListHead, ListTarget } from './list-sink.js'

/** What a file is the list of. Without a month or a type there is no target, and nothing is read. */
export interface Decision {
  readonly list: ListMonth | null
  readonly types: readonly RatingType[] | null
  readonly target: ListTarget | null
  readonly problems: readonly Problem[]
}

/** Names under which a file came. */
interface Names {
  readonly name: string
  readonly zipName?: string | null
}

/** What the user says of it. */
interface Said {
  readonly list?: ListMonth
  readonly type?: RatingType
}

/** Puts together what the arguments, the file's names and its head say of the list's month and types. */
export function decideTarget(names: Names, said: Said, head: ListHead): Decision {
  const month = listOf({
    fileName: monthOfFileName(names.name) === null ? (names.zipName ?? names.name) : names.name,
    headerToken: head.monthToken,
    argument: said.list ?? null,
  })
  const kind = typesOf(names, said.type ?? null, head)
  const problems = [...month.problems, ...kind.problems].map((found) => ({ ...found, file: names.name }))
  const { list } = month
  const { types } = kind
  const combined = head.printedTypes.length > 1
  const decided = list !== null && types !== null && types.length > 0
  return { list, types, target: decided ? { file: names.name, list, types, combined } : null, problems }
}

function typesOf({ name, zipName }: Names, argument: RatingType | null, { printedTypes, usualType }: ListHead) {
  const file = { file: name }
  if (printedTypes.length > 0) {
    if (argument === null) return { types: printedTypes, problems: [] }
    if (printedTypes.includes(argument)) return { types: [argument], problems: [] }
    const missing = problem('list-type-missing', { type: argument, found: printedTypes.join(', ') }, file)
    return { types: [], problems: [missing] }
  }
  const found = typeOfFileName(name) ?? typeOfFileName(zipName ?? '') ?? usualType ?? null
  if (argument === null) return { types: found === null ? null : [found], problems: [] }
  const overruled = found !== null && found !== argument
  return { types: [argument], problems: overruled ? [problem('list-type-overruled', { argument, found }, file)] : [] }
}
