import type { ArbiterTitle } from '../shared/arbiter-title.js'
import type { IsoDate } from '../shared/dates.js'

/** An arbiter as the register of arbiters has him. */
export interface Arbiter {
  readonly fideId: number
  readonly name: string
  readonly title: ArbiterTitle | ''
  /** The last day of the licence; null where the arbiter has none. */
  readonly licenceUntil: IsoDate | null
}

/** The register of arbiters that reports are held against. */
export interface ArbiterRegister {
  /** Whether nobody is in it: then nobody can be missing from it. */
  readonly isEmpty: () => boolean
  readonly arbiterById: (fideId: number) => Arbiter | null
  /** Those who may bear a name; others may be among them. */
  readonly arbitersNamed: (name: string) => readonly Arbiter[]
}
