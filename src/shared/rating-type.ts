/** The three lists FIDE keeps (art. 7.1 of B.02 and of its rapid and blitz counterpart). */
export type RatingType = 'standard' | 'rapid' | 'blitz'

/** In the order they are computed: rapid and blitz look at standard ratings. */
export const ratingTypes: readonly RatingType[] = ['standard', 'rapid', 'blitz']

export function isRatingType(text: string): text is RatingType {
  return (ratingTypes as readonly string[]).includes(text)
}
