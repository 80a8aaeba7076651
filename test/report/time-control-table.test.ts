import { describe, expect, it, test } from 'vitest'
import { fideEditions } from '../../src/regulations/editions.js'
import { regulationsInForce } from '../../src/regulations/regulations.js'
import { readTimeControl, typeOfMinutes } from '../../src/report/time-control.js'

const limits = regulationsInForce(fideEditions, 'standard', '2026-01-01').timeLimits

/** Minutes for 60 moves in every reading, and what they are by art. 1.1; a mark for a first control of so many moves. */
function read(timeControl: string, timeControlCode = '') {
  const { readings, isUnequal } = readTimeControl({ timeControl, timeControlCode })
  const types = new Set(readings.map(({ minutes }) => typeOfMinutes(minutes, limits) ?? 'too fast'))
  const [only] = types
  const verdict = types.size === 0 ? 'unreadable' : types.size > 1 ? 'undecided' : only
  const controls = new Set(readings.map(({ firstControlMoves }) => firstControlMoves))
  return {
    minutes: [...new Set(readings.map(({ minutes }) => minutes))],
    verdict: isUnequal ? `unequal ${verdict}` : verdict,
    moves: controls.size === 1 ? [...controls][0] : null,
  }
}

describe('time controls in the words of reports (record 122)', () => {
  test.each<[text: string, minutes: number[], verdict: string, firstControl?: number]>([
    // The guides' examples
    ['10+5', [15], 'rapid'],
    ['3+2', [5], 'blitz'],
    ['8+3', [11], 'rapid'],
    // Where the types meet
    ['60 min', [60], 'standard'],
    ['59 min', [59], 'rapid'],
    ['30+30', [60], 'standard'],
    ['30+29', [59], 'rapid'],
    ['10 min', [10], 'blitz'],
    ['10+0', [10], 'blitz'],
    ['10+1', [11], 'rapid'],
    ['5+5', [10], 'blitz'],
    ['3 min', [3], 'too fast'],
    ['3+1', [4], 'blitz'],
    ['1+0', [1], 'too fast'],
    ['2+1', [3], 'too fast'],
    // Base time and increment
    ['90+30', [120], 'standard'],
    ['90min+30sec', [120], 'standard'],
    ['90 min. + 30 sec.', [120], 'standard'],
    ['90m + 30s', [120], 'standard'],
    ['90’ + 30’’', [120], 'standard'],
    [`90' + 30"`, [120], 'standard'],
    ['90 minutes + 30 seconds per move', [120], 'standard'],
    ['90+30 sec', [120], 'standard'],
    ['1h30m + 30s', [120], 'standard'],
    ['1:30 + 10 from move 1', [100], 'standard'],
    ['5400+30', [120], 'standard'],
    ['15/10', [25], 'rapid'],
    ['25/10', [35], 'rapid'],
    ['5/3', [8], 'blitz'],
    ['5|3', [8], 'blitz'],
    ['15 minutes plus 10 sec per move', [25], 'rapid'],
    ['15 min + 10 sec / move', [25], 'rapid'],
    ['All moves in 90 minutes, plus 10 seconds per move', [100], 'standard'],
    ['Standard: 90 minutes with 30 second increment from move 1', [120], 'standard'],
    ['90 min + 30 sec from move 41', [100], 'standard'],
    ['G/60;d5', [65], 'standard'],
    ['G90+30', [120], 'standard'],
    ['G/25;inc10', [35], 'rapid'],
    ['SD/60', [60], 'standard'],
    // Base time alone
    ['120 minutes per player per game', [120], 'standard'],
    ['2 hours', [120], 'standard'],
    ['1 hour and 30 minutes', [90], 'standard'],
    ['1,5 h', [90], 'standard'],
    ['1h30', [90], 'standard'],
    ['5 min KO', [5], 'blitz'],
    ['600', [10], 'blitz'],
    // Several periods
    ['40/120, 60', [180], 'standard', 40],
    ['40/120, 20/60, 30', [180, 210], 'standard', 40],
    ['90/40+30', [120], 'standard', 40],
    ['90min/40 + 30min + 30sec', [150], 'standard', 40],
    ['90min/40moves+30min+30sec', [150], 'standard', 40],
    [`100'x40+15'+30"`, [145], 'standard', 40],
    ['2h/40 + 1h', [180], 'standard', 40],
    ['2:00/40 + 1:00', [180], 'standard', 40],
    ['40/2h, 20/1h, SD/30', [180], 'standard', 40],
    ['40/90, SD/30, +30', [150], 'standard', 40],
    ['40 moves in 2 hours, then 1 hour', [180], 'standard', 40],
    ['25 moves in 90 minutes, then 60 minutes', [150], 'standard', 25],
    ['90 minutes for 40 moves, 30 minutes for the rest, 30 sec/move from move 1', [150], 'standard', 40],
    [
      '90 minutes for the first 40 moves followed by 30 minutes for the rest of the game with an addition of 30 seconds per move starting from move one',
      [150],
      'standard',
      40,
    ],
    ['100 min/40 moves + 50 min/20 moves + 15 min + 30 sec/move', [180], 'standard', 40],
    [
      '120 minutes for 40 moves, 60 minutes for the next 20 moves, 15 minutes for the rest with 30 sec increment from move 61',
      [180],
      'standard',
      40,
    ],
    // Other languages
    ['90 Min + 30 Sek/Zug  30 Min + 30 Sek/Zug', [150], 'standard'],
    ['40 Züge in 90 Minuten, 30 Minuten Rest, 30 Sekunden je Zug ab Zug 1', [150], 'standard', 40],
    ['90 минут на 40 ходов + 30 минут + 30 секунд на ход', [150], 'standard', 40],
    ['15 мин + 10 сек', [25], 'rapid'],
    ['90 minutos + 30 segundos', [120], 'standard'],
    ['90 minuti + 30 secondi', [120], 'standard'],
    ['90 min för 40 drag + 30 min', [120], 'standard', 40],
    // Codes in the wrong record, and different times for the two players
    ['40/5400+30:1800+30', [150], 'standard', 40],
    ['W300-B240', [4, 5], 'unequal blitz'],
    ['White 6 min, Black 5 min', [5, 6], 'unequal blitz'],
    ['W: 15 min + 10 sec, B: 15 min + 10 sec', [25], 'rapid'],
    ['5 min White / 4 min Black', [4, 5], 'unequal blitz'],
    ['5 min White / 5 min Black', [5], 'blitz'],
    ['5+0 white, 4+0 black', [4, 5], 'unequal blitz'],
    ['5+0 white, 5+0 black', [5], 'blitz'],
    ['White: 5 min, Black: 5 min', [5], 'blitz'],
    ['Black 4 min, White 5 min', [4, 5], 'unequal blitz'],
    ['4 min for Black, 5 min for White', [4, 5], 'unequal blitz'],
    ['White 5 Black 4', [4, 5], 'unequal blitz'],
    ['W5/B4', [4, 5], 'unequal blitz'],
    ['5W 4B', [4, 5], 'unequal blitz'],
    ['White 5 min + 3 sec, Black 4 min + 3 sec (a draw counts for Black)', [7, 8], 'unequal blitz'],
    ['White 15+10, Black 25 min', [25], 'rapid'],
    ['White 15+10, Black 24 min', [24, 25], 'unequal rapid'],
    ['Weiss 5 min Schwarz 4 min', [4, 5], 'unequal blitz'],
    ['Weiß 5 min Schwarz 5 min', [5], 'blitz'],
    ['Hvit 5 min, svart 4 min', [4, 5], 'unequal blitz'],
    ['5 min blancs, 4 min noirs', [4, 5], 'unequal blitz'],
    ['Blancas 5 min Negras 4 min', [4, 5], 'unequal blitz'],
    ['Белые 5 мин, чёрные 4 мин', [4, 5], 'unequal blitz'],
    ['25 min vs 20 min', [20, 25], 'unequal rapid'],
    ['25 min vs 25 min', [25], 'rapid'],
    ['25 min vs. 20 min', [20, 25], 'unequal rapid'],
    ['10 min against 7 min', [7, 10], 'unequal blitz'],
    ['Armageddon 5 vs 4', [4, 5], 'unequal blitz'],
    ['Armageddon 5 vs 5', [5], 'blitz'],
    ['Armageddon 5-4', [4, 5], 'unequal blitz'],
    ['Armageddon: 5 min / 4 min', [4, 5], 'unequal blitz'],
    ['15 min + 10 sec; Armageddon 5 vs 4', [25], 'rapid'],
    ['90 min + 30 sec vs the clock', [120], 'standard'],
    ['White and Black: 15 min + 10 sec', [25], 'rapid'],
    ['White 15 min + 10 sec, Black the same', [25], 'rapid'],
    // A minus is no dash
    ['-5+3', [], 'unreadable'],
    ['5+-3', [], 'unreadable'],
    ['−5 min', [], 'unreadable'],
    ['90 min - 30 sec', [120], 'standard'],
    ['- 90 min + 30 sec', [120], 'standard'],
    // What can be read in two ways, and what cannot be read
    ['40/60', [40, 60], 'undecided'],
    ['180+2', [5, 182], 'undecided'],
    ['3:00 + 2', [5, 182], 'undecided'],
    ['120', [], 'unreadable'],
    ['9 rounds, 90 min', [], 'unreadable'],
    ['moves/time, increment', [], 'unreadable'],
    ['fast', [], 'unreadable'],
    ['', [], 'unreadable'],
  ])('%s', (text, minutes, verdict, moves = null as unknown as number) => {
    const answer = read(text)
    expect({ minutes: answer.minutes, verdict: answer.verdict }).toEqual({ minutes, verdict })
    if (verdict !== 'undecided') expect(answer.moves ?? null).toBe(moves)
  })
})

