import { expect, test } from 'vitest'
import { buildCart, buildCoupon, buildFacts, buildLine, buildPromotion, now } from '../../testing/cart-builders.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { getUseLimits } from '../promotions/get-use-limits.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { listLapsedCoupons, listMissedGifts } from './list-promotion-changes.ts'
import { listPromotionUses } from './list-promotion-uses.ts'

const cart = buildCart({ lines: [buildLine()], couponCodes: ['SAVE'] })
const order = (changes: Partial<Promotion>) => buildPromotion({ level: 'ORDER', isCombinable: true, ...changes })
const byCode = order({ id: 'code', conditions: [{ type: 'coupon' }] })

const usesOf = (promotions: readonly Promotion[], of = cart) => {
  const facts = buildFacts({ promotions, coupons: [buildCoupon({ promotionId: 'code' })] })
  return listPromotionUses(of, priceCart(of, facts), promotions)
}

test('an order counts the uses of limited promotions and coupons only [T11]', () => {
  const limited = order({ id: 'limited', limits: { perConsumer: 1 } })
  expect(usesOf([order({ id: 'free' }), limited, byCode])).toEqual([
    { promotionId: 'limited', couponCode: '' },
    { promotionId: 'code', couponCode: 'SAVE' },
  ])
})

test('a promotion for first orders counts like a limit of one use per shopper [T11]', () => {
  const first = order({ id: 'first', conditions: [{ type: 'firstOrder' }], limits: { perConsumer: 5 } })
  const facts = buildFacts({ promotions: [first], shopper: { segments: [], isFirstOrder: true } })
  const priced = priceCart(cart, facts)
  expect(listPromotionUses(cart, priced, [first])).toEqual([{ promotionId: 'first', couponCode: '' }])
  expect(getUseLimits(first)).toEqual({ perConsumer: 1 })
})

test('a reached promotion without a discount counts no use', () => {
  const big = order({ id: 'big', isCombinable: false, effect: { type: 'percent', percent: 9000 } })
  expect(usesOf([big, byCode])).toEqual([])
})

test('a gift counts as a use only when the cart contains it', () => {
  const gift = order({ ...byCode, effect: { type: 'gift', variantId: 'shoe-42', qty: 1 } })
  expect(usesOf([gift])).toEqual([])
  const bonus = buildLine({ id: 'bonus-code', bonus: { promotionId: 'code' } })
  expect(usesOf([gift], { ...cart, lines: [...cart.lines, bonus] })).toEqual([
    { promotionId: 'code', couponCode: 'SAVE' },
  ])
})

test('lapsed coupons and missing gifts are listed [CART-09] [CART-12]', () => {
  const gift = order({ id: 'gift', effect: { type: 'gift', variantId: 'shoe-42', qty: 1 } })
  const coupons = [buildCoupon({ promotionId: 'code', endsAt: now })]
  const priced = priceCart(cart, buildFacts({ promotions: [gift, byCode], coupons }))
  expect(listLapsedCoupons(priced)).toEqual([{ code: 'SAVE', reason: 'coupon_expired' }])
  expect(listMissedGifts(cart, priced)).toEqual([{ promotionId: 'gift', variantId: 'shoe-42' }])
})
