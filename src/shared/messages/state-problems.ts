import type { ProblemEntry } from './problem-entry.js'

/** What the state of the database does not allow (exit 3): each says what to do first. */
export const stateProblems = {
  'nothing-imported': {
    severity: 'refuse',
    article: null,
    says: 'there is nothing to rate for {list}: no list and no tournament is stored',
    advice: 'import last month’s list (frl import list FILE) and the reports (frl ingest PATH)',
  },
  'no-such-run': {
    severity: 'refuse',
    article: null,
    says: 'no run has the number {run}',
    advice: 'frl status shows the latest ones',
  },
  'list-before-missing': {
    severity: 'refuse',
    article: '7.1',
    says: 'the {type} list {list} can not be made: the list before it, {missing}, is not there',
    expected: 'an unbroken chain of lists; stored are {stored}',
    advice:
      'import it (frl import list FILE --list {missing}), or compute the missing ones in order (frl rate {list} --through)',
  },
  'list-in-force-missing': {
    severity: 'refuse',
    article: '8.3',
    says: 'the {type} list {missing}, in force when {tournaments} started, is not there',
    expected: 'the ratings in force on the first day of each tournament',
    advice: 'import it: frl import list FILE --list {missing}',
  },
  'standard-list-first': {
    severity: 'refuse',
    article: null,
    says: 'the {type} list {list} looks at the standard list {list}, which is not there',
    advice: 'compute all types together: frl rate {list}',
  },
  'no-law': {
    severity: 'refuse',
    article: null,
    says: '{what} of {date}: no edition of the {type} regulations that old is held; the earliest starts on {earliest}',
    advice: 'import the lists of that time instead of computing them',
  },
  'list-out-of-date': {
    severity: 'refuse',
    article: null,
    says: 'the {type} list {list} was computed from other facts than are stored now',
    advice: 'compute it again: frl rate {list} (or frl rate {wanted} --through)',
  },
  'list-closed': {
    severity: 'refuse',
    article: null,
    says: 'the {type} list {list} is published, or stands under a published one: it does not change any more, though what it was computed from has changed',
    advice: 'what arrived later goes to the next list; corrections are booked, not written over',
  },
  'list-not-computed': {
    severity: 'refuse',
    article: null,
    says: 'there is no own {type} list {list}',
    expected: 'a list computed here; stored are {stored}',
    advice: 'compute it first: frl rate {list}',
  },
  'list-unknown': {
    severity: 'refuse',
    article: null,
    says: 'there is no {type} list {list}',
    expected: 'one of the lists stored: {stored}',
    advice: 'import it (frl import list FILE) or compute it (frl rate {list})',
  },
  'list-differs': {
    severity: 'refuse',
    article: null,
    says: 'an official {type} list {list} is stored already and this one differs from it: {differences}',
    advice: 'if this file is the right one, import it again with --replace',
  },
  'list-used': {
    severity: 'refuse',
    article: null,
    says: 'the official {type} list {list} can not be replaced: the own list {own}, which is published, stands on it',
    advice: 'keep it; differences are corrections of the next list',
  },
  'register-too-early': {
    severity: 'refuse',
    article: null,
    says: 'details can not be made valid from {list}: the own list {closed} is published and prints as it was',
    advice: 'leave --from out, or give the next list that is not published',
  },
  'published-differently': {
    severity: 'refuse',
    article: null,
    says: '{folder} holds another {type} list {list} already: {files} differ; nothing was touched',
    advice: 'a published list does not change: publish into another folder and compare',
  },
  'publication-differs': {
    severity: 'refuse',
    article: null,
    says: 'the {type} list {list} was published before with other contents ({files})',
    advice: 'restore the database the publication came from; a published list does not change',
  },
  'tournament-unknown': {
    severity: 'refuse',
    article: null,
    says: 'there is no tournament with the code {code}',
    advice: 'frl status names the tournaments that wait for a person',
  },
  'tournament-not-held': {
    severity: 'refuse',
    article: null,
    says: 'tournament {code} is not held: its state is “{state}”',
    advice: 'only a held tournament needs a decision',
  },
  'tournament-published': {
    severity: 'refuse',
    article: null,
    says: 'tournament {code} is on the published list {list} and can not be replaced there',
    advice: 'resolve the held one as duplicate or separate',
  },
  'file-exists': {
    severity: 'refuse',
    article: null,
    says: '{path} exists already; it was not touched',
    advice: 'edit it, or remove it first',
  },
  'newer-database': {
    severity: 'refuse',
    article: null,
    says: '{path} was written by a newer version of frl (it knows {unknown})',
    advice: 'use that version, or another database',
  },
} as const satisfies Record<string, ProblemEntry>
