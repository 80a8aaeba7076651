import { describe, expect, test } from 'vitest'
import { callsOf, type Kill, openScenario, SCENARIOS, trials } from '../support/kills.js'

/** Every call of a run that writes to a file or to the database: killed before it, and with it on its way. */
describe('a monthly run that is killed at each of its calls, and made again', () => {
  test.each(SCENARIOS)('%s', async (name) => {
    const scenario = await openScenario(name)
    const calls = await callsOf(scenario)
    const kills = calls.flatMap((_, index): [Kill][] =>
      (['before', 'during'] as const).map((when) => [{ at: index + 1, when, signal: 'SIGKILL' }]),
    )
    const { killed, lost } = await trials(scenario, kills)
    process.stderr.write(
      `${name}: killed at ${killed} moments of ${calls.length} calls, ${lost.length} lost something\n`,
    )
    expect(lost).toEqual([])
    expect(killed).toBe(2 * calls.length)
  })
})
