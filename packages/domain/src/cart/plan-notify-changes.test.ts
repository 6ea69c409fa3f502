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
import { priceCart } from '../pricing/price-cart.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { Cart } from './cart.ts'
import { listPromotionChangeNotices, listSeenPromotions } from './list-promotion-change-notices.ts'
import { planAcknowledge } from './plan-acknowledge.ts'
import { planNotifyChanges } from './plan-notify-changes.ts'

const order = (changes: Partial<Promotion> = {}) =>
  buildPromotion({ level: 'ORDER', names: { 'de-de': 'Herbst' }, ...changes })
const tenth = order({ effect: { type: 'percent', percent: 1000 } })
const plain = buildCart({ lines: [buildLine({ seenUnitPrice: 10_000 })] })

const factsOf = (promotions: readonly Promotion[], price = 10_000) =>
  buildFacts({ promotions, variants: [buildVariant({ price })] })
const pricedWith = (promotions: readonly Promotion[], of: Cart, price?: number) =>
  priceCart(of, factsOf(promotions, price))
const seenWith = (promotions: readonly Promotion[]): Cart => ({
  ...plain,
  seenPromotions: listSeenPromotions(plain, pricedWith(promotions, plain)),
})
const cart = seenWith([tenth])

test('what takes effect is what was seen', () => {
  const unearned = order({ id: 'more', conditions: [{ type: 'quantity', atLeast: 5 }] })
  const seen = seenWith([tenth, unearned]).seenPromotions
  expect(seen).toEqual([{ id: 'promotion', name: 'Herbst', discount: 1000 }])
  expect(listPromotionChangeNotices(cart, pricedWith([tenth], cart))).toEqual([])
})

test.each<[string, Promotion[], (number | null)[]]>([
  ['that ended is told', [], [null]],
  ['that is not earned any more is told', [order({ conditions: [{ type: 'quantity', atLeast: 5 }] })], [null]],
  ['that takes less off is told', [order({ effect: { type: 'percent', percent: 400 } })], [400]],
  ['that takes more off is none', [order({ effect: { type: 'percent', percent: 4000 } })], []],
  ['beaten by a better one is none', [tenth, order({ id: 'p', effect: { type: 'percent', percent: 2000 } })], []],
])('a promotion %s [CART-17]', (_, promotions, discounts) => {
  expect(listPromotionChangeNotices(cart, pricedWith(promotions, cart)).map(({ discount }) => discount)).toEqual(
    discounts,
  )
})

test('a discount that follows another price is news of the price alone, and a code has its own reason', () => {
  expect(listPromotionChangeNotices(cart, pricedWith([tenth], cart, 8000))).toEqual([])
  const byCode = order({ conditions: [{ type: 'coupon' }] })
  const withCode = { ...plain, couponCodes: ['SAVE'] }
  const facts = buildFacts({ promotions: [byCode], coupons: [buildCoupon({ promotionId: 'promotion' })] })
  const seen = { ...withCode, seenPromotions: listSeenPromotions(withCode, priceCart(withCode, facts)) }
  expect(seen.seenPromotions).toMatchObject([{ couponCode: 'SAVE' }])
  expect(listPromotionChangeNotices(seen, pricedWith([], seen))).toEqual([])
})

test('news are kept until they are told: the next change does not swallow them [T16] [CART-17]', () => {
  const ended = pricedWith([], cart, 9000)
  const kept = planNotifyChanges(cart, ended, now)
  expect(kept.notifications).toEqual([
    { kind: 'price_changed', lineId: 'line-shoe-42', amount: 9000, at: now },
    { kind: 'promotion_changed', promotion: { id: 'promotion', name: 'Herbst' }, at: now },
  ])
  expect([kept.version, kept.lines[0]?.seenUnitPrice, kept.seenPromotions]).toEqual([cart.version, 9000, []])
  expect(planNotifyChanges(kept, ended, now)).toBe(kept)
  const again = planNotifyChanges(kept, pricedWith([], kept, 9500), now)
  expect(again.notifications.map((one) => ('amount' in one ? one.amount : undefined))).toEqual([undefined, 9500])
  expect(planAcknowledge(again, pricedWith([], again, 9500), now).notifications).toEqual([])
})

test('a promotion that ended is taken as told once', () => {
  const ended = pricedWith([], cart)
  const told = planAcknowledge(cart, ended, now)
  expect([told.version, told.seenPromotions]).toEqual([cart.version + 1, []])
  expect(planAcknowledge(told, ended, now)).toBe(told)
})
