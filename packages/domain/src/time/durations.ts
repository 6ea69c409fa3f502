import type { Duration } from './instant.ts'

/** Gives a number of seconds as a duration in milliseconds. */
export function seconds(count: number): Duration {
  return count * 1000
}

/** Gives a number of minutes as a duration in milliseconds. */
export function minutes(count: number): Duration {
  return seconds(count * 60)
}

/** Gives a number of hours as a duration in milliseconds. */
export function hours(count: number): Duration {
  return minutes(count * 60)
}

/** Gives a number of 24-hour days as a duration in milliseconds. */
export function days(count: number): Duration {
  return hours(count * 24)
}
