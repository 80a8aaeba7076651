import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** `npm run test:faults`: kills runs at every call and at random moments, which takes many minutes. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/faults/**/*.faults.ts'],
    testTimeout: 3_600_000,
    fileParallelism: false,
  },
})
