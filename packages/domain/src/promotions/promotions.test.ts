import { expect, test } from 'vitest'
import {
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildPromotion,
  buildVariant,
  now,
} from '../../testing/cart-builders.ts'
import type { Cart } from '../cart/cart.ts'
import { explainPromotion } from '../pricing/explain-promotion.ts'
import { listBrokenSums } from '../pricing/list-broken-sums.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { findCalloutText, parseCallout } from './callout.ts'
import type { Promotion, PromotionCondition, PromotionEffect } from './promotion.ts'

const variants = [
  buildVariant({ id: 'a', masterId: 'ma', price: 10_000 }),
  buildVariant({ id: 'b', masterId: 'mb', price: 5000, categoryIds: ['socks'] }),
  buildVariant({ id: 'c', masterId: 'mc', price: 3000, sale: 2000, categoryIds: ['shoes', 'kids'] }),
]
const cart = buildCart({
  lines: [
    buildLine({ variantId: 'a', masterId: 'ma' }),
    buildLine({ variantId: 'b', masterId: 'mb', qty: 2 }),
    buildLine({ variantId: 'c', masterId: 'mc', qty: 3 }),
  ],
})

function price(promotions: readonly Promotion[], of: Cart = cart, more: Parameters<typeof buildFacts>[0] = {}) {
  const facts = buildFacts({ variants, promotions, ...more })
  const priced = priceCart(of, facts)
  expect(listBrokenSums(priced, 'included')).toEqual([])
  return priced
}

const discounts = (promotions: readonly Promotion[]) =>
  price(promotions).lines.map(({ rowTotal, priceAfterOrderDiscount }) => rowTotal - priceAfterOrderDiscount)

test.each<[string, PromotionEffect, number[]]>([
  ['a percentage off every row', { type: 'percent', percent: 1000 }, [1000, 1000, 600]],
  ['a percentage off a category', { type: 'percent', percent: 1000, on: { categoryIds: ['socks'] } }, [0, 1000, 0]],
  [
    'a percentage off products that are not on sale',
    { type: 'percent', percent: 1000, on: { excludesSale: true } },
    [1000, 1000, 0],
  ],
  ['a percentage off one product', { type: 'percent', percent: 1000, on: { masterIds: ['ma'] } }, [1000, 0, 0]],
  ['a percentage off one variant', { type: 'percent', percent: 1000, on: { variantIds: ['c'] } }, [0, 0, 600]],
  [
    'a percentage off a category less another',
    { type: 'percent', percent: 1000, on: { categoryIds: ['shoes'], excludedCategoryIds: ['kids'] } },
    [1000, 0, 0],
  ],
  ['an amount off every unit', { type: 'amount', amount: { EUR: 150 } }, [150, 300, 450]],
  ['an amount above the price takes the price', { type: 'amount', amount: { EUR: 6000 } }, [6000, 10_000, 6000]],
  ['an amount in another currency takes nothing', { type: 'amount', amount: { USD: 150 } }, [0, 0, 0]],
  ['a fixed price lowers higher prices', { type: 'fixedPrice', amount: { EUR: 2500 } }, [7500, 5000, 0]],
  ['buy two get one: the two cheapest of six', { type: 'buyXGetY', buy: 2, get: 1, percent: 10_000 }, [0, 0, 4000]],
  ['buy one get one for half', { type: 'buyXGetY', buy: 1, get: 1, percent: 5000 }, [0, 0, 3000]],
  ['buy six get one needs seven', { type: 'buyXGetY', buy: 6, get: 1, percent: 10_000 }, [0, 0, 0]],
  [
    'the highest tier that is reached',
    {
      type: 'tiered',
      by: 'spend',
      tiers: [
        { atLeast: { EUR: 5000 }, gives: { type: 'percent', percent: 500 } },
        { atLeast: { EUR: 20_000 }, gives: { type: 'percent', percent: 1000 } },
        { atLeast: { EUR: 90_000 }, gives: { type: 'percent', percent: 5000 } },
      ],
    },
    [1000, 1000, 600],
  ],
])('%s [CART-10]', (_, effect, expected) => {
  expect(discounts([buildPromotion({ effect })])).toEqual(expected)
})

