import { describe, expect, test } from 'vitest'
import {
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildPromotion,
  buildVariant,
  now,
  requireOk,
} from '../../testing/cart-builders.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { Coupon } from '../promotions/coupon.ts'
import type { Promotion, PromotionEffect } from '../promotions/promotion.ts'
import type { Cart } from './cart.ts'
import { findBetterCoupons } from './find-better-coupons.ts'
import { listPromotionChangeNotices, listSeenPromotions } from './list-promotion-change-notices.ts'
import { listLapsedCoupons, listMissedGifts } from './list-promotion-changes.ts'
import { listPromotionUses } from './list-promotion-uses.ts'
import { planApplyCoupon, planEnterCoupons, planRemoveCoupon } from './plan-coupons.ts'
import {
  planAddPriceAdjustment,
  planChangePriceAdjustment,
  planRemovePriceAdjustment,
} from './plan-price-adjustments.ts'

const coupon = { type: 'coupon' as const }
const build = (id: string, changes: Partial<Promotion> = {}): Promotion =>
  buildPromotion({ id, level: 'ORDER', isCombinable: true, conditions: [coupon], ...changes })
const percent = (off: number): Pick<Promotion, 'effect'> => ({ effect: { type: 'percent', percent: off } })
const gift: PromotionEffect = { type: 'gift', variantId: 'laces', qty: 1 }
const variants = [buildVariant(), buildVariant({ id: 'laces', price: 500 })]
const bonus = (promotionId: string) =>
  buildLine({ id: `bonus-${promotionId}`, variantId: 'laces', bonus: { promotionId } })

/** Facts with a coupon for each promotion, whose code is the promotion's id in upper case. */
const factsOf = (promotions: readonly Promotion[], changes: Partial<Coupon> = {}) =>
  buildFacts({
    variants,
    promotions,
    coupons: promotions.map(({ id }) => buildCoupon({ code: id.toUpperCase(), promotionId: id, ...changes })),
  })

