#!/usr/bin/env node
const { env, stdout, stderr, argv } = process

/** npm passes on a Ctrl-C that the terminal has sent to the program already: that is the same one. */
const SAME_KEY_MS = 100
const SHOW_CURSOR = '\u001B[?25h'
const EXIT = { SIGINT: 130, SIGTERM: 143 } as const
const AGAIN = 'interrupted: run the same command again'

/** The command's own way to stop; null until it has asked for it, while the program is loaded for one. */
let stop: AbortController | null = null
let askedAt = 0

/** The first signal asks to stop, the second one stops. */
function ask(signal: keyof typeof EXIT): void {
  if (stop === null) {
    if (argv.includes('--json')) stdout.write(`${JSON.stringify({ exit: EXIT[signal], message: AGAIN }, null, 2)}\n`)
    stderr.write(`frl: ${AGAIN}\n`)
    process.exit(EXIT[signal])
  }
  if (!stop.signal.aborted) {
    askedAt = performance.now()
    stop.abort(signal)
  } else if (performance.now() - askedAt > SAME_KEY_MS) {
    if (stderr.isTTY) stderr.write(SHOW_CURSOR)
    process.removeListener(signal, ask)
    process.kill(process.pid, signal)
  }
}

// Before anything is loaded, which takes longer than a finger: nobody is left without a word.
process.on('SIGINT', ask)
process.on('SIGTERM', ask)

const [{ setTimeout: wait }, { exitCode }, { run }] = await Promise.all([
  import('node:timers/promises'),
  import('./cli/io.js'),
  import('./cli/program.js'),
])

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

function stopSignal(): AbortSignal {
  stop ??= new AbortController()
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

export {}
