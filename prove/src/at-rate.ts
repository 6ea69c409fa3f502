import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'

type Rate = { readonly aSecond: number; readonly isLate?: () => boolean }

/** Begins the work `count` times at a steady rate, whether earlier ones have ended or not, until it is late; returns the results in order. */
export async function atRate<Made>(
  count: number,
  { aSecond, isLate = () => false }: Rate,
  work: (nth: number) => Promise<Made>,
): Promise<Made[]> {
  const begun = performance.now()
  const made: Promise<Made>[] = []
  for (let nth = 0; nth < count && !isLate(); nth += 1) {
    await pause(Math.max(0, begun + (nth * seconds(1)) / aSecond - performance.now()))
    const one = work(nth)
    // A failure is thrown below; until then it must not end the process.
    one.catch(() => undefined)
    made.push(one)
  }
  return Promise.all(made)
}
