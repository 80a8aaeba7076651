import type { LawChanges, LawChangesOfType, LawOfDay, LawOfType, LawRule } from '../answers/law.js'
import type { Decision } from '../regulations/decisions.js'
import { BEGINNING } from '../regulations/edition-head.js'
import type { DecidedBy } from '../regulations/rule-names.js'
import { say } from '../shared/messages/words.js'
import { ruleText, typesInWords } from './rule-values.js'
import { paragraph, wrappedRow } from './wrapped.js'

const WIDTH = 100
/** Rule, what it says, article, status, source: with their gaps within {@link WIDTH}. */
const COLUMNS = [20, 42, 13, 9, 4]
const DATES: readonly DecidedBy[] = ['tournament-start', 'latest-pooled-event', 'tournament-end', 'list-date']

/** The law of a day, rule by rule: for a terminal of a hundred columns. */
export function lawText({ date, types, decisions }: LawOfDay): string {
  return [
    ...together(types, ({ edition, rules }) => [edition, rules]).map((same) => textOfTypes(same, date)),
    [`${say('law-decisions-head')}\n`, ...decisions.map(decisionText)].join(''),
  ].join('\n')
}

function textOfTypes(same: readonly LawOfType[], date: string): string {
  const types = typesInWords(same.map(({ type }) => type))
  const [{ edition, earliest, rules } = { edition: null, earliest: date, rules: [] }] = same
  if (edition === null) return `${say('law-not-yet', { type: types, date, earliest })}\n`
  const sources = [...new Set(rules.map(({ source }) => source))]
  const head = { types, date, edition: edition.id }
  const isAlways = edition.effectiveFrom === BEGINNING
  return [
    `${isAlways ? say('law-head-always', head) : say('law-head', { ...head, from: edition.effectiveFrom })}\n`,
    `${edition.source}\n\n`,
    wrappedRow(say('law-columns').split('|'), COLUMNS, 2),
    ...DATES.flatMap((decidedBy) => [
      `\n${say(`law-by-${decidedBy}`)}\n`,
      ...rules.filter((rule) => rule.decidedBy === decidedBy).map((rule) => rowOf(rule, sources)),
    ]),
    `\n${unsureText(rules)}`,
    `\n${say('law-sources-head')}\n`,
    ...sources.map((source, at) => `  [${at + 1}] ${source}\n`),
  ].join('')
}

function rowOf({ name, value, article, status, source, note }: LawRule, sources: readonly string[]): string {
  const row = [name, ruleText(name, value as never), article, status, `[${sources.indexOf(source) + 1}]`]
  const noted = note === null ? '' : wrappedRow(['', say('law-note', { note })], [20, 69], 2)
  return `${wrappedRow(row, COLUMNS, 2)}${noted}`
}

/** What one may know better, as it would stand in an edition of one's own. */
function unsureText(rules: readonly LawRule[]): string {
  const unsure = rules.filter(({ status }) => status === 'unsure')
  if (unsure.length === 0) return `${say('law-unsure-none')}\n`
  return [
    `${say('law-unsure-head')}\n`,
    ...unsure.map(({ name, value }) => paragraph(`${name}: ${inFile(value)}`, WIDTH, 2, 6)),
  ].join('')
}

/** A value as one writes it in YAML, on one line. */
function inFile(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inFile).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, part]) => `${key}: ${inFile(part)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function decisionText({ id, question, says, rules }: Decision): string {
  const text =
    rules.length === 0
      ? say('law-decision', { id, question, says })
      : say('law-decision-rules', { id, question, says, rules: rules.join(', ') })
  return paragraph(text, WIDTH, 2, 6)
}

/** What changed between two days, old above new. */
export function lawChangesText({ from, to, types }: LawChanges): string {
  return together(types, ({ from: before, to: after, changes }) => [before, after, changes])
    .map((same) => changesOfTypes(same, from, to))
    .join('\n')
}

function changesOfTypes(same: readonly LawChangesOfType[], from: string, to: string): string {
  const [first] = same
  if (first === undefined) return ''
  const types = typesInWords(same.map(({ type }) => type))
  const noLaw = say('law-diff-no-law')
  const editions = { fromEdition: first.from?.id ?? noLaw, toEdition: first.to?.id ?? noLaw }
  const head = `${say('law-diff-head', { types, from, to, ...editions })}\n`
  if (first.from === null || first.to === null) {
    return `${head}  ${say('law-diff-begins', { earliest: first.earliest, types })}\n`
  }
  if (first.changes.length === 0) return `${head}  ${say('law-diff-none')}\n`
  return [
    head,
    ...first.changes.flatMap(({ name, from: before, to: after }) => [
      paragraph(`${name} (${say(`rule-${name}`)})`, WIDTH, 2),
      sideOf(say('law-diff-was'), before),
      sideOf(say('law-diff-is'), after),
    ]),
  ].join('')
}

function sideOf(label: string, { name, value, article, status, note }: LawRule): string {
  const text = ruleText(name, value as never)
  const cited = [article === '' ? [] : say('law-diff-article', { article }), status, note ?? []].flat()
  return wrappedRow([label, `${text} [${cited.join('; ')}]`], [4, 88], 4)
}

/** Types of which the same is to be said, next to one another. */
function together<Type>(types: readonly Type[], of: (type: Type) => unknown): readonly (readonly Type[])[] {
  const groups = new Map<string, Type[]>()
  for (const type of types) {
    const key = JSON.stringify(of(type))
    groups.set(key, [...(groups.get(key) ?? []), type])
  }
  return [...groups.values()]
}
