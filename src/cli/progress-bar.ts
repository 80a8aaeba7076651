import { Presets, SingleBar } from 'cli-progress'
import { noProgress, type Progress } from '../run/progress.js'
import type { Session } from './session.js'

/** How long work may take before a line says how far it is, where there is no terminal. */
const LINE_EVERY_MS = 5_000

/** Progress on standard error, beside any answer: a bar on a terminal, a line now and then elsewhere, nothing with --quiet. */
export function progressOn({ io, quiet }: Session): Progress {
  if (quiet) return noProgress
  return io.terminal === null ? lines(io.err, io.now) : bars(io.terminal)
}

function bars(stream: NodeJS.WritableStream): Progress {
  return {
    begin(what, total) {
      const bar = new SingleBar(
        {
          stream,
          format:
            total === null
              ? `${what} {value}  {speed}`
              : `${what} {bar} {value}/{total}  {speed}  {eta_formatted} left`,
          hideCursor: true,
          clearOnComplete: true,
          stopOnComplete: false,
          gracefulExit: true,
        },
        Presets.shades_classic,
      )
      const startedAt = Date.now()
      const speed = (done: number) => `${Math.round((done * 1000) / Math.max(1, Date.now() - startedAt))}/s`
      let done = 0
      bar.start(total ?? 0, 0, { speed: '' })
      return {
        advance: (steps) => {
          done += steps
          bar.update(done, { speed: speed(done) })
        },
        end: () => bar.stop(),
      }
    },
  }
}

function lines(err: (text: string) => void, now: () => Date): Progress {
  return {
    begin(what, total) {
      let done = 0
      let saidAt = now().getTime()
      return {
        advance: (steps) => {
          done += steps
          if (now().getTime() - saidAt < LINE_EVERY_MS) return
          saidAt = now().getTime()
          err(total === null ? `${what}: ${done}\n` : `${what}: ${done} of ${total}\n`)
        },
        end: () => undefined,
      }
    },
  }
}
