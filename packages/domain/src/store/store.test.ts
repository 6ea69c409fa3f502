import { expect, test } from 'vitest'
import { findPickupNeed } from './find-pickup-need.ts'
import { findPlace } from './find-place.ts'
import { formatOpeningHours } from './format-opening-hours.ts'
import { listNearest, measureDistance } from './measure-distance.ts'
import { findHoursOn, parseStoreHours } from './parse-store-hours.ts'
import { weekdays } from './store.ts'

const soho = {
  address: { city: 'New York', postalCode: '10012', countryCode: 'US' },
  position: { latitude: 40.7236, longitude: -73.9992 },
}
const mileEnd = {
  address: { city: 'Montréal', postalCode: 'H2T 1R9', countryCode: 'CA' },
  position: { latitude: 45.5249, longitude: -73.5958 },
}

test.each([
  ['Berlin', 'DE', 'Berlin'],
  ['munich', 'DE', 'München'],
  ['frank', 'DE', 'Frankfurt am Main'],
  ['10115', 'DE', 'Berlin'],
  ['10115 Berlin', 'DE', 'Berlin'],
  ['montreal', 'CA', 'Montréal'],
  ['H2T', 'CA', 'Montréal'],
  ['h2t 1r9', 'CA', 'Montréal'],
  ['10012', 'US', 'New York'],
  ['97209', 'US', 'Portland'],
  ['E2 7DP', 'GB', 'London'],
  ['EH4', 'GB', 'Edinburgh'],
  ['82001', 'US', '82001'],
])('%s in %s is found as %s [STO-01]', (query, country, name) => {
  expect(findPlace(query, country, [soho, mileEnd])?.name).toBe(name)
})

test.each([
  ['', 'US'],
  ['Atlantis', 'US'],
  ['00000', 'DE'],
  ['Berlin', 'FR'],
])('%s in %s is not found [STO-01]', (query, country) => {
  expect(findPlace(query, country, [soho])).toBeNull()
})

test('distances are in metres, and lists begin with the nearest [STO-01]', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 }
  const hamburg = { latitude: 53.5511, longitude: 9.9937 }
  expect(measureDistance(berlin, hamburg)).toBeGreaterThan(254_000)
  expect(measureDistance(berlin, hamburg)).toBeLessThan(257_000)
  const near = listNearest([{ position: hamburg }, { position: berlin }], berlin)
  expect(near.map(({ distance }) => distance > 0)).toEqual([false, true])
})

test("an exception’s hours apply on its day, and the weekday's hours on all others [STO-01]", () => {
  const hours = parseStoreHours({
    mon: ['10:00', '20:00'],
    sun: [],
    exceptions: [{ date: '2026-11-23', hours: [] }, { date: '2026-12-06', hours: ['13:00', '18:00'] }, 'none'],
  })
  expect(findHoursOn(hours, '2026-11-30')).toEqual({ opens: '10:00', closes: '20:00' })
  expect(findHoursOn(hours, '2026-11-23')).toBeNull()
  expect(findHoursOn(hours, '2026-11-29')).toBeNull()
  expect(findHoursOn(hours, '2026-12-06')).toEqual({ opens: '13:00', closes: '18:00' })
})

test.each([
  ['point', 'email', ['pickupPointEmail'], 'required'],
  ['point', 'email', ['storePickupEmail'], 'optional'],
  ['point', 'phone', ['pickupPointPhone'], 'required'],
  ['point', 'firstName', ['pickupPointContact'], 'required'],
  ['point', 'lastName', [], 'optional'],
  ['store', 'email', ['storePickupEmail'], 'required'],
  ['store', 'email', ['pickupPointEmail'], 'optional'],
  ['store', 'firstName', [], 'required'],
  ['store', 'city', ['storePickupEmail'], 'unasked'],
] as const)('at a %s the field %s with %j configured is %s [CHK-14]', (kind, field, required, need) => {
  expect(findPickupNeed(kind, field, [...required])).toBe(need)
})

test('hours are formatted for the locale, with equal days on one line [STO-01]', () => {
  const week = { opens: '10:00', closes: '20:00' }
  const days = weekdays.map((day) => ({
    day,
    ...(day !== 'sun' && { hours: day === 'sat' ? { ...week, opens: '09:30' } : week }),
  }))
  expect(formatOpeningHours(days, 'de-DE')).toEqual([
    { days: 'Mo – Fr', hours: '10:00 – 20:00' },
    { days: 'Sa', hours: '9:30 – 20:00' },
    { days: 'So', hours: null },
  ])
  expect(formatOpeningHours(days, 'en-US')[0]?.hours).toMatch(/^10:00\sAM – 8:00\sPM$/)
})
