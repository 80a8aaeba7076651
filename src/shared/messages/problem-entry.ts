import type { CheckName } from '../checks.js'

/**
 * What happens because of a problem: the file (or record) is refused, the report is held until a person
 * decides, or the finding is only noted.
 */
export type Severity = 'refuse' | 'hold' | 'note'

/** One kind of problem: the same in every language but for its three texts. */
export interface ProblemEntry {
  readonly severity: Severity
  /** Article of the FIDE Rating Regulations (B.02, edition of 1 March 2024) or of another text named here; null where none speaks of it. */
  readonly article: string | null
  /** What is wrong. */
  readonly says: string
  /** What was expected in its place. */
  readonly expected?: string
  /** What the reader can do about it. */
  readonly advice?: string
  /** The check it belongs to, by which the configuration switches a note off or makes it a refusal. */
  readonly check?: CheckName
}
