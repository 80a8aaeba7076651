import type { Transaction } from 'kysely'
import { changeWriter } from '../db/changes.js'
import { readMonth } from '../db/month-input.js'
import type { Database } from '../db/schema.js'
import { addEvents, changesOf } from '../period/compute-month.js'
import { monthEvents } from '../period/month-events.js'
import type { PlayerChange } from '../period/player-change.js'
import { say } from '../shared/messages/words.js'
import { during, type Progress, STRETCH } from '../shared/progress.js'
import type { ListPlan } from './plan-list.js'

/** Computes and stores what the list changes. */
export async function computeChanges(
  trx: Transaction<Database>,
  plan: ListPlan,
  progress: Progress,
  onChange: (change: PlayerChange) => void,
): Promise<void> {
  const { type, list, rows } = plan
  const input = readMonth(trx, plan)
  const events = monthEvents(input.players.length)
  const games = { what: say('progress-month-games', { type, list }), unit: 'games', total: gamesOf(rows) } as const
  await during(progress, games, async ({ pass }) => {
    for (const tournament of input.tournaments) {
      addEvents(events, tournament, input)
      await pass(tournament.games.length)
    }
  })
  const writer = changeWriter(trx, type, list)
  const total = input.players.length
  const players = { what: say('progress-month-players', { type, list }), unit: 'players', total } as const
  await during(progress, players, async ({ pass }) => {
    let changed = 0
    for (const change of changesOf(input, events)) {
      writer.add(change)
      onChange(change)
      if (++changed % STRETCH === 0) await pass(STRETCH)
    }
    writer.end()
  })
}

function gamesOf(rows: ListPlan['rows']): number {
  return rows.reduce((sum, { games }) => sum + games, 0)
}
