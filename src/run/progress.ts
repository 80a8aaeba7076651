/** Work that shows how far it is: on a terminal a bar, elsewhere lines, or nothing at all. */
export interface Progress {
  /**
   * @param what in words, such as `Reports`
   * @param total how many steps there will be; null where that is not known
   */
  begin(what: string, total: number | null): ProgressTask
}

export interface ProgressTask {
  /** @param steps done since the last call */
  advance(steps: number): void
  end(): void
}

export const noProgress: Progress = { begin: () => ({ advance: () => undefined, end: () => undefined }) }
