import { expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildVariant,
  now,
  portland,
  requireOk,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { days } from '../time/durations.ts'
import { formatOrderNumber, makeOrderNumber, parseOrderNumber } from './order-number.ts'
import { canOrderGo, canShipmentGo, listNextShipmentStates } from './order-state.ts'
import { planOrder } from './plan-order.ts'

const card = { id: 'card', method: 'CREDIT_CARD', upTo: null } as const
const ready = buildCart({ instruments: [card] })
const facts = buildFacts()
const orderNumber = '7KQ2M4XB9C'

const order = (cart: Cart = ready, some: PricingFacts = facts, more: object = {}) =>
  planOrder({ cart, priced: priceCart(cart, some), facts: some }, { orderNumber, ...more })

test("an order copies the cart's data and costs what the cart costs", () => {
  const lines = [buildLine({ qty: 2, pdpUrl: '/p/shoe', recipeId: 'r' })]
  const cart = { ...ready, lines, instruments: [{ id: 'g', method: 'GIFT_CARD', upTo: 500 } as const, card] }
  const { order: draft } = requireOk(order(cart))
  const { totals } = priceCart(cart, facts)
  expect(draft).toMatchObject({
    orderNumber,
    cartId: 'cart-1',
    email: 'ada@example.com',
    state: 'processing',
    currency: 'EUR',
    shippingAddress: berlin,
    billingAddress: berlin,
    totals: { ...totals, remainingToPay: 0 },
    placedAt: now,
  })
  expect(draft.items).toMatchObject([
    { name: 'Shoe', qty: 2, rowTotal: 20_000, taxTotal: 3193, recipeId: 'r', stockItemId: 'stock-shoe-42' },
  ])
  expect(draft.shipments).toMatchObject([
    {
      shipmentId: `${orderNumber}-1`,
      state: 'allocated',
      lineIds: ['line-shoe-42'],
      methodCode: 'standard',
      methodLabelKey: 'standard',
      price: 495,
      deliveryWindow: { earliest: '2026-11-20', latest: '2026-11-24' },
    },
  ])
  expect(draft.payments.map(({ amount }) => amount)).toEqual([500, 19_995])
})

const us = buildFacts({ site: { countryCode: 'US', taxes: getTaxTable('added', 'US') } })
const gone = [buildLine({ variantId: 'x' }), buildLine({ variantId: 'y' })]

test.each<[string, Partial<Cart>, string, PricingFacts?, object?]>([
  ['the state ordered', { state: 'ordered' }, 'cart_gone'],
  ['a life that is over', { expiresAt: now - days(1) }, 'cart_gone'],
  ['no lines', { lines: [] }, 'empty_cart'],
  ['one unavailable item', { lines: [buildLine(), ...gone.slice(1)] }, 'unavailable'],
  ['several unavailable items', { lines: gone }, 'several_unavailable'],
  ['a withdrawn item', {}, 'withdrawn', buildFacts({ variants: [buildVariant({ isWithdrawn: true })] })],
  ['an item without a price', {}, 'no_price', buildFacts({ variants: [buildVariant({ prices: [] })] })],
  ['no address', { shippingAddress: undefined }, 'incomplete_address'],
  ['no phone', { shippingAddress: { ...berlin, phone: ' ' } }, 'missing_phone'],
  ['a country out of reach', { shippingAddress: { ...berlin, countryCode: 'BR' } }, 'not_deliverable'],
  ['no billing address', { sameAsShipping: false }, 'missing_billing_address'],
  ['no billing phone', { sameAsShipping: false, billingAddress: { ...berlin, phone: '' } }, 'missing_billing_phone'],
  ['no email', { shippingAddress: { ...berlin, email: undefined } }, 'invalid_email'],
  ['a bad email', { shippingAddress: { ...berlin, email: 'ada@' } }, 'invalid_email'],
  ['no state to tax by', { shippingAddress: { ...portland, province: '' } }, 'place_unknown', us],
  ['a site without tax rates', {}, 'rates_unavailable', buildFacts({ site: { taxes: getTaxTable('included', 'XX') } })],
  ['another total than shown', {}, 'total_changed', facts, { expectedTotal: 10_494 }],
  ['no instrument', { instruments: [] }, 'not_covered'],
])('a cart with %s cannot be ordered [CHK-16]', (_, changes, reason, some, more) => {
  expect(order({ ...ready, ...changes }, some, more)).toMatchObject({ ok: false, reason })
})

test('an order stores the chosen shipping method', () => {
  const cart = { ...ready, shippingMethods: { me: { code: 'express', chosenByShopper: true } } }
  const { order: draft } = requireOk(order(cart))
  expect(draft.shipments).toMatchObject([{ methodCode: 'express', methodLabelKey: 'fast', price: 995 }])
})

test('an order of a store stores store and employee', () => {
  const inStoreSalesInfo = { storeId: 's', storeEmployeeId: 'e' }
  expect(requireOk(order(ready, facts, { inStoreSalesInfo })).order.inStoreSalesInfo).toEqual(inStoreSalesInfo)
  expect(requireOk(order()).order).not.toHaveProperty('inStoreSalesInfo')
})

test('an order whose total the shopper saw is accepted', () => {
  expect(order(ready, facts, { expectedTotal: 10_495 }).ok).toBe(true)
})

test('a pickup needs a contact and a billing address but no shipping address [CHK-14]', () => {
  const lines = [buildLine({ delivery: { kind: 'pickup', storeId: 's' } })]
  const cart = { ...ready, lines, shippingAddress: undefined, sameAsShipping: false, billingAddress: berlin }
  expect(order(cart)).toMatchObject({ ok: false, reason: 'incomplete_address' })
  const pickup: Cart['pickup'] = { kind: 'store', contact: { firstName: 'Bo', email: 'bo@example.com' } }
  const { order: draft } = requireOk(order({ ...cart, pickup }))
  expect(draft.shipments).toMatchObject([{ storeId: 's', methodCode: null, price: 0 }])
  expect(draft.email).toBe('bo@example.com')
  expect(draft.pickup).toEqual(pickup)
})

test('an order number is parsed with dashes, spaces and lower-case letters', () => {
  let next = 0
  const number = makeOrderNumber((below) => (next = (next * 7 + 5) % below))
  expect(number).toHaveLength(10)
  expect(parseOrderNumber(number)).toBe(number)
  expect(parseOrderNumber(` ${formatOrderNumber(number).toLowerCase()} `)).toBe(number)
  for (const text of ['', 'A', `${number}2`, number.replace(/./, '0')]) expect(parseOrderNumber(text)).toBeNull()
})

test('an order number with one wrong sign or two swapped signs is invalid', () => {
  const signs = '23456789ABCDEFGHJKLMNPQRSTVWXYZ'
  const number = makeOrderNumber((below) => below - 3)
  const other = makeOrderNumber(() => 0).slice(0, 4)
  const mixed = requireNumber(`${other}${number.slice(4, 9)}`, signs)
  for (const [place, right] of [...mixed].entries()) {
    for (const sign of signs) {
      const wrong = mixed.slice(0, place) + sign + mixed.slice(place + 1)
      expect(parseOrderNumber(wrong)).toBe(sign === right ? mixed : null)
    }
    const swapped = mixed.slice(0, place) + mixed.charAt(place + 1) + right + mixed.slice(place + 2)
    if (swapped !== mixed) expect(parseOrderNumber(swapped)).toBeNull()
  }
})

function requireNumber(body: string, signs: string): string {
  const number = [...signs].map((sign) => body + sign).find((one) => parseOrderNumber(one))
  if (!number) throw new Error('no check sign fits')
  return number
}

test.each([
  ['processing', 'finalised', true],
  ['processing', 'payment_pending', true],
  ['payment_pending', 'failed', true],
  ['finalised', 'cancelled', true],
  ['finalised', 'processing', false],
  ['failed', 'finalised', false],
  ['cancelled', 'finalised', false],
  ['processing', 'processing', false],
] as const)('an order may change from %s to %s: %s [CHK-08]', (from, to, can) => {
  expect(canOrderGo(from, to)).toBe(can)
})

test('a shipment goes forward along its path and not back', () => {
  expect(canShipmentGo('picking', 'shipped')).toBe(true)
  expect(canShipmentGo('shipped', 'cancelled')).toBe(false)
  expect(canShipmentGo('delivered', 'shipped')).toBe(false)
  expect(listNextShipmentStates('ready_for_pickup')).toEqual(['collected', 'cancelled'])
})
