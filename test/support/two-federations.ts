import { type Desk, openDesk } from './desk.js'
import type { ListedPlayer } from './fixtures.js'
import { importList, ingest, register } from './steps.js'

/**
 * One federation twice, with the same two reports: in one Bo has a K of 20 behind a hundred games, in the other a K of 40
 * behind five.
 */

const bo = { id: 88500002, name: 'Bru, Bo', rating: 2000, born: 1990 }
export const BO = bo.id
export const ADA = 88500001
export const DAG = 88500003
export const EVA = 88500004

const others: readonly ListedPlayer[] = [
  { id: ADA, name: 'Amb, Ada', rating: 2005, k: 20, born: 1985, gamesTotal: 100, sex: 'F' },
  { id: DAG, name: 'Dal, Dag', rating: 1990, k: 20, born: 1971, gamesTotal: 100 },
  { id: EVA, name: 'Eng, Eva', rating: 1700, k: 20, born: 1966, gamesTotal: 100, sex: 'F' },
]

const player = (number: number) => {
  const {
    id,
    name = '',
    rating = '',
    born = 0,
  } = [...others, bo].find(({ id: one }) => one === 88500000 + number) ?? bo
  return { id, name, rating, born }
}

/** Bo beats Dag, Ada and Eva do not play: on the list of April only he moves. */
const march = { name: 'March', start: '2026-03-06', end: '2026-03-08' }
/** Bo and Ada draw four games, Dag and Eva play a draw. */
const april = { name: 'April', start: '2026-04-03', end: '2026-04-06' }

export async function openFederation(boK: 20 | 40): Promise<Desk> {
  const desk = openDesk()
  await importList(desk, '2026-03', [...others, { ...bo, k: boK, gamesTotal: boK === 20 ? 100 : 5 }])
  await register(
    desk,
    [march, april].map(({ name, start, end }) => ({
      code: name.toUpperCase(),
      start_date: start,
      end_date: end,
      received_date: end,
      chief_arbiter_id: 88900001,
    })),
  )
  await ingest(desk, 'MARCH', { ...march, players: [player(2), player(3)], games: [[1, 1, 2, '1']] })
  await desk.done('rate', '2026-04', '--type', 'standard')
  await ingest(desk, 'APRIL', {
    ...april,
    players: [player(1), player(2), player(3), player(4)],
    games: [
      [1, 1, 2, '='],
      [1, 3, 4, '='],
      [2, 2, 1, '='],
      [3, 1, 2, '='],
      [4, 2, 1, '='],
    ],
  })
  await desk.done('rate', '2026-05', '--type', 'standard')
  return desk
}
