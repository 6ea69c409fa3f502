import { percentile } from './percentile.ts'

/** The quiet and the busy 95th percentile in whole milliseconds, the most that the busy one may be, and whether it is within that. */
export type ComparedTimes = {
  readonly quiet: number
  readonly busy: number
  readonly most: number
  readonly holds: boolean
}

/** Milliseconds that no shopper notices. Up to here twice the quiet time is within the machine's own variation. */
const noticeable = 50
const least = 20

/**
 * Compares the times of honest shoppers beside an attack with their times before it: the 95th percentile may double, or be 50 ms
 * where that is more. Fewer than 20 times on either side prove nothing, so that they do not hold.
 */
export function compareTimes(quietTimes: readonly number[], busyTimes: readonly number[]): ComparedTimes {
  const [quiet, busy] = [quietTimes, busyTimes].map((times) => Math.round(percentile(times, 0.95))) as [number, number]
  const most = Math.max(2 * quiet, noticeable)
  const isEnough = Math.min(quietTimes.length, busyTimes.length) >= least
  return { quiet, busy, most, holds: isEnough && busy <= most }
}
