/** Titles of arbiters, highest first: International, FIDE, National. */
export const arbiterTitles = ['IA', 'FA', 'NA'] as const
export type ArbiterTitle = (typeof arbiterTitles)[number]
