import { expect, test } from 'vitest'
import { findPickupReady } from './find-pickup-ready.ts'
import { parseStoreHours } from './parse-store-hours.ts'

const weekday = ['10:00', '20:00']
const hours = parseStoreHours({
  mon: weekday,
  tue: weekday,
  wed: weekday,
  thu: weekday,
  fri: weekday,
  sat: ['10:00', '18:00'],
  sun: [],
  exceptions: [
    { date: '2026-12-24', hours: ['10:00', '11:00'] },
    { date: '2026-12-25', hours: [] },
  ],
})
const placeIn = (timeZone: string) => ({ hours, address: { timeZone } })

test.each([
  ['within opening hours, two hours later', '2026-11-24T13:00:00+01:00', '2026-11-24', '15:00'],
  ['to the next quarter of an hour', '2026-11-24T13:01:00+01:00', '2026-11-24', '15:15'],
  ['before the store opens', '2026-11-24T07:30:00+01:00', '2026-11-24', '12:00'],
  ['two hours before it closes', '2026-11-24T18:00:00+01:00', '2026-11-24', '20:00'],
  ['one hour before it closes, the other hour on the next day', '2026-11-24T19:00:00+01:00', '2026-11-25', '11:00'],
  ['after it has closed', '2026-11-24T21:00:00+01:00', '2026-11-25', '12:00'],
  ['over a closed Sunday', '2026-11-28T17:30:00+01:00', '2026-11-30', '11:30'],
  ['over a holiday with a short day before it', '2026-12-23T19:30:00+01:00', '2026-12-26', '10:30'],
])('an order placed %s is ready when the store has been open for two hours', (_, placed, date, time) => {
  expect(findPickupReady(placeIn('Europe/Berlin'), Date.parse(placed))).toEqual({ date, time })
})

test('the time is that of the store’s own time zone', () => {
  const now = Date.parse('2026-11-24T23:30:00Z')
  expect(findPickupReady(placeIn('America/New_York'), now)).toEqual({ date: '2026-11-25', time: '10:30' })
  expect(findPickupReady(placeIn('America/Los_Angeles'), now)).toEqual({ date: '2026-11-24', time: '17:30' })
})

test('a store that does not open promises no time', () => {
  const closed = { hours: parseStoreHours({}), address: { timeZone: 'Europe/Berlin' } }
  expect(findPickupReady(closed, Date.parse('2026-11-24T13:00:00Z'))).toBeNull()
})
