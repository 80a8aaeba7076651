import type { ProblemEntry } from './problem-entry.js'

/** Breaches of the regulations that a report shows: rated all the same unless the officer says otherwise, but for the one that refuses. */
export const regulationProblems = {
  // Time control
  'time-control-missing': {
    severity: 'note',
    article: '1.1',
    says: 'neither the report (122, 222) nor a registration gives the time control',
    expected: 'the time of each player, such as 5400+30 in 222 or 90min+30sec in 122',
    advice: 'add the record 222, or time_control in the registration',
    check: 'time-control-missing',
  },
  'time-control-unreadable': {
    severity: 'note',
    article: '1.1',
    says: 'the time control reads "{timeControl}", which does not say how many minutes 60 moves have',
    expected: 'the time of each player, such as 5400+30 in 222 or 90min+30sec in 122',
    advice: 'write it with its units, or add the record 222',
    check: 'time-control-missing',
  },
  'time-control-too-short': {
    severity: 'note',
    article: '1.1',
    says: 'the time control {timeControl} gives {minutes} minutes for 60 moves, too few for {games} of players with {ratedFrom} or more, the first in round {round}: {white} and {black}',
    expected: '{needed} minutes or more where one of the two has {ratedFrom} or more',
    advice:
      'look whether the time control is right, or whether the Qualification Commission allowed it; the games are rated',
    check: 'time-minimum',
  },
  'time-control-too-fast': {
    severity: 'note',
    article: '1.1',
    says: 'the time control {timeControl} gives {minutes} minutes for 60 moves, too few for any list',
    expected: 'more than {above} minutes for 60 moves',
    advice: 'look whether the time control is right',
    check: 'time-minimum',
  },
  'first-control-short': {
    severity: 'note',
    article: '1.2',
    says: 'the first control of {timeControl} is for {moves} moves',
    expected: '{needed} moves or more',
    advice: 'look whether the time control is right',
    check: 'first-control',
  },
  'time-control-unequal': {
    severity: 'refuse',
    article: '1.2',
    says: 'the players of a game have different times, {minutes} minutes for 60 moves ({timeControl}): {type} games played so are not rated',
    expected: 'the same time for both players',
    advice: 'correct the time control if it is wrong; games with different times are not sent for rating',
  },

  // Days
  'rounds-in-a-day': {
    severity: 'note',
    article: '3.1',
    says: '{rounds} {type} rounds on one day ({when})',
    expected: '{most} at most',
    advice: 'look whether the dates of the rounds (132) and of the tournament are right',
    check: 'rounds-per-day',
  },
  'hours-in-a-day': {
    severity: 'note',
    article: '3',
    says: '{hours} of play on one day ({when}): {rounds} rounds of {minutes} minutes for each player',
    expected: '{most} hours at most, as the configuration says (hours-per-day)',
    advice: 'look whether the dates of the rounds (132) and of the tournament are right',
    check: 'hours-per-day',
  },
  'lasts-long': {
    severity: 'note',
    article: '4',
    says: 'the tournament lasted {days} days, from {startDate} to {endDate}',
    expected: 'interim results at the end of each month where it lasts more than {most} days',
    advice: 'have the rounds of each month reported at its end, under a code of their own',
    check: 'duration',
  },
  'registered-late': {
    severity: 'note',
    article: '0.2',
    says: 'the tournament was registered on {registered}, {days} before its start on {startDate}',
    expected: '{needed} days or more before the start{because}',
    advice: 'ask whether an exception was granted',
    check: 'registration-time',
  },
  'report-late': {
    severity: 'note',
    article: '9.1',
    says: 'the tournament ended on {endDate} and its report was received on {receivedDate}, too late for the list {list}',
    expected: 'a report in time for the first list after the end, or the second where {days} days or fewer are left',
    advice: 'it is rated on a later list, with the ratings of its start',
    check: 'deadlines',
  },

  // Chief arbiter
  'arbiter-unknown': {
    severity: 'note',
    article: 'B.06',
    says: 'the chief arbiter {arbiter} is not in the register of arbiters',
    expected: 'an arbiter of the register',
    advice:
      'correct the ID or the name (102, chief_arbiter_id), or bring the register up to date: frl import arbiters FILE',
    check: 'arbiter-register',
  },
  'arbiter-name-differs': {
    severity: 'note',
    article: 'B.06',
    says: 'the chief arbiter is {name} in the report, and {registered} in the register of arbiters under {fideId}',
    expected: 'the ID of the chief arbiter',
    advice: 'look whether the ID is the right one',
    check: 'arbiter-register',
  },
  'arbiter-unlicensed': {
    severity: 'note',
    article: 'B.06',
    says: 'the chief arbiter {arbiter} had no licence on {endDate}, the last day: {licence}',
    expected: 'a licence for all days of the tournament',
    advice: 'have the licence renewed, and bring the register up to date: frl import arbiters FILE',
    check: 'arbiter-licence',
  },
  'arbiter-title-low': {
    severity: 'note',
    article: 'B.01',
    says: 'the chief arbiter {arbiter} has the title {title}, and norms can be made in this tournament',
    expected: 'one of the titles {titles}',
    advice: 'ask who was responsible; norms of this tournament may not be accepted',
    check: 'arbiter-title',
  },

  // Who and how many
  'players-too-few': {
    severity: 'note',
    article: null,
    says: 'the report has {players}',
    expected: '{least} or more, as the configuration says (too-few-players)',
    advice: 'ask whether the whole tournament was reported',
    check: 'too-few-players',
  },
  'games-too-few': {
    severity: 'note',
    article: null,
    says: '{games} played over the board',
    expected: '{least} or more, as the configuration says (too-few-games)',
    advice: 'ask whether the whole tournament was reported',
    check: 'too-few-games',
  },
  'match-unrated-player': {
    severity: 'note',
    article: '6.1',
    says: 'player {player} of a match is unrated on the {type} list in force on {startDate}: his games are not rated',
    advice: 'nothing is to be done; the games stay in the report',
    check: 'match',
  },
  'match-decided': {
    severity: 'note',
    article: '6.2',
    says: 'not rated, since the match was decided before: {games} (round {rounds})',
    advice: 'nothing is to be done; the games stay in the report',
    check: 'match',
  },
} as const satisfies Record<string, ProblemEntry>
