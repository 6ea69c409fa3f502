import { expect, test } from 'vitest'
import { type Address, addressForms } from './address.ts'
import { addressCountries } from './address-countries.ts'
import { getAddressRules, hasAddressRules, listProvinces } from './get-address-rules.ts'
import { normaliseAddress } from './normalise-address.ts'
import { validateAddress } from './validate-address.ts'

const person = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' }

const validAddresses: Readonly<Record<string, Address>> = {
  US: { addressLine1: '1 Market St', city: 'San Francisco', province: 'CA', postalCode: '94103', phone: '4155550132' },
  CA: {
    addressLine1: '12 rue Saint-Paul',
    city: 'Montréal',
    province: 'QC',
    postalCode: 'H2Y 1C6',
    phone: '5145550132',
  },
  GB: { addressLine1: '10 High Street', city: 'London', postalCode: 'EC1Y 8SY', phone: '07911 123456' },
  FR: { addressLine1: '1 rue de Rivoli', city: 'Paris', postalCode: '75001', phone: '0612345678' },
  DE: { addressLine1: 'Torstraße 12', city: 'Berlin', postalCode: '10119', phone: '0170 1234567' },
  IT: { addressLine1: 'Via Roma 1', city: 'Roma', province: 'RM', postalCode: '00144', phone: '3331234567' },
  ES: { addressLine1: 'Calle Mayor 1, 2º', city: 'Madrid', province: 'M', postalCode: '28013', phone: '612345678' },
  NL: { addressLine1: 'Damrak 1', city: 'Amsterdam', postalCode: '1012 JS', phone: '0612345678' },
  AT: { addressLine1: 'Mariahilfer Straße 12/3', city: 'Wien', postalCode: '1070', phone: '0664 1234567' },
  BE: { addressLine1: 'Rue Neuve 12', city: 'Bruxelles', postalCode: '1000', phone: '0470 12 34 56' },
  IE: { addressLine1: '12 Grafton Street', city: 'Dublin', postalCode: 'D02 X285', phone: '085 123 4567' },
  LU: { addressLine1: '12, Grand-Rue', city: 'Luxembourg', postalCode: '1660', phone: '621 123 456' },
  NZ: { addressLine1: '12 Cuba Street', city: 'Wellington', postalCode: '6011', phone: '021 123 456' },
  AU: { addressLine1: '1 George St', city: 'Sydney', province: 'NSW', postalCode: '2000', phone: '0412345678' },
}

const addressOf = (country: string, changes: Address = {}) => ({
  ...person,
  countryCode: country,
  ...validAddresses[country],
  ...changes,
})

const keysOf = (country: string, changes: Address) => {
  const problems = validateAddress(getAddressRules(country, 'shipping'), addressOf(country, changes))
  return Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, problem.key]))
}

test.each(Object.keys(addressCountries))('a valid address of %s has no problem in any form [VAL-05]', (country) => {
  for (const form of addressForms) {
    expect(validateAddress(getAddressRules(country, form), addressOf(country)), form).toEqual({})
  }
})

test.each<[string, Address, Record<string, string>]>([
  ['US', { addressLine1: 'x'.repeat(31) }, { addressLine1: 'validation.maxLength' }],
  ['US', { addressLine2: 'x'.repeat(31) }, { addressLine2: 'validation.maxLength' }],
  ['US', { city: 'x'.repeat(31) }, { city: 'validation.maxLength' }],
  [
    'US',
    { firstName: 'A', lastName: 'x'.repeat(31) },
    { firstName: 'validation.minLength', lastName: 'validation.maxLength' },
  ],
  ['US', { firstName: 'R2', lastName: '' }, { firstName: 'validation.name', lastName: 'validation.required' }],
  [
    'US',
    { countryCode: '', email: '', phone: '', postalCode: ' ' },
    {
      country: 'validation.required',
      email: 'validation.required',
      phone: 'validation.required',
      postalCode: 'validation.required',
    },
  ],
  ['US', { countryCode: 'CA' }, { country: 'validation.choice' }],
  ['US', { province: 'QC' }, { province: 'validation.choice' }],
  ['US', { province: '' }, { province: 'validation.required' }],
  ['US', { postalCode: '9410' }, { postalCode: 'validation.postalCode.zip' }],
  ['US', { phone: '(115) 555 - 0132' }, { phone: 'validation.phone' }],
  ['US', { phone: '0170 1234567', phoneCode: '+49' }, {}],
  ['US', { phone: '0170 1234567' }, { phone: 'validation.phone' }],
  ['US', { email: 'ann@example' }, { email: 'validation.email' }],
  ['US', { addressLine1: '<b>1</b>' }, { addressLine1: 'validation.latinLetters' }],
  ['US', { city: 'San\u0000 Francisco' }, { city: 'validation.latinLetters' }],
  ['CA', { postalCode: 'Z2Y 1C6' }, { postalCode: 'validation.postalCode' }],
  ['GB', { postalCode: 'XX1 1AA' }, { postalCode: 'validation.postalCode' }],
  ['GB', { province: 'anything' }, {}],
  ['DE', { postalCode: '1011' }, { postalCode: 'validation.postalCode' }],
  ['DE', { addressLine1: 'Bürgermeister-Hildebrandt-Straße 112' }, {}],
  ['IE', { postalCode: 'D02' }, { postalCode: 'validation.postalCode' }],
  ['AT', { postalCode: '10700' }, { postalCode: 'validation.postalCode' }],
  ['NL', { postalCode: '1012 SS' }, { postalCode: 'validation.postalCode' }],
  ['IT', { province: '' }, { province: 'validation.required' }],
])('in %s the entries %j have the problems %j [VAL-05]', (country, changes, problems) => {
  expect(keysOf(country, changes)).toEqual(problems)
})

