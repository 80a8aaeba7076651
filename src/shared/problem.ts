import { type ProblemCode, problemCatalogue } from './messages/catalogue.js'
import { english, fillIn, type Language } from './messages/language.js'
import type { ProblemArg, ProblemArgs } from './messages/phrase.js'
import type { ProblemEntry, Severity } from './messages/problem-entry.js'
import type { Placeholder } from './messages/template.js'
import { visibleLine } from './visible.js'

export type { ProblemCode } from './messages/catalogue.js'
export type { Severity } from './messages/problem-entry.js'

/** Where in other people's data something is wrong. Lines count from 1. */
export interface Place {
  readonly file?: string
  readonly line?: number
}

/** Something wrong in other people's data: collected and shown, never thrown. */
export interface Problem extends Place {
  readonly code: ProblemCode
  readonly severity: Severity
  readonly args: ProblemArgs
}

type Texts<Code extends ProblemCode> = (typeof problemCatalogue)[Code] extends infer Entry
  ? Extract<Entry[keyof Entry & ('says' | 'expected' | 'advice')], string>
  : never
type ArgsOf<Code extends ProblemCode> = Readonly<Record<Placeholder<Texts<Code>>, ProblemArg>>

/** A problem of the catalogue; the arguments are those its texts name. */
export function problem<Code extends ProblemCode>(code: Code, args: ArgsOf<Code>, place: Place = {}): Problem {
  return { code, severity: entryOf(code).severity, args, ...place }
}

export function refuses(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'refuse')
}

/** A problem as every output shows it: the texts filled in, the article beside them. */
export interface RenderedProblem {
  readonly code: ProblemCode
  readonly severity: Severity
  readonly article: string | null
  readonly file: string | null
  readonly line: number | null
  readonly message: string
  readonly expected: string | null
  readonly advice: string | null
}

export function renderProblem(problem: Problem): RenderedProblem {
  return renderProblemIn(english, problem)
}

/** The same with the texts of a language; in English where it does not have them. */
export function renderProblemIn(language: Language, { code, severity, args, file, line }: Problem): RenderedProblem {
  const { article, says, expected, advice } = entryOf(code)
  const own = language.problems[code]
  const filled = (text: string | undefined, original: string | undefined): string | null => {
    const template = text ?? original
    return template === undefined ? null : fillIn(text === undefined ? english : language, template, args)
  }
  return {
    code,
    severity,
    article,
    file: file ?? null,
    line: line ?? null,
    message: filled(own?.says, says) ?? says,
    expected: filled(own?.expected, expected),
    advice: filled(own?.advice, advice),
  }
}

/** One problem in one line: `event.trf:12: no ID ... (art. 9.1); expected ...; do: ...`. */
export function problemLine(problem: Problem): string {
  const { severity, article, file, line, message, expected, advice } = renderProblem(problem)
  const place = file === null ? (line === null ? '' : `line ${line}`) : [file, line ?? []].flat().join(':')
  const cited = article === null ? '' : ` (art. ${article})`
  const parts = [
    `${place === '' ? '' : `${place}: `}${severity === 'note' ? 'note: ' : ''}${message}${cited}`,
    expected === null ? null : `expected ${expected}`,
    advice,
  ]
  return visibleLine(parts.filter((part) => part !== null).join('; '))
}

function entryOf(code: ProblemCode): ProblemEntry {
  return problemCatalogue[code]
}
