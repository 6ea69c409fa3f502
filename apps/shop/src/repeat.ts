/**
 * Repeats work with a pause between, and begins at once or after `firstAfterMs`. Returns a function that stops it and waits for the
 * current run.
 */
export function repeat(pauseMs: number, work: () => Promise<void>, firstAfterMs = 0): () => Promise<void> {
  let timer: NodeJS.Timeout | null = null
  let current: Promise<void> = Promise.resolve()
  let isStopped = false
  const plan = (pause: number): void => {
    if (isStopped) return
    timer = setTimeout(run, pause)
  }
  const run = (): void => {
    current = work().finally(() => plan(pauseMs))
  }
  if (firstAfterMs > 0) plan(firstAfterMs)
  else run()
  return async () => {
    isStopped = true
    if (timer) clearTimeout(timer)
    await current
  }
}
