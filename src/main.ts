#!/usr/bin/env node
import { setTimeout as wait } from 'node:timers/promises'
import { run } from './cli/program.js'

const { env, stdout, stderr, argv } = process

// A reader that goes away (frl list | head) is no fault.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

/** A clock set by FRL_NOW goes on from there. */
const startedAt = Date.now()
const now = () =>
  env.FRL_NOW === undefined ? new Date() : new Date(new Date(env.FRL_NOW).getTime() + Date.now() - startedAt)

/** The first signal asks to stop, the second one stops. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return stop.signal
}

process.exitCode = await run(argv.slice(2), {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  env,
  now,
  terminal: stderr.isTTY ? stderr : null,
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }).catch(() => undefined),
  stopSignal,
})
