import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runDemo } from './make-demo/index.js'

/** `npm run demo`: three months of the sample federation, in a folder of their own. */
const { stdout, stderr } = process
const sample = join('data', 'sample')

if (!existsSync(sample)) {
  stderr.write(`there is no ${sample} here; the demo is started with npm run demo\n`)
  process.exit(2)
}
const startedAt = Date.now()
await runDemo({
  sample,
  root: join('data', 'demo'),
  // Longer lines are hard to read however wide a terminal is.
  width: Math.min(stdout.columns ?? 80, 100),
  terminal: stderr.isTTY ? stderr : null,
  say: (text) => {
    stdout.write(text)
  },
})
stdout.write(`\nThat took ${((Date.now() - startedAt) / 1000).toFixed(1)} seconds.\n`)
