import type { Duration } from './instant.ts'

/** Gives a number of seconds as a duration in milliseconds. */
export const seconds = (count: number): Duration => count * 1000

/** Gives a number of minutes as a duration in milliseconds. */
export const minutes = (count: number): Duration => seconds(count * 60)

/** Gives a number of hours as a duration in milliseconds. */
export const hours = (count: number): Duration => minutes(count * 60)

/** Gives a number of 24-hour days as a duration in milliseconds. */
export const days = (count: number): Duration => hours(count * 24)
