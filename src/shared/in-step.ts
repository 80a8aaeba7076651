/** Finds elements of an ascending sequence by key, where keys are asked for in ascending order too: each is read once. */
export interface InStep<Element> {
  /** @returns undefined where no element has the key */
  readonly find: (key: number) => Element | undefined
  /** An open cursor of the database must not outlive a walk that was left early. */
  readonly close: () => void
}

export function inStep<Element>(elements: Iterator<Element>, keyOf: (element: Element) => number): InStep<Element> {
  let next = elements.next()
  return {
    find: (key) => {
      while (!next.done && keyOf(next.value) < key) next = elements.next()
      return !next.done && keyOf(next.value) === key ? next.value : undefined
    },
    close: () => {
      elements.return?.()
    },
  }
}
