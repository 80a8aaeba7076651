import { setImmediate as nextTurn } from 'node:timers/promises'
import { InterruptedError } from '../run/interrupted.js'
import type { Progress } from '../shared/progress.js'

/** Between two breaths: a person who presses Ctrl-C notices nothing, and the work neither. */
const BREATH_EVERY_MS = 50

/** Lets waiting signals in, now and then, and ends the work where one has come. */
export function breather(signal: AbortSignal): Progress['breathe'] {
  let breathedAt = performance.now()
  return async () => {
    if (performance.now() - breathedAt >= BREATH_EVERY_MS) {
      // Twice: the first turn may be over before it has asked for signals.
      await nextTurn()
      await nextTurn()
      breathedAt = performance.now()
    }
    if (signal.aborted) throw new InterruptedError(signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT')
  }
}
