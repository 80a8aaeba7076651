import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

import { readTrf } from '../../src/report/read-trf.js'
import { validateReport } from '../../src/report/validate.js'
import { refuses } from '../../src/shared/problem.js'
import { contextWith, NO_ONE } from './made-up.js'

/** Real files of many programs, kept beside the checkout where they may be tried but not published. */
const folder = fileURLToPath(new URL('../../../shared/reports', import.meta.url))
const present = existsSync(folder)
const files = present
  ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  : []

describe.skipIf(!present)(
  `real reports${present ? '' : ' (skipped: no folder shared/reports beside the checkout)'}`,
  () => {
    it.each(files.map((file) => join(file.parentPath, file.name)))('%s is read and judged', (path) => {
      const { report, problems } = readTrf(readFileSync(path), path)
      expect(report !== null || refuses(problems)).toBe(true)
      if (report === null) return

      const context = contextWith({ file: path, registration: null, type: 'standard', dates: 'dmy', register: NO_ONE })
      const validation = validateReport(report, context)
      expect(validation.tournament === null).toBe(refuses(validation.problems) || !report.whole)
      expect(report.players.length + (refuses(problems) ? 1 : 0), 'a file with players has players').toBeGreaterThan(0)
    })
  },
)