test('an amount off the order is prorated to the cent over its rows [CART-10]', () => {
  expect(discounts([buildPromotion({ level: 'ORDER', effect: { type: 'amount', amount: { EUR: 1000 } } })])).toEqual([
    385, 384, 231,
  ])
})

test('a promotion with a limit of two units reduces the most expensive ones', () => {
  expect(discounts([buildPromotion({ limits: { unitsPerOrder: 2 } })])).toEqual([2000, 1000, 0])
})

test.each<[string, Partial<Promotion>, number[]]>([
  ['a percentage off the order reduces the most expensive units', { level: 'ORDER' }, [2000, 1000, 0]],
  [
    'an amount off the order reduces the most expensive units',
    { level: 'ORDER', effect: { type: 'amount', amount: { EUR: 900 } } },
    [600, 300, 0],
  ],
  [
    'no more of the units got are reduced',
    { effect: { type: 'buyXGetY', buy: 1, get: 1, percent: 10_000 } },
    [0, 0, 4000],
  ],
])('with a limit of two units, %s [CART-10]', (_, changes, expected) => {
  expect(discounts([buildPromotion({ limits: { unitsPerOrder: 2 }, ...changes })])).toEqual(expected)
})

test.each<[string, PromotionCondition, boolean]>([
  ['spend that is reached', { type: 'spend', atLeast: { EUR: 26_000 } }, true],
  ['spend that is missed by a cent', { type: 'spend', atLeast: { EUR: 26_001 } }, false],
  ['spend on a category', { type: 'spend', atLeast: { EUR: 10_000 }, on: { categoryIds: ['socks'] } }, true],
  ['spend in another currency', { type: 'spend', atLeast: { USD: 1 } }, false],
  ['enough pieces', { type: 'quantity', atLeast: 6 }, true],
  ['too few pieces of a category', { type: 'quantity', atLeast: 3, of: { categoryIds: ['socks'] } }, false],
  ['a product in the cart', { type: 'products', of: { masterIds: ['mb'] } }, true],
  ['a product outside the cart', { type: 'products', of: { masterIds: ['mz'] } }, false],
  ['no coupon', { type: 'coupon' }, false],
  ['a segment of the shopper', { type: 'segment', anyOf: ['loggedin', 'loggedout'] }, true],
  ['a segment of others', { type: 'segment', anyOf: ['loggedin'] }, false],
  ['a first order', { type: 'firstOrder' }, false],
  ['current dates', { type: 'dates', from: now, until: now + 1 }, true],
  ['past dates', { type: 'dates', until: now }, false],
  ['this site', { type: 'site', anyOf: ['DE', 'FR'] }, true],
  ['another site', { type: 'site', anyOf: ['US'] }, false],
])('the condition of %s (%j) holds: %s [CART-10]', (_, condition, holds) => {
  const promotions = [buildPromotion({ conditions: [condition] })]
  expect(price(promotions).totals.totalDiscount > 0).toBe(holds)
  const { outcome, failed } = explainPromotion(cart, 'promotion', buildFacts({ variants, promotions }))
  expect([outcome, failed]).toEqual(holds ? ['applied', []] : ['not_earned', [condition.type]])
})

test('limits in all and per shopper end a promotion, and a disabled one does not apply', () => {
  const limited = buildPromotion({ limits: { inAll: 10, perConsumer: 1 } })
  const shopper = { segments: [], isFirstOrder: false, usesByPromotion: { promotion: 1 } }
  expect(price([limited], cart, { promotionUses: { promotion: 9 } }).totals.totalDiscount).toBeGreaterThan(0)
  expect(price([limited], cart, { promotionUses: { promotion: 10 } }).totals.totalDiscount).toBe(0)
  expect(price([limited], cart, { shopper }).totals.totalDiscount).toBe(0)
  expect(price([buildPromotion({ isEnabled: false })]).totals.totalDiscount).toBe(0)
})

