import { expect, test } from 'vitest'
import { getDeliveryWindow, getDeliveryWindowIn } from './get-delivery-window.ts'
import { findPublicHolidays } from './public-holidays.ts'

const at = (moment: string): number => Date.parse(`${moment}Z`)

test.each([
  ['US', 'Thanksgiving', '2026-11-26'],
  ['US', 'Memorial Day', '2026-05-25'],
  ['US', 'Labor Day', '2027-09-06'],
  ['CA', 'Thanksgiving', '2026-10-12'],
  ['CA', 'Good Friday', '2026-04-03'],
  ['GB', 'the summer bank holiday', '2026-08-31'],
  ['DE', 'Whit Monday', '2026-05-25'],
  ['DE', 'Ascension Day', '2027-05-06'],
  ['FR', 'Bastille Day', '2026-07-14'],
  ['AT', 'Corpus Christi', '2026-06-04'],
  ['IE', 'the October bank holiday', '2026-10-26'],
  ['NZ', 'Labour Day', '2026-10-26'],
  ['AU', 'Easter Monday', '2027-03-29'],
])('in %s %s is a public holiday: %s', (country, _, day) => {
  expect(findPublicHolidays(country, at('2026-03-01T12:00'))).toContain(day)
})

test('a country that is not known has none', () => {
  expect(findPublicHolidays('ZZ', at('2026-03-01T12:00')).size).toBe(0)
})

test('nothing is promised for Thanksgiving', () => {
  const service = { minBusinessDays: 2, maxBusinessDays: 4, cutOffHourUtc: 14 }
  const now = at('2026-11-24T10:00')
  expect(getDeliveryWindow(service, now)).toEqual({ earliest: '2026-11-26', latest: '2026-11-30' })
  expect(getDeliveryWindowIn('US', service, now)).toEqual({
    earliest: '2026-11-27',
    latest: '2026-12-01',
  })
})
