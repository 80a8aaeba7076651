import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { fideEditions } from '../../src/regulations/editions.js'
import { defaultConfig } from '../../src/run/config.js'
import type { Job } from '../../src/run/job.js'
import { runJob } from '../../src/run/run-job.js'
import type { IsoDate } from '../../src/shared/dates.js'
import { openDesk } from '../support/desk.js'
import { noProgress } from '../support/progress.js'

type Work = Job['run']

const ending: Work = async ({ say }) => {
  say('Begun.\n')
  return 'done'
}

const failing: Work = async ({ say }) => {
  say('Begun.\n')
  throw new Error('It broke.')
}

/** What happens when another program writes to the same database for longer than one waits. */
const busy: Work = async ({ store, say }) => {
  say('Begun.\n')
  const [other, impatient] = [new Sqlite(store.file), new Sqlite(store.file, { timeout: 0 })]
  try {
    other.exec('begin immediate')
    impatient.exec('begin immediate')
  } finally {
    impatient.close()
    other.close()
  }
  return 'done'
}

test.each<[what: string, work: Work, outcome: string, report: string]>([
  ['ends', ending, 'done', 'Begun.\n'],
  ['fails', failing, 'failed', 'Begun.\nIt broke.'],
  ['finds the database locked, and is due still', busy, 'interrupted', 'Begun.\ndatabase is locked'],
])('a run that %s is recorded so, with what it said until then', async (_what, work, outcome, report) => {
  const desk = openDesk()
  const now = () => new Date('2026-04-01T00:30:00Z')
  const job: Job = { name: 'made-up', does: 'what it is told', needs: [], run: work }
  const ended = runJob(job, {
    database: desk.path('frl.sqlite'),
    dueAt: now().toISOString(),
    dueOn: '2026-04-01' as IsoDate,
    today: '2026-04-01' as IsoDate,
    folders: { inbox: '', out: '' },
    config: defaultConfig,
    rating: { editions: fideEditions, base: 'official' },
    now,
    say: () => undefined,
    details: {},
    progress: noProgress,
  })
  await ended.catch(() => undefined)
  const { runs } = await desk.json('status')
  expect(runs).toMatchObject([{ job: 'made-up', list: '2026-04', outcome }])
  expect(await desk.json('status', '--run', '1')).toMatchObject({ due_at: now().toISOString(), report })
  // The lock is free again, however it ended.
  expect((await desk.frl('run', 'rate-list')).code).toBe(3)
})
