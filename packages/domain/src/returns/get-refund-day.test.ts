import { expect, test } from 'vitest'
import { getRefundDay } from './get-refund-day.ts'

test.each([
  ['a Monday', 'NL', '2026-11-16T09:00:00Z', '2026-11-23'],
  ['late on a Monday', 'NL', '2026-11-16T23:59:00Z', '2026-11-23'],
  ['a Saturday', 'NL', '2026-11-14T09:00:00Z', '2026-11-23'],
  ['a week with a holiday', 'DE', '2026-12-21T09:00:00Z', '2026-12-29'],
])(
  'a refund of goods that came on %s arrives within five business days of the country [ACC-08]',
  (_, country, at, day) => {
    expect(getRefundDay(country, Date.parse(at))).toBe(day)
  },
)
