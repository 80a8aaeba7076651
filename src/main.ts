#!/usr/bin/env node
import { setTimeout as wait } from 'node:timers/promises'
import { exitCode } from './cli/io.js'
import { run } from './cli/program.js'

const { env, stdout, stderr, argv } = process

// A reader that goes away (frl list | head) is no fault.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  stderr.write(`frl: standard output: ${error.message}\n`)
  process.exit(exitCode.file)
})
// Nobody can be told of it.
stderr.on('error', () => process.exit(exitCode.file))

/** A clock set by FRL_NOW goes on from there. */
const startedAt = Date.now()
const now = () =>
  env.FRL_NOW === undefined ? new Date() : new Date(new Date(env.FRL_NOW).getTime() + Date.now() - startedAt)

/** npm passes on a Ctrl-C that the terminal has sent to the program already: that is the same one. */
const SAME_KEY_MS = 100
const SHOW_CURSOR = '\u001B[?25h'

/** The first signal asks to stop, the second one stops. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  let askedAt = 0
  const ask = (signal: NodeJS.Signals) => {
    if (!stop.signal.aborted) {
      askedAt = performance.now()
      stop.abort(signal)
    } else if (performance.now() - askedAt > SAME_KEY_MS) {
      if (stderr.isTTY) stderr.write(SHOW_CURSOR)
      process.removeListener(signal, ask)
      process.kill(process.pid, signal)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask)
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
