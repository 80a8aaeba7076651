import type { ProblemEntry } from './problem-entry.js'

/** What giving a tournament out as a TRF can say. */
export const exportProblems = {
  'export-code-unknown': {
    severity: 'refuse',
    article: null,
    says: 'there is no tournament with the code {code}',
    expected: 'the code of a stored tournament: {near}',
    advice: 'a report that was refused is not stored; frl ingest names the code it stores a report under',
  },
  'export-file-differs': {
    severity: 'refuse',
    article: null,
    says: '{path} holds something else already; it was not touched',
    advice: 'give another file with --out, or remove this one first',
  },
  'trf-games-in-round': {
    severity: 'refuse',
    article: null,
    says: 'a TRF has one game a player and round, and {player} has {games} in round {round}',
    expected: 'one game of every player in a round',
    advice: 'number the rounds anew in the file (a double round is two) and ingest it again',
  },
  'trf-too-wide': {
    severity: 'refuse',
    article: null,
    says: 'the columns of a TRF do not hold {what} of {value}',
    expected: 'at most {most}',
    advice: 'a tournament this large goes to the server in parts: ask your federation’s rating officer',
  },
  'trf-round-several-days': {
    severity: 'note',
    article: null,
    says: 'a TRF gives a round one date; games of round {rounds} were played on several days, and the first is written',
  },
  'trf-records-missing': {
    severity: 'note',
    article: null,
    says: 'TRF{version} asks for records that neither the report nor the registration has: {records}',
    advice: 'ask the organizer, or register the tournament with them (frl import tournaments)',
  },
  'trf-records-left-out': {
    severity: 'note',
    article: null,
    says: 'records {codes} of the report are not written: TRF{version} does not have them',
  },
  'trf-points-of-results': {
    severity: 'note',
    article: null,
    says: 'the report counts points in its own way, which TRF{version} can not say: points are written as results give them (1, ½, 0)',
  },
  'trf-names-cut': {
    severity: 'note',
    article: null,
    says: 'names longer than 33 letters are cut ({count}), first {first}',
  },
  'trf-federations-left-out': {
    severity: 'note',
    article: null,
    says: 'federations that are not three letters are left blank ({count}), first {first}',
  },
  'trf-source-lost': {
    severity: 'note',
    article: null,
    says: 'the report that tournament {code} came in, {file}, does not give the stored games any more: byes, points and ranks are those of the stored games',
  },
  'trf-not-rated': {
    severity: 'note',
    article: null,
    says: 'tournament {code} is not among those that are rated here: its state is “{state}”',
  },
} as const satisfies Record<string, ProblemEntry>
