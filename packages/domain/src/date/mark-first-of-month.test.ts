import { expect, test } from 'vitest'
import { markFirstOfMonth } from './mark-first-of-month.ts'

test.each([
  ['fr-CA', 'mar. 1 déc.', 'mar. 1er déc.'],
  ['fr-CA', '1 décembre 2026', '1er décembre 2026'],
  ['fr-CA', '11 déc. 2026', '11 déc. 2026'],
  ['fr-CA', '21 déc. à 11 h 01', '21 déc. à 11 h 01'],
  ['fr-FR', '31 mars 2026, 1 h 05', '31 mars 2026, 1 h 05'],
  ['en-CA', '1 Dec', '1 Dec'],
])('in %s the date %j reads %j', (language, date, written) => {
  expect(markFirstOfMonth(date, language)).toBe(written)
})
