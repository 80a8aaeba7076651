import type { ProblemEntry } from './problem-entry.js'

/**
 * What can be wrong with a rating list. Codes that begin with `list-record-` (and `list-id-twice`) speak of one
 * record, which is left out while the list goes on; the other refusals are of the whole list.
 */
export const listProblems = {
  'list-empty': {
    severity: 'refuse',
    article: '7.1',
    says: 'the file is empty',
    expected: 'a FIDE rating list in TXT, XML or CSV',
    advice: 'download the list again',
  },
  'list-layout-unknown': {
    severity: 'refuse',
    article: null,
    says: 'no known layout: the file begins with "{found}"',
    expected:
      'a header line "ID Number  Name  Fed Sex Tit ..." (TXT of September 2012 or later), ID, name, title, federation, rating and games in the columns of 2001 to 2012 (older TXT), <playerslist> (XML), or a CSV header with id, name, federation, rating',
    advice: 'take the file as FIDE publishes it, and check that the download is not an error page',
  },
  'list-columns-missing': {
    severity: 'refuse',
    article: null,
    says: 'the header has no column {columns}: "{found}"',
    expected: 'ID Number, Name, Fed, Sex, B-day and at least one rating column, each once',
    advice: 'take the file as FIDE publishes it',
  },
  'list-header-changes': {
    severity: 'refuse',
    article: null,
    says: 'a second header with other columns: "{found}"',
    expected: 'the columns of the first header throughout',
    advice: 'import the lists one file at a time',
  },
  'list-cut-off': {
    severity: 'refuse',
    article: null,
    says: 'the file is cut off: it ends with "{found}"',
    expected: 'a complete last record',
    advice: 'download the list again; nothing of this file was taken',
  },
  'list-line-endless': {
    severity: 'refuse',
    article: null,
    says: 'a line goes on for more than {bytes} bytes',
    expected: 'one player a line (TXT) or an element (XML)',
    advice: 'check that the file is a rating list',
  },
  'list-xml-broken': {
    severity: 'refuse',
    article: null,
    says: 'not well-formed XML: {reason}',
    expected: 'FIDE XML: <playerslist> with one <player> element a player',
    advice: 'download the list again; nothing of this file was taken',
  },
  'list-no-players': {
    severity: 'refuse',
    article: '7.1',
    says: 'the list has a header but no players',
    expected: 'at least one player that can be read',
    advice: 'download the list again',
  },
  'list-month-contradicts': {
    severity: 'refuse',
    article: '7.1',
    says: 'the file name says {fileName}, the header says {header}',
    expected: 'one month',
    advice: 'say which it is with --list',
  },
  'list-type-missing': {
    severity: 'refuse',
    article: null,
    says: 'the file has no {type} ratings, only {found}',
    expected: 'a list of the type asked for',
    advice: 'leave --type out to take what the file has',
  },
  'list-too-many-bad': {
    severity: 'refuse',
    article: null,
    says: '{bad} of {total} records can not be read',
    expected: 'not more than {limit} bad records, or not more than {percent} % of the list',
    advice: 'look at the records named; most likely the file is damaged or of another layout',
  },
  'list-fewer-players': {
    severity: 'refuse',
    article: null,
    says: 'players with a {type} rating: {now}; on the list before: {previous}',
    expected: 'at most {percent} % fewer than on the list before',
    advice: 'download the list again; if it is really that short, say so with --accept-fewer',
  },

  'list-record-no-id': {
    severity: 'refuse',
    article: '7.1.2',
    says: 'no FIDE ID: {name}',
    expected: 'an ID number of 1 to 9 digits',
    advice: 'the record is left out; ask for the player by name',
  },
  'list-record-id': {
    severity: 'refuse',
    article: '7.1.2',
    says: '"{text}" is not a FIDE ID: {name}',
    expected: 'an ID number of 1 to 9 digits, not 0',
    advice: 'the record is left out; correct the ID and import the list again',
  },
  'list-record-number': {
    severity: 'refuse',
    article: '7.1.2',
    says: 'ID {id}: {column} "{text}" is not a number it can be',
    expected: 'a whole number of at most {digits} digits, or nothing',
    advice: 'the record is left out; correct it and import the list again',
  },
  'list-record-month': {
    severity: 'refuse',
    article: null,
    says: 'ID {id}: {column} "{text}" is not a list',
    expected: 'a month as 2026-03, or nothing',
    advice: 'the record is left out; correct it and import the list again',
  },
  'list-record-columns': {
    severity: 'refuse',
    article: null,
    says: 'no record in the columns of a list: "{found}"; the line is left out',
    expected: 'ID, name, title, federation, rating and games in the columns of the lists of 2001 to 2012',
    advice: 'take the file as FIDE published it',
  },
  'list-record-shifted': {
    severity: 'refuse',
    article: null,
    says: 'ID {id}: "{text}" does not stand in its column {column}',
    expected: 'every field in its column',
    advice:
      'the record is left out, no number is read from half a column; put its blanks right and import the list again',
  },
  'list-id-twice': {
    severity: 'refuse',
    article: '7.1.2',
    says: 'ID {id} stands on line {first} and on line {second}; {difference}',
    expected: 'every ID once',
    advice: 'neither record is taken; what a list before says of the player stays',
  },

  'list-end-unknown': {
    severity: 'note',
    article: null,
    says: 'it can not be told whether the list is complete: {players} were read, and no {type} list before it is stored to compare with; a file that was cut off between two lines looks whole',
    advice: 'compare the number of players with where the file comes from',
  },
  'list-month-overruled': {
    severity: 'note',
    article: '7.1',
    says: 'taken as the list of {argument} as asked, though the file says {found}',
  },
  'list-type-overruled': {
    severity: 'note',
    article: null,
    says: 'taken as a {argument} list as asked, though the file name says {found}',
  },
  'list-column-unknown': {
    severity: 'note',
    article: null,
    says: 'the column {column} is not known and is left out',
  },
  'list-not-utf8': {
    severity: 'note',
    article: null,
    says: 'not UTF-8 here: read as {encoding}',
    advice: 'check the letters of the name',
  },
  'list-control-characters': {
    severity: 'note',
    article: null,
    says: 'control characters removed from the record of ID {id} {name}',
  },
  'list-raw-ampersand': {
    severity: 'note',
    article: null,
    says: 'the record of ID {id} {name} has an & that is not written as &amp;, or an entity XML does not know; kept as it stands',
  },
  'list-heading-line': {
    severity: 'note',
    article: null,
    says: 'a line between the header and the first player: "{found}"; it is passed over',
  },
  'list-no-player-file': {
    severity: 'refuse',
    article: null,
    says: 'the XML is a rating list, not a register: its players have no attribute FIDEID',
    expected: 'a federation\'s player file (<player FIDEID="...">), or a CSV with id, name, federation',
    advice: 'take it as the list of its month: frl import list',
  },
  'list-register-file': {
    severity: 'note',
    article: null,
    says: "a federation's player file: names, federations, sex, years of birth and titles are taken, ratings and flags are not",
  },
  'list-flag-letters': {
    severity: 'note',
    article: '7.1.2',
    says: 'flags of that day whose meaning is not known here, and how many: {letters}; the players are taken, i and w are read as ever',
  },
  'list-player-file': {
    severity: 'note',
    article: null,
    says: "a federation's player file: no games and no K, ratings only",
  },
  'list-name-empty': {
    severity: 'note',
    article: '7.1.2',
    says: 'ID {id} has no name; stored without one',
  },
  'list-name-comma': {
    severity: 'note',
    article: null,
    says: 'ID {id}: the comma before the name is left out: {name}',
  },
  'list-federation-unknown': {
    severity: 'note',
    article: '7.1.2',
    says: 'ID {id}: {federation} is no federation code of FIDE; stored as it stands',
  },
  'list-title-unknown': {
    severity: 'note',
    article: '7.1.2',
    says: 'ID {id}: {title} is no title of FIDE; stored as it stands',
  },
  'list-birth-unlikely': {
    severity: 'note',
    article: '7.1.2',
    says: 'ID {id}: "{text}" can not be a year of birth; taken as unknown, so the player counts as no junior',
  },
  'list-rating-below-floor': {
    severity: 'note',
    article: '7.2.1',
    says: 'ID {id}: {type} {rating} is below the floor of {floor}; taken as unrated',
  },
  'list-without-k': {
    severity: 'note',
    article: '8.3.3',
    says: 'no K is printed for any of the {rated} players rated in {type} (lists before 2012 and player files have none): it is derived from what is known of each',
  },
  'list-k-missing': {
    severity: 'note',
    article: '8.3.3',
    says: 'ID {id}: no K printed for {type} {rating}; it is derived from what is known of the player',
  },
  'list-more-of-a-kind': {
    severity: 'note',
    article: null,
    says: '{count} more problems like those above ({code}), not named one by one',
  },
} as const satisfies Record<string, ProblemEntry>
