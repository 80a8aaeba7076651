import { HEADER, playerLine, rowsWith, trf } from './made-up.js'
import { pgn, upload } from './made-up-games.js'

const LENGTH = 200_000

/** Texts of about 200 KB that would keep a careless reader busy for ever, or fill its stack or memory. */
export const hostileReports: Readonly<Record<string, string>> = {
  ...headers(),
  ...rows(),
  ...gamesCsvs(),
  ...pgns(),
  ...uploads(),
  noughts: long('0'),
  blanks: long(' '),
  nuls: long('\0'),
}

function long(piece: string, length = LENGTH): string {
  return piece.repeat(Math.floor(length / piece.length))
}

function headers(): Record<string, string> {
  const withRecord = (code: string, text: string) =>
    trf(rowsWith({}), [...HEADER.filter((line) => !line.startsWith(code)), `${code} ${text}`])
  return {
    'a date of blanks': withRecord('042', `2026${long(' ')}/02/07`),
    'a time control of digits': withRecord('122', long('9')),
    'a time control of blanks': withRecord('122', `9${long(' ')}x`),
    'a time control of many amounts': withRecord('122', long('90 min ')),
    'a time control of many readings': withRecord('122', '4:30 '.repeat(50)),
    'a coded time control of many periods': withRecord('222', `W${long('1:')}-B1`),
    'a system of many words': withRecord('092', long('k. o')),
    'an arbiter of many letters': withRecord('102', `${long('x')}y`),
    'dates of many rounds': withRecord('132', long('1 ')),
    'junk lines': `${trf(rowsWith({}))}\n${long('junk line\n')}`,
  }
}

function rows(): Record<string, string> {
  const good = trf(rowsWith({}))
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => playerLine({ no: index + 2, id: 99000000 + index }))
  const teams = ['310   1 T'.padEnd(73).concat(long('   1 ', LENGTH / 2)), '310   2 T'.padEnd(73).concat('   3    4')]
  return {
    'a row of many rounds': `${good}\n${playerLine({ no: 5 })}  ${long('   2 w 1  ')}`,
    'a row of many rounds among many rows': trf([`${playerLine({})}  ${long('   2 w 1  ', LENGTH / 2)}`, ...many(900)]),
    'rows of nothing': trf(Array.from({ length: 9999 }, (_, index) => `001 ${String(index + 1).padStart(4)}`)),
    'rows of one number': trf(Array.from({ length: 9999 }, () => '001    1')),
    'rows with long names': trf(many(1500).map((line) => line.replace('Nobody, Ned', 'Nobody, Ned  '))),
    'a row of blanks': `${good}\n001    5 ${long(' ')}x`,
    'rows of tabs': `${good}\n${long('001\t1\t\n')}`,
    'many forfeited matches': [good, ...teams, long('330 +-   1   1   2\n', LENGTH / 2)].join('\n'),
  }
}

function gamesCsvs(): Record<string, string> {
  const header = 'tournament,round,white_id,white_name,black_id,black_name,white_score,black_score,date\n'
  const half = LENGTH / 2
  return {
    'names of many words': `${header}E,1,1,"${long('a ', half)}",2,B,1,0,\nE,2,1,"${long('b ', half)}",2,B,1,0,\n`,
    'quotes that close and open': `${header}${long('"a\n')}`,
    'quotes in plain cells': `${header}${long('a"b,\n')}`,
    'letters behind quotes': `${header}${long('"a"b,\n')}`,
    'delimiters only': `${header}${long(',')}`,
    'one game for ever': `${header}${long('E,1,99900001,A,99900002,B,1,0,\n')}`,
    'many tournaments': `${header}${Array.from({ length: 4000 }, (_, index) => `E${index},1,99900001,A,99900002,B,1,0,`).join('\n')}`,
    'a date and a score without end': `${header}E,1,1,A,2,B,${long('1', half)},0,1${long(' ', half)}/2\n`,
  }
}

function pgns(): Record<string, string> {
  return {
    'one PGN game for ever': long(`${pgn()}\n`),
    'tags only': long('[Event "A"]\n'),
    braces: pgn({}, `1. e4 ${long('{')}`),
    'variations in variations': pgn({}, `1. e4 ${long('(1. e4 ')}`),
    glyphs: pgn({}, `1. e4 ${long('$1 ')} 1-0`),
    'many moves': pgn({}, `${long('1. e4 e5 ')} 1-0`),
    'many events': Array.from({ length: 4000 }, (_, index) => `[Event "${index}"]\n\n*\n`).join('\n'),
    'long names': `${pgn({ White: long('a ', LENGTH / 2) })}\n${pgn({ Round: '2', White: long('b ', LENGTH / 2) })}`,
    'a long site': pgn({ Site: long('a ') }),
    'a long PGN time control': pgn({ TimeControl: long('1/1+1:') }),
    'a long PGN date': pgn({ EventDate: `2026${long(' ')}/1` }),
    'a long round': pgn({ Round: long('1.') }),
    'a long result': pgn({ Result: long('1') }, '1. e4 e5 1-0'),
    'quotes in a tag': pgn({ Site: long('\\"') }),
    'tags that are never closed': long('[A "\n'),
  }
}

function uploads(): Record<string, string> {
  const inside = (text: string) => upload().replace('</chessresults>', `${text}</chessresults>`)
  const attributes = Array.from({ length: 18_000 }, (_, index) => `a${index}="1"`).join(' ')
  return {
    'elements in elements': `<chessresults>${long('<a>')}`,
    'many attributes': inside(`<player ${attributes}/>`),
    'one player for ever': inside(long('<player no="1"/>')),
    'one pairing for ever': inside(
      long('<playerpairing round="1" whiteno="1" blackno="2" reswhite="1" resblack="0"/>'),
    ),
    entities: inside(long('&a;')),
    brackets: long('<'),
    'a comment without end': inside(`<!--${long('-')}`),
  }
}
