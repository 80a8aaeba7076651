import type { RatingType } from '../shared/rating-type.js'

/** One record of a list in the file's own words: fields cut out and trimmed, '' where blank, nothing believed yet. */
export interface RawRecord {
  readonly line: number
  readonly fideId: string
  readonly name: string
  readonly federation: string
  readonly sex: string
  readonly title: string
  readonly womanTitle: string
  readonly otherTitles: string
  readonly foaTitle: string
  readonly birth: string
  readonly flag: string
  readonly ratings: readonly RawRating[]
}

export interface RawRating {
  readonly type: RatingType
  readonly rating: string
  readonly games: string
  readonly k: string
  /** Columns of our own CSV. */
  readonly gamesTotal?: string
  readonly peak?: string
  readonly lastList?: string
}
