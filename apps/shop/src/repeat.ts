/** Repeats work with a pause between; returns a function that stops it and waits for the current run. */
export function repeat(pauseMs: number, work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null
  let current: Promise<void> = Promise.resolve()
  let isStopped = false
  const next = (): void => {
    if (isStopped) return
    timer = setTimeout(() => {
      current = work().finally(next)
    }, pauseMs)
  }
  current = work().finally(next)
  return async () => {
    isStopped = true
    if (timer) clearTimeout(timer)
    await current
  }
}
