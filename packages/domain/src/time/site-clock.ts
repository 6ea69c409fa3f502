import { hours, minutes } from './durations.ts'
import type { Instant } from './instant.ts'

/** The time zone of a country's site: that of its capital or largest city. */
const timeZones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  CA: 'America/Toronto',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  NZ: 'Pacific/Auckland',
  US: 'America/New_York',
}

/** Finds the time zone by which a country's site plans; UTC for a country without an entry. */
export function findTimeZone(country: string): string {
  return timeZones[country] ?? 'UTC'
}

/** Writes a moment as a clock of the time zone shows it: `2026-12-24T18:00:00`. */
export function toWallTime(at: Instant, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return parts.replace(' ', 'T')
}

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/**
 * Reads a wall time as a moment; null for what is none. Where clocks go back, the first of both moments is meant; a time that they
 * leave out when they go forward is read as the clock before the change would have shown it.
 */
export function fromWallTime(wallTime: string, timeZone: string): Instant | null {
  if (!pattern.test(wallTime)) return null
  const asUtc = Date.parse(`${wallTime.length === 16 ? `${wallTime}:00` : wallTime}Z`)
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(wallTime)) return null
  const before = findOffset(asUtc - hours(24), timeZone)
  const after = findOffset(asUtc + hours(24), timeZone)
  const candidates = [asUtc - before, asUtc - after]
  return candidates.find((at) => at + findOffset(at, timeZone) === asUtc) ?? asUtc - before
}

/** The milliseconds by which a time zone's clocks are ahead of UTC. */
const findOffset = (at: Instant, timeZone: string): number => {
  const shown = Date.parse(`${toWallTime(at, timeZone)}Z`)
  return Math.round((shown - at) / minutes(1)) * minutes(1)
}
