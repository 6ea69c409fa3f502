import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Address, addressForms } from './address.ts'
import { addressCountries } from './address-countries.ts'
import { formatAddress, formatAddressLine } from './format-address.ts'
import { getAddressRules, listProvinces } from './get-address-rules.ts'
import { normaliseAddress } from './normalise-address.ts'
import { isGermanPostalCodeOf, listProvincesOfPostalCode } from './postal-area.ts'
import { suggestAddress } from './suggest-address.ts'
import { tidyAddressLine } from './tidy-address-line.ts'
import { readPhone, validateAddress } from './validate-address.ts'
import { listWalletProblems, walletCityLength } from './wallet-contact.ts'

const seed = { seed: 20_261_122 }
const countries = Object.keys(addressCountries)
const country = fc.constantFrom(...countries)
const text = fc.string({ unit: fc.constantFrom(...'aBz9 .,-ßést', '  '), maxLength: 24 })
const postalCode = fc.constantFrom('10119', '94103', 'h2y1c6', 'EC1Y8SY', '1012js', '2000', '941031234', '', ' 75 001 ')

describe('a stored address', () => {
  const typed: fc.Arbitrary<Address> = fc.record({
    firstName: text,
    lastName: text,
    addressLine1: text,
    addressLine2: text,
    city: text,
    postalCode,
  })

  test('is the same when it is stored once more, in every country', () => {
    fc.assert(
      fc.property(country, typed, (code, address) => {
        const rules = getAddressRules(code, 'shipping')
        const stored = normaliseAddress(rules, address)
        expect(normaliseAddress(rules, stored)).toEqual(stored)
        expect(validateAddress(rules, stored)).toEqual(validateAddress(rules, { ...address, countryCode: code }))
      }),
      seed,
    )
  })

  test('that was suggested is no suggestion again, in every country', () => {
    let suggested = 0
    fc.assert(
      fc.property(country, typed, (code, address) => {
        const first = suggestAddress({ ...address, countryCode: code, firstName: 'Ann', lastName: 'Lee' })
        if (first.status !== 'suggestion') return
        suggested += 1
        expect(suggestAddress(first.suggestion)).toEqual({ status: 'valid', address: first.suggestion })
      }),
      { ...seed, numRuns: 3000 },
    )
    expect(suggested).toBeGreaterThan(20)
  })

  test('has tidy lines, which stay as they are', () => {
    fc.assert(
      fc.property(country, text, (code, line) => {
        const tidy = tidyAddressLine(code, line)
        expect(tidyAddressLine(code, tidy)).toBe(tidy)
        expect(tidy).not.toMatch(/^ | {2}| ,| $/)
      }),
      seed,
    )
  })
})

describe.each(countries)('the form of %s', (code) => {
  const required = getAddressRules(code, 'shipping').fields.filter((rule) => rule.required)

  test('asks for a name, a street, a place and a contact, and reports each that is empty [VAL-05]', () => {
    const problems = validateAddress(getAddressRules(code, 'shipping'), {})
    expect(Object.keys(problems).toSorted()).toEqual(required.map(({ field }) => field).toSorted())
    for (const field of ['firstName', 'lastName', 'addressLine1', 'postalCode', 'city', 'phone', 'email'] as const) {
      expect(problems[field]?.key).toBe('validation.required')
    }
  })

  test('takes as many characters as each field says, and not one more [VAL-05]', () => {
    for (const form of addressForms) {
      const rules = getAddressRules(code, form)
      for (const { field, maxLength } of rules.fields) {
        if (maxLength === undefined || ['postalCode', 'phone', 'email'].includes(field)) continue
        const keys = [maxLength, maxLength + 1].map(
          (length) => validateAddress(rules, { [field]: 'x'.repeat(length) })[field]?.key,
        )
        expect([field, keys]).toEqual([field, [undefined, 'validation.maxLength']])
      }
    }
  })

  test('has an example postal code that is valid there, and whose province the form knows', () => {
    const { postalCodeExample } = addressCountries[code] ?? { postalCodeExample: '' }
    const rules = getAddressRules(code, 'billing')
    expect(validateAddress(rules, { postalCode: postalCodeExample }).postalCode).toBeUndefined()
    const known = listProvinces(code).map(({ value }) => value)
    for (const province of listProvincesOfPostalCode(code, postalCodeExample) ?? []) expect(known).toContain(province)
  })

  test('offers each province once, and no name twice', () => {
    const provinces = listProvinces(code, 'fr-ca')
    expect(new Set(provinces.map(({ value }) => value)).size).toBe(provinces.length)
    expect(new Set(provinces.map(({ label }) => label)).size).toBe(provinces.length)
  })

  test('refuses markup in every line', () => {
    const rules = getAddressRules(code, 'shipping')
    const bad = '<b>1</b>'
    const problems = validateAddress(rules, {
      firstName: bad,
      lastName: bad,
      addressLine1: bad,
      addressLine2: bad,
      city: bad,
    })
    expect(Object.keys(problems)).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city']),
    )
  })
})

test.each([
  [{ phone: '0301234', phoneCode: '+49' }, '+49 0301234'],
  [{ phone: '0301234', phoneCode: '49' }, '+49 0301234'],
  [{ phone: '+41 30', phoneCode: '+49' }, '+41 30'],
  [{ phone: ' 0041 30', phoneCode: '+49' }, ' 0041 30'],
  [{ phone: ' ', phoneCode: '+49' }, ' '],
  [{ phone: '0301234' }, '0301234'],
  [{ phoneCode: '+49' }, ''],
])('the phone of %j is read as %j', (address, phone) => {
  expect(readPhone(address)).toBe(phone)
})

test.each([
  ['10115', 'Berlin', true],
  ['80331', 'Berlin', false],
  ['80331', 'münchen', true],
  ['80331', 'Kleinstadt', true],
  ['00100', 'Kleinstadt', false],
  ['14467', 'Potsdam', true],
  ['14050', 'Berlin', true],
  ['14467', 'Berlin', false],
])('the German postal code %s may be one of %s: %s', (code, city, may) => {
  expect(isGermanPostalCodeOf(code, city)).toBe(may)
})

test('an address without any part has no lines', () => {
  expect([formatAddress({}), formatAddressLine({})]).toEqual([[], ''])
})

test.each([
  [walletCityLength, []],
  [walletCityLength + 1, ['cityLength']],
])('a wallet’s city of %d characters has the problems %j [PAY-09]', (length, kinds) => {
  const contact = { givenName: 'A', familyName: 'B', addressLines: ['1'], postalCode: '1', countryCode: 'de' }
  const problems = listWalletProblems({ ...contact, locality: 'ö'.repeat(length) }, 'DE')
  expect(problems.map(({ kind }) => kind)).toEqual(kinds)
})
