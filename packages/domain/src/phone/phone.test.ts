import { expect, test } from 'vitest'
import { formatPhone, mustBePhone } from './format-phone.ts'
import { countPlaces, formatByMask, toMaskitoMask } from './mask.ts'
import { isValidPhone, normalisePhone, toNationalNumber } from './normalise-phone.ts'
import { findPhoneCountry, phoneCountries } from './phone-countries.ts'
import { defaultPhoneMask, phoneMasks } from './phone-masks.ts'
import { toPhoneInputMask } from './to-phone-input-mask.ts'

test.each([
  ['07911 123456', 'GB', '+447911123456'],
  ['7911123456', 'GB', '+447911123456'],
  ['+44 (0)7911 123456', 'GB', '+447911123456'],
  ['0044 7911 123456', 'GB', '+447911123456'],
  ['447911123456', 'GB', '+447911123456'],
  ['+44 07911 123456', undefined, '+447911123456'],
  ['(415) 555 - 0132', 'US', '+14155550132'],
  ['1-415-555-0132', 'US', '+14155550132'],
  ['514 555 0132', 'CA', '+15145550132'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['0170 1234567', 'DE', '+491701234567'],
  ['0170 1234567', 'de', '+491701234567'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['4155550132', undefined, '+14155550132'],
  ['4155550132', 'XX', '+14155550132'],
  ['491701234567', undefined, '+491701234567'],
  ['+491701234567', 'US', '+491701234567'],
  ['12', undefined, null],
  ['', undefined, null],
])('%s of %s is normalised to %s [VAL-04]', (phone, country, expected) => {
  expect(normalisePhone(phone, country)).toBe(expected)
})

test.each([
  ['(415) 555 - 0132', 'US', true],
  ['+1 415 555 0132', 'US', true],
  ['(115) 555 - 0132', 'US', false],
  ['415 555 013', 'US', false],
  ['514-555-0132', 'CA', true],
  ['014-555-0132', 'CA', false],
  ['6 12 34 56 78', 'FR', true],
  ['6 12 34 56', 'FR', false],
  ['07911 123456', 'GB', true],
  ['0791 1234', 'GB', false],
  ['030 901820', 'DE', true],
  ['+33612345678', 'DE', false],
  ['call me', 'US', false],
  ['4155550132 ext 5', 'US', false],
  ['<script>4155550132', 'US', false],
  ['4155550132', 'XX', false],
])('%s can be a phone number of %s: %s [VAL-04]', (phone, country, isValid) => {
  expect(isValidPhone(phone, country)).toBe(isValid)
})

test.each([
  ['(415) 555 - 0132', 'US', true],
  ['+49 170 1234567', 'US', true],
  ['0049 170 1234567', 'US', true],
  ['+49 17', 'US', false],
  ['+1 115 555 0132', 'DE', false],
  ['+999 1234567', 'DE', false],
  ['0170 1234567', 'US', false],
])('a form accepts numbers of its country and those with a dial code: %s in %s: %s [VAL-04]', (...row) => {
  const [phone, country, isValid] = row
  expect(mustBePhone(country)(phone, {})).toEqual(isValid ? null : { key: 'validation.phone' })
})

test('about forty countries have a mask of their own, and every mask fits a national number [VAL-04]', () => {
  expect(Object.keys(phoneMasks).length).toBeGreaterThanOrEqual(40)
  for (const { code, mask, lengths } of phoneCountries) {
    expect(lengths, code).not.toHaveLength(0)
    expect(
      lengths.some((length) => length <= countPlaces(mask)),
      code,
    ).toBe(true)
  }
})

test('numbers of North America, France and countries without a mask have their own formats [VAL-04]', () => {
  expect(formatPhone('+14155550132', 'US')).toBe('(415) 555 - 0132')
  expect(formatPhone('514 555 0132', 'CA')).toBe('(514) 555 - 0132')
  expect(formatPhone('0612345678', 'FR')).toBe('6 12 34 56 78')
  expect(formatByMask(defaultPhoneMask, '1234567890')).toBe('1234 - 567 - 890')
  expect(findPhoneCountry('RO')?.mask).toBe(defaultPhoneMask)
})

test.each([
  ['(415) 555', '41', '(41'],
  ['AXA XAX', 'h2y1c6', 'h2y 1c6'],
  ['AXA XAX', 'h2y-1', 'h2y 1'],
  ['##-XX', 'ab12', 'ab-12'],
  ['XX/XX', '1a2b3', '12/3'],
  ['(XX)', '12', '(12)'],
  ['(XX)', '', ''],
  ['XX', '12345', '12'],
])('the mask %s formats %s as %s [VAL-04]', (mask, text, expected) => {
  expect(formatByMask(mask.replace('415', 'X'.repeat(3)).replace('555', 'X'.repeat(3)), text)).toBe(expected)
})

test('a mask converts to the array format of the input library [VAL-04]', () => {
  expect(toMaskitoMask('(X) A#')).toEqual(['(', /\d/, ')', ' ', /[a-z]/i, /[a-z]/i])
})

test.each([
  ['US', '4155550132', '(415) 555 - 0132'],
  ['US', '14155550132', '1 (415) 555 - 0132'],
  ['FR', '0612345678', '06 12 34 56 78'],
  ['GB', '07911123456', '07911 123456'],
  ['NL', '0612345678', '06 1234 5678'],
  ['AU', '0412345678', '0412 345 678'],
  ['ES', '612345678', '612 34 56 78'],
])('in %s the typed %s is formatted as %s, with its trunk prefix [VAL-04]', (code, typed, shown) => {
  const country = findPhoneCountry(code) ?? { mask: '', trunk: '', lengths: [] }
  const places = toPhoneInputMask(country, typed)
  const mask = Array.isArray(places) ? places.map((place) => (typeof place === 'string' ? place : 'X')).join('') : ''
  expect(formatByMask(mask, typed)).toBe(shown)
})

test.each(['+49 170 1234567', '0049 170 1234567', '+1 (415) 555-0132'])(
  '%s of another country is limited to the characters of phone numbers [VAL-04]',
  (typed) => {
    const mask = toPhoneInputMask({ mask: '(XXX) XXX - XXXX', trunk: '1', lengths: [10] }, typed)
    expect(mask instanceof RegExp && mask.test(typed)).toBe(true)
    expect(mask instanceof RegExp && mask.test(`${typed}x`)).toBe(false)
  },
)

test.each(['040 1234567', '040/123-4567', '(030) 901820', '0170 1234567'])(
  'in Germany, where area codes differ in length, %s stays as it was typed [VAL-04]',
  (typed) => {
    const mask = toPhoneInputMask(findPhoneCountry('DE') ?? { mask: '', trunk: '', lengths: [] }, typed)
    expect(mask instanceof RegExp && mask.test(typed)).toBe(true)
    expect(mask instanceof RegExp && mask.test(`${typed} ext`)).toBe(false)
  },
)

test('a number without a country keeps its digits', () => {
  expect(toNationalNumber('12-34', 'XX')).toBe('1234')
  expect(toNationalNumber('+33 6 12 34 56 78', 'FR')).toBe('612345678')
})
