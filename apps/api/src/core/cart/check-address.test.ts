import { addressOf } from '@lacehouse/test-kit'
import { expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { checkAddress, requireAddress } from './check-address.ts'

const idsOf = (form: 'shipping' | 'billing', changes: object, locale = 'en-us') =>
  checkAddress({ ...addressOf(locale), ...changes }, form, locale).problems.map(({ errorId, field }) => [
    errorId,
    field,
  ])

test.each([
  [{}, []],
  [{ city: '' }, [['CHK320', 'city']]],
  [{ addressLine1: '   ' }, [['CHK320', 'addressLine1']]],
  [{ province: 'XX' }, [['CHK320', 'province']]],
  [{ phone: '' }, [['SHP410', 'phone']]],
  [{ phone: '12' }, [['PRO412', 'phone']]],
  [{ postalCode: '9410' }, [['PRO414', 'postalCode']]],
  [{ firstName: '' }, [['CHK320', 'firstName']]],
  [{ email: 'ada@example' }, [['ORD400', 'email']]],
])('a shipping address with %j is refused at its field with the field’s id [CHK-01] [CHK-16]', (changes, expected) => {
  expect(idsOf('shipping', changes)).toEqual(expected)
})

test.each([
  [{ city: '' }, [['BIL400', 'city']]],
  [{ postalCode: '9410' }, [['BIL400', 'postalCode']]],
  [{ phone: '' }, [['BILL410', 'phone']]],
  [{ phone: '12' }, [['BILL410', 'phone']]],
])('a billing address with %j is refused as one [CHK-03] [PAY-14]', (changes, expected) => {
  expect(idsOf('billing', changes)).toEqual(expected)
})

test('a postal code is checked by the rules of its country, and a state is none where there are none', () => {
  expect(idsOf('shipping', { postalCode: '94103' }, 'fr-ca')).toEqual([['PRO414', 'postalCode']])
  expect(idsOf('shipping', { postalCode: '1011' }, 'de-de')).toEqual([['PRO414', 'postalCode']])
  expect(idsOf('shipping', { province: undefined }, 'de-de')).toEqual([])
})

test('an address is stored with its phone as it is dialled abroad, and the state by either name', () => {
  const { province, ...without } = addressOf('en-us')
  const { address } = checkAddress({ ...without, stateCode: province }, 'shipping', 'en-us')
  expect(address).toMatchObject({ province: 'CA', phone: '+14155550132', countryCode: 'US' })
  expect(checkAddress(addressOf('de-de'), 'shipping', 'de-de').address.phone).toBe('+493055501234')
})

const refusalOf = (changes: object): Refusal => {
  try {
    requireAddress({ ...addressOf('en-us'), ...changes }, 'shipping', 'en-us')
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  throw new Error('the address was not refused')
}

test('a refused address names all its fields, each in words [CHK-16]', () => {
  const { details } = refusalOf({ city: '', phone: '12' })
  expect(details.map(({ errorId, field, message }) => [errorId, field, message])).toEqual([
    ['CHK320', 'city', 'This field is required'],
    ['PRO412', 'phone', 'A valid phone number is required'],
  ])
})

test('a country without rules is refused at the country, whatever else is wrong', () => {
  const { errorId, details } = refusalOf({ countryCode: 'ZZ', city: '' })
  expect([errorId, details.map(({ field }) => field)]).toEqual(['PAY401', ['countryCode']])
})
