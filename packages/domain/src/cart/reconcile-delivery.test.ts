import { expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildMethod,
  buildVariant,
  requireOk,
} from '../../testing/cart-builders.ts'
import { findOrderRefusal } from '../order/find-order-refusal.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { PickupPoint } from '../store/store.ts'
import type { Cart } from './cart.ts'
import { findBillingAddress, planSetBillingAddress, planSetShippingAddress } from './plan-set-addresses.ts'
import { planSetPickupPoint, planSetStoreContact } from './plan-set-pickup.ts'
import { reconcileDelivery } from './reconcile-delivery.ts'
import { reconcilePickup } from './reconcile-pickup.ts'
import type { SellableVariant } from './sellable-variant.ts'

const pickup = { kind: 'pickup', storeId: 's' } as const
const settle = (cart: Cart, variant: Partial<SellableVariant>, others: SellableVariant[] = []) =>
  reconcileDelivery(cart, buildFacts({ variants: [buildVariant(variant), ...others] }))
const deliveries = ({ lines }: Cart) => lines.map(({ delivery }) => (delivery.kind === 'pickup' ? 'pickup' : 'home'))

test.each([
  ['sold out at its store', { storeStock: { s: 0 } }, 'pickup_became_shipping', ['home']],
  ['in a store that hands out no more', {}, 'pickup_became_shipping', ['home']],
  ['too many for its store', { storeStock: { s: 1 } }, 'pickup_became_shipping', ['home']],
  ['there', { storeStock: { s: 2 } }, null, ['pickup']],
  ['of what is made to order', { isCustoms: true }, 'pickup_became_shipping', ['home']],
  ['sold out everywhere', { storeStock: { s: 0 }, stock: 0 }, null, ['pickup']],
  ['to be reserved', { isReservationOnly: true }, null, ['pickup']],
] as const)('a pickup that is %s is settled before it is ordered [CART-15]', (_, variant, change, ways) => {
  const settled = settle(buildCart({ lines: [buildLine({ delivery: pickup, qty: 2 })] }), variant)
  expect([settled.change, deliveries(settled.cart)]).toEqual([change, ways])
})

test('what the warehouse has no more waits at the store that the cart collects from anyway [CART-15]', () => {
  const other = buildVariant({ id: 'tee', storeStock: { s: 9 } })
  const gone = { stock: 0, storeStock: { s: 5 } }
  const lines = [buildLine(), buildLine({ variantId: 'tee', delivery: pickup })]
  const settled = settle(buildCart({ lines }), gone, [other])
  expect([settled.change, deliveries(settled.cart)]).toEqual(['shipping_became_pickup', ['pickup', 'pickup']])
  expect(settle(buildCart({ lines: [buildLine()] }), gone)).toMatchObject({ change: null })
})

test('a method that no longer applies gives way and is told before ordering [CART-15]', () => {
  const express = { me: { code: 'express', chosenByShopper: true } }
  const cart = buildCart({ shippingMethods: express, shippingAddress: { ...berlin, addressLine1: 'Postfach 1' } })
  const settled = settle(cart, {})
  expect(settled.change).toBe('shipping_method_downgraded')
  expect(settled.cart.shippingMethods).toEqual({ me: { code: 'standard', chosenByShopper: false } })
  expect(reconcileDelivery(settled.cart, buildFacts()).change).toBeNull()
})

test('two lines that want the last unit of a store are settled so that one of them keeps it [T4]', () => {
  const lines = [buildLine({ id: 'a', delivery: pickup }), buildLine({ id: 'b', delivery: pickup, recipeId: 'r' })]
  const settled = settle(buildCart({ lines }), { storeStock: { s: 1 } })
  expect(deliveries(settled.cart)).toEqual(['home', 'pickup'])
})

