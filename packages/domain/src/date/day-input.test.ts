import { expect, test } from 'vitest'
import { dayInputMask, formatDayInput, parseDayInput } from './day-input.ts'
import { isIsoDay } from './iso-day.ts'

test.each([
  ['en-us', '1990-07-04', '07/04/1990'],
  ['de-de', '1990-07-04', '04.07.1990'],
  ['fr-ca', '1990-07-04', '1990-07-04'],
  ['en-gb', '1990-07-04', '04/07/1990'],
  ['en-ca', '1990-07-04', '1990-07-04'],
  ['nl-nl', '1990-07-04', '04-07-1990'],
  ['en-au', '1990-07-04', '04/07/1990'],
  ['fr-fr', '1990-07-04', '04/07/1990'],
  ['it-it', '1990-07-04', '04/07/1990'],
  ['es-es', '1990-07-04', '04/07/1990'],
  ['de-at', '1990-07-04', '04.07.1990'],
  ['en-ie', '1990-07-04', '04/07/1990'],
  ['xx-yy', '1990-07-04', '07/04/1990'],
])('in %s the day %s is shown as %s and parsed back [VAL-07]', (locale, stored, shown) => {
  expect(formatDayInput(stored, locale)).toBe(shown)
  expect(parseDayInput(shown, locale)).toBe(stored)
})

test.each([
  ['en-us', '7/4/1990', '1990-07-04'],
  ['de-de', '4.7.1990', '1990-07-04'],
  ['en-us', '02/29/2024', '2024-02-29'],
  ['en-us', '02/29/2026', null],
  ['en-us', '13/01/2026', null],
  ['en-us', '07/04/90', null],
  ['en-us', '07/04', null],
  ['en-us', '', null],
  ['en-us', 'tomorrow', null],
  ['en-us', ' 07/04/1990 ', '1990-07-04'],
  ['de-de', '4. 7. 1990', '1990-07-04'],
  ['fr-ca', '1990 / 7 / 4', '1990-07-04'],
  ['en-us', '/07/04/1990', null],
  ['en-us', '07/04/1990/', null],
  ['en-us', '07/04/1990/5', null],
  ['en-us', 'on 07/04/1990', null],
  ['en-us', '07//1990', null],
  ['en-us', '/1990', null],
  ['en-us', '07/04/19900', null],
  ['en-us', '007/04/1990', null],
])('in %s the entry %s is stored as %s [VAL-07]', (locale, entry, stored) => {
  expect(parseDayInput(entry, locale)).toBe(stored)
})

test("an invalid day is shown empty, and the mask has the locale's order", () => {
  expect(formatDayInput('2026-02-30', 'en-us')).toBe('')
  expect(dayInputMask('en-us')).toBe('XX/XX/XXXX')
  expect(dayInputMask('fr-ca')).toBe('XXXX-XX-XX')
})

test.each([
  ['2026-11-18', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-00-10', false],
  ['2026-11-31', false],
  ['+2026-11-18', false],
  ['2026-11-18T00:00', false],
  ['2026-1-8', false],
  ['18.11.2026', false],
  ['', false],
])('%j is a day as it is stored: %s', (text, is) => {
  expect(isIsoDay(text)).toBe(is)
})
