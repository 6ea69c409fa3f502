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
const reconcile = (cart: Cart, variant: Partial<SellableVariant>, others: SellableVariant[] = []) =>
  reconcileDelivery(cart, buildFacts({ variants: [buildVariant(variant), ...others] }))
const deliveries = ({ lines }: Cart) => lines.map(({ delivery }) => (delivery.kind === 'pickup' ? 'pickup' : 'home'))

test.each([
  ['sold out at its store', { storeStock: { s: 0 } }, 'pickup_became_shipping', ['home']],
  ['in a store without a record', {}, 'pickup_became_shipping', ['home']],
  ['too many for its store', { storeStock: { s: 1 } }, 'pickup_became_shipping', ['home']],
  ['in stock at its store', { storeStock: { s: 2 } }, null, ['pickup']],
  ['of a made-to-order item', { isCustoms: true }, 'pickup_became_shipping', ['home']],
  ['sold out everywhere', { storeStock: { s: 0 }, stock: 0 }, null, ['pickup']],
  ['to be reserved', { isReservationOnly: true }, null, ['pickup']],
] as const)('a pickup that is %s is reconciled before ordering [CART-15]', (_, variant, change, ways) => {
  const reconciled = reconcile(buildCart({ lines: [buildLine({ delivery: pickup, qty: 2 })] }), variant)
  expect([reconciled.change, deliveries(reconciled.cart)]).toEqual([change, ways])
})

test('an item that the warehouse lacks moves to a store where the cart has another pickup [CART-15]', () => {
  const other = buildVariant({ id: 'tee', storeStock: { s: 9 } })
  const gone = { stock: 0, storeStock: { s: 5 } }
  const lines = [buildLine(), buildLine({ variantId: 'tee', delivery: pickup })]
  const reconciled = reconcile(buildCart({ lines }), gone, [other])
  expect([reconciled.change, deliveries(reconciled.cart)]).toEqual(['shipping_became_pickup', ['pickup', 'pickup']])
  expect(reconcile(buildCart({ lines: [buildLine()] }), gone)).toMatchObject({ change: null })
})

test('a method that no longer applies is replaced and reported before ordering [CART-15]', () => {
  const express = { me: { code: 'express', chosenByShopper: true } }
  const cart = buildCart({ shippingMethods: express, shippingAddress: { ...berlin, addressLine1: 'Postfach 1' } })
  const reconciled = reconcile(cart, {})
  expect(reconciled.change).toBe('shipping_method_downgraded')
  expect(reconciled.cart.shippingMethods).toEqual({ me: { code: 'standard', chosenByShopper: false } })
  expect(reconcileDelivery(reconciled.cart, buildFacts()).change).toBeNull()
})

test("of two lines for a store's last unit one keeps it [T4]", () => {
  const lines = [buildLine({ id: 'a', delivery: pickup }), buildLine({ id: 'b', delivery: pickup, recipeId: 'r' })]
  const reconciled = reconcile(buildCart({ lines }), { storeStock: { s: 1 } })
  expect(deliveries(reconciled.cart)).toEqual(['home', 'pickup'])
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

test('a parcel to a pickup point has the contact’s name and needs a separate billing address [CHK-15]', () => {
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

test('a pickup point refuses a parcel that is too heavy, and a cart that ships nothing [CHK-15]', () => {
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
const kinds = ({ notifications }: Cart) => notifications.map(({ kind }) => kind)

test.each([
  ['that became too heavy', { lines: [buildLine({ qty: 2 })] }, [point]],
  ['whose pickup point closed', {}, []],
  ['with only made-to-order goods left', { lines: [buildLine({ variantId: 'made' })] }, [point]],
] as const)(
  'a parcel %s needs an address again, and that is shown before ordering [CHK-15] [CART-15]',
  (_, changes, pickupPoints) => {
    const variants = [buildVariant(), buildVariant({ id: 'made', isCustoms: true })]
    const { cart, change } = reconcileDelivery(atPickupPoint(changes), buildFacts({ pickupPoints, variants }))
    expect([change, kinds(cart), cart.pickup, cart.shippingAddress]).toEqual([
      'pickup_became_shipping',
      ['pickup_became_shipping'],
      undefined,
      undefined,
    ])
  },
)

test('a parcel that its pickup point accepts stays there, and an empty cart keeps its choice [CHK-15]', () => {
  const facts = buildFacts({ pickupPoints: [point] })
  const cart = atPickupPoint()
  expect(reconcilePickup(cart, facts)).toBe(cart)
  const empty = atPickupPoint({ lines: [] })
  expect(reconcilePickup(empty, facts)).toBe(empty)
})

test('a cart with store pickups only drops its pickup point and contact [CHK-14] [CHK-15]', () => {
  const cart = reconcilePickup(
    atPickupPoint({ lines: [buildLine({ delivery: pickup })] }),
    buildFacts({ pickupPoints: [point] }),
  )
  expect([cart.pickup, cart.shippingAddress, cart.notifications]).toEqual([undefined, undefined, []])
})

test('the pickup contact is dropped when no line is picked up any more [CHK-14]', () => {
  const atStore = { kind: 'store', contact } as const
  expect(reconcilePickup(buildCart({ pickup: atStore }), buildFacts()).pickup).toBeUndefined()
  const collected = buildCart({ pickup: atStore, lines: [buildLine({ delivery: pickup })] })
  expect(reconcilePickup(collected, buildFacts())).toBe(collected)
})

test('only the last change between address and pickup point is shown, and a first choice is no change [CART-15]', () => {
  const toPoint = (cart: Cart) => requireOk(planSetPickupPoint(cart, { point, contact }, buildFacts())).cart
  expect(kinds(toPoint(buildCart({ shippingAddress: undefined })))).toEqual([])
  const atPoint = toPoint(buildCart())
  expect(kinds(atPoint)).toEqual(['shipping_became_pickup'])
  expect(kinds(toPoint(atPoint))).toEqual(['shipping_became_pickup'])
  const home = requireOk(planSetShippingAddress(atPoint, berlin, buildFacts())).cart
  expect(kinds(home)).toEqual(['pickup_became_shipping'])
  expect(kinds(requireOk(planSetShippingAddress(home, berlin, buildFacts())).cart)).toEqual(['pickup_became_shipping'])
})

test('a cart with pickups only has a contact and no shipping address [CHK-14]', () => {
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
