import { describe, expect, test } from 'vitest'
import { callsOf, type Kill, openScenario, SCENARIOS, trials } from '../support/kills.js'

const TIMES = 100
const TWICE = 50

describe('a monthly run that is killed at random', () => {
  test.each(SCENARIOS)('%s: after any time', async (name) => {
    const scenario = await openScenario(name)
    const begun = Date.now()
    await callsOf(scenario)
    const wholeRunMs = Date.now() - begun
    const kills = Array.from({ length: TIMES }, (): [Kill] => [{ afterMs: Math.random() * wholeRunMs }])
    const { killed, lost } = await trials(scenario, kills)
    process.stderr.write(`${name}: killed ${killed} times at random, ${lost.length} lost something\n`)
    expect(lost).toEqual([])
    expect(killed).toBeGreaterThan(0)
  })

  test.each(SCENARIOS)('%s: again and again', async (name) => {
    const scenario = await openScenario(name)
    const { length } = await callsOf(scenario)
    const anywhere = (): Kill => ({ at: 1 + Math.floor(Math.random() * length), signal: 'SIGKILL', when: 'during' })
    const kills = Array.from({ length: TWICE }, () => [anywhere(), anywhere(), anywhere()])
    const { killed, lost } = await trials(scenario, kills)
    process.stderr.write(`${name}: killed ${killed} times, up to three times a run, ${lost.length} lost something\n`)
    expect(lost).toEqual([])
    expect(killed).toBeGreaterThan(TWICE)
  })
})
