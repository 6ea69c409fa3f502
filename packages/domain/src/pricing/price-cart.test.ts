import { expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildMethod,
  buildPromotion,
  buildSite,
  buildVariant,
  montreal,
  now,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { listBrokenSums } from './list-broken-sums.ts'
import { priceCart } from './price-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** Prices a cart and checks its sums. */
function price(cart: Cart, facts: PricingFacts) {
  const priced = priceCart(cart, facts)
  expect(listBrokenSums(priced, facts.site.taxes.mode)).toEqual([])
  return priced
}

const sock = buildVariant({ id: 'sock', masterId: 'sock', price: 999, categoryIds: ['socks'], weightGrams: 80 })
const twoLines = buildCart({ lines: [buildLine(), buildLine({ variantId: 'sock', masterId: 'sock', qty: 3 })] })
const variants = [buildVariant(), sock]

test('a cart of two lines adds up to the cent, with tax included [CART-03]', () => {
  const { totals } = price(twoLines, buildFacts({ variants }))
  expect(totals).toEqual({
    currency: 'EUR',
    totalUnits: 4,
    itemTotal: 12_997,
    totalDiscount: 0,
    totalDiscountPercentage: 0,
    appliedRewards: 0,
    itemSubTotal: 12_997,
    shipping: 495,
    shippingDiscount: 0,
    tax: 1597 + 479 + 79,
    taxAmount: 1597 + 479 + 79,
    netAmount: 12_997 - 1597 - 479,
    totalWithoutTax: 13_492 - 2155,
    total: 13_492,
    remainingToPay: 13_492,
  })
})

test('tax is added by province as soon as an address determines it [CART-03] [CHK-19]', () => {
  const site = { countryCode: 'CA', taxes: getTaxTable('added', 'CA') }
  const facts = buildFacts({ variants, site })
  const unknown = price({ ...twoLines, shippingAddress: undefined }, facts)
  expect([unknown.taxState, unknown.totals.tax, unknown.totals.total]).toEqual(['none', 0, 13_492])
  const known = price({ ...twoLines, shippingAddress: montreal }, facts)
  expect(known.taxes.map(({ name, amount }) => [name, amount])).toEqual([
    ['GST', 500 + 150 + 25],
    ['QST', 998 + 299 + 49],
  ])
  expect([known.taxState, known.totals.total]).toEqual(['final', 13_492 + 1498 + 449 + 74])
  const vague = price({ ...twoLines, shippingAddress: { ...montreal, province: '' } }, facts)
  expect(vague.taxState).toBe('place_unknown')
})

test('a sale price is valid from its beginning until just before its end', () => {
  const sale = { kind: 'sale' as const, amount: 8000, from: now, until: now + 10 }
  const prices = [{ kind: 'list' as const, amount: 10_000, from: 0 }, sale]
  const at = (moment: number) => {
    const facts = buildFacts({ now: moment, variants: [buildVariant({ prices })] })
    const line = price(buildCart(), facts).lines[0]
    return [line?.unitOriginal, line?.unitCurrent]
  }
  expect([at(now - 1), at(now), at(now + 9), at(now + 10)]).toEqual([
    [10_000, 10_000],
    [10_000, 8000],
    [10_000, 8000],
    [10_000, 10_000],
  ])
})

test('prices are computed in order: product, order, rewards, shipping, tax, instruments [CART-03]', () => {
  const cart = {
    ...twoLines,
    couponCodes: ['SAVE'],
    vouchers: [{ id: 'v', points: 100, amount: 500 }],
    rewardCodes: [{ id: 'r', last4: '1234', amount: 250 }],
    instruments: [
      { id: 'gift', method: 'GIFT_CARD' as const, upTo: 1000 },
      { id: 'card', method: 'CREDIT_CARD' as const, upTo: null },
    ],
  }
  const promotions = [
    buildPromotion({ id: 'p', effect: { type: 'percent', percent: 1000, on: { categoryIds: ['shoes'] } } }),
    buildPromotion({ id: 'o', level: 'ORDER', effect: { type: 'amount', amount: { EUR: 1000 } } }),
    buildPromotion({ id: 's', level: 'SHIPPING', conditions: [{ type: 'coupon' }], effect: { type: 'freeShipping' } }),
  ]
  const facts = buildFacts({ variants, promotions, coupons: [buildCoupon({ promotionId: 's' })] })
  const { lines, totals, instruments, couponItems, shipments } = price(cart, facts)
  expect(lines.map((l) => [l.rowTotal, l.priceAfterItemDiscount, l.priceAfterOrderDiscount, l.proratedPrice])).toEqual([
    [10_000, 9000, 8250, 7687],
    [2997, 2997, 2747, 2560],
  ])
  expect(totals.totalDiscount).toBe(2000)
  expect(totals.totalDiscountPercentage).toBe(15)
  expect(totals.appliedRewards).toBe(750)
  expect([totals.shipping, totals.shippingDiscount, totals.total]).toEqual([0, 495, 10_247])
  expect(shipments[0]?.discounts).toEqual([
    { source: 'promotion', id: 's', level: 'SHIPPING', amount: 495, couponCode: 'SAVE' },
  ])
  expect(instruments.map(({ amount }) => amount)).toEqual([1000, 9247])
  expect(totals.remainingToPay).toBe(0)
  expect(couponItems).toEqual([{ code: 'SAVE', promotionId: 's', isApplied: true }])
})

test('rewards above the price of the goods leave no negative amount', () => {
  const cart = buildCart({
    vouchers: [{ id: 'v', points: 1, amount: 99_999 }],
    rewardCodes: [{ id: 'r', last4: '1234', amount: 5 }],
  })
  const { totals } = price(cart, buildFacts())
  expect([totals.itemSubTotal, totals.appliedRewards, totals.total]).toEqual([0, 10_000, 495])
})

test('price adjustments reduce a line or the order, at most to 0', () => {
  const by = { reason: 'scuffed', by: 'employee' }
  const priceAdjustments = [
    { id: 'a', lineId: 'line-sock', amount: 5000, ...by },
    { id: 'b', amount: 1000, ...by },
  ]
  const { lines, totals } = price({ ...twoLines, priceAdjustments }, buildFacts({ variants }))
  expect(lines.map((line) => line.proratedPrice)).toEqual([9000, 0])
  expect(totals.totalDiscount).toBe(3997)
})

test.each([
  ['is unknown', [], {}, 'unavailable'],
  ['is withdrawn', [buildVariant({ isWithdrawn: true })], {}, 'withdrawn'],
  ['has no price', [buildVariant({ prices: [] })], {}, 'no_price'],
  ['has a price in another currency', [buildVariant({ currency: 'USD' })], {}, 'invalid_price'],
  ['has a broken price', [buildVariant({ price: -1 })], {}, 'invalid_price'],
  ['is a gift without its promotion', [buildVariant()], { bonus: { promotionId: 'gone' } }, 'unavailable'],
] as const)('a line that %s costs 0 and has a problem [CART-23]', (_, some, changes, problem) => {
  const { lines, totals } = price(buildCart({ lines: [buildLine(changes)] }), buildFacts({ variants: some }))
  expect([lines[0]?.problem, totals.itemTotal]).toEqual([problem, 0])
})

test('goods at or above the limit after all discounts ship free', () => {
  const site = { shippingMethods: [buildMethod({ freeFrom: 10_000 })] }
  expect(price(buildCart(), buildFacts({ site })).totals.shipping).toBe(0)
  expect(price(buildCart(), buildFacts({ site, promotions: [buildPromotion()] })).totals.shipping).toBe(495)
})

test('every group of lines is a shipment with its own method and price', () => {
  const lines = [
    buildLine(),
    buildLine({ variantId: 'custom' }),
    buildLine({ variantId: 'card', customAmount: 5000 }),
    buildLine({ variantId: 'sock', delivery: { kind: 'pickup', storeId: 'berlin' } }),
  ]
  const card = buildVariant({ id: 'card', taxClass: 'gift_card', isDigital: true, stock: null })
  const some = [...variants, buildVariant({ id: 'custom', isCustoms: true }), card]
  const promotions = [buildPromotion({ level: 'ORDER', effect: { type: 'percent', percent: 5000 } })]
  const { shipments, lines: priced, totals } = price(buildCart({ lines }), buildFacts({ variants: some, promotions }))
  expect(shipments.map(({ groupId, methodCode, price: cost }) => [groupId, methodCode, cost])).toEqual([
    ['me', 'standard', 495],
    ['customs', 'made-to-order', 795],
    ['digital', null, 0],
    ['store:berlin', null, 0],
  ])
  expect(priced.map(({ proratedPrice }) => proratedPrice)).toEqual([5000, 5000, 5000, 499])
  expect(totals.shipping).toBe(1290)
})

test('goods picked up in a store are taxed where the store is', () => {
  const site = buildSite({ countryCode: 'CA', taxes: getTaxTable('added', 'CA') })
  const lines = [buildLine({ delivery: { kind: 'pickup', storeId: 'toronto' } })]
  const facts = buildFacts({ site, storeRegions: { toronto: 'CA-ON' } })
  const { totals, taxState } = price(buildCart({ lines, shippingAddress: undefined }), facts)
  expect([totals.tax, taxState]).toEqual([1300, 'final'])
})

test('a chosen method stays while it is applicable, and the default replaces it otherwise [CART-14]', () => {
  const shippingMethods = { me: { code: 'express', chosenByShopper: true } }
  const box = { ...berlin, addressLine1: 'Postfach 12' }
  expect(price(buildCart({ shippingMethods }), buildFacts()).shipments[0]?.methodCode).toBe('express')
  const { methodCode } = price(buildCart({ shippingMethods, shippingAddress: box }), buildFacts()).shipments[0] ?? {}
  expect(methodCode).toBe('standard')
})

test.each([
  ['DE', 8000, 8000],
  ['US', 10_000, 8000],
])(
  'in %s a line that cost less before its sale refers to %i, and promotions see that it is on sale [CAT-09]',
  (countryCode, original, current) => {
    const day = 86_400_000
    const reduced = buildVariant({
      prices: [
        { kind: 'list', amount: 10_000, from: 0 },
        { kind: 'sale', amount: 7000, from: now - 30 * day, until: now - 20 * day },
        { kind: 'sale', amount: 8000, from: now - 5 * day },
      ],
    })
    const excludesSale = buildPromotion({ effect: { type: 'percent', percent: 1000, on: { excludesSale: true } } })
    const facts = buildFacts({ variants: [reduced], promotions: [excludesSale], site: { countryCode } })
    const [line] = price(buildCart(), facts).lines
    expect(line).toMatchObject({ unitOriginal: original, unitCurrent: current, priceAfterItemDiscount: current })
  },
)