test('each row gets its best single product promotion, or all combinable ones when they reduce more', () => {
  const ten = buildPromotion({ id: 'ten', effect: { type: 'percent', percent: 1000 } })
  const socks = buildPromotion({
    id: 'socks',
    effect: { type: 'percent', percent: 3000, on: { categoryIds: ['socks'] } },
  })
  expect(discounts([ten, socks])).toEqual([1000, 3000, 600])
  const half = [1, 2].map((n) => {
    return buildPromotion({ id: `h${n}`, isCombinable: true, effect: { type: 'percent', percent: 800 } })
  })
  expect(discounts([ten, socks, ...half])).toEqual([800 + 736, 3000, 480 + 442])
})

test('an order promotion that is not combinable competes with all combinable ones together', () => {
  const order = (id: string, percent: number, isCombinable: boolean) =>
    buildPromotion({ id, level: 'ORDER', isCombinable, effect: { type: 'percent', percent } })
  expect(price([order('a', 1000, true), order('b', 1000, true), order('c', 1500, false)]).totals.totalDiscount).toBe(
    4940,
  )
  const { promoSummary } = price([order('a', 500, true), order('b', 500, true), order('c', 1500, false)])
  expect(
    promoSummary.map(({ promotionId, thresholdStatus, discount }) => [promotionId, thresholdStatus, discount]),
  ).toEqual([
    ['a', 'Below Threshold', 0],
    ['b', 'Below Threshold', 0],
    ['c', 'Threshold Reached', 3900],
  ])
})

test('shipping is free or reduced, by method, and never below 0 [CART-10]', () => {
  const shipping = (effect: PromotionEffect, id = 's', isCombinable = false) =>
    buildPromotion({ id, level: 'SHIPPING', isCombinable, effect })
  const cost = (...promotions: Promotion[]) => price(promotions).totals.shipping
  expect(cost(shipping({ type: 'freeShipping' }))).toBe(0)
  expect(cost(shipping({ type: 'freeShipping', methodCodes: ['express'] }))).toBe(495)
  expect(cost(shipping({ type: 'reducedShipping', by: { type: 'percent', percent: 5000 } }))).toBe(247)
  expect(cost(shipping({ type: 'reducedShipping', by: { type: 'amount', amount: { EUR: 9999 } } }))).toBe(0)
  const off = { type: 'reducedShipping', by: { type: 'amount', amount: { EUR: 100 } } } as const
  expect(cost(shipping(off, 'x', true), shipping(off, 'y', true))).toBe(295)
  expect(cost(shipping(off, 'x'), shipping(off, 'y'))).toBe(395)
})

test('a summary has the missing amount, and the callout has a part for each status [CART-11]', () => {
  const callouts = { 'de-de': 'Noch {distance} | Ab 300 | Geschafft' }
  const spend = (least: number) =>
    buildPromotion({
      level: 'ORDER',
      callouts,
      approachingDisplayLevel: 5000,
      conditions: [{ type: 'spend', atLeast: { EUR: least } }],
    })
  const texts = [26_000, 30_000, 40_000].map((least) => {
    const [summary] = price([spend(least)]).promoSummary
    return summary && [summary.thresholdStatus, summary.distanceFromConditionThreshold, findCalloutText(summary)]
  })
  expect(texts).toEqual([
    ['Threshold Reached', undefined, 'Geschafft'],
    ['Above Threshold', 4000, 'Noch {distance}'],
    ['Above Threshold', 14_000, 'Ab 300'],
  ])
})

