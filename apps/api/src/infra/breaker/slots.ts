export type Slots = {
  /** Runs a call when a slot is free; throws the signal's reason where its caller gives up before that. */
  readonly run: <Value>(work: () => Promise<Value>, signal: AbortSignal) => Promise<Value>
}

/**
 * Creates slots: a number of calls run at once, and others wait for their turn. A call keeps its slot until it ends, also when its caller
 * has given it up; one that is given up while it waits never runs.
 */
export function createSlots(count: number): Slots {
  const waiting = new Set<() => void>()
  let free = count
  const take = (signal: AbortSignal): Promise<void> => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.delete(enter)
        reject(signal.reason)
      }
      const enter = (): void => {
        signal.removeEventListener('abort', giveUp)
        resolve()
      }
      waiting.add(enter)
      signal.addEventListener('abort', giveUp, { once: true })
    })
  }
  const release = (): void => {
    const [next] = waiting
    if (!next) {
      free += 1
      return
    }
    waiting.delete(next)
    next()
  }
  return {
    run: async (work, signal) => {
      await take(signal)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
