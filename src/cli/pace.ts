import { grouped } from '../shared/grouped.js'
import { say } from '../shared/messages/words.js'
import type { Stage } from '../shared/progress.js'

/** How far a stage is. */
export interface Advanced {
  readonly steps: number
  readonly units: number
  readonly elapsedMs: number
}

/** `412/1,722`; of a file `43 %, 821,300 players`. */
export function amountText({ unit, total, inBytes }: Stage, { steps, units }: Advanced): string {
  if (total === null) return `${grouped(units)} ${say(`unit-${unit}`)}`
  if (inBytes !== true) return `${grouped(steps)}/${grouped(total)}`
  return `${total === 0 ? 100 : Math.min(100, Math.floor((steps * 100) / total))} %, ${grouped(units)} ${say(`unit-${unit}`)}`
}

/** `45 reports/s`; of lists, which take longer, `312 lists/min`. */
export function rateText({ unit }: Stage, { units, elapsedMs }: Advanced): string {
  const [span, name] = unit === 'lists' ? [60_000, 'min'] : [1000, 's']
  return `${grouped(Math.round((units * span) / Math.max(1, elapsedMs)))} ${say(`unit-${unit}`)}/${name}`
}

/** `, 29 s left`, by the pace until now; empty where that can not be told. */
export function leftText({ total }: Stage, { steps, elapsedMs }: Advanced): string {
  if (total === null || steps === 0 || elapsedMs < TELLING_MS) return ''
  const seconds = Math.ceil((Math.max(0, total - steps) * elapsedMs) / steps / 1000)
  return `, ${say('progress-left', { time: timeText(seconds) })}`
}

/** A pace that was kept for less says nothing of the rest. */
const TELLING_MS = 500

/** `29 s`, `2 min 5 s`, `1 h 20 min`. */
export function timeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes === 0) return `${seconds} s`
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : say('hours-and-minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
