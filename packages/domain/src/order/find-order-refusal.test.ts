import { describe, expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildMethod,
  buildVariant,
  now,
  portland,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { findOrderRefusal, type OrderRefusal } from './find-order-refusal.ts'

type Facts = Parameters<typeof buildFacts>[0]

const find = (changes: Partial<Cart>, facts: Facts = {}, expectedTotal?: number) => {
  const cart = buildCart(changes)
  const all = buildFacts(facts)
  return findOrderRefusal({ cart, priced: priceCart(cart, all), facts: all }, expectedTotal)
}

const without = (...fields: readonly string[]) =>
  Object.fromEntries(Object.entries(berlin).filter(([field]) => !fields.includes(field))) as typeof berlin
const lines = (...ids: readonly string[]) => ids.map((variantId) => buildLine({ variantId }))
const store = buildLine({ delivery: { kind: 'pickup', storeId: 's' } })
const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
const boxAddress = { ...berlin, addressLine1: 'Postfach 12' }
const onlyExpress = [buildMethod({ restrictions: { countries: ['DE'], refusesPoBox: true } })]
const us = { siteId: 'US', currency: 'USD' } as const
const usSite = { taxes: getTaxTable('added', 'US'), countryCode: 'US' }
const dollars = [buildVariant({ currency: 'USD' })]

test('a complete cart can be ordered', () => {
  expect(find({})).toBeNull()
})

/** Every reason of the union but `not_covered` and those of gift cards, which `planOrder` finds. */
test.each<[string, OrderRefusal, Partial<Cart>, Facts?, number?]>([
  ['was ordered', 'cart_gone', { state: 'ordered' }],
  ['expires now', 'cart_gone', { expiresAt: now }],
  ['has no lines', 'empty_cart', { lines: [] }],
  ['has an unknown variant', 'unavailable', { lines: lines('none') }],
  ['has a withdrawn variant', 'withdrawn', {}, { variants: [buildVariant({ isWithdrawn: true })] }],
  ['has a variant without a price', 'no_price', {}, { variants: [buildVariant({ prices: [] })] }],
  ['has a variant of another currency', 'invalid_price', {}, { variants: dollars }],
  ['has two variants that are not sold', 'several_unavailable', { lines: lines('none', 'neither') }],
  ['has eleven units of a size', 'max_quantity', { lines: [buildLine({ qty: 11 })] }],
  ['has no address', 'incomplete_address', { shippingAddress: undefined }],
  ['has an address without a city', 'incomplete_address', { shippingAddress: without('city') }],
  ['has an address without a phone', 'missing_phone', { shippingAddress: without('phone') }],
  ['goes to a box', 'po_box', { shippingAddress: boxAddress }, { site: { shippingMethods: onlyExpress } }],
  ['goes to another continent', 'not_deliverable', { shippingAddress: { ...berlin, countryCode: 'BR' } }],
  [
    'is too heavy for every method',
    'method_not_applicable',
    {},
    { site: { shippingMethods: [buildMethod({ restrictions: { countries: ['DE'], maxWeightGrams: 899 } })] } },
  ],
  ['has no billing address', 'missing_billing_address', { sameAsShipping: false }],
  [
    'has a billing address without a phone',
    'missing_billing_phone',
    { sameAsShipping: false, billingAddress: without('phone') },
  ],
  ['has no email', 'invalid_email', { shippingAddress: without('email') }],
  ['has an email without a domain', 'invalid_email', { shippingAddress: { ...berlin, email: 'ada@example' } }],
  ['has a site without tax rates', 'rates_unavailable', {}, { site: { taxes: getTaxTable('included', 'BR') } }],
  [
    'has no state to tax it in',
    'place_unknown',
    { ...us, shippingAddress: { ...portland, province: undefined } as typeof portland },
    { variants: dollars, site: { ...usSite, currency: 'USD' } },
  ],
  ['costs a cent more than was shown', 'total_changed', {}, {}, 10_494],
  ['costs a cent less than was shown', 'total_changed', {}, {}, 10_496],
])('a cart that %s is refused with %s [CHK-16]', (_, reason, changes, facts, total) => {
  expect(find(changes, facts, total)?.reason).toBe(reason)
})

test('a cart at the shown total is not refused', () => {
  expect(find({}, {}, 10_495)).toBeNull()
})

test.each(['unavailable', 'withdrawn', 'no_price', 'invalid_price', 'max_quantity'] as const)(
  'the refusal %s names its line and no other',
  (reason) => {
    const variants = {
      unavailable: [],
      withdrawn: [buildVariant({ id: 'bad', isWithdrawn: true })],
      no_price: [buildVariant({ id: 'bad', prices: [] })],
      invalid_price: [buildVariant({ id: 'bad', price: -1 })],
      max_quantity: [buildVariant({ id: 'bad', stockItemId: 'other', maxQty: 1 })],
    }[reason]
    const some = [buildLine(), buildLine({ variantId: 'bad', qty: 2 })]
    expect(find({ lines: some }, { variants: [buildVariant(), ...variants] })).toEqual({
      ok: false,
      reason,
      lineId: 'line-bad',
    })
  },
)

describe('of several problems the first in the order of the checkout is named', () => {
  const steps: readonly (readonly [OrderRefusal, Partial<Cart>])[] = [
    ['cart_gone', { state: 'merged' }],
    ['unavailable', { lines: lines('none') }],
    ['missing_phone', { shippingAddress: without('phone', 'email') }],
    ['missing_billing_address', { sameAsShipping: false }],
  ]

  test.each(steps.map(([reason], index) => [reason, steps.slice(index)] as const))('%s', (reason, problems) => {
    const changes: Partial<Cart> = Object.assign({}, ...problems.toReversed().map(([, change]) => change))
    expect(find(changes, {}, 1)?.reason).toBe(reason)
  })
})

describe('a pickup at a store [CHK-14]', () => {
  const billed = { shippingAddress: undefined, sameAsShipping: false, billingAddress: without('email') }
  const variants = [buildVariant({ storeStock: { s: 3 } })]

  test.each<[string, Partial<Cart>, OrderRefusal | null]>([
    ['with a contact', { pickup: { kind: 'store', contact } }, null],
    ['without a contact', {}, 'incomplete_address'],
    [
      'whose contact has no email',
      { pickup: { kind: 'store', contact: { firstName: 'A', lastName: 'B' } } },
      'invalid_email',
    ],
    [
      'without a billing address',
      { pickup: { kind: 'store', contact }, billingAddress: undefined },
      'missing_billing_address',
    ],
  ])('%s is ordered or refused', (_, changes, reason) => {
    expect(find({ lines: [store], ...billed, ...changes }, { variants })?.reason ?? null).toBe(reason)
  })

  test('beside a parcel needs the address of the parcel', () => {
    const some = { lines: [store, buildLine({ id: 'sent' })], ...billed, pickup: { kind: 'store', contact } as const }
    expect(find(some, { variants })?.reason).toBe('incomplete_address')
  })

  test('at a carrier’s point needs neither a street nor a phone of the contact', () => {
    const shippingAddress = { ...without('phone', 'addressLine1'), email: contact.email }
    const pickup = { kind: 'point', pointId: 'p', contact } as const
    const billing = { sameAsShipping: false, billingAddress: berlin }
    expect(find({ shippingAddress, pickup, ...billing })).toBeNull()
    expect(find({ shippingAddress, pickup, sameAsShipping: true })?.reason).toBe('missing_billing_address')
  })
})

test('digital goods alone need an email and a billing address, and nothing else', () => {
  const variants = [buildVariant({ isDigital: true })]
  const digital = { shippingAddress: undefined, sameAsShipping: false }
  expect(find({ ...digital, billingAddress: berlin }, { variants })).toBeNull()
  expect(find({ ...digital, billingAddress: without('email') }, { variants })?.reason).toBe('invalid_email')
  expect(find({ ...digital, billingAddress: undefined }, { variants })?.reason).toBe('missing_billing_address')
})