test('a promotion that more goods would not earn is left out, and a replaced one is not reached [CART-11]', () => {
  const forOthers = buildPromotion({ id: 'others', conditions: [{ type: 'segment', anyOf: ['loggedin'] }] })
  const beaten = buildPromotion({ id: 'beaten', effect: { type: 'percent', percent: 100 } })
  const { promoSummary } = price([forOthers, beaten, buildPromotion({ campaignId: 'autumn' })])
  expect(
    promoSummary.map(({ promotionId, thresholdStatus, campaignId }) => [promotionId, thresholdStatus, campaignId]),
  ).toEqual([
    ['beaten', 'Below Threshold', undefined],
    ['promotion', 'Threshold Reached', 'autumn'],
  ])
})

test('a shipment lists only the promotions that reduced it', () => {
  const promotions = ['s', 't'].map((id) => buildPromotion({ id, level: 'SHIPPING', effect: { type: 'freeShipping' } }))
  expect(price(promotions).shipments[0]?.discounts.map(({ id, amount }) => [id, amount])).toEqual([['s', 495]])
})

test.each(['', 'one', 'one|two', 'one|two|three|four', undefined])('the callout %j is ignored [CART-11]', (callout) => {
  expect(parseCallout(callout)).toBeNull()
  const promotion = buildPromotion({ callouts: { 'de-de': callout ?? '' } })
  expect(price([promotion]).promoSummary[0]).not.toHaveProperty('calloutMessage')
})

test('gift cards are never reduced', () => {
  const card = buildVariant({ id: 'g', taxClass: 'gift_card', isDigital: true, price: 5000 })
  const of = buildCart({ lines: [buildLine({ variantId: 'g' })] })
  expect(price([buildPromotion()], of, { variants: [card] }).totals.totalDiscount).toBe(0)
})

test('a gift is earned by its condition and costs nothing [CART-12]', () => {
  const effect: PromotionEffect = { type: 'gift', variantId: 'b', qty: 1 }
  const gift = buildPromotion({ id: 'g', level: 'ORDER', effect, conditions: [{ type: 'quantity', atLeast: 6 }] })
  const bonus = buildLine({ id: 'gift', variantId: 'b', bonus: { promotionId: 'g' } })
  const withGift = { ...cart, lines: [...cart.lines, bonus] }
  expect(price([gift], withGift).earnedBonuses).toEqual([{ promotionId: 'g', variantId: 'b', qty: 1 }])
  expect(price([gift], withGift).totals.itemTotal).toBe(26_000)
  expect(price([gift], withGift).lines.map(({ isBonus }) => isBonus)).toEqual([false, false, false, true])
  const other = buildPromotion({ ...gift, id: 'h', effect: { type: 'gift', variantId: 'a', qty: 1 } })
  expect(price([other, gift], withGift).lines.at(-1)).not.toHaveProperty('problem')
  const two = price([gift], { ...cart, lines: [...cart.lines, { ...bonus, qty: 2 }] })
  expect(two.lines.at(-1)?.problem).toBe('unavailable')
})

test("an explanation lists the discounts, the better promotion and the coupon's refusal", () => {
  const promotions = [
    buildPromotion({ id: 'big', effect: { type: 'percent', percent: 5000 } }),
    buildPromotion({ id: 'small' }),
    buildPromotion({ id: 'coupon', conditions: [{ type: 'coupon' }] }),
  ]
  const coupons = [buildCoupon({ promotionId: 'coupon', endsAt: now })]
  const facts = buildFacts({ variants, promotions, coupons })
  const of = { ...cart, couponCodes: ['SAVE'] }
  const explain = (id: string) => explainPromotion(of, id, facts)
  expect(explain('big').byLine.map(({ amount }) => amount)).toEqual([5000, 5000, 3000])
  expect(explain('small').outcome).toBe('beaten')
  expect(explain('coupon')).toMatchObject({
    outcome: 'not_earned',
    coupon: { code: 'SAVE', refusal: 'coupon_expired' },
  })
  expect(explain('none').outcome).toBe('unknown')
})
