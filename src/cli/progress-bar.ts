import { Presets, SingleBar } from 'cli-progress'
import { type Progress, type ProgressTask, type Stage, unseen } from '../shared/progress.js'
import { breather } from './breather.js'
import { type Advanced, amountText, leftText, rateText, timeText } from './pace.js'
import type { Session } from './session.js'

/** How long a stage may take before a line says how far it is, where there is no terminal; then ever less often. */
const FIRST_LINE_MS = 5_000
const LONGEST_SILENCE_MS = 60_000

/**
 * Progress on standard error, beside any answer: a bar on a terminal, a line now and then elsewhere, nothing with --quiet
 * or for programs. In each case the first signal ends the work at its next breath.
 */
export function progressOn({ io, quiet, json }: Session): Progress {
  const breathe = breather(io.stopSignal())
  if (quiet || json) return unseen(breathe)
  const { terminal } = io
  const show = terminal === null ? (stage: Stage) => lines(stage, io.err) : (stage: Stage) => bar(stage, terminal)
  return { begin: (stage) => counting(show(stage), io.now, breathe), breathe }
}

/** What shows one stage. */
interface Shown {
  readonly at: (advanced: Advanced) => void
  readonly aside: (print: () => void) => void
  readonly end: (advanced: Advanced) => void
}

function counting(shown: Shown, now: () => Date, breathe: Progress['breathe']): ProgressTask {
  const beganAt = now().getTime()
  let [steps, units] = [0, 0]
  const advanced = () => ({ steps, units, elapsedMs: now().getTime() - beganAt })
  const advance = (moreSteps: number, moreUnits = moreSteps) => {
    steps += moreSteps
    units += moreUnits
    shown.at(advanced())
  }
  return {
    advance,
    pass: (moreSteps, moreUnits) => {
      advance(moreSteps, moreUnits)
      return breathe()
    },
    aside: shown.aside,
    end: () => shown.end(advanced()),
  }
}

const SAVE_CURSOR = '\u001B7'
const CLEAR_LINE = '\r\u001B[K'

function bar(stage: Stage, stream: NodeJS.WritableStream): Shown {
  const one = new SingleBar(
    {
      stream,
      format: `${stage.what} ${stage.total === null ? '' : '{bar} '}{text}`,
      barsize: 24,
      hideCursor: true,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  )
  const text = (advanced: Advanced) =>
    `${amountText(stage, advanced)}  ${rateText(stage, advanced)}${leftText(stage, advanced)}`
  one.start(stage.total ?? 0, 0, { text: '' })
  return {
    at: (advanced) => one.update(Math.min(advanced.steps, stage.total ?? advanced.steps), { text: text(advanced) }),
    aside: (print) => {
      stream.write(CLEAR_LINE)
      print()
    },
    end: () => {
      // A bar goes back to where it began, which answers in between have moved up.
      stream.write(SAVE_CURSOR)
      one.stop()
    },
  }
}

function lines(stage: Stage, err: (text: string) => void): Shown {
  let silence = FIRST_LINE_MS
  let lineAt = silence
  const line = (advanced: Advanced, rest: string) =>
    err(`${stage.what}: ${amountText(stage, advanced)}, ${rateText(stage, advanced)}${rest}\n`)
  return {
    at: (advanced) => {
      if (advanced.elapsedMs < lineAt || advanced.steps === stage.total) return
      line(advanced, leftText(stage, advanced))
      silence = Math.min(silence * 2, LONGEST_SILENCE_MS)
      lineAt = advanced.elapsedMs + silence
    },
    aside: (print) => print(),
    end: (advanced) => {
      if (advanced.elapsedMs >= FIRST_LINE_MS) line(advanced, `, ${timeText(Math.round(advanced.elapsedMs / 1000))}`)
    },
  }
}
