import { expect, test } from 'vitest'
import { buildCart, buildCoupon, buildFacts, buildPromotion, requireOk } from '../../testing/cart-builders.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { Promotion, PromotionCondition, PromotionEffect } from '../promotions/promotion.ts'
import { findBetterCoupons } from './find-better-coupons.ts'
import { planApplyCoupon } from './plan-coupons.ts'

const coupon: PromotionCondition = { type: 'coupon' }

/** A promotion of the order with the coupon of its id in upper case. */
function build(id: string, effect: PromotionEffect, changes: Partial<Promotion> = {}): Promotion {
  return buildPromotion({ id, level: 'ORDER', effect, isCombinable: true, conditions: [coupon], ...changes })
}

const amount = (EUR: number): PromotionEffect => ({ type: 'amount', amount: { EUR } })
const freeFrom = (EUR: number): Promotion =>
  buildPromotion({
    id: 'free',
    level: 'SHIPPING',
    effect: { type: 'freeShipping' },
    conditions: [{ type: 'spend', atLeast: { EUR } }],
  })

function factsOf(...promotions: Promotion[]): ReturnType<typeof buildFacts> {
  const codes = promotions.filter(({ conditions }) => conditions.includes(coupon)).map(({ id }) => id)
  return buildFacts({
    promotions,
    coupons: codes.map((id) => buildCoupon({ code: id.toUpperCase(), promotionId: id })),
  })
}

function findBetter(codes: readonly string[], ...promotions: Promotion[]): ReturnType<typeof findBetterCoupons> {
  const facts = factsOf(...promotions)
  const cart = buildCart({ couponCodes: codes })
  return findBetterCoupons(cart, priceCart(cart, facts), facts)
}

// The cart costs 100.00 and its delivery 4.95.
test.each([
  ['the coupon that costs the free delivery is given up', ['A', 'B'], [amount(1000), amount(100)], 9000, ['B'], 395],
  ['of equal choices the one with fewer coupons', ['A', 'B'], [amount(300), amount(300)], 9600, ['A'], 195],
  ['no coupon, when both are the best choice', ['A', 'B'], [amount(1000), amount(600)], 9000, null, 0],
  ['no coupon, when delivery stays free', ['A', 'B'], [amount(500), amount(500)], 9000, null, 0],
  ['the only coupon', ['A'], [amount(100)], 10_000, ['A'], 395],
] as const)('the better choice is %s [CART-09]', (_, codes, effects, least, remove, saving) => {
  const promotions = codes.map((code, index) => build(code.toLowerCase(), effects[index] ?? amount(0)))
  const better = findBetter(codes, ...promotions, freeFrom(least))
  expect(better && [better.remove, better.saving]).toEqual(remove && [remove, saving])
})

test('a coupon that gives a gift is never given up', () => {
  const gift = build('a', { type: 'gift', variantId: 'b', qty: 1 })
  expect(findBetter(['A', 'B'], gift, build('b', amount(100)), freeFrom(10_000))?.remove).toEqual(['B'])
  expect(findBetter(['A'], gift, freeFrom(10_000))).toBeNull()
})

test('a refused coupon names its conflicts and the total in their place, and then replaces them in one change [CART-09]', () => {
  const facts = factsOf(build('a', amount(1000)), build('b', amount(2500), { isCombinable: false }))
  const cart = buildCart({ couponCodes: ['A'] })
  expect(planApplyCoupon(cart, { code: 'b' }, facts)).toEqual({
    ok: false,
    reason: 'coupon_not_combinable',
    coupon: { currency: 'EUR', conflicts: ['A'], totalInstead: 7995 },
  })
  const replaced = requireOk(planApplyCoupon(cart, { code: 'b', replaces: ['a'] }, facts)).cart
  expect([replaced.couponCodes, replaced.version]).toEqual([['B'], cart.version + 1])
  expect(priceCart(replaced, facts).totals.total).toBe(7995)
})

test.each([
  [
    { conditions: [coupon, { type: 'spend', atLeast: { EUR: 12_500 } }] },
    { currency: 'EUR', missing: { distance: 2500, unit: 'money' } },
  ],
  [
    { conditions: [coupon, { type: 'quantity', atLeast: 3 }] },
    { currency: 'EUR', missing: { distance: 2, unit: 'pieces' } },
  ],
  [
    { conditions: [coupon, { type: 'segment', anyOf: ['athletes-loggedin'] }] },
    { currency: 'EUR', condition: 'segment' },
  ],
] as const)('the refusal for %j says what is missing [CART-09]', (changes, details) => {
  const plan = planApplyCoupon(buildCart(), { code: 'a' }, factsOf(build('a', amount(100), changes)))
  expect(plan).toEqual({ ok: false, reason: 'coupon_conditions_unmet', coupon: details })
})
