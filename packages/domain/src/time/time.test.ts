import { expect, test } from 'vitest'
import { days, hours, minutes, seconds } from './durations.ts'
import { isWithin } from './instant.ts'
import { isTimeZone } from './is-time-zone.ts'

test('durations are milliseconds', () => {
  expect([seconds(2), minutes(15), hours(1), days(30)]).toEqual([2000, 900_000, 3_600_000, 2_592_000_000])
})

test('a period is valid from its beginning until just before its end', () => {
  expect([4, 5, 9, 10].map((now) => isWithin({ from: 5, until: 10 }, now))).toEqual([false, true, true, false])
  expect(isWithin({}, 0)).toBe(true)
})

test('a time zone is known by its name', () => {
  const zones = ['Europe/Rome', 'America/New_York', 'UTC', 'Europe/Roma', 'Rome', '']
  expect(zones.map(isTimeZone)).toEqual([true, true, true, false, false, false])
})
