import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What one process took. */
export interface Taken {
  readonly wallMs: number
  readonly cpuMs: number
  readonly peakMb: number
}

/** Says at its end what a process has used: read from within, since no system tells it to the parent in the same way. */
const HOOK = `
import { writeFileSync } from 'node:fs'
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  writeFileSync(process.env.BENCH_USAGE, JSON.stringify({ maxRSS, cpu: userCPUTime + systemCPUTime }))
})
`

/**
 * Runs `node ARGS` as a process of its own.
 *
 * @throws if it ends with another exit code than 0
 */
export function measured(args: readonly string[]): Taken {
  const folder = mkdtempSync(join(tmpdir(), 'frl-bench-'))
  try {
    const [hook, usage] = [join(folder, 'hook.mjs'), join(folder, 'usage.json')]
    writeFileSync(hook, HOOK)
    const began = performance.now()
    const { status, stderr } = spawnSync(process.execPath, ['--import', hook, ...args], {
      env: { ...process.env, BENCH_USAGE: usage },
      stdio: ['ignore', 'ignore', 'pipe'],
      maxBuffer: 1 << 28,
    })
    const wallMs = performance.now() - began
    if (status !== 0) throw new Error(`node ${args.join(' ')}: exit ${status}\n${String(stderr).slice(-2000)}`)
    const { maxRSS, cpu } = JSON.parse(readFileSync(usage, 'utf8'))
    return { wallMs, cpuMs: cpu / 1000, peakMb: maxRSS / 1024 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The middle of each figure. */
export function median(all: readonly Taken[]): Taken {
  const middle = (figure: (taken: Taken) => number) => all.map(figure).sort((a, b) => a - b)[all.length >> 1] ?? 0
  return {
    wallMs: middle(({ wallMs }) => wallMs),
    cpuMs: middle(({ cpuMs }) => cpuMs),
    peakMb: middle(({ peakMb }) => peakMb),
  }
}

/** Figures of processes that follow one another: times add up, the peak is the highest. */
export function together(all: readonly Taken[]): Taken {
  return all.reduce((sum, one) => ({
    wallMs: sum.wallMs + one.wallMs,
    cpuMs: sum.cpuMs + one.cpuMs,
    peakMb: Math.max(sum.peakMb, one.peakMb),
  }))
}
