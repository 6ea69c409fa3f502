import type { Instant } from '../time/instant.ts'

/** Gives the day of a moment in UTC as YYYY-MM-DD. */
export function toIsoDay(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 10)
}

/** Returns whether a text is a real day, written YYYY-MM-DD. */
export function isIsoDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && toIsoDay(instant) === text
}
