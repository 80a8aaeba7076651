import { type Progress, unseen } from '../../src/shared/progress.js'

/** Nobody looks on, and nobody asks to stop. */
export const noProgress: Progress = unseen(async () => undefined)
