/**
 * Walks two ascending sequences side by side: every key of either once, with the element of each that has it.
 * What sorts a million rows once need not look a million rows up.
 */
export function* merged<Left, Right>(
  left: Iterator<Left>,
  leftKey: (element: Left) => number,
  right: Iterator<Right>,
  rightKey: (element: Right) => number,
): Generator<{ readonly key: number; readonly left: Left | undefined; readonly right: Right | undefined }> {
  try {
    let a = left.next()
    let b = right.next()
    while (!a.done || !b.done) {
      const keyOfA = a.done ? Number.POSITIVE_INFINITY : leftKey(a.value)
      const keyOfB = b.done ? Number.POSITIVE_INFINITY : rightKey(b.value)
      const key = Math.min(keyOfA, keyOfB)
      const takesA = keyOfA === key
      const takesB = keyOfB === key
      yield { key, left: takesA && !a.done ? a.value : undefined, right: takesB && !b.done ? b.value : undefined }
      if (takesA) a = left.next()
      if (takesB) b = right.next()
    }
  } finally {
    // An open cursor of the database must not outlive a walk that was left early.
    left.return?.()
    right.return?.()
  }
}
