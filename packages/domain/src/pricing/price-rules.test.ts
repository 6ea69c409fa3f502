import { describe, expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildMethod,
  buildPromotion,
  buildVariant,
  montreal,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import type { SellableVariant } from '../cart/sellable-variant.ts'
import type { Promotion, PromotionCondition } from '../promotions/promotion.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { countProgrammeSpend } from './count-programme-spend.ts'
import { priceCart } from './price-cart.ts'
import { isDiscountable, toRows } from './price-rows.ts'
import type { AppliedDiscount } from './priced-cart.ts'

const spend = (amount: number): PromotionCondition => ({ type: 'spend', atLeast: { EUR: amount } })
const price = (promotions: readonly Promotion[], changes: Partial<Cart> = {}, more: object = {}) =>
  priceCart(buildCart(changes), buildFacts({ promotions, ...more }))

describe('what a cart takes of the yearly limit of a programme [ACC-14]', () => {
  const programme = buildPromotion({ id: 'staff', conditions: [{ type: 'programme', anyOf: ['employee'] }] })
  const shopper = (left: number) => ({
    segments: [],
    isFirstOrder: false,
    membership: { programme: 'employee' as const, yearlyLimit: 9000, left },
  })
  const row = (id: string, discount: Partial<AppliedDiscount>) => ({
    line: buildLine({ id }),
    price: 1000,
    discounts: [{ source: 'promotion', id: 'staff', level: 'PRODUCT', amount: 1, ...discount } as const],
  })

  test.each<[string, Partial<AppliedDiscount>, number, number | undefined]>([
    ['is what goods with its discount cost', {}, 5000, 2000],
    ['leaves out goods that another promotion reduces', { id: 'sale' }, 5000, 1000],
    ['leaves out goods that a voucher of the same id reduces', { source: 'voucher' }, 5000, 1000],
    ['is never more than is left', {}, 1999, 1999],
    ['is nothing where nothing is left', {}, 0, undefined],
  ])('%s', (_, discount, left, amount) => {
    const rows = [row('a', {}), row('b', discount)]
    const promotions = [programme, buildPromotion({ id: 'sale' })]
    expect(countProgrammeSpend(rows, { promotions, shopper: shopper(left) })?.amount).toBe(amount)
  })

  test('names the programme, its limit and the reduced lines', () => {
    const rows = [row('a', {}), row('b', { id: 'sale' })]
    expect(countProgrammeSpend(rows, { promotions: [programme], shopper: shopper(5000) })).toEqual({
      programme: 'employee',
      amount: 1000,
      yearlyLimit: 9000,
      lineIds: ['a'],
    })
  })
})

describe('a discount of a line', () => {
  test('names the coupon that brought it, and none without a coupon [CART-09]', () => {
    const byCode = buildPromotion({ id: 'code', level: 'ORDER', conditions: [{ type: 'coupon' }] })
    const coupons = [buildCoupon({ promotionId: 'code' })]
    const [line] = price([buildPromotion(), byCode], { couponCodes: ['SAVE'] }, { coupons }).lines
    expect(line?.discounts).toEqual([
      { source: 'promotion', id: 'promotion', level: 'PRODUCT', amount: 2000 },
      { source: 'promotion', id: 'code', level: 'ORDER', amount: 1600, couponCode: 'SAVE' },
    ])
  })

  test('by an adjustment comes before order promotions if it is of the line, and after them if it is of the order [CART-18]', () => {
    const adjustment = { reason: 'goodwill', by: 'a' }
    const priceAdjustments = [
      { ...adjustment, id: 'order', amount: 1000 },
      { ...adjustment, id: 'line', lineId: 'line-shoe-42', amount: 500 },
    ]
    const [line] = price([buildPromotion({ level: 'ORDER' })], { priceAdjustments }).lines
    expect(line?.discounts.map(({ id, level, amount }) => [id, level, amount])).toEqual([
      ['line', 'PRODUCT', 500],
      ['promotion', 'ORDER', 1900],
      ['order', 'ORDER', 1000],
    ])
    expect([line?.priceAfterItemDiscount, line?.priceAfterOrderDiscount]).toEqual([9500, 6600])
  })
})

test('vouchers and reward codes reduce goods and never gift cards, which would turn points into money', () => {
  const variants = [buildVariant(), buildVariant({ id: 'card', taxClass: 'gift_card', isDigital: true })]
  const { lines, totals } = price(
    [],
    {
      lines: [buildLine({ variantId: 'card', customAmount: 5000 }), buildLine()],
      vouchers: [{ id: 'v', points: 80, amount: 8000 }],
      rewardCodes: [{ id: 'r', last4: '1234', amount: 7000 }],
    },
    { variants },
  )
  expect(lines.map(({ proratedPrice }) => proratedPrice)).toEqual([5000, 0])
  expect(totals.appliedRewards).toBe(10_000)
})

test.each<[string, Partial<SellableVariant>, object, boolean]>([
  ['ordinary goods', {}, {}, true],
  ['a gift card', { taxClass: 'gift_card' }, {}, false],
  ['a gift', {}, { bonus: { promotionId: 'p' } }, false],
  ['withdrawn goods', { isWithdrawn: true }, {}, false],
  ['goods without a price', { prices: [] }, {}, false],
  ['goods that are not there', { id: 'other' }, {}, false],
])('promotions may reduce %s: %j %j %s [CART-10]', (_, variant, line, may) => {
  const cart = buildCart({ lines: [buildLine(line)] })
  const [row] = toRows(cart, buildFacts({ variants: [buildVariant(variant)] }))
  expect(row && isDiscountable(row)).toBe(may)
})

test.each([
  ['goods may cost nothing', { price: 0 }, undefined],
  ['a negative list price is none, though the sale price is none either', { price: -1 }, 'invalid_price'],
  ['a negative sale price is none', { sale: -1 }, 'invalid_price'],
])('%s [CART-23]', (_, variant, problem) => {
  expect(price([], {}, { variants: [buildVariant(variant)] }).lines[0]?.problem).toBe(problem)
})

test('a list price of half a cent too much is none, though goods on sale do not cost it [CART-23]', () => {
  const variants = [buildVariant({ price: 10_000.5, sale: 9000 })]
  expect(price([], {}, { variants, site: { countryCode: 'US' } }).lines[0]?.problem).toBe('invalid_price')
})

describe('the promotions that a cart shows', () => {
  const order = (id: string, changes: Partial<Promotion>) => buildPromotion({ id, level: 'ORDER', ...changes })

  test('are none for an empty cart, though promotions without condition would apply [CART-11]', () => {
    expect(price([buildPromotion()], { lines: [] }).promoSummary).toEqual([])
  })

  test('are of the order where it earned them itself: at its level, reached and not beaten', () => {
    const promotions = [
      buildPromotion({ id: 'goods' }),
      order('earned', { effect: { type: 'percent', percent: 1000 } }),
      order('beaten', { effect: { type: 'percent', percent: 500 } }),
      order('missed', { conditions: [spend(50_000)] }),
      buildPromotion({ id: 'delivery', level: 'SHIPPING', effect: { type: 'freeShipping' } }),
    ]
    const { promoSummary, orderPromotions } = price(promotions)
    expect(promoSummary.map(({ promotionId }) => promotionId).toSorted()).toEqual([
      ...['beaten', 'delivery', 'earned', 'goods', 'missed'],
    ])
    expect(orderPromotions.map(({ promotionId }) => promotionId)).toEqual(['earned'])
  })

  test('have a display level and a distance only where there is one [CART-11]', () => {
    const [reached] = price([buildPromotion()]).promoSummary
    expect(Object.keys(reached ?? {})).toEqual(['level', 'promotionId', 'promotionName', 'thresholdStatus', 'discount'])
    const [near] = price([buildPromotion({ conditions: [spend(10_100)], approachingDisplayLevel: 0 })]).promoSummary
    expect(near).toMatchObject({
      distanceFromConditionThreshold: 100,
      distanceUnit: 'money',
      approachingDisplayLevel: 0,
    })
  })
})

describe('a gift of a promotion [CART-12]', () => {
  const gift = (id: string, variantId: string, changes: Partial<Promotion> = {}) =>
    buildPromotion({ id, level: 'ORDER', effect: { type: 'gift', variantId, qty: 1 }, ...changes })
  const variants = ['shoe-42', 'laces', 'socks'].map((id) => buildVariant({ id }))
  const bonus = (variantId: string, promotionId: string) => buildLine({ variantId, bonus: { promotionId } })

  test('is not earned while its condition fails', () => {
    const promotions = [gift('p', 'laces', { conditions: [spend(10_001)] }), gift('q', 'socks')]
    const priced = price(promotions, { lines: [buildLine(), bonus('laces', 'p'), bonus('socks', 'q')] }, { variants })
    expect(priced.earnedBonuses).toEqual([{ promotionId: 'q', variantId: 'socks', qty: 1 }])
    expect(priced.lines.map(({ problem }) => problem)).toEqual([undefined, 'unavailable', undefined])
  })

  test('is of its own promotion: the gift of another one is unavailable', () => {
    const promotions = [gift('p', 'laces'), gift('q', 'socks')]
    const priced = price(promotions, { lines: [buildLine(), bonus('laces', 'q'), bonus('socks', 'q')] }, { variants })
    expect(priced.lines.map(({ problem }) => problem)).toEqual([undefined, 'unavailable', undefined])
  })

  test('of which the line has more units than were earned is unavailable', () => {
    const lines = [buildLine(), { ...bonus('laces', 'p'), qty: 2 }]
    expect(price([gift('p', 'laces')], { lines }, { variants }).lines[1]?.problem).toBe('unavailable')
  })
})

describe('gift wrap of a parcel', () => {
  const site = { giftWrapPrice: 500 }
  const shipment = (giftWrapping?: Cart['giftWrapping']) =>
    price([], giftWrapping && { giftWrapping }, { site }).shipments[0]

  test('costs its price, is taxed like goods, and shares a line with the tax of delivery', () => {
    // 4.95 € and 5.00 €, each with 19 % inside: 0.79 € and 0.80 €.
    expect(shipment({ wrap: true, receipt: false })).toMatchObject({
      price: 495,
      giftWrap: 500,
      taxTotal: 159,
      taxes: [{ amount: 159 }],
    })
  })

  test('is absent from a parcel that is not wrapped, with or without a gift receipt', () => {
    expect(shipment({ wrap: false, receipt: true })).not.toHaveProperty('giftWrap')
    expect(shipment()).not.toHaveProperty('giftWrap')
    expect(shipment()).toMatchObject({ taxTotal: 79, taxes: [{ amount: 79 }] })
  })
})

describe('the place of tax', () => {
  const site = { id: 'CA', countryCode: 'CA', taxes: getTaxTable('added', 'CA') }
  const card = buildVariant({ isDigital: true })
  const taxOf = (variant: SellableVariant, changes: Partial<Cart>) => {
    const { taxState, totals } = price([], { shippingAddress: undefined, ...changes }, { site, variants: [variant] })
    return [taxState, totals.tax]
  }

  // Québec: 5 % and 9.975 % of 100.00.
  test.each<[string, SellableVariant, Partial<Cart>, unknown[]]>([
    [
      'of digital goods is the billing address where nothing is shipped',
      card,
      { billingAddress: montreal },
      ['final', 1498],
    ],
    [
      'of digital goods is the delivery address before the billing address',
      card,
      { shippingAddress: montreal, billingAddress: { ...montreal, province: 'AB', postalCode: 'T2P 1J9' } },
      ['final', 1498],
    ],
    ['of parcels is not the billing address', buildVariant(), { billingAddress: montreal }, ['none', 0]],
  ])('%s [CHK-19]', (_, variant, changes, expected) => {
    expect(taxOf(variant, changes)).toEqual(expected)
  })
})

describe('a coupon [CART-09]', () => {
  const coupons = [
    buildCoupon({ code: 'ONE' }),
    buildCoupon({ code: 'TWO' }),
    buildCoupon({ code: 'OFF', promotionId: 'off' }),
  ]
  const byCode = (changes: Partial<Promotion> = {}) => buildPromotion({ conditions: [{ type: 'coupon' }], ...changes })
  const items = (promotions: readonly Promotion[], codes: readonly string[]) =>
    price(promotions, { couponCodes: codes, shippingAddress: berlin }, { coupons }).couponItems

  const free: Partial<Promotion> = { level: 'SHIPPING', effect: { type: 'freeShipping' } }
  test.each<[string, readonly Promotion[], string | undefined]>([
    ['that takes effect works', [byCode()], undefined],
    [
      'for free delivery that the goods do not earn has no effect',
      [byCode({ ...free, conditions: [{ type: 'coupon' }, spend(10_001)] })],
      'coupon_conditions_unmet',
    ],
    [
      'of a promotion whose effect is of another level has no effect',
      [byCode({ ...free, level: 'PRODUCT' })],
      'coupon_conditions_unmet',
    ],
    [
      'for goods that the cart lacks has no effect',
      [byCode({ effect: { type: 'percent', percent: 1, on: { masterIds: ['x'] } } })],
      'coupon_conditions_unmet',
    ],
  ])('%s', (_, promotions, reason) => {
    expect(items(promotions, ['ONE'])[0]).toMatchObject({ isApplied: reason === undefined, ...(reason && { reason }) })
  })

  test('for free delivery works where the goods are delivered free already, and not where another promotion does it', () => {
    const shippingMethods = [buildMethod({ freeFrom: 10_000 })]
    const free1 = byCode(free)
    const [item] = price([free1], { couponCodes: ['ONE'] }, { coupons, site: { shippingMethods } }).couponItems
    expect(item?.isApplied).toBe(true)
    const other = buildPromotion({ ...free, id: 'other', priority: 0 })
    expect(items([free1, other], ['ONE'])[0]).toMatchObject({ isApplied: false, reason: 'coupon_not_combinable' })
  })

  test('entered first stands for its promotion where two have the same', () => {
    expect(price([byCode()], { couponCodes: ['TWO', 'ONE'] }, { coupons }).lines[0]?.discounts[0]?.couponCode).toBe(
      'TWO',
    )
  })

  test('is refused by its own promotion, not by another one that is off', () => {
    const off = byCode({ id: 'off', isEnabled: false })
    expect(items([off, byCode()], ['ONE', 'OFF']).map(({ reason }) => reason)).toEqual([undefined, 'unknown_coupon'])
    expect(items([byCode(), off], ['OFF']).map(({ reason }) => reason)).toEqual(['unknown_coupon'])
  })
})
