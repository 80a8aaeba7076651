import type { ProblemEntry } from './problem-entry.js'

/** The PGN standard (S. Edwards, 1994), which FIDE's tags extend. */
const PGN = 'PGN standard'
const UPLOAD = 'chess-results upload XML'

/** What can be wrong with files in which games stand once: PGN, and the XML uploaded to chess-results.com. */
export const gameFileProblems = {
  // Both
  'game-without-result': {
    severity: 'note',
    article: '9.1',
    says: 'the game {game} has no result ({printed}); it is no game',
    advice: 'send the report again when the game is finished',
  },

  // PGN
  'pgn-tags-unreadable': {
    severity: 'refuse',
    article: PGN,
    says: 'a tag of this game can not be read: {reason}',
    expected: 'tags as [Name "value"], one a line, quotation marks inside a value written \\"',
    advice: 'correct the tag, or export the games again',
  },
  'pgn-comment-open': {
    severity: 'refuse',
    article: PGN,
    says: 'a comment that begins in this line is never closed: the games after it can not be told from its text',
    expected: 'a closing brace for every opening one',
    advice: 'close the comment, or export the games again without comments',
  },
  'pgn-id-missing': {
    severity: 'refuse',
    article: '7.1.2',
    says: 'the game {game} has no {tags}',
    expected: 'the FIDE ID of both players in every game',
    advice: 'add the tags; a name is not enough to tell who played',
  },
  'pgn-round-unreadable': {
    severity: 'refuse',
    article: PGN,
    says: 'the round of the game {game} reads "{printed}"',
    expected: 'a whole number from 1 on, with the board behind a point perhaps: 9 or 9.6',
    advice: 'correct the tag Round',
  },
  'pgn-result-unknown': {
    severity: 'refuse',
    article: PGN,
    says: 'the result of the game {game} reads "{printed}"',
    expected: '1-0, 0-1, 1/2-1/2, * for a game without a result; +/-, -/+, -/- for a game that was not played',
    advice: 'correct the tag Result',
  },
  'pgn-results-differ': {
    severity: 'refuse',
    article: PGN,
    says: 'the game {game} has the result {printed} in its tags and {ending} at the end of its moves',
    expected: 'one result',
    advice: 'ask the arbiter for the result and correct the other',
  },
  'pgn-no-moves': {
    severity: 'refuse',
    article: '5.1',
    says: 'the game {game} has a result and no moves: nobody can tell whether it was played',
    expected:
      'moves, or a tag Termination: "normal" for a game that was played, "forfeit" for one that was not; a file in which no game has moves needs none',
    advice: 'ask the arbiter, and add the tag',
  },
  'pgn-no-ending': {
    severity: 'refuse',
    article: PGN,
    says: 'the moves of the game {game} do not end with a result; the file may be cut off here',
    expected: '1-0, 0-1, 1/2-1/2 or * behind the last move',
    advice: 'export the games again, and compare their number with what was sent',
  },
  'pgn-variant': {
    severity: 'refuse',
    article: '0.1',
    says: 'the game {game} is of the variant {variant}',
    expected: 'games of chess by the Laws of Chess; others are not rated',
    advice: 'remove the game',
  },
  'pgn-event-missing': {
    severity: 'refuse',
    article: PGN,
    says: 'the game {game} does not say its event, and the file holds games of several',
    expected: 'the same Event in every game of a tournament',
    advice: 'add the tag Event, or send a file for each tournament',
  },
  'pgn-event-not-registered': {
    severity: 'refuse',
    article: '0.2',
    says: 'the file holds games of several events, and {code} is not the code of a registered tournament',
    expected: 'one event a file; or the code of a registered tournament in the tag Event, as in a games CSV',
    advice: 'send a file for each event, or correct the tag where one event has two spellings',
  },
  'pgn-dates-missing': {
    severity: 'refuse',
    article: '9.1',
    says: 'neither the tags nor a registration say when the tournament began and ended',
    expected:
      'the tag Date in every game, or EventDate and EventEndDate: the start selects the ratings, the end the list',
    advice: 'add the tags, or register the tournament',
  },

  // Upload XML
  'xml-broken': {
    severity: 'refuse',
    article: UPLOAD,
    says: 'the XML is broken here: {reason}',
    expected: 'well-formed XML',
    advice: 'export the file again; where it is cut off, ask the sender for all of it',
  },
  'xml-not-a-report': {
    severity: 'refuse',
    article: UPLOAD,
    says: 'the file is XML of another kind: it begins with <{root}>',
    expected: '<chessresults>, the file that pairing programs upload to chess-results.com',
    advice: 'send that file or the TRF; rating lists are taken by frl import list',
  },
  'xml-tournaments': {
    severity: 'refuse',
    article: UPLOAD,
    says: 'the file has {count} tournaments',
    expected: 'one element <tournament>',
    advice: 'export the file again, one for each tournament',
  },
  'xml-player-number': {
    severity: 'refuse',
    article: UPLOAD,
    says: 'the player {name} has the number "{printed}"',
    expected: 'a whole number from 1 on',
    advice: 'export the file again',
  },
  'xml-pairing-unreadable': {
    severity: 'refuse',
    article: UPLOAD,
    says: 'a pairing reads "{printed}"',
    expected: 'a round from 1 on, and the numbers of both players (below 1 where there is none)',
    advice: 'export the file again',
  },
  'xml-player-unknown': {
    severity: 'refuse',
    article: UPLOAD,
    says: 'round {round}: number {number} is paired, which no player has',
    expected: 'the number of a player of this file, -1 for a bye, -2 for nobody',
    advice: 'export the file again',
  },
  'xml-result-unreadable': {
    severity: 'refuse',
    article: UPLOAD,
    says: 'the result of the game {game} reads "{printed}"',
    expected: 'points for both, together not more than one; K as forfeit for a game that was not played',
    advice: 'ask the arbiter for the result',
  },
  'xml-result-undecided': {
    severity: 'refuse',
    article: '5.1',
    says: 'the game {game} is marked as lost by both ({printed}), which does not say whether it was played',
    expected: '0 and 0 without a mark for a game that was played, with K as forfeit for one that was not',
    advice: 'ask the arbiter',
  },
  'xml-game-unrated': {
    severity: 'note',
    article: '5.1',
    says: 'the game {game} is marked as not to be rated ({printed}); it was left out',
    advice: 'ask the arbiter why: a game in which both made a move is rated',
  },
  'xml-points-disagree': {
    severity: 'refuse',
    article: UPLOAD,
    says: 'player {player}: {printed} points are given, the results add up to {sum} with {unplayed} unplayed rounds',
    expected: 'the sum of the results, and not more than a point for each unplayed round above it',
    advice: 'ask the arbiter which of the two is right',
  },
  'xml-not-fide-rated': {
    severity: 'note',
    article: '0.2',
    says: 'the file says that the tournament is not rated by FIDE (ratedfide N)',
    advice: 'look whether it is the right tournament',
    check: 'registration',
  },
  'xml-dates-missing': {
    severity: 'refuse',
    article: '9.1',
    says: 'neither the file (from, to) nor a registration says when the tournament was played',
    expected: 'the date of the start, which selects the ratings, and of the end, which selects the list',
    advice: 'add them, or register the tournament',
  },
} as const satisfies Record<string, ProblemEntry>
