let pending = 0
const listeners = new Set<() => void>()

/** Counts a change as pending until the server has answered. */
export function countPending<T>(change: Promise<T>): Promise<T> {
  add(1)
  return change.finally(() => add(-1))
}

/** Says whether the sums on the page may be out of date. */
export function hasPendingChanges() {
  return pending > 0
}

export function subscribeToPendingChanges(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function add(amount: 1 | -1): void {
  pending += amount
  for (const listener of listeners) listener()
}
