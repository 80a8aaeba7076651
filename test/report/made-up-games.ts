/** Tags of one PGN game of made-up players, with some of them changed; null leaves a tag out. */
export function pgn(tags: Readonly<Record<string, string | null>> = {}, moves?: string): string {
  const all: Readonly<Record<string, string | null>> = {
    Event: 'Winter Open',
    Site: 'Nowhere LUX',
    Date: '2026.02.07',
    Round: '1.1',
    White: 'Adler, Ada',
    Black: 'Birk, Bea',
    Result: '1-0',
    WhiteElo: '1900',
    BlackElo: '1850',
    WhiteFideId: '99900001',
    BlackFideId: '99900002',
    TimeControl: '5400+30',
    ...tags,
  }
  const printed = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`[${name} "${value}"]`]))
  return `${printed.join('\n')}\n\n${moves ?? `1. e4 e5 2. Nf3 ${all.Result ?? '*'}`}\n`
}

/** Four players, a round of two games on each of two days, nothing wrong. */
export const GOOD_PGN = [
  pgn(),
  pgn({ Round: '1.2', White: 'Claus, Carl', Black: 'Dorn, Dirk', ...ids(3, 4), Result: '1/2-1/2' }),
  pgn({ Round: '2.1', Date: '2026.02.08', White: 'Dorn, Dirk', Black: 'Adler, Ada', ...ids(4, 1), Result: '0-1' }),
  pgn({ Round: '2.2', Date: '2026.02.08', White: 'Birk, Bea', Black: 'Claus, Carl', ...ids(2, 3), Result: '0-1' }),
].join('\n')

/** Tags of two of the players 99900001 to 99900004. */
export function ids(white: number, black: number) {
  const elo = (number: number) => String(1950 - 50 * number)
  return {
    WhiteFideId: `9990000${white}`,
    BlackFideId: `9990000${black}`,
    WhiteElo: elo(white),
    BlackElo: elo(black),
  }
}

export interface MadeUpUpload {
  readonly tournament?: Readonly<Record<string, string>>
  readonly players?: readonly Readonly<Record<string, string>>[]
  readonly pairings?: readonly Readonly<Record<string, string>>[]
}

/** An upload to chess-results.com, one attribute a line as programs write it. */
export function upload({ tournament = {}, players = UPLOAD_PLAYERS, pairings = UPLOAD_PAIRINGS }: MadeUpUpload = {}) {
  const rounds = ['20260207', '08.02.2026'].map((date, index) => element('round', { round: String(index + 1), date }))
  return [
    '<?xml version="1.0"?>',
    '<chessresults>',
    `<tournamentdata>${element('tournament', { ...UPLOAD_TOURNAMENT, ...tournament })}</tournamentdata>`,
    `<rounds>${rounds.join('')}</rounds>`,
    `<players>${players.map((player) => element('player', player)).join('')}</players>`,
    `<playerpairings>${pairings.map((pairing) => element('playerpairing', pairing)).join('')}</playerpairings>`,
    '</chessresults>',
  ].join('\n')
}

export function pairing(round: number, whiteno: number, blackno: number, result: string, forfeit = '') {
  const [reswhite = '', resblack = ''] = result.split(':')
  return {
    ...{ round: String(round), pairing: '1', board: '1', whiteno: String(whiteno), blackno: String(blackno) },
    ...{ reswhite, resblack, forfeit },
  }
}

export const UPLOAD_TOURNAMENT = {
  ...{ type: '0', name: 'Winter Open', location: 'Nowhere', from: '20260207', to: '08.02.2026', rounds: '2' },
  ...{ timecontrol: '90 min + 30 sec', chiefarbiter: 'Arbiter, Anna', federation: 'LUX', ratedfide: 'J', replay: '1' },
}

export const UPLOAD_PLAYERS = [
  uploadPlayer(1, 'Adler, Ada', 'W', '1900', '1976', '2,0'),
  uploadPlayer(2, 'Birk, Bea', 'W', '1850', '1977', '0,0'),
  uploadPlayer(3, 'Claus, Carl', 'M', '1800', '1978', '1,5'),
  uploadPlayer(4, 'Dorn, Dirk', 'M', '', '1979', '0,5'),
]

export const UPLOAD_PAIRINGS = [
  pairing(1, 1, 2, '1.0:0.0'),
  pairing(1, 3, 4, '0.5:0.5'),
  pairing(2, 4, 1, '0.0:1.0'),
  pairing(2, 2, 3, '0.0:1.0'),
]

function uploadPlayer(no: number, lastname: string, sex: string, rtgfide: string, dob: string, pts: string) {
  const rest = { fed: 'LUX', title: '', firstname: '', rtg: '1700' }
  return { no: String(no), lastname, sex, rtgfide, dob, pts, fideid: `9990000${no}`, ...rest }
}

function element(name: string, attributes: Readonly<Record<string, string>>): string {
  const printed = Object.entries(attributes).map(([key, value]) => `    ${key}="${value}"`)
  return `\n<${name}\n${printed.join('\n')}\n/>`
}
