/** Does something again and again with a pause between; answers a function that ends it and waits for what is under way. */
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
