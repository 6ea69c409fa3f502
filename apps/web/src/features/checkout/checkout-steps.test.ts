import { expect, test } from 'vitest'
import type { Cart } from '../../client/cart/cart.ts'
import { findStep, listSteps, toStepPath } from './checkout-steps.ts'

const cartOf = (parts: {
  address?: boolean
  method?: string
  remaining?: number
  billing?: boolean
  digital?: boolean
}) =>
  ({
    items: [{ isDigitalProduct: parts.digital ?? false }],
    shippingAddress: parts.address ? { firstName: 'Ada' } : undefined,
    shipments: [{ shipmentGroupId: 'me' }],
    shippingMethods: [{ shippingId: 'me', code: parts.method ?? 'standard', applicableShippingMethods: [] }],
    totals: { remainingToPay: parts.remaining ?? 0 },
    billingSameAsShipping: parts.billing ?? true,
  }) as unknown as Cart

test.each([
  [null, {}, 'shipping'],
  ['summary', {}, 'shipping'],
  ['billing', { address: true, remaining: 10 }, 'billing'],
  ['summary', { address: true, remaining: 10 }, 'billing'],
  ['summary', { address: true }, 'summary'],
  ['summary', { address: true, billing: false }, 'billing'],
  ['summary', { address: true, method: '' }, 'shipping'],
  ['shipping', { address: true }, 'shipping'],
  ['nowhere', { address: true }, 'shipping'],
] as const)('the address asks for %s of a cart with %j and gets %s [RT-10]', (wanted, parts, step) => {
  expect(findStep(wanted, cartOf(parts))).toBe(step)
})

test('a cart of digital items has no delivery step, but a billing step [CART-28]', () => {
  expect(listSteps(cartOf({ digital: true }))).toEqual(['billing', 'summary'])
  expect(findStep(null, cartOf({ digital: true, remaining: 10 }))).toBe('billing')
  expect(findStep('shipping', cartOf({ digital: true, billing: false }))).toBe('billing')
  const billed = { ...cartOf({ digital: true, billing: false }), billingAddress: { firstName: 'Ada' } } as Cart
  expect(findStep('summary', billed)).toBe('summary')
})

test('a cart for pickup only is asked for a contact instead of an address [CHK-14]', () => {
  const collected = { ...cartOf({}), shipments: [{ shipmentGroupId: 'pickup', store: {} }] } as unknown as Cart
  expect(findStep('billing', collected)).toBe('shipping')
  const known = { ...collected, pickup: {}, billingAddress: {}, billingSameAsShipping: false } as unknown as Cart
  expect(findStep('summary', known)).toBe('summary')
})

test('each step has an address of its own [RT-10]', () => {
  expect(toStepPath('de-de', 'shipping')).toBe('/de-de/checkout')
  expect(toStepPath('de-de', 'summary')).toBe('/de-de/checkout?step=summary')
})
