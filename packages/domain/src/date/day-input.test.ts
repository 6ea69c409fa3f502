import { expect, test } from 'vitest'
import { dayInputMask, formatDayInput, parseDayInput } from './day-input.ts'

test.each([
  ['en-us', '1990-07-04', '07/04/1990'],
  ['de-de', '1990-07-04', '04.07.1990'],
  ['fr-ca', '1990-07-04', '1990-07-04'],
  ['en-gb', '1990-07-04', '04/07/1990'],
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
])('in %s the entry %s is stored as %s [VAL-07]', (locale, entry, stored) => {
  expect(parseDayInput(entry, locale)).toBe(stored)
})

test("an invalid day is shown empty, and the mask has the locale's order", () => {
  expect(formatDayInput('2026-02-30', 'en-us')).toBe('')
  expect(dayInputMask('en-us')).toBe('XX/XX/XXXX')
  expect(dayInputMask('fr-ca')).toBe('XXXX-XX-XX')
})
