import type { Duration } from './instant.ts'

/** Converts seconds to a duration in milliseconds. */
export function seconds(count: number): Duration {
  return count * 1000
}

/** Converts minutes to a duration in milliseconds. */
export function minutes(count: number): Duration {
  return seconds(count * 60)
}

/** Converts hours to a duration in milliseconds. */
export function hours(count: number): Duration {
  return minutes(count * 60)
}

/** Converts days of 24 hours to a duration in milliseconds. */
export function days(count: number): Duration {
  return hours(count * 24)
}