describe('a coupon [CART-09]', () => {
  test.each<[string, Promotion[], string[], object]>([
    ['joins one that is combinable too', [build('a'), build('b')], ['A'], { ok: true }],
    [
      'joins one of another level',
      [build('a', { level: 'PRODUCT', isCombinable: false }), build('b', { isCombinable: false })],
      ['A'],
      { ok: true },
    ],
    ['joins a code whose promotion is gone', [build('b', { isCombinable: false })], ['GONE'], { ok: true }],
    [
      'that is not combinable does not join one that is',
      [build('a'), build('b', { isCombinable: false })],
      ['A'],
      { reason: 'coupon_not_combinable', coupon: { conflicts: ['A'] } },
    ],
    [
      'that is combinable does not join one that is not',
      [build('a', { isCombinable: false }), build('b')],
      ['A'],
      { reason: 'coupon_not_combinable', coupon: { conflicts: ['A'] } },
    ],
    [
      'without effect is refused with what is missing',
      [build('b', { conditions: [coupon, { type: 'spend', atLeast: { EUR: 10_100 } }] })],
      [],
      { reason: 'coupon_conditions_unmet', coupon: { missing: { distance: 100, unit: 'money' } } },
    ],
    ['that the cart has is refused', [build('b')], ['B'], { reason: 'coupon_already_applied' }],
  ])('%s', (_, promotions, couponCodes, expected) => {
    expect(planApplyCoupon(buildCart({ couponCodes }), { code: ' b ' }, factsOf(promotions))).toMatchObject(expected)
  })

  test('is refused by its own dates, not by those of another coupon', () => {
    const facts = factsOf([build('a'), build('b')])
    const coupons = [buildCoupon({ code: 'A', promotionId: 'a', endsAt: now }), ...facts.coupons.slice(1)]
    expect(planApplyCoupon(buildCart(), { code: 'b' }, { ...facts, coupons }).ok).toBe(true)
    expect(planApplyCoupon(buildCart(), { code: 'a' }, { ...facts, coupons })).toMatchObject({
      reason: 'coupon_expired',
    })
  })

  // The cart costs 100.00 and its delivery 4.95; A takes 10 % off, or nothing in the last case.
  test.each<[string, Promotion[], number | undefined]>([
    ['lower', [build('b', { isCombinable: false, ...percent(2000) })], 8495],
    ['the same', [build('b', { isCombinable: false, ...percent(1000) })], undefined],
    ['higher', [build('b', { isCombinable: false, ...percent(500) })], undefined],
    [
      'lower without its effect',
      [
        build('b', { isCombinable: false, conditions: [coupon, { type: 'firstOrder' }] }),
        build('auto', { conditions: [], isCombinable: false, ...percent(1500) }),
      ],
      undefined,
    ],
  ])('that conflicts names the total instead of the other where that is %s', (_, promotions, totalInstead) => {
    const plan = planApplyCoupon(
      buildCart({ couponCodes: ['A'] }),
      { code: 'B' },
      factsOf([build('a', percent(1000)), ...promotions]),
    )
    expect(plan).toMatchObject({ reason: 'coupon_not_combinable', coupon: { currency: 'EUR', conflicts: ['A'] } })
    expect(plan.ok ? plan : plan.coupon?.totalInstead).toBe(totalInstead)
  })

  test('keeps the coupons without conflict in the total that it names', () => {
    const promotions = [
      build('a', percent(1000)),
      build('c', { level: 'PRODUCT', ...percent(5000) }),
      build('b', { isCombinable: false, ...percent(2000) }),
    ]
    const plan = planApplyCoupon(buildCart({ couponCodes: ['A', 'C'] }), { code: 'B' }, factsOf(promotions))
    // 50.00 less 20 %, and delivery.
    expect(plan).toMatchObject({ coupon: { conflicts: ['A'], totalInstead: 4495 } })
  })

  test('takes the place of those that it replaces, whatever their spelling', () => {
    const promotions = [build('a', { isCombinable: false }), build('b', { isCombinable: false })]
    const plan = planApplyCoupon(
      buildCart({ couponCodes: ['A'] }),
      { code: 'B', replaces: [' a'] },
      factsOf(promotions),
    )
    expect(requireOk(plan).cart.couponCodes).toEqual(['B'])
  })

  test('is removed alone, and one that the cart does not have is unknown', () => {
    const cart = buildCart({ couponCodes: ['A', 'B'] })
    expect(requireOk(planRemoveCoupon(cart, 'a', { now })).cart.couponCodes).toEqual(['B'])
    expect(planRemoveCoupon(cart, 'c', { now })).toEqual({ ok: false, reason: 'unknown_coupon' })
  })
})

test.each([
  ['those that work are entered in order', ['a', 'x', 'b'], ['A', 'B']],
  ['of two that exclude each other the first is', ['c', 'a'], ['C']],
  ['none that work leave the cart as it was', ['x', 'y'], []],
])('of several coupons %s, in one change [CART-21]', (_, codes, entered) => {
  const cart = buildCart()
  const next = planEnterCoupons(cart, codes, factsOf([build('a'), build('b'), build('c', { isCombinable: false })]))
  expect([next.couponCodes, next.version]).toEqual([entered, cart.version + 1])
})

