/**
 * Prints one line with the current work and, at its end, its seconds. On a terminal the seconds count up.
 * @param {string} what
 */
export function startProgress(what) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const live = process.stdout.isTTY
  if (live) process.stdout.write(`${what} …`)
  const timer = live ? setInterval(() => process.stdout.write(`\r${what} … ${seconds()}`), 500) : undefined
  return {
    /** @param {string} outcome */
    end(outcome) {
      clearInterval(timer)
      process.stdout.write(`${live ? '\r' : ''}${what} … ${outcome} in ${seconds()}\n`)
    },
  }
}
