import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { reportFiles, reportRow } from '../support/report-table.js'
import { describeShared, sharedPath } from '../support/shared.js'

const REPORTS = 'reports'

describeShared('real reports of many programs', [REPORTS], () => {
  it.each(reportFiles(sharedPath(REPORTS)))(
    '%s is accepted, asked about or refused, and no game of it is lost',
    (path) => {
      for (const changes of [{}, { type: 'standard', dates: 'dmy' } as const]) {
        const { outcome, games, stored, why } = reportRow(readFileSync(path), path, changes)
        expect(stored).toBe(outcome === 'accepted' ? games : 0)
        if (outcome !== 'accepted') expect(why.length).toBeGreaterThan(0)
      }
    },
  )
})
