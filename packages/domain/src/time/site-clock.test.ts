import { expect, test } from 'vitest'
import { findTimeZone, fromWallTime, toWallTime } from './site-clock.ts'

test.for([
  ['DE', '2026-01-15T08:00', '2026-01-15T07:00:00.000Z'],
  ['DE', '2026-07-15T08:00:30', '2026-07-15T06:00:30.000Z'],
  ['US', '2026-12-24T18:00', '2026-12-24T23:00:00.000Z'],
  ['AU', '2026-01-01T00:00', '2025-12-31T13:00:00.000Z'],
  ['XX', '2026-01-01T00:00', '2026-01-01T00:00:00.000Z'],
  // Clocks go back: the first of both moments. Clocks go forward: the time is left out.
  ['DE', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['DE', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['US', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['US', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['AU', '2026-04-05T02:30', '2026-04-04T15:30:00.000Z'],
  ['AU', '2026-10-04T02:30', '2026-10-03T16:30:00.000Z'],
  // The hours before and after a change have the offset of their own side.
  ['DE', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['DE', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['DE', '2026-03-29T12:00', '2026-03-29T10:00:00.000Z'],
  ['DE', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['DE', '2026-10-25T12:00:01', '2026-10-25T11:00:01.000Z'],
  ['US', '2026-03-08T12:00', '2026-03-08T16:00:00.000Z'],
  ['US', '2026-11-01T12:00', '2026-11-01T17:00:00.000Z'],
  ['AU', '2026-10-04T12:00', '2026-10-04T01:00:00.000Z'],
] as const)('in %s the clock time %s is the moment %s', ([country, wallTime, moment]) => {
  const at = fromWallTime(wallTime, findTimeZone(country))
  expect(at === null ? null : new Date(at).toISOString()).toBe(moment)
})

test.for([
  '2026-02-30T08:00',
  '2026-13-01T08:00',
  '2026-01-01T25:00',
  '2026-01-01',
  'tomorrow',
  '',
  '12026-01-15T08:00',
  '2026-01-15T08:00Z',
  '2026-01-15T08:00:00.5',
  '2026-01-15 08:00',
])('%s is no clock time', (text) => {
  expect(fromWallTime(text, 'Europe/Berlin')).toBeNull()
})

test('a moment is written as a clock shows it, and read as itself', () => {
  for (const month of [0, 3, 6, 9]) {
    const at = Date.UTC(2026, month, 15, 12, 34, 56)
    for (const country of ['AU', 'CA', 'DE', 'GB', 'US']) {
      const timeZone = findTimeZone(country)
      expect(fromWallTime(toWallTime(at, timeZone), timeZone)).toBe(at)
    }
  }
})
