import { say } from '../shared/messages/words.js'

/** Which signal asked to stop: Ctrl-C, or the system's request to end. */
export type StopReason = 'SIGINT' | 'SIGTERM'

/** Work ended between two steps because somebody asked for it: what is stored is whole. */
export class InterruptedError extends Error {
  override name = 'InterruptedError'
  constructor(
    readonly reason: StopReason,
    /** What was done, and what remains to be done. */
    remains: string = say('interrupted-nothing'),
  ) {
    super(say('interrupted', { remains }))
  }
}

/** Does work of which something may stand when it is interrupted, and tells then what was done and what remains. */
export async function tellingWhatRemains<T>(remains: () => string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof InterruptedError)) throw error
    throw new InterruptedError(error.reason, remains())
  }
}