describe('the better choice of coupons', () => {
  const amount = (EUR: number): Pick<Promotion, 'effect'> => ({ effect: { type: 'amount', amount: { EUR } } })
  const free = buildPromotion({
    id: 'free',
    level: 'SHIPPING',
    effect: { type: 'freeShipping' },
    conditions: [{ type: 'spend', atLeast: { EUR: 10_000 } }],
  })
  const find = (promotions: Promotion[], couponCodes: string[]) => {
    const facts = factsOf([...promotions, free])
    const cart = buildCart({ couponCodes })
    return findBetterCoupons(cart, priceCart(cart, facts), facts)
  }

  test('gives up the fewest where several choices cost the same [CART-09]', () => {
    // 100.00 less 2.00, 2.00 and 4.00; delivery is free from 95.00, so that C is worth as much as A and B.
    const promotions = [build('a', amount(200)), build('b', amount(200)), build('c', amount(400))]
    const from = { ...free, conditions: [{ type: 'spend' as const, atLeast: { EUR: 9500 } }] }
    const facts = factsOf([...promotions, from])
    const cart = buildCart({ couponCodes: ['A', 'B', 'C'] })
    expect(findBetterCoupons(cart, priceCart(cart, facts), facts)).toEqual({ remove: ['C'], total: 9600, saving: 95 })
  })

  test.each<[string, Promotion[], string[], string[] | null]>([
    ['gives up the one that costs free delivery', [build('a', amount(100))], ['A'], ['A']],
    [
      'gives up two, where each alone costs free delivery',
      [build('a', amount(100)), build('b', amount(100))],
      ['A', 'B'],
      ['A', 'B'],
    ],
    ['never gives up a gift', [build('a', amount(100)), build('b', { effect: gift })], ['B', 'A'], ['A']],
    [
      'does not name one that has no effect',
      [build('a', amount(100)), build('b', { conditions: [coupon, { type: 'firstOrder' }] })],
      ['B', 'A'],
      ['A'],
    ],
    ['keeps the one that takes off more than delivery costs', [build('a', amount(500))], ['A'], null],
  ])('%s [CART-09]', (_, promotions, codes, remove) => {
    expect(find(promotions, codes)?.remove ?? null).toEqual(remove)
  })
})

describe('what changed about promotions since the shopper looked', () => {
  const tenth = buildPromotion({ id: 'tenth', level: 'ORDER', ...percent(1000) })
  const giving = (id: string) => buildPromotion({ id, level: 'ORDER', effect: gift })
  const priced = (cart: Cart, ...promotions: Promotion[]) => priceCart(cart, factsOf(promotions))

  test('counts those as seen that took something off or gave their gift', () => {
    const cart = buildCart({ lines: [buildLine(), bonus('given')] })
    const idle = buildPromotion({ id: 'idle', effect: { type: 'percent', percent: 500, on: { masterIds: ['x'] } } })
    const missed = build('missed', { conditions: [{ type: 'quantity', atLeast: 9 }] })
    const seen = listSeenPromotions(cart, priced(cart, tenth, giving('given'), giving('out-of-stock'), idle, missed))
    expect(seen.map(({ id, discount }) => [id, discount]).toSorted()).toEqual([
      ['given', 0],
      ['tenth', 1000],
    ])
  })

  test.each([
    ['another price of a line', buildLine({ seenUnitPrice: 9999 }), []],
    [
      'the same goods at the same price',
      buildLine({ seenUnitPrice: 10_000 }),
      [
        ['a', 400],
        ['b', null],
      ],
    ],
  ])('explains a smaller discount, but with %s only its end [CART-17]', (_, line, expected) => {
    const seenPromotions = ['a', 'b'].map((id) => ({ id, name: id, discount: 1000 }))
    const cart = buildCart({ lines: [line], seenPromotions })
    const notices = listPromotionChangeNotices(
      cart,
      priced(cart, buildPromotion({ id: 'a', level: 'ORDER', ...percent(400) })),
    )
    const found = notices.map(({ promotionId, discount }) => [promotionId, discount])
    expect(found).toEqual(expected.length === 0 ? [['b', null]] : expected)
  })

  test('lists coupons without effect, with the reason and what the shopper can do [CART-09]', () => {
    const spend = build('b', { conditions: [coupon, { type: 'spend', atLeast: { EUR: 10_100 } }] })
    const cart = buildCart({ couponCodes: ['A', 'B', 'GONE'] })
    expect(listLapsedCoupons(priced(cart, build('a'), spend))).toEqual([
      {
        code: 'B',
        reason: 'coupon_conditions_unmet',
        details: { currency: 'EUR', missing: { distance: 100, unit: 'money' } },
      },
      { code: 'GONE', reason: 'unknown_coupon' },
    ])
  })

  test('lists gifts that were earned and are not in the cart [CART-12]', () => {
    const cart = buildCart({ lines: [buildLine(), bonus('a')] })
    expect(listMissedGifts(cart, priced(cart, giving('a'), giving('b')))).toEqual([
      { promotionId: 'b', variantId: 'laces' },
    ])
    expect(listMissedGifts(cart, priced(cart, giving('a')))).toEqual([])
  })

  test('counts a use of what has a limit or a coupon and took effect [T11]', () => {
    const limited = { limits: { inAll: 5 }, isCombinable: true }
    const promotions = [
      build('code', { ...percent(100) }),
      build('plain', { ...percent(100), conditions: [] }),
      build('limited', { ...limited, ...percent(100), conditions: [] }),
      build('missed', { ...limited, conditions: [{ type: 'quantity', atLeast: 9 }] }),
      build('given', { ...limited, conditions: [], effect: gift }),
      build('not-given', { ...limited, conditions: [], effect: gift }),
    ]
    const cart = buildCart({ lines: [buildLine(), bonus('given')], couponCodes: ['CODE'] })
    const uses = listPromotionUses(cart, priced(cart, ...promotions), promotions)
    expect(uses.map(({ promotionId, couponCode }) => [promotionId, couponCode]).toSorted()).toEqual([
      ['code', 'CODE'],
      ['given', ''],
      ['limited', ''],
    ])
  })
})

