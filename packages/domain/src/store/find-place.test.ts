import { describe, expect, test } from 'vitest'
import { findPlace, listCities } from './find-place.ts'
import { formatOpeningHours } from './format-opening-hours.ts'
import { findHoursOn, parseStoreHours } from './parse-store-hours.ts'

const store = (city: string, postalCode: string, countryCode: string, latitude: number) => ({
  address: { city, postalCode, countryCode },
  position: { latitude, longitude: 1 },
})
const stores = [
  store('Kreuzberg', '10997', 'DE', 1),
  store('Le Village', 'H2T 1R9', 'CA', 2),
  store('Soho', 'W1D 3QF', 'GB', 3),
  store('Berlin', '99999', 'US', 4),
  store('Wanne', '44651', 'DE', 5),
]
const find = (query: string, country: string) => findPlace(query, country, stores)

describe('a place that was typed [STO-01]', () => {
  test.each([
    ['the store of a postal code before the city around it', '10997', 'DE', 'Kreuzberg'],
    ['a postal code before the name of its place', '10997 Berlin', 'DE', 'Kreuzberg'],
    ['a postal code after the name of its place', 'Berlin, 10997', 'DE', 'Kreuzberg'],
    ['the city of a code that no store has', '10998', 'DE', 'Berlin'],
    ['a Canadian code without its space', 'h2t1r9', 'CA', 'Le Village'],
    ['a Canadian code after its place', 'Montréal H2T 1R9', 'CA', 'Le Village'],
    ['a Canadian area', 'Toronto M5V', 'CA', 'Toronto'],
    ['the longest beginning of a Canadian area', 'L5B 1A1', 'CA', 'Mississauga'],
    ['a British code', 'w1d 3qf', 'GB', 'Soho'],
    ['a British code after the number of a flat', 'Flat 1234, W1D 3QF', 'GB', 'Soho'],
    ['a British code without its space', 'w1d3qf', 'GB', 'Soho'],
    ['a British code after its place', 'London E1 6AN', 'GB', 'London'],
    ['a British district alone', 'M1', 'GB', 'Manchester'],
    ['a British district of two letters and two digits', 'LS10', 'GB', 'Leeds'],
    ['a British area that begins like a shorter one', 'EH1 1AA', 'GB', 'Edinburgh'],
    ['a Dutch code, by its digits', '1012 JS', 'NL', 'Amsterdam'],
    ['a state, for a code far from any city', '99723', 'US', '99723'],
    ['a listed city before a store of its name', 'Berlin', 'DE', 'Berlin'],
    ['a city by another name', 'Cologne', 'DE', 'Köln'],
    ['a city by the beginning of another name', 'nurem', 'DE', 'Nürnberg'],
    ['a city by its first three letters', 'mün', 'DE', 'München'],
    ['a short name in full', 'LA', 'US', 'Los Angeles'],
    ['a city with more after it', 'Berlin Mitte', 'DE', 'Berlin'],
    ['the town of a store that is in no list', 'wanne', 'DE', 'Wanne'],
  ])('is found as %s: %s in %s', (_, query, country, name) => {
    expect(find(query, country)?.name).toBe(name)
  })

  test.each([
    ['two letters of a name', 'mü', 'DE'],
    ['the end of a name', 'furt', 'DE'],
    ['a name that only begins like a city', 'Berliner', 'DE'],
    ['the store of another country', 'Kreuzberg', 'GB'],
    ['the code of a store in another country', '10997', 'GB'],
    ['a country without cities', 'Berlin', 'XX'],
    ['nothing but spaces', '  ', 'DE'],
    ['signs', '?!', 'DE'],
  ])('is not found: %s', (_, query, country) => {
    expect(find(query, country)).toBeNull()
  })

  test('has the position of the store, of the city, or of the middle of the state', () => {
    expect(find('10997', 'DE')?.position).toEqual({ latitude: 1, longitude: 1 })
    expect(find('Wanne', 'DE')?.position).toEqual({ latitude: 5, longitude: 1 })
    expect(find('10998', 'DE')?.position.latitude).toBeCloseTo(52.5, 0)
    expect(find('Berlin', 'DE')?.position.longitude).toBeCloseTo(13.4, 0)
    expect(find('99723', 'US')?.position).toEqual({ latitude: 64, longitude: -152 })
  })
})

test.each([
  ['10115', 'DE', ['Berlin']],
  ['33602', 'DE', ['Bielefeld', 'Paderborn']],
  ['L5B 1A1', 'CA', ['Mississauga']],
  ['m5v-2t6', 'CA', ['Toronto']],
  ['E1 6AN', 'GB', ['London']],
  ['EH1 1AA', 'GB', ['Edinburgh']],
  ['00000', 'DE', []],
  ['10115', 'XX', []],
])('the cities of the postal code %s in %s are %j', (code, country, cities) => {
  expect(listCities(code, country)).toEqual(cities)
})

test('hours that are no hours close the day, and exceptions come by their day; those without one are left out', () => {
  const hours = parseStoreHours({
    mon: ['10:00', '20:00'],
    tue: ['10:00'],
    wed: [10, '20:00'],
    thu: ['10:00', 20],
    fri: 'always',
    exceptions: [
      null,
      {},
      { date: 7 },
      { hours: ['10:00', '12:00'] },
      { date: '2026-11-30', hours: ['9:00', 1] },
      { date: '2026-11-23' },
    ],
  })
  expect(hours.exceptions).toEqual([
    { date: '2026-11-23', hours: null },
    { date: '2026-11-30', hours: null },
  ])
  // Monday the 16th of November to Sunday.
  const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => findHoursOn(hours, `2026-11-${day}`))
  expect(days).toEqual([{ opens: '10:00', closes: '20:00' }, null, null, null, null, null, null])
  expect(findHoursOn(hours, '2026-11-23')).toBeNull()
  expect(parseStoreHours({ exceptions: 'none' }).exceptions).toEqual([])
})

test('days that open or close at another time have lines of their own, and closed days share one', () => {
  const open = { opens: '10:00', closes: '20:00' }
  const lines = formatOpeningHours(
    [
      { day: 'mon', hours: open },
      { day: 'tue', hours: { ...open, closes: '18:00' } },
      { day: 'wed', hours: { ...open, opens: '09:00' } },
      { day: 'thu' },
      { day: 'fri' },
      { day: 'sat', hours: open },
    ],
    'de-DE',
  )
  expect(lines).toEqual([
    { days: 'Mo', hours: '10:00 – 20:00' },
    { days: 'Di', hours: '10:00 – 18:00' },
    { days: 'Mi', hours: '9:00 – 20:00' },
    { days: 'Do – Fr', hours: null },
    { days: 'Sa', hours: '10:00 – 20:00' },
  ])
})
