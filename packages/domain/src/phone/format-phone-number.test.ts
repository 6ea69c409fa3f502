import { expect, test } from 'vitest'
import { formatPhoneNumber } from './format-phone-number.ts'
import { normalisePhone } from './normalise-phone.ts'

test.each([
  ['040 1234567', 'DE', '+49 40 1234567'],
  ['+494055501135', 'DE', '+49 40 55501135'],
  ['0170 1234567', 'DE', '+49 170 1234567'],
  ['(212) 555 - 0142', 'US', '(212) 555-0142'],
  ['+15145550132', 'US', '(514) 555-0132'],
  ['07911 123456', 'GB', '+44 7911 123456'],
  ['0612345678', 'FR', '+33 6 12 34 56 78'],
  ['06 1234 5678', 'IT', '+39 06 1234 5678'],
  ['+33612345678', 'US', '+33 6 12 34 56 78'],
  ['+12125550142', 'DE', '+1 212 555 0142'],
])('%s of %s is shown as %s, with the groups of its country [VAL-04]', (typed, country, shown) => {
  expect(formatPhoneNumber(normalisePhone(typed, country) ?? '', country)).toBe(shown)
})

test.each([['12'], ['call the store'], ['']])('%j is no number and stays as it is', (text) => {
  expect(formatPhoneNumber(text, 'DE')).toBe(text)
})