describe('a price adjustment [CART-18]', () => {
  const adjustment = (id: string, amount: number) => ({ id, amount, reason: 'r', by: 'AGENT:1' })
  const cards = [...variants, buildVariant({ id: 'card', taxClass: 'gift_card', isDigital: true })]
  const lines = [buildLine(), buildLine({ variantId: 'card', customAmount: 5000 }), bonus('p')]
  const facts = buildFacts({ variants: cards, promotions: [buildPromotion({ id: 'p', level: 'ORDER', effect: gift })] })

  test.each([
    ['of the order reaches all of its goods', undefined, 10_000, true],
    ['of the order does not reach gift cards and gifts', undefined, 10_001, false],
    ['of a line reaches its price', 'line-shoe-42', 10_000, true],
    ['of a gift card is refused', 'line-card', 1, false],
    ['of a gift is refused', 'bonus-p', 1, false],
  ])('%s: %s by %d is allowed %s', (_, lineId, amount, isOk) => {
    expect(planAddPriceAdjustment(buildCart({ lines }), { ...adjustment('x', amount), lineId }, facts).ok).toBe(isOk)
  })

  test('is changed and removed alone, and may grow by what it took before', () => {
    const cart = buildCart({ priceAdjustments: [adjustment('x', 4000), adjustment('y', 6000)] })
    const to = (amount: number) => planChangePriceAdjustment(cart, { id: 'y', amount, by: 'AGENT:2' }, facts)
    expect(to(6001)).toEqual({ ok: false, reason: 'invalid_amount' })
    const changed = requireOk(to(5999)).cart.priceAdjustments
    expect(changed.map(({ id, amount, by }) => [id, amount, by])).toEqual([
      ['x', 4000, 'AGENT:1'],
      ['y', 5999, 'AGENT:2'],
    ])
    expect(requireOk(planRemovePriceAdjustment(cart, 'x', facts)).cart.priceAdjustments.map(({ id }) => id)).toEqual([
      'y',
    ])
  })

  test('that is not there is neither changed nor removed', () => {
    const cart = buildCart({ priceAdjustments: [adjustment('x', 1)] })
    const unknown = { ok: false, reason: 'unknown_adjustment' }
    expect(planChangePriceAdjustment(cart, { id: 'z', by: 'AGENT:1' }, facts)).toEqual(unknown)
    expect(planRemovePriceAdjustment(cart, 'z', facts)).toEqual(unknown)
  })
})
