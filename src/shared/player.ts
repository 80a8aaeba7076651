/** What is known of a person, as lists, registers and reports give it. */
export interface PlayerDetails {
  /** FIDE ID Number (art. 7.1.2). */
  readonly fideId: number
  /** `Lastname, Firstname`, composed Unicode (NFC); may be empty. */
  readonly name: string
  /** FIDE's three letters; empty where unknown. */
  readonly federation: string
  readonly sex: Sex | null
  /** null where missing or impossible: such a player is no junior (decision A4). */
  readonly birthYear: number | null
  /** GM, IM, WGM, FM, WIM, CM, WFM, WCM; empty without one. */
  readonly title: string
  /** The woman's title beside `title`. */
  readonly womanTitle: string
  /** Arbiter, organizer, trainer titles, comma separated. */
  readonly otherTitles: string
  /** FIDE Online Arena title. */
  readonly foaTitle: string
}

export type Sex = 'M' | 'F'

/** Where a person's details come from. The register's name, federation and titles win over a list's. */
export type Origin = 'list' | 'register' | 'report'

/** Whether two descriptions of a person are the same to the letter. */
export function sameDetails(a: PlayerDetails, b: PlayerDetails): boolean {
  return (
    a.name === b.name &&
    a.federation === b.federation &&
    a.sex === b.sex &&
    a.birthYear === b.birthYear &&
    a.title === b.title &&
    a.womanTitle === b.womanTitle &&
    a.otherTitles === b.otherTitles &&
    a.foaTitle === b.foaTitle
  )
}
