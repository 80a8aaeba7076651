import { type Decision, decisions } from '../regulations/decisions.js'
import { type Editions, type Regulations, type RuleName, regulationsInForceIfAny } from '../regulations/regulations.js'
import { type DecidedBy, ruleNames, rulesByDate } from '../regulations/rule-names.js'
import type { Source } from '../regulations/sources.js'
import type { IsoDate } from '../shared/dates.js'
import type { RatingType } from '../shared/rating-type.js'

/** The law of a day, with what it cites: what `frl law` prints. */
export interface LawOfDay {
  readonly date: IsoDate
  readonly types: readonly LawOfType[]
  readonly decisions: readonly Decision[]
}

export interface LawOfType {
  readonly type: RatingType
  /** null on days before the first edition of the type, which is named. */
  readonly edition: EditionName | null
  readonly earliest: IsoDate
  readonly rules: readonly LawRule[]
}

export type EditionName = Pick<Regulations, 'id' | 'effectiveFrom' | 'source'>

export interface LawRule extends Required<Pick<Source, 'article' | 'status' | 'source'>> {
  readonly name: RuleName
  readonly decidedBy: DecidedBy
  readonly value: Regulations[RuleName]
  readonly note: string | null
}

/** What changed between two days. */
export interface LawChanges {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly types: readonly LawChangesOfType[]
}

export interface LawChangesOfType {
  readonly type: RatingType
  readonly from: EditionName | null
  readonly to: EditionName | null
  readonly earliest: IsoDate
  /** Rules with another value; empty where one of the days has no law. */
  readonly changes: readonly { readonly name: RuleName; readonly from: LawRule; readonly to: LawRule }[]
}

/** The edition in force on a day for each type, rule by rule; a type without law yet has no rules. */
export function lawOfDay(editions: Editions, types: readonly RatingType[], date: IsoDate): LawOfDay {
  return {
    date,
    types: types.map((type) => {
      const edition = regulationsInForceIfAny(editions, type, date)
      return {
        type,
        edition: edition === null ? null : nameOf(edition),
        earliest: earliestOf(editions, type),
        rules: edition === null ? [] : rulesOf(edition),
      }
    }),
    decisions,
  }
}

/** From the earlier of two days to the later, whichever comes first. */
export function lawChanges(
  editions: Editions,
  types: readonly RatingType[],
  [one, other]: readonly [IsoDate, IsoDate],
): LawChanges {
  const [from, to] = one <= other ? [one, other] : [other, one]
  return {
    from,
    to,
    types: types.map((type) => {
      const [before, after] = [from, to].map((day) => regulationsInForceIfAny(editions, type, day))
      const names = { from: before ? nameOf(before) : null, to: after ? nameOf(after) : null }
      return { type, ...names, earliest: earliestOf(editions, type), changes: changesBetween(before, after) }
    }),
  }
}

function changesBetween(before: Regulations | null | undefined, after: Regulations | null | undefined) {
  if (!before || !after) return []
  return ruleNames
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ name, from: ruleOf(before, name), to: ruleOf(after, name) }))
}

function rulesOf(edition: Regulations): readonly LawRule[] {
  return ruleNames.map((name) => ruleOf(edition, name))
}

function ruleOf(edition: Regulations, name: RuleName): LawRule {
  const { article, status, source, note } = edition.sources[name]
  return { name, decidedBy: rulesByDate[name], value: edition[name], article, status, source, note: note ?? null }
}

function nameOf({ id, effectiveFrom, source }: Regulations): EditionName {
  return { id, effectiveFrom, source }
}

function earliestOf(editions: Editions, type: RatingType): IsoDate {
  const earliest = editions[type].at(-1)?.effectiveFrom
  if (earliest === undefined) throw new Error(`there are no ${type} editions`)
  return earliest
}
