import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

const evening = '2026-11-30T23:30:00.000Z'

test.each([
  ['en-us', 'Nov 30, 2026'],
  ['en-au', '1 Dec 2026'],
  ['de-de', '01.12.2026'],
  ['fr-fr', '1er déc. 2026'],
  ['fr-ca', '30 nov. 2026'],
  ['en-gb', '30 Nov 2026'],
])('a moment late in the evening of London is of the day of the country in %s', (locale, day) => {
  expect(formatDate(locale, evening)).toBe(day)
  expect(formatDate(locale, Date.parse(evening))).toBe(day)
  expect(formatDate(locale, new Date(evening))).toBe(day)
})

test.each(['en-us', 'en-au', 'en-gb'])('a day is the same day in %s', (locale) => {
  expect(formatDate(locale, '2026-12-01', { day: 'numeric' })).toBe('1')
})

test('a language tag is read as its locale, and the options may name another time zone', () => {
  const options = { hour: '2-digit', minute: '2-digit' } as const
  expect(formatDate('de-DE', evening, options)).toBe('00:30')
  expect(formatDate('de-DE', evening, { ...options, timeZone: 'UTC' })).toBe('23:30')
  expect(formatDate('sv-SE', evening, options)).toBe('23:30')
})
