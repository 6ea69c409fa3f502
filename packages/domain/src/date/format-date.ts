import type { Instant } from '../time/instant.ts'
import { findTimeZone } from '../time/site-clock.ts'
import { markFirstOfMonth } from './mark-first-of-month.ts'

// Creating a platform formatter costs more than using it, and a page has many dates.
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a date in the language of a locale (`de-de` or `de-DE`): a day (`2026-12-24`) as it is, and a moment by the clocks of the locale's
 * country, because a server and a browser would not agree on the reader's. The options may name another time zone.
 */
export function formatDate(
  locale: string,
  date: Date | string | Instant,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  const isDay = typeof date === 'string' && date.length === 10
  const timeZone = isDay ? 'UTC' : findTimeZone(locale.slice(-2).toUpperCase())
  return markFirstOfMonth(findFormat(locale, { timeZone, ...options }).format(new Date(date)), locale)
}

function findFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(name, format)
  return format
}
