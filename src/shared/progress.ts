/** Long work shows how far it is, and ends between two steps where it is asked to. */
export interface Progress {
  begin(stage: Stage): ProgressTask
  /**
   * Comes up for air: synchronous work keeps signals waiting. Cheap; to be called several times a second, where what was
   * done until then is whole or will be taken back.
   *
   * @throws when the work is to end here
   */
  breathe(): Promise<void>
}

/** A stretch of work with a beginning and an end. */
export interface Stage {
  /** In words, such as `Reports`. */
  readonly what: string
  /** What is counted. */
  readonly unit: Unit
  /** How many there will be; null where that is not known. */
  readonly total: number | null
  /** The total is bytes of a file: how many of the unit are in it is not known. */
  readonly inBytes?: true
}

export type Unit = 'reports' | 'games' | 'players' | 'registrations' | 'lines' | 'rows' | 'lists'

export interface ProgressTask {
  /**
   * @param steps done since the last call: bytes where the total is in bytes
   * @param units done since the last call, where steps are something else
   */
  advance(steps: number, units?: number): void
  /** Advances and comes up for air. */
  pass(steps: number, units?: number): Promise<void>
  /** Prints an answer while the work goes on: a bar makes room for it. */
  aside(print: () => void): void
  end(): void
}

/** What a loop calls after each stretch of its steps. */
export type Pass = (steps: number) => Promise<void>

/** Steps of a loop between two breaths: a few milliseconds of work, and no time lost with breathing. */
export const STRETCH = 4_096

/** Shows a stage while it lasts: a bar that is never ended keeps the terminal, and the process. */
export async function during<T>(
  progress: Progress,
  stage: Stage,
  work: (task: ProgressTask) => Promise<T>,
): Promise<T> {
  const task = progress.begin(stage)
  try {
    return await work(task)
  } finally {
    task.end()
  }
}

/** Goes through a long sequence, with breaths. */
export async function forEachOf<Element>(
  elements: Iterable<Element>,
  take: (element: Element) => void,
  pass: Pass,
): Promise<void> {
  let taken = 0
  for (const element of elements) {
    take(element)
    if (++taken % STRETCH === 0) await pass(STRETCH)
  }
}

/** Nobody looks on. */
export function unseen(breathe: Progress['breathe']): Progress {
  const task: ProgressTask = {
    advance: () => undefined,
    pass: breathe,
    aside: (print) => print(),
    end: () => undefined,
  }
  return { begin: () => task, breathe }
}