const contact = { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com' }
const point: PickupPoint = {
  id: 'p',
  carrier: 'PaketPunkt',
  name: 'Kiosk am Park',
  address: {
    addressLine1: 'Parkweg 1',
    city: 'Berlin',
    postalCode: '10178',
    countryCode: 'DE',
    timeZone: 'Europe/Berlin',
  },
  position: { latitude: 52, longitude: 13 },
  hours: { weekdays: { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }, exceptions: [] },
  maxWeightGrams: 1000,
}

test('a parcel to a counter carries the contact’s name, and is billed to somebody else [CHK-15]', () => {
  const cart = requireOk(planSetPickupPoint(buildCart(), { point, contact }, buildFacts())).cart
  expect(cart.shippingAddress).toEqual({
    ...contact,
    addressLine1: 'Parkweg 1',
    addressLine2: 'Kiosk am Park',
    city: 'Berlin',
    postalCode: '10178',
    countryCode: 'DE',
  })
  expect(findBillingAddress(cart)).toBeNull()
  expect(planSetBillingAddress(cart, { sameAsShipping: true }, buildFacts())).toMatchObject({
    reason: 'missing_billing_address',
  })
  const billed = requireOk(planSetBillingAddress(cart, { sameAsShipping: false, address: berlin }, buildFacts())).cart
  const priced = priceCart(billed, buildFacts())
  expect(findOrderRefusal({ cart: billed, priced, facts: buildFacts() })).toBeNull()
  expect(requireOk(planSetShippingAddress(billed, berlin, buildFacts())).cart.pickup).toBeUndefined()
})

test('a counter takes no parcel that is too heavy for it, and none that is not sent [CHK-15]', () => {
  const heavy = buildCart({ lines: [buildLine({ qty: 2 })] })
  expect(planSetPickupPoint(heavy, { point, contact }, buildFacts())).toMatchObject({ reason: 'method_not_applicable' })
  const collected = buildCart({ lines: [buildLine({ delivery: pickup })] })
  expect(planSetPickupPoint(collected, { point, contact }, buildFacts())).toMatchObject({
    reason: 'method_not_applicable',
  })
  const far = buildFacts({ site: { shippingMethods: [buildMethod({ restrictions: { countries: ['US'] } })] } })
  expect(planSetPickupPoint(buildCart(), { point, contact }, far)).toMatchObject({ reason: 'not_deliverable' })
})

const atPickupPoint = (changes: Partial<Cart> = {}): Cart => ({
  ...requireOk(planSetPickupPoint(buildCart(), { point, contact }, buildFacts())).cart,
  notifications: [],
  ...changes,
})
const codes = ({ notifications }: Cart) => notifications.map(({ kind }) => kind)

test.each([
  ['that grew too heavy for it', { lines: [buildLine({ qty: 2 })] }, [point]],
  ['whose counter closed', {}, []],
  ['that only made-to-order goods are left of', { lines: [buildLine({ variantId: 'made' })] }, [point]],
] as const)(
  'a parcel %s leaves the counter for an address, and that is told before ordering [CHK-15] [CART-15]',
  (_, changes, pickupPoints) => {
    const variants = [buildVariant(), buildVariant({ id: 'made', isCustoms: true })]
    const { cart, change } = reconcileDelivery(atPickupPoint(changes), buildFacts({ pickupPoints, variants }))
    expect([change, codes(cart), cart.pickup, cart.shippingAddress]).toEqual([
      'pickup_became_shipping',
      ['pickup_became_shipping'],
      undefined,
      undefined,
    ])
  },
)

test('a parcel that its counter takes in stays there, and an empty cart keeps what was chosen [CHK-15]', () => {
  const facts = buildFacts({ pickupPoints: [point] })
  const cart = atPickupPoint()
  expect(reconcilePickup(cart, facts)).toBe(cart)
  const empty = atPickupPoint({ lines: [] })
  expect(reconcilePickup(empty, facts)).toBe(empty)
})

test('when all waits at stores nobody is sent to the counter, and the contact is asked for anew [CHK-14] [CHK-15]', () => {
  const cart = reconcilePickup(
    atPickupPoint({ lines: [buildLine({ delivery: pickup })] }),
    buildFacts({ pickupPoints: [point] }),
  )
  expect([cart.pickup, cart.shippingAddress, cart.notifications]).toEqual([undefined, undefined, []])
})

test('who collects is forgotten when nothing waits at a store any more [CHK-14]', () => {
  const atStore = { kind: 'store', contact } as const
  expect(reconcilePickup(buildCart({ pickup: atStore }), buildFacts()).pickup).toBeUndefined()
  const collected = buildCart({ pickup: atStore, lines: [buildLine({ delivery: pickup })] })
  expect(reconcilePickup(collected, buildFacts())).toBe(collected)
})

test('from home to a counter and back each change is told, the last one alone, and a first choice is none [CART-15]', () => {
  const toPoint = (cart: Cart) => requireOk(planSetPickupPoint(cart, { point, contact }, buildFacts())).cart
  expect(codes(toPoint(buildCart({ shippingAddress: undefined })))).toEqual([])
  const counter = toPoint(buildCart())
  expect(codes(counter)).toEqual(['shipping_became_pickup'])
  expect(codes(toPoint(counter))).toEqual(['shipping_became_pickup'])
  const home = requireOk(planSetShippingAddress(counter, berlin, buildFacts())).cart
  expect(codes(home)).toEqual(['pickup_became_shipping'])
  expect(codes(requireOk(planSetShippingAddress(home, berlin, buildFacts())).cart)).toEqual(['pickup_became_shipping'])
})

test('a cart that is only collected has a contact and no shipping address [CHK-14]', () => {
  const cart = buildCart({ lines: [buildLine({ delivery: pickup })] })
  const planned = requireOk(planSetStoreContact(cart, contact, buildFacts())).cart
  expect([planned.shippingAddress, planned.sameAsShipping, planned.pickup]).toEqual([
    undefined,
    false,
    { kind: 'store', contact },
  ])
  expect(planSetStoreContact(buildCart(), contact, buildFacts())).toMatchObject({ reason: 'incomplete_address' })
  const mixed = buildCart({ lines: [buildLine(), buildLine({ id: 'b', delivery: pickup })] })
  expect(requireOk(planSetStoreContact(mixed, contact, buildFacts())).cart.shippingAddress).toEqual(berlin)
})
