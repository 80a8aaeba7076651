#!/usr/bin/env node
import { run } from './cli/program.js'

const { env, stdout, stderr, argv } = process

// A reader that goes away (frl list | head) is no fault.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(argv.slice(2), {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  env,
  now: () => (env.FRL_NOW === undefined ? new Date() : new Date(env.FRL_NOW)),
})
