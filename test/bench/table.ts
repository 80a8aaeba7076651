import type { Taken } from './measure.js'

export interface StageFigures {
  readonly stage: string
  readonly ours: Taken
  readonly floor: Taken
  /** What the stage works through: players of a list, games, lines given out; null where rows are not the matter. */
  readonly rows: number | null
}

/** The figures as a table in Markdown: seconds, megabytes, and our time as a multiple of the floor's. */
export function markdownTable(figures: readonly StageFigures[]): string {
  const rows = figures.map(({ stage, ours, floor, rows }) => [
    stage,
    seconds(ours.wallMs),
    seconds(ours.cpuMs),
    String(Math.round(ours.peakMb)),
    rows === null ? '' : Math.round(rows / (ours.wallMs / 1000)).toLocaleString('en'),
    seconds(floor.wallMs),
    (ours.wallMs / floor.wallMs).toFixed(2),
  ])
  const head = ['stage', 'wall s', 'CPU s', 'peak MB', 'rows a second', 'floor wall s', 'times the floor']
  return [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2)
}
