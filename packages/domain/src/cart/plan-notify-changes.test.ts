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

test('the seen promotions are those in effect', () => {
  const unearned = order({ id: 'more', conditions: [{ type: 'quantity', atLeast: 5 }] })
  const seen = seenWith([tenth, unearned]).seenPromotions
  expect(seen).toEqual([{ id: 'promotion', name: 'Herbst', discount: 1000 }])
  expect(listPromotionChangeNotices(cart, pricedWith([tenth], cart))).toEqual([])
})

test.each<[string, Promotion[], (number | null)[]]>([
  ['that ended is reported', [], [null]],
  ['that is no longer earned is reported', [order({ conditions: [{ type: 'quantity', atLeast: 5 }] })], [null]],
  ['with a smaller discount is reported', [order({ effect: { type: 'percent', percent: 400 } })], [400]],
  ['with a larger discount is not reported', [order({ effect: { type: 'percent', percent: 4000 } })], []],
  [
    'that a better one replaces is not reported',
    [tenth, order({ id: 'p', effect: { type: 'percent', percent: 2000 } })],
    [],
  ],
])('a promotion %s [CART-17]', (_, promotions, discounts) => {
  expect(listPromotionChangeNotices(cart, pricedWith(promotions, cart)).map(({ discount }) => discount)).toEqual(
    discounts,
  )
})

test('a discount that follows a price change is not reported, and a coupon has a reason of its own', () => {
  expect(listPromotionChangeNotices(cart, pricedWith([tenth], cart, 8000))).toEqual([])
  const byCode = order({ conditions: [{ type: 'coupon' }] })
  const withCode = { ...plain, couponCodes: ['SAVE'] }
  const facts = buildFacts({ promotions: [byCode], coupons: [buildCoupon({ promotionId: 'promotion' })] })
  const seen = { ...withCode, seenPromotions: listSeenPromotions(withCode, priceCart(withCode, facts)) }
  expect(seen.seenPromotions).toMatchObject([{ couponCode: 'SAVE' }])
  expect(listPromotionChangeNotices(seen, pricedWith([], seen))).toEqual([])
})

test('notifications stay until they are dismissed, also through the next change [T16] [CART-17]', () => {
  const ended = pricedWith([], cart, 9000)
  const notified = planNotifyChanges(cart, ended, now)
  expect(notified.notifications).toEqual([
    { kind: 'price_changed', lineId: 'line-shoe-42', amount: 9000, at: now },
    { kind: 'promotion_changed', promotion: { id: 'promotion', name: 'Herbst' }, at: now },
  ])
  expect([notified.version, notified.lines[0]?.seenUnitPrice, notified.seenPromotions]).toEqual([
    cart.version,
    9000,
    [],
  ])
  expect(planNotifyChanges(notified, ended, now)).toBe(notified)
  const again = planNotifyChanges(notified, pricedWith([], notified, 9500), now)
  expect(again.notifications.map((one) => ('amount' in one ? one.amount : undefined))).toEqual([undefined, 9500])
  expect(planAcknowledge(again, pricedWith([], again, 9500), now).notifications).toEqual([])
})

test('the end of a promotion is dismissed once', () => {
  const ended = pricedWith([], cart)
  const dismissed = planAcknowledge(cart, ended, now)
  expect([dismissed.version, dismissed.seenPromotions]).toEqual([cart.version + 1, []])
  expect(planAcknowledge(dismissed, ended, now)).toBe(dismissed)
})
