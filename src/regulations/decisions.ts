import type { RuleName } from './regulations.js'

/** What the program does where the text of the regulations leaves room. */
export interface Decision {
  /** As the sources of editions cite it: `A7`. */
  readonly id: string
  readonly question: string
  readonly says: string
  /** Rules of an edition that another decision could be set in; none where the program has one way. */
  readonly rules: readonly RuleName[]
}

export const decisions: readonly Decision[] = [
  {
    id: 'A1',
    question: 'which edition governs',
    says: 'the calculation of a game: the edition on the day the tournament starts; a first rating: the edition on the start of its latest pooled event; the list a report belongs to: the edition on the day the tournament ends; what makes a list: the edition on the day of the list',
    rules: [],
  },
  {
    id: 'A2',
    question: 'which ratings enter D',
    says: 'those of the list in force on the day the tournament starts, also when it is rated later; a list that is missing stops the month',
    rules: [],
  },
  {
    id: 'A3',
    question: 'the new rating',
    says: 'the list before plus the changes of the period, added up and rounded once, halves away from zero',
    rules: [],
  },
  {
    id: 'A4',
    question: 'which K',
    says: 'the K standing on the list before; a list prints K by the marks and games up to it, the highest peak first, then juniors, then newcomers',
    rules: ['coefficient', 'coefficientDate'],
  },
  {
    id: 'A4b',
    question: 'K of imported lists',
    says: 'a printed K shows what a player has behind him (a peak, the first games); where it shows nothing and nothing is known, the first games count as completed',
    rules: ['importedGamesAssumed'],
  },
  {
    id: 'A5',
    question: 'the limit of K times games',
    says: 'all rated games of the list count; K used is the largest whole number within the limit, the list prints K as it was',
    rules: ['maxKTimesGames'],
  },
  {
    id: 'A6',
    question: 'games completed',
    says: 'every rated game of the type, those behind the first rating too, but none that was disregarded or has expired; they and the peak outlast a fall below the floor',
    rules: [],
  },
  {
    id: 'A7',
    question: 'rounding of first ratings',
    says: 'p to two decimals, half up; Ra is not rounded; Ru to a whole number, half away from zero; then the maximum',
    rules: ['initialRating'],
  },
  {
    id: 'A8',
    question: 'the window of 26 months',
    says: 'so many lists, this one included, by the list an event is rated in',
    rules: ['windowLists'],
  },
  {
    id: 'A9',
    question: 'a zero in the first event',
    says: 'the first event by its start in which he met a rated opponent, judged anew on every list; without half a point there its games do not count',
    rules: ['firstEvent'],
  },
  {
    id: 'A10',
    question: 'conditions of a first rating',
    says: 'games, score and floor, each shown with what is needed and what is there; the pool stays when one fails',
    rules: ['gates', 'ratingFloor'],
  },
  {
    id: 'A11',
    question: 'below the floor',
    says: 'unrated on that list, without K; from then on as any unrated player, with an empty pool',
    rules: ['ratingFloor'],
  },
  {
    id: 'A12',
    question: 'rated between start and rating of an event',
    says: 'his own games count with the rating of the list before; for his opponents he is what he was at the start',
    rules: [],
  },
  {
    id: 'A13',
    question: 'one-time adjustments',
    says: 'after the changes of the month and before the floor; first ratings of that list and pools are left as they are',
    rules: ['oneTimeAdjustments'],
  },
  {
    id: 'A14',
    question: 'inactive',
    says: 'no rated game on so many lists in a row, this one included; the flag of an imported list stands',
    rules: ['inactiveAfterLists'],
  },
  {
    id: 'A15',
    question: 'which list a report belongs to',
    says: 'the first one dated after the day it was received and enough days after the end; when that is published, the next one; too many lists after the end, none; the days and lists are those of the edition on the day it ended',
    rules: ['closing'],
  },
  {
    id: 'A16',
    question: 'games that do not count',
    says: 'forfeits, byes, games without a move, games of a match with an unrated player or after it was decided; a game in which both got nothing, or one half and nothing, counts as scored',
    rules: [],
  },
  {
    id: 'A17',
    question: 'one upgrade an event',
    says: 'of the higher-rated player the greatest difference alone is limited; of the lower-rated player every one is',
    rules: ['difference'],
  },
  {
    id: 'A18',
    question: 'corrections',
    says: 'a published list is never overwritten; what is found later is carried into the next list as an adjustment, or lists are issued again',
    rules: [],
  },
  {
    id: 'A19',
    question: 'tournaments of a month that was imported',
    says: 'the official list holds them for rated players; they enter the pools of those who are unrated on it',
    rules: [],
  },
  {
    id: 'A20',
    question: 'rapid and blitz from standard',
    says: 'who has no rating of the type at the start counts with his standard rating, for himself and his opponents; an old pool is dropped',
    rules: ['countsStandardRating'],
  },
  {
    id: 'A21',
    question: 'imported ratings below the floor',
    says: 'none, with a notice, on lists of editions that say so; kept as printed on others',
    rules: ['floorBindsImports'],
  },
  {
    id: 'A22',
    question: 'the games a list prints',
    says: 'rated games of the period; of a newcomer all behind his rating',
    rules: [],
  },
  {
    id: 'A23',
    question: 'where a chain of lists begins',
    says: 'a type without any list begins from an empty one, with a notice; a gap in a chain is refused',
    rules: [],
  },
]