test.each([
  ['CA', ' h2y1c6 ', 'H2Y 1C6'],
  ['CA', 'H2Y-1C6', 'H2Y 1C6'],
  ['GB', 'ec1y8sy', 'EC1Y 8SY'],
  ['NL', '1012js', '1012 JS'],
  ['US', '941031234', '94103-1234'],
  ['US', '94103', '94103'],
])('in %s the postal code %j is stored as %s and valid [VAL-05]', (country, typed, stored) => {
  const rules = getAddressRules(country, 'shipping')
  expect(normaliseAddress(rules, { postalCode: typed }).postalCode).toBe(stored)
  expect(validateAddress(rules, addressOf(country, { postalCode: typed }))).toEqual({})
})

test('normalising trims, reduces spaces, fills in the country and changes nothing else', () => {
  const rules = getAddressRules('DE', 'shipping')
  expect(normaliseAddress(rules, { city: '  Bad   Homburg ', addressId: 'a1', main: true })).toEqual({
    city: 'Bad Homburg',
    addressId: 'a1',
    main: true,
    country: 'DE',
    countryCode: 'DE',
  })
})

test('billing asks for no email, and an account requires no phone [VAL-05]', () => {
  const fieldsOf = (form: 'shipping' | 'billing' | 'account') => getAddressRules('US', form).fields
  const phoneOf = (form: 'shipping' | 'billing' | 'account') => fieldsOf(form).find((rule) => rule.field === 'phone')
  expect(fieldsOf('shipping').map((rule) => rule.field)).toContain('email')
  expect(fieldsOf('billing').map((rule) => rule.field)).not.toContain('email')
  expect(phoneOf('billing')?.required).toBe(true)
  expect(phoneOf('account')?.required).toBe(false)
})

test.each([
  ['US', ['city', 'province', 'postalCode'], 'checkout.address.zip', 'checkout.address.state'],
  ['CA', ['city', 'province', 'postalCode'], 'checkout.address.postalCode', 'checkout.address.province'],
  ['DE', ['postalCode', 'city'], 'checkout.address.postalCode', undefined],
  ['GB', ['city', 'postalCode'], 'checkout.address.postcode', undefined],
  ['IT', ['postalCode', 'city', 'province'], 'checkout.address.postalCode', 'checkout.address.province'],
])(
  '%s has its place fields in the order %j with its own labels [VAL-05]',
  (country, order, postalLabel, provinceLabel) => {
    const { fields } = getAddressRules(country, 'shipping')
    const places = fields.filter((rule) => ['city', 'province', 'postalCode'].includes(rule.field))
    expect(places.map((rule) => rule.field)).toEqual(order)
    expect(fields.find((rule) => rule.field === 'postalCode')?.label).toBe(postalLabel)
    expect(fields.find((rule) => rule.field === 'province')?.label).toBe(provinceLabel)
  },
)

test("provinces have names in the locale's language, sorted by name", () => {
  expect(listProvinces('CA', 'fr-ca')[0]).toEqual({ value: 'AB', label: 'Alberta' })
  expect(listProvinces('CA', 'fr-ca')).toContainEqual({ value: 'BC', label: 'Colombie-Britannique' })
  expect(listProvinces('CA', 'en-ca')).toContainEqual({ value: 'BC', label: 'British Columbia' })
  expect(listProvinces('DE')).toEqual([])
})

test('rules are plain data for the page, and an unknown country has none', () => {
  const rules = getAddressRules('CA', 'shipping', 'fr-ca')
  expect(JSON.parse(JSON.stringify(rules))).toEqual(rules)
  expect(hasAddressRules('XX')).toBe(false)
  expect(() => getAddressRules('XX', 'shipping')).toThrow('no address rules for XX')
})
