import { expect, test } from 'vitest'
import type { Cart } from '../../../../client/cart/cart.ts'
import { toKlarnaAddress } from './klarna-widget.ts'

const address = { firstName: 'Ada', lastName: 'Marsh', addressLine1: 'Torstraße 1', city: 'Berlin', countryCode: 'DE' }
const toCart = (addresses: Partial<Cart>) => addresses as Cart

test('Klarna gets the billing address in its own field names, without absent values [PAY-06]', () => {
  const billingAddress = { ...address, postalCode: '10119', email: 'ada@example.com' }
  expect(toKlarnaAddress(toCart({ billingAddress, shippingAddress: { ...address, city: 'Bonn' } }))).toEqual({
    given_name: 'Ada',
    family_name: 'Marsh',
    street_address: 'Torstraße 1',
    postal_code: '10119',
    city: 'Berlin',
    country: 'DE',
    email: 'ada@example.com',
  })
})

test('without a billing address Klarna gets the shipping address, and always an email [PAY-06]', () => {
  expect(toKlarnaAddress(toCart({ shippingAddress: address }))).toMatchObject({ city: 'Berlin', email: '' })
  expect(toKlarnaAddress(toCart({}))).toEqual({ email: '' })
})