describe('time controls in code (record 222)', () => {
  test.each<[code: string, minutes: number[], verdict: string, firstControl?: number]>([
    ['5400+30', [120], 'standard'],
    ['5400', [90], 'standard'],
    ['3600', [60], 'standard'],
    ['3599', [3599 / 60], 'rapid'],
    ['900+10', [25], 'rapid'],
    ['600+5', [15], 'rapid'],
    ['480+3', [11], 'rapid'],
    ['601', [601 / 60], 'rapid'],
    ['600', [10], 'blitz'],
    ['180+2', [5], 'blitz'],
    ['180', [3], 'too fast'],
    ['40/6000+30:900+30', [145], 'standard', 40],
    ['40/6000+30:20/3000+30:1500+30', [180], 'standard', 40],
    ['40/5400:1800', [120], 'standard', 40],
    ['20/3600:3600', [120], 'standard', 20],
    ['W300-B240', [4, 5], 'unequal blitz'],
    ['W300+2-B240', [4, 7], 'unequal blitz'],
    ['B240-W300', [4, 5], 'unequal blitz'],
    ['-300+3', [], 'unreadable'],
    ['W900+10-B900+10', [25], 'rapid'],
    ['40/5400:', [], 'unreadable'],
    ['90+30min', [], 'unreadable'],
  ])('%s', (code, minutes, verdict, moves = null as unknown as number) => {
    const answer = read('', code)
    expect({ minutes: answer.minutes, verdict: answer.verdict }).toEqual({ minutes, verdict })
    expect(answer.moves ?? null).toBe(moves)
  })

  it('speak before the text', () => {
    expect(read('15+10', '5400+30').minutes).toEqual([120])
    expect(read('15+10', 'none').minutes).toEqual([25])
  })
})

it('reads no text that is too long to be a time control, however it is made up', () => {
  for (const text of ['40/60 '.repeat(50_000), ' '.repeat(200_000), '9'.repeat(200_000), 'w 5 b 4 '.repeat(30_000)]) {
    expect(read(text).minutes).toEqual([])
  }
  expect(read('40/60 '.repeat(49)).verdict).not.toBe('unreadable')
})
