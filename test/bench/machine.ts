import { cpus, platform, totalmem } from 'node:os'

/** Where something was measured. */
export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGb: number
  readonly system: string
  readonly node: string
}

export function thisMachine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? '',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1e9),
    system: platform() === 'linux' ? 'Linux' : platform(),
    node: process.version,
  }
}
