import type { ProblemEntry } from './problem-entry.js'

/** What the store has to say of a report that is fit to be taken. */
export const ingestProblems = {
  'file-unreadable': {
    severity: 'refuse',
    article: null,
    says: '{reason}',
    expected: 'a file that this account may read',
    advice: 'the file stays where it is and is read again the next time',
  },
  'file-missing': {
    severity: 'refuse',
    article: null,
    says: 'there is no file or folder {path}',
    expected: 'the path of a report, or of a folder of reports',
    advice: 'look at the path',
  },
  'file-is-archive': {
    severity: 'refuse',
    article: null,
    says: 'the file is {what}',
    expected: 'a report, a zip of reports, or a folder of them',
    advice: 'unpack it first, and give what is in it',
  },
  'file-is-document': {
    severity: 'refuse',
    article: null,
    says: 'the file is {what}, which is no tournament report',
    expected: 'a TRF, a games CSV, a PGN, or the XML that is uploaded to chess-results.com',
    advice: 'export the report from the pairing program, and give that file',
  },
  'zip-unreadable': {
    severity: 'refuse',
    article: null,
    says: '{reason}',
    expected: 'a zip whose files can be unpacked',
  },
  'report-of-other-event': {
    severity: 'refuse',
    article: '9.1',
    says: 'tournament {code} is stored with other games ({storedGames}, {storedStart} to {storedEnd}): of the {games} of this report ({startDate} to {endDate}) {shared} are between the same players with the same colours, so that it is no correction',
    expected: 'a code of its own for every month of a league and every event of a series',
    advice: 'give the report its own code with --code, or register it with its report_file',
  },
  'revision-of-other-games': {
    severity: 'note',
    article: '9.1',
    says: 'the revision of tournament {code} that it replaces has other games ({storedGames}, {storedStart} to {storedEnd}): of the {games} of this report ({startDate} to {endDate}) {shared} are between the same players with the same colours',
    expected: 'a code of its own for every month of a league and every event of a series',
    advice: 'if it is another event, ingest the earlier file again with a code of its own (--code)',
  },
  'report-held': {
    severity: 'hold',
    article: '9.1',
    says: 'tournament {code} is held: {shared} of its {games} games are stored already (same players, colours, results and dates) under {stored}',
    expected: 'every game once',
    advice:
      'say what it is: frl tournament resolve {code} --as duplicate | separate | replaces:CODE; until then it is not rated',
  },
  'report-correction': {
    severity: 'note',
    article: '9.1',
    says: 'tournament {code} is on the published list {list}: this revision is kept as a correction, the list stays as it is',
  },
  'report-too-late': {
    severity: 'note',
    article: '9.1',
    says: 'tournament {code} ended on {end} and was received on {received}: too late, it is kept and not rated',
    expected: 'a report in time for the list {last} at the latest',
  },
} as const satisfies Record<string, ProblemEntry>
