import { describe, expect, it, test } from 'vitest'

import { ratingTypeOf, typeOfMinutes } from '../../src/report/time-control.js'
import { minutesOfCode } from '../../src/report/time-control-code.js'
import { minutesFor60Moves } from '../../src/report/time-control-text.js'

const limits = { standardFromMinutes: 60, rapidAboveMinutes: 10, blitzAboveMinutes: 3 }

describe('minutesFor60Moves', () => {
  test.each([
    ['40/120, 60', [180]],
    ['90min/40moves+30min+30sec', [150]],
    ['1:30 + 10 from move 1', [100]],
    ['90/40+30', [120]],
    ['90+30', [120]],
    [`100'x40+15'+30"`, [145]],
    ['120 minutes per player per game', [120]],
    ['All moves in 90 minutes, plus 10 seconds per move', [100]],
    ['15 minutes plus 10 sec per move', [25]],
    ['90 minutes for 40 moves, 30 minutes for the rest, 30 sec/move from move 1', [150]],
    ['40 moves in 2 hours, then 1 hour', [180]],
    ['1h30m + 30s', [120]],
    ['90 Min + 30 Sek/Zug  30 Min + 30 Sek/Zug', [150]],
    ['90’ + 30’’', [120]],
    ['G/60;d5', [65]],
    ['3+2', [5]],
    ['10+5', [15]],
    ['10 + 0', [10]],
    ['5400+30', [120]],
    ['10:00 + 5', [15]],
    ['1,5 h', [90]],
    ['180+2', [5, 182]],
    ['3:00 + 2', [5, 182]],
    ['40/60', [40, 60]],
    ['120', []],
    ['moves/time, increment', []],
    ['9 rounds, 90 min', []],
    ['5/3', [8]],
    ['fast', []],
    ['', []],
  ])('%s', (text, minutes) => {
    expect(minutesFor60Moves(text)).toEqual(minutes)
  })
})

describe('minutesOfCode', () => {
  test.each([
    ['5400+30', [120], 'base and increment, in seconds'],
    ['5400', [90], 'base alone'],
    ['40/6000+30:900+30', [145], 'two periods'],
    ['40/6000+30:20/3000+30:1500+30', [180], 'the third period begins after move 60'],
    ['40/5400:1800', [120], 'two periods without increments'],
    ['W300-B240', [5, 4], 'different times'],
    ['W300+2-B240', [7, 4], 'different times with an increment'],
    ['40/5400:', [], 'a period is missing'],
    ['90+30min', [], 'no code'],
    ['', [], 'nothing'],
  ])('%s', (code, minutes, why) => {
    expect(minutesOfCode(code), why).toEqual(minutes)
  })
})

describe('typeOfMinutes', () => {
  test.each([
    [60, 'standard', '1.1'],
    [59.5, 'rapid', '1.1.1: under 60'],
    [10.5, 'rapid', '1.1.1: above 10'],
    [10, 'blitz', '1.1.2: up to 10'],
    [3.5, 'blitz', '1.1.2: above 3'],
    [3, null, 'too fast to be rated'],
  ])('%d minutes', (minutes, type, why) => {
    expect(typeOfMinutes(minutes, limits), why).toBe(type)
  })
})

describe('ratingTypeOf', () => {
  test.each([
    ['90min+30sec', '', '', 'standard', 'free text'],
    ['', '900+10', '', 'rapid', 'code'],
    ['', '', 'Individual: swiss-system (standard)', 'standard', 'a word of 092'],
    ['classical', '', '', 'standard', 'a word of 122'],
    ['', '', 'Schnell- und Blitzturnier', 'blitz', 'part of a word'],
    ['10+5', '900', 'Rapid Swiss', 'rapid', 'three witnesses that agree'],
    ['120', '', 'Individual: Swiss-System (Standard)', 'standard', 'a text that says nothing does not contradict'],
    ['120', '', 'Swiss', null, 'nothing can be read'],
    ['moves/time, increment', '', '', null, 'the template of a program'],
    ['', '', '', null, 'nothing is there'],
    ['90+30', '', 'Rapid Swiss', null, 'text and word contradict each other'],
    ['15+10', '5400+30', '', null, 'text and code contradict each other'],
    ['180+2', '', '', null, 'minutes or seconds'],
    ['40/60', '', '', null, '40 moves in 60 minutes or 60 moves in 40'],
    ['', 'W900-B300', '', null, 'one player has rapid, the other blitz'],
    ['1 min', '', '', null, 'too fast to be rated'],
  ])('122 %j, 222 %j, 092 %j', (timeControl, timeControlCode, system, type, why) => {
    expect(ratingTypeOf({ timeControl, timeControlCode, system }, limits), why).toBe(type)
  })

  it('takes the limits from the edition', () => {
    const earlier = { ...limits, rapidAboveMinutes: 15 }
    expect(ratingTypeOf({ timeControl: '10+5', timeControlCode: '', system: '' }, earlier)).toBe('blitz')
  })
})
