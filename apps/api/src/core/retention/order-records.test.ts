import { days } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { listDueOrders } from './order-records.ts'
import { toTime } from './retention-rule.ts'

const dueOf = (country: string, now: string, orderRecordYears = {}) => {
  const sites = [{ siteId: 'S', country }]
  const [due] = listDueOrders({ now: Date.parse(now), sites, orderRecordYears })
  return due && new Date(due.before).toISOString()
}

test.each([
  // Midnight of the new year is at noon UTC in the last place, and was at ten the day before in the first.
  ['DE', '2035-01-01T11:59:59.999Z', '2025-12-31T10:00:00.000Z'],
  ['DE', '2035-01-01T12:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ['US', '2034-01-01T12:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ['FR', '2037-06-30T12:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ['AT', '2037-06-30T12:00:00.000Z', '2026-12-31T10:00:00.000Z'],
])(
  'orders of %s lose their shoppers at %s where they are older than %s: whole years of the country after the year of the sale',
  (country, now, before) => {
    expect(dueOf(country, now)).toBe(before)
  },
)

test.each([
  [{ DE: 9 }, '2025-12-31T10:00:00.000Z'],
  [{ DE: 8 }, '2026-12-31T10:00:00.000Z'],
  [{ DE: 1 }, '2026-12-31T10:00:00.000Z'],
  [{ FR: 30 }, '2026-12-31T10:00:00.000Z'],
])('the operator’s years %j lengthen those of the law and never shorten them', (orderRecordYears, before) => {
  expect(dueOf('DE', '2035-06-01T00:00:00Z', orderRecordYears)).toBe(before)
})

test('every site has its own years', () => {
  const sites = [
    { siteId: 'A', country: 'US' },
    { siteId: 'B', country: 'IT' },
  ]
  const due = listDueOrders({ now: Date.UTC(2040, 5, 1), sites, orderRecordYears: {} })
  expect(due).toEqual([
    { siteId: 'A', before: Date.UTC(2032, 11, 31, 10) },
    { siteId: 'B', before: Date.UTC(2029, 11, 31, 10) },
  ])
})

test.each([
  [0, 'at `expires_at`'],
  [days(1), '1 day after `expires_at`'],
  [days(30), '30 days after `expires_at`'],
  [days(1) / 24, '1 hour after `expires_at`'],
  [days(1.5), '36 hours after `expires_at`'],
])('a time of %i ms is %s on the page of retention', (lasts, words) => {
  expect(toTime(lasts, 'expires_at')).toBe(words)
})
