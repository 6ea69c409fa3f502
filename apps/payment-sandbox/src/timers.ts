/** Timers that are cleared when the sandbox closes and that never keep the process running. */
export function createTimers() {
  const timers = new Set<NodeJS.Timeout>()
  return {
    after(ms: number, run: () => void) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        run()
      }, ms)
      timer.unref()
      timers.add(timer)
    },
    /** Counts the steps that wait for their time. */
    count: () => timers.size,
    clear() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
