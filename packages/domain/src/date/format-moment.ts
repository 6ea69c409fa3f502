import type { Instant } from '../time/instant.ts'
import { formatDate } from './format-date.ts'

/**
 * Formats a moment to the minute by the clocks of the locale's country, with the name of their time zone, for what happens to all at once:
 * `29 November 2026 at 18:00 GMT`.
 */
export function formatMoment(locale: string, at: Date | string | Instant): string {
  return formatDate(locale, at, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  })
}
