import { days, hours, minutes, seconds } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { formatTimeLeft } from './format-time-left.ts'

test.each([
  [days(3) + hours(4) + minutes(5) + seconds(6), '3 d 04:05:06'],
  [hours(23) + minutes(59) + seconds(59), '23:59:59'],
  [seconds(1) / 2, '00:00:00'],
  [-hours(1), '00:00:00'],
])('%i ms until the launch are %s [CAT-08]', (left, expected) => {
  expect(formatTimeLeft(left)).toBe(expected)
})
