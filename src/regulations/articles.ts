/** Which article speaks of what, in one edition. */
export interface Articles {
  /** Unplayed games. */
  readonly unplayed: string
  /** A match with an unrated player; games after a match is decided. */
  readonly unratedMatch: string
  readonly decidedMatch: string
  /** The list, its closing, the gates of a first rating, the floor, inactivity. */
  readonly list: string
  readonly closing: string
  readonly gates: string
  readonly floor: string
  readonly inactivity: string
  /** First rating: events that count, Ra, Ru, and a rating that came before an older event was rated. */
  readonly firstEvent: string
  readonly averageOpponents: string
  readonly initialRating: string
  readonly ratedMeanwhile: string
  /** Rated players: D, the change of a game, K, rounding. */
  readonly difference: string
  readonly change: string
  readonly coefficient: string
  readonly rounding: string
  readonly report: string
  /** Rapid and blitz only: standard ratings count; games that are removed. */
  readonly standardCounts: string
  readonly removedGames: string
  /** Round robins with unrated players; empty where there is no such article. */
  readonly roundRobin: string
}

/** B.02, standard ratings: the numbering of 2024, which 2022 shares where it was seen. */
export const standardArticles: Articles = {
  unplayed: '5.1',
  unratedMatch: '6.1',
  decidedMatch: '6.2',
  list: '7.1',
  closing: '7.1.3',
  gates: '7.1.4',
  floor: '7.2.1',
  inactivity: '7.2.2',
  firstEvent: '8.2.1',
  averageOpponents: '8.2.2',
  initialRating: '8.2.3',
  ratedMeanwhile: '8.2.4',
  difference: '8.3.1',
  change: '8.3.2',
  coefficient: '8.3.3',
  rounding: '8.3.4',
  report: '9.1',
  standardCounts: '',
  removedGames: '',
  roundRobin: '',
}

/** B.02 rapid and blitz: 7.2 for the first rating and 7.3 for rated players; the list articles are those of B.02. */
export const rapidBlitzArticles: Articles = {
  ...standardArticles,
  firstEvent: '7.2.2',
  averageOpponents: '7.2.3',
  initialRating: '7.2.4',
  ratedMeanwhile: '7.2.5',
  difference: '7.3.1',
  change: '7.3.2',
  coefficient: '7.3.3',
  rounding: '7.3.4',
  standardCounts: '7.2.1',
  removedGames: '7.3.1',
}

/** The numbering of about 2009 to 2021, as far as it was seen; of the rest the chapter it stands in. */
export const articles2009: Articles = {
  ...standardArticles,
  closing: '7.1',
  gates: '6.4',
  floor: '7.2',
  inactivity: '7.2',
  firstEvent: '8.21',
  averageOpponents: '8.2',
  initialRating: '8.23',
  ratedMeanwhile: '8.2',
  difference: '8.54',
  change: '8.5',
  coefficient: '8.56',
  rounding: '8.57',
  roundRobin: '8.2',
}

/** The numbering of the handbook of 2003, as far as it was seen; of the rest the chapter it stands in. */
export const articles2003: Articles = {
  ...standardArticles,
  unplayed: '6.43',
  unratedMatch: '6',
  decidedMatch: '6.5',
  list: '9.1',
  closing: '9.11',
  gates: '9.14',
  floor: '9.21',
  inactivity: '9.2',
  firstEvent: '6.1',
  averageOpponents: '10',
  initialRating: '10',
  ratedMeanwhile: '9.1',
  difference: '10',
  change: '10',
  coefficient: '10.5',
  rounding: '10',
  report: '9.13',
  roundRobin: '6.3',
}

/** Rapid and blitz until 2021 followed the standard text of their day. */
export const rapidBlitzArticles2012: Articles = { ...articles2009, standardCounts: '8.2', removedGames: '' }
