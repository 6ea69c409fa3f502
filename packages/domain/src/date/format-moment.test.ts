import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

test.each([
  ['en-us', '2026-11-30T23:00:00Z', 'November 30, 2026 at 6:00 PM EST'],
  ['en-us', '2026-07-01T00:30:00Z', 'June 30, 2026 at 8:30 PM EDT'],
  ['de-de', '2026-11-30T23:00:00Z', '1. Dezember 2026 um 00:00 MEZ'],
  ['en-gb', '2026-11-29T18:00:00Z', '29 November 2026 at 18:00 GMT'],
])('in %s the moment %s is said with the name of its time zone', (locale, at, words) => {
  expect(formatMoment(locale, at).replaceAll(/\s/g, ' ')).toBe(words)
})
