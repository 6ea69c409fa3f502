import { expect, test } from 'vitest'
import {
  type AddressFormField,
  findFieldProblem,
  listAskedFields,
  tidyValue,
  toAddressInput,
} from './address-fields.ts'

const zip: AddressFormField = {
  name: 'postalCode',
  label: 'ZIP code',
  required: true,
  maxLength: 10,
  pattern: '\\d{5}(?:-\\d{4})?',
  patternProblem: 'validation.postalCode.zip',
  example: '94103',
  transform: ['zipHyphen'],
}
const phone: AddressFormField = { name: 'phone', label: 'Phone', required: true, maxLength: 20 }
const email: AddressFormField = { name: 'email', label: 'Email', required: true, maxLength: 100 }
const country: AddressFormField = { name: 'country', label: 'Country', required: true }
const line2: AddressFormField = { name: 'addressLine2', label: 'Apartment', required: false, maxLength: 30 }

test.each([
  [zip, '', 'validation.required'],
  [zip, '  ', 'validation.required'],
  [zip, '123', 'validation.postalCode.zip'],
  [zip, '94103 1234', undefined],
  [phone, '115 555 0132', 'validation.phone'],
  [phone, '(415) 555 - 0132', undefined],
  [phone, '+49 30 55501234', undefined],
  [email, 'ada@example', 'validation.email'],
  [line2, '', undefined],
  [line2, 'x'.repeat(31), 'validation.maxLength'],
])('the server’s rules for %o with %j give %s [VAL-02] [VAL-03] [VAL-04] [VAL-05]', (field, value, key) => {
  expect(findFieldProblem(field, value, 'US')?.key).toBe(key)
})

test('an invalid postal code is answered with an example [VAL-02]', () => {
  expect(findFieldProblem(zip, '1', 'US')?.values).toEqual({ example: '94103' })
})

test.each([
  ['US', '4155550132', '(415) 555 - 0132'],
  ['US', '+1 415 555 0132', '+1 415 555 0132'],
  ['US', '415', '415'],
  ['DE', '030 55501234', '030 55501234'],
])('in %s the phone %s becomes %s when the field is left, and keeps its leading zero', (country, typed, shown) => {
  expect(tidyValue(phone, typed, country)).toBe(shown)
})

test('the country is the site’s own, and a billing form asks for the email only where nothing is delivered [CHK-03] [CART-28]', () => {
  const names = (asksEmail: boolean) => listAskedFields([country, zip, email], { asksEmail }).map(({ name }) => name)
  expect(names(true)).toEqual(['postalCode', 'email'])
  expect(names(false)).toEqual(['postalCode'])
})

test('the sent address is trimmed, has its country, and no empty field', () => {
  const values = { postalCode: ' 941031234 ', addressLine2: ' ', email: 'ada@example.com' }
  expect(toAddressInput([zip, line2, email], values, 'US')).toEqual({
    postalCode: '94103-1234',
    email: 'ada@example.com',
    countryCode: 'US',
  })
})
