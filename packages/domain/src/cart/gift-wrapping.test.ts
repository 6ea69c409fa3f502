import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildMethod, buildVariant } from '../../testing/cart-builders.ts'
import { planOrder } from '../order/plan-order.ts'
import { listPaymentLines } from '../payment/list-payment-lines.ts'
import { listBrokenSums } from '../pricing/list-broken-sums.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { countGivenBack } from '../returns/count-given-back.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import type { Cart } from './cart.ts'
import { planMergeCarts } from './plan-merge-carts.ts'
import { planSetGiftWrapping } from './plan-set-gift-wrapping.ts'

const wrapped = { wrap: true, receipt: false }
const shoe = buildVariant()
const made = buildVariant({ id: 'made', isCustoms: true })
const card = buildVariant({ id: 'card', isDigital: true, taxClass: 'gift_card' })
const store = { kind: 'pickup', storeId: 'store-1' } as const

const factsOf = (changes: Parameters<typeof buildFacts>[0] = {}) =>
  buildFacts({ variants: [shoe, made, card], ...changes })

const lineOf = (variantId: string, more: Partial<Cart['lines'][number]> = {}) => buildLine({ variantId, ...more })
/** A site that wraps a parcel for 5.95. */
const offering = { site: { giftWrapPrice: 595 } } as const

test.each([
  ['one parcel', [lineOf('shoe-42', { qty: 3 })], 595],
  ['two parcels', [lineOf('shoe-42'), lineOf('made')], 1190],
  ['one parcel beside a pickup', [lineOf('shoe-42'), lineOf('shoe-42', { id: 'p', delivery: store })], 595],
  ['a pickup alone', [lineOf('shoe-42', { delivery: store })], undefined],
  ['a gift card sent by email', [lineOf('card', { customAmount: 5000 })], undefined],
] as const)('the gift wrap of %s costs its price a parcel [CART-03]', (_, lines, expected) => {
  const facts = factsOf(offering)
  const plain = priceCart(buildCart({ lines }), facts)
  const priced = priceCart(buildCart({ lines, giftWrapping: wrapped }), facts)
  expect(priced.totals.giftWrap).toBe(expected)
  expect(priced.totals.total - plain.totals.total).toBe(expected ?? 0)
  expect(listBrokenSums(priced, 'included')).toEqual([])
})

test('a site without a price, and a gift receipt alone, cost nothing [CART-03]', () => {
  expect(priceCart(buildCart({ giftWrapping: wrapped }), factsOf()).totals.giftWrap).toBeUndefined()
  const receipt = { wrap: false, receipt: true }
  expect(priceCart(buildCart({ giftWrapping: receipt }), factsOf(offering)).totals.giftWrap).toBeUndefined()
})

test('gift wrap is taxed at the standard rate: within its price in Germany, on top of it in Québec [CART-03]', () => {
  const cart = buildCart({ giftWrapping: wrapped })
  const german = factsOf(offering)
  const taxOf = (given: Cart, facts: typeof german) => priceCart(given, facts).totals.tax
  // 19 percent within 5.95 are 0.95.
  expect(taxOf(cart, german) - taxOf(buildCart(), german)).toBe(95)
  const added = factsOf({ site: { ...offering.site, countryCode: 'CA', taxes: getTaxTable('added', 'CA') } })
  const address = { ...cart.shippingAddress, countryCode: 'CA', province: 'QC', postalCode: 'H2X 1A1' } as const
  const shippingAddress = address as NonNullable<Cart['shippingAddress']>
  // GST 5 percent and QST 9.975 percent of 5.95 are 0.30 and 0.59.
  expect(taxOf(buildCart({ giftWrapping: wrapped, shippingAddress }), added)).toBe(
    taxOf(buildCart({ shippingAddress }), added) + 89,
  )
})

test('no promotion and no voucher reduces gift wrap, and it does not count toward free delivery [CART-03]', () => {
  const promotion = {
    id: 'half',
    level: 'ORDER',
    isEnabled: true,
    names: {},
    conditions: [],
    effect: { type: 'percent', percent: 10_000 },
    isCombinable: true,
    priority: 0,
  } as const
  const shippingMethods = [buildMethod({ freeFrom: 10_100 })]
  const facts = factsOf({ promotions: [promotion], site: { ...offering.site, shippingMethods } })
  const vouchers = [{ id: 'v', points: 100, amount: 90_000 }]
  const { totals } = priceCart(buildCart({ giftWrapping: wrapped, vouchers }), facts)
  expect([totals.itemSubTotal, totals.shipping, totals.giftWrap, totals.total]).toEqual([0, 495, 595, 1090])
})

const order = (facts = factsOf(offering)) => {
  const instruments = [{ id: 'card', method: 'CREDIT_CARD', upTo: null }] as const
  const cart = buildCart({ lines: [lineOf('shoe-42', { qty: 2 })], giftWrapping: wrapped, instruments })
  const billed = { ...cart, sameAsShipping: true }
  const plan = planOrder({ cart: billed, priced: priceCart(billed, facts), facts }, { orderNumber: 'LH-1' })
  if (!plan.ok) throw new Error(plan.reason)
  return plan.order
}

test('an order remembers gift wrap and receipt, and charges what the cart costs', () => {
  const { giftWrapping, shipments, totals, payments } = order()
  expect(giftWrapping).toEqual(wrapped)
  expect(shipments.map(({ giftWrap }) => giftWrap)).toEqual([595])
  expect(payments[0]?.amount).toBe(totals.total)
  expect(order(factsOf()).giftWrapping).toBeUndefined()
})

test('gift wrap is refunded with the last unit of its parcel, and not before', () => {
  const bought = order()
  const [line] = bought.items
  const back = (units: number) => countGivenBack(bought, { [line?.lineId ?? '']: units }).amount
  expect([back(1), back(2)]).toEqual([10_000, bought.totals.total])
})

test('a payment lists gift wrap as a line of its own, and its lines sum to the amount', () => {
  const goods = [{ reference: 'u', name: 'Shoe', quantity: 1, amount: 10_000 }]
  const lines = listPaymentLines(goods, { shipping: 495, giftWrap: 595, amount: 11_590 })
  expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['item', 10_000],
    ['shipping', 495],
    ['giftWrap', 595],
    ['tax', 500],
  ])
})

test('setting neither wrap nor receipt removes both, and a closed cart is not changed', () => {
  const facts = factsOf(offering)
  const set = planSetGiftWrapping(buildCart(), { wrap: true, receipt: true }, facts)
  expect(set.ok && set.cart.giftWrapping).toEqual({ wrap: true, receipt: true })
  const plan = planSetGiftWrapping(buildCart({ giftWrapping: wrapped }), { wrap: false, receipt: false }, facts)
  expect(plan.ok && 'giftWrapping' in plan.cart).toBe(false)
  expect(planSetGiftWrapping(buildCart({ state: 'ordering' }), wrapped, facts)).toEqual({
    ok: false,
    reason: 'being_ordered',
  })
})

test("at sign-in the account's choice counts before that of the guest's cart", () => {
  const facts = { ...factsOf(offering), isSignedIn: true }
  const receipt = { wrap: false, receipt: true }
  const guest = buildCart({ giftWrapping: wrapped })
  expect(planMergeCarts(guest, buildCart({ id: 'own' }), facts).cart.giftWrapping).toEqual(wrapped)
  const own = buildCart({ id: 'own', giftWrapping: receipt })
  expect(planMergeCarts(guest, own, facts).cart.giftWrapping).toEqual(receipt)
})
