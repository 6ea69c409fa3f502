import { describe, expect, test } from 'vitest'
import { buildCoupon, buildPromotion, now } from '../../testing/cart-builders.ts'
import type { ThresholdStatus } from '../pricing/priced-cart.ts'
import { findCalloutText, toThresholdStatus } from './callout.ts'
import { checkConditions } from './check-conditions.ts'
import { findCouponRefusal, normaliseCouponCode } from './check-coupon.ts'
import type { Coupon, CouponRefusal } from './coupon.ts'
import { evaluatePromotions, sortByTurn } from './evaluate-promotions.ts'
import { getUseLimits, hasUseLimit } from './get-use-limits.ts'
import type { Promotion, PromotionCondition, PromotionEffect } from './promotion.ts'
import type { PromotionFacts } from './promotion-facts.ts'
import { isSelected, type PromotionLine } from './promotion-line.ts'
import { reduceLines } from './reduce-lines.ts'
import { reduceShipping } from './reduce-shipping.ts'

const line = (changes: Partial<PromotionLine> = {}): PromotionLine => ({
  lineId: 'l',
  variantId: 'v',
  masterId: 'm',
  categoryIds: ['shoes', 'men'],
  qty: 1,
  unitPrice: 1000,
  isOnSale: false,
  ...changes,
})

const facts = (changes: Partial<PromotionFacts> = {}): PromotionFacts => ({
  now,
  siteId: 'DE',
  currency: 'EUR',
  locale: 'de-de',
  shopper: { segments: [], isFirstOrder: false },
  promotionUses: {},
  couponByPromotion: new Map(),
  lines: [line()],
  ...changes,
})

const pricesOf = ({ lines }: PromotionFacts): number[] => lines.map(({ qty, unitPrice }) => qty * unitPrice)

test.each<[string, Parameters<typeof isSelected>[1], boolean]>([
  ['no selection', undefined, true],
  ['an empty selection', {}, true],
  ['its product', { masterIds: ['m'] }, true],
  ['its variant among others', { variantIds: ['w', 'v'] }, true],
  ['one of its categories', { categoryIds: ['men'] }, true],
  ['its category, and another product', { masterIds: ['n'], categoryIds: ['men'] }, true],
  ['another variant', { variantIds: ['w'] }, false],
  ['an empty list of products', { masterIds: [] }, false],
  ['everything but its product', { excludedMasterIds: ['m'] }, false],
  ['its variant, without its product', { variantIds: ['v'], excludedMasterIds: ['m'] }, false],
  ['one category without the other', { categoryIds: ['shoes'], excludedCategoryIds: ['men'] }, false],
  ['everything but another category', { excludedCategoryIds: ['women'] }, true],
  ['everything that is not on sale', { excludesSale: true }, true],
])('a line is selected by %s: %j is %s [CART-10]', (_, selection, is) => {
  expect(isSelected(line(), selection)).toBe(is)
})

test('a line on sale is left out of a selection without sale goods', () => {
  expect(isSelected(line({ isOnSale: true }), { excludesSale: true, masterIds: ['m'] })).toBe(false)
})

describe('a condition', () => {
  test.each<[string, PromotionCondition, Partial<PromotionFacts>, number | null]>([
    ['of spend is met at its amount', { type: 'spend', atLeast: { EUR: 1000 } }, {}, null],
    ['of spend misses a cent', { type: 'spend', atLeast: { EUR: 1001 } }, {}, 1],
    [
      'of spend on other goods misses all',
      { type: 'spend', atLeast: { EUR: 1000 }, on: { masterIds: ['n'] } },
      {},
      1000,
    ],
    ['of spend in an empty cart misses all', { type: 'spend', atLeast: { EUR: 1 } }, { lines: [] }, 1],
    ['of quantity is met at its number', { type: 'quantity', atLeast: 2 }, { lines: [line({ qty: 2 })] }, null],
    ['of quantity adds lines up', { type: 'quantity', atLeast: 3 }, { lines: [line({ qty: 2 }), line()] }, null],
    ['of quantity misses one', { type: 'quantity', atLeast: 2 }, {}, 1],
  ])('%s [CART-11]', (_, condition, changes, distance) => {
    const some = facts(changes)
    const check = checkConditions(buildPromotion({ conditions: [condition] }), some, pricesOf(some))
    expect([check.failed, check.distance]).toEqual(distance === null ? [[], null] : [[condition.type], distance])
  })

  test('of dates holds from its first moment until just before its last', () => {
    const promotion = buildPromotion({ conditions: [{ type: 'dates', from: 100, until: 200 }] })
    const fails = [99, 100, 199, 200].map((at) => checkConditions(promotion, facts({ now: at }), [1000]).failed.length)
    expect(fails).toEqual([1, 0, 0, 1])
  })

  test('that more goods would not meet leaves no distance, though a threshold fails too', () => {
    const conditions: PromotionCondition[] = [{ type: 'spend', atLeast: { EUR: 5000 } }, { type: 'firstOrder' }]
    const check = checkConditions(buildPromotion({ conditions }), facts(), [1000])
    expect([check.failed, check.distance]).toEqual([['spend', 'firstOrder'], null])
  })

  test('of money is the distance where pieces are missing too, and the larger one of two', () => {
    const conditions: PromotionCondition[] = [
      { type: 'quantity', atLeast: 9 },
      { type: 'spend', atLeast: { EUR: 1500 } },
      { type: 'spend', atLeast: { EUR: 1200 } },
    ]
    expect(checkConditions(buildPromotion({ conditions }), facts(), [1000])).toMatchObject({
      distance: 500,
      unit: 'money',
    })
    expect(checkConditions(buildPromotion({ conditions: conditions.slice(0, 1) }), facts(), [1000])).toMatchObject({
      distance: 8,
      unit: 'pieces',
    })
  })
})

describe('a limit of uses', () => {
  test.each<[string, Promotion['limits'], number, string[]]>([
    ['in all, one use before its end', { inAll: 3 }, 2, []],
    ['in all, at its end', { inAll: 3 }, 3, ['limitInAll']],
    ['per shopper, one use before its end', { perConsumer: 2 }, 1, []],
    ['per shopper, at its end', { perConsumer: 2 }, 2, ['limitPerConsumer']],
    ['of no use at all', { inAll: 0, perConsumer: 0 }, 0, ['limitInAll', 'limitPerConsumer']],
  ])('%s: %j after %d uses fails %j', (_, limits, uses, failed) => {
    const promotion = buildPromotion({ limits })
    const shopper = { segments: [], isFirstOrder: false, usesByPromotion: { promotion: uses } }
    expect(checkConditions(promotion, facts({ shopper, promotionUses: { promotion: uses } }), [1000]).failed).toEqual(
      failed,
    )
    expect(hasUseLimit(promotion)).toBe(true)
  })

  test('is one use per shopper for first orders, whatever the promotion says', () => {
    const promotion = buildPromotion({ conditions: [{ type: 'firstOrder' }], limits: { inAll: 9, perConsumer: 5 } })
    expect(getUseLimits(promotion)).toEqual({ inAll: 9, perConsumer: 1 })
    expect(hasUseLimit(buildPromotion({ conditions: [{ type: 'firstOrder' }] }))).toBe(true)
    expect(hasUseLimit(buildPromotion())).toBe(false)
  })
})

describe('a coupon', () => {
  test.each<[string, Partial<Coupon>, Partial<Promotion>, CouponRefusal | null]>([
    ['without limits works', {}, {}, null],
    ['that begins now works', { startsAt: now }, {}, null],
    ['that begins later is early', { startsAt: now + 1 }, {}, 'coupon_not_started'],
    ['that ends in a moment works', { endsAt: now + 1 }, {}, null],
    ['that ends now is late', { endsAt: now }, {}, 'coupon_expired'],
    ['with one use left works', { maxUses: 3, uses: 2 }, {}, null],
    ['without a use left is used up', { maxUses: 3, uses: 3 }, {}, 'coupon_used_up'],
    ['that the shopper may use once more works', { maxUsesPerShopper: 2, usesByShopper: 1 }, {}, null],
    ['that the shopper used is redeemed', { maxUsesPerShopper: 1, usesByShopper: 1 }, {}, 'coupon_already_redeemed'],
    [
      'used by this shopper and by all is redeemed',
      { maxUses: 1, uses: 1, maxUsesPerShopper: 1, usesByShopper: 1 },
      {},
      'coupon_already_redeemed',
    ],
    ['that is early and used up is early', { startsAt: now + 1, maxUses: 0 }, {}, 'coupon_not_started'],
    ['whose promotion begins now works', {}, { conditions: [{ type: 'dates', from: now }] }, null],
    [
      'whose promotion ends now is late',
      {},
      { conditions: [{ type: 'coupon' }, { type: 'dates', until: now }] },
      'coupon_expired',
    ],
    ['whose promotion is off is unknown', {}, { isEnabled: false }, 'unknown_coupon'],
  ])('%s [CART-09]', (_, coupon, promotion, refusal) => {
    expect(findCouponRefusal(buildCoupon(coupon), buildPromotion(promotion), now)).toBe(refusal)
  })

  test('that does not exist, or has no promotion, is unknown', () => {
    expect(findCouponRefusal(undefined, buildPromotion(), now)).toBe('unknown_coupon')
    expect(findCouponRefusal(buildCoupon(), undefined, now)).toBe('unknown_coupon')
  })

  test('is the same code with spaces around it and in lower case', () => {
    expect([' save ', 'SAVE', '\tSave\n'].map(normaliseCouponCode)).toEqual(['SAVE', 'SAVE', 'SAVE'])
  })
})

describe('the callout', () => {
  const text = (thresholdStatus: ThresholdStatus, distance?: number, level?: number, callout = 'near|far|there') =>
    findCalloutText({
      calloutMessage: callout,
      thresholdStatus,
      ...(distance !== undefined && { distanceFromConditionThreshold: distance }),
      ...(level !== undefined && { approachingDisplayLevel: level }),
    })

  test.each<[string, Parameters<typeof text>, string | null]>([
    ['of a promotion that applies', ['Threshold Reached'], 'there'],
    ['of one that more goods would not earn', ['Below Threshold', 100, 100], null],
    ['at the display level', ['Above Threshold', 2000, 2000], 'near'],
    ['a cent beyond the display level', ['Above Threshold', 2001, 2000], 'far'],
    ['without a display level', ['Above Threshold', 99_999], 'near'],
    ['whose part is empty', ['Threshold Reached', 0, 0, 'near|far|'], null],
    ['whose far part is empty', ['Above Threshold', 9, 1, 'near||there'], null],
  ])('%s [CART-11]', (_, input, shown) => {
    expect(text(...input)).toBe(shown)
  })

  test.each([
    [true, null, 'Threshold Reached'],
    [true, 5, 'Threshold Reached'],
    [false, 5, 'Above Threshold'],
    [false, 0, 'Below Threshold'],
    [false, null, 'Below Threshold'],
  ] as const)('of a promotion that applies %s at a distance of %s has the status %s', (isApplied, distance, status) => {
    expect(toThresholdStatus({ failed: [], distance, unit: 'money' }, isApplied)).toBe(status)
  })
})

describe('an effect', () => {
  const reduce = (effect: PromotionEffect, lines: readonly PromotionLine[], more: Partial<Promotion> = {}) => {
    const some = facts({ lines })
    return reduceLines(buildPromotion({ effect, ...more }), some, pricesOf(some))
  }
  const three = [line({ qty: 2 }), line({ lineId: 'k', unitPrice: 300 }), line({ lineId: 'j', qty: 0 })]

  test.each<[string, PromotionEffect, Partial<Promotion>, number[]]>([
    ['of 0 % takes nothing', { type: 'percent', percent: 0 }, {}, [0, 0, 0]],
    ['of 100 % takes all', { type: 'percent', percent: 10_000 }, {}, [2000, 300, 0]],
    ['of half a cent rounds up', { type: 'percent', percent: 1 }, { limits: { unitsPerOrder: 0 } }, [0, 0, 0]],
    ['of a fixed price at the price takes nothing', { type: 'fixedPrice', amount: { EUR: 1000 } }, {}, [0, 0, 0]],
    ['of a fixed price a cent below takes a cent a unit', { type: 'fixedPrice', amount: { EUR: 999 } }, {}, [2, 0, 0]],
    ['of an amount counts units', { type: 'amount', amount: { EUR: 1 } }, {}, [2, 1, 0]],
    ['of an amount counts the order once', { type: 'amount', amount: { EUR: 23 } }, { level: 'ORDER' }, [20, 3, 0]],
    [
      'of an amount takes at most the order',
      { type: 'amount', amount: { EUR: 9999 } },
      { level: 'ORDER' },
      [2000, 300, 0],
    ],
    ['that gives a gift takes nothing', { type: 'gift', variantId: 'g', qty: 1 }, {}, [0, 0, 0]],
    ['of free delivery takes nothing off goods', { type: 'freeShipping' }, {}, [0, 0, 0]],
  ])('%s [CART-10]', (_, effect, more, parts) => {
    expect(reduce(effect, three, more)).toEqual(parts)
  })

  test.each([
    [1, [0, 0]],
    [2, [500, 0]],
    [3, [500, 0]],
    [4, [1000, 0]],
    [5, [1000, 0]],
    [6, [1000, 900]],
  ])('of one for half with each one bought takes the cheapest: %d units', (qty, parts) => {
    const cheap = line({ qty: Math.min(qty, 2), unitPrice: 1000 })
    const lines = [cheap, line({ lineId: 'k', qty: Math.max(0, qty - 2), unitPrice: 1800 })]
    expect(reduce({ type: 'buyXGetY', buy: 1, get: 1, percent: 5000 }, lines)).toEqual(parts)
  })

  test.each([
    [1999, null],
    [2000, 1000],
    [3999, 1000],
    [4000, 2000],
  ])('in tiers, at %d cents, gives the highest tier that is reached', (unitPrice, percent) => {
    const gives = (off: number) => ({ type: 'percent' as const, percent: off })
    const tiers = [
      { atLeast: { EUR: 4000 }, gives: gives(2000) },
      { atLeast: { EUR: 2000 }, gives: gives(1000) },
      { atLeast: { USD: 1 }, gives: gives(9000) },
    ]
    const effect: PromotionEffect = { type: 'tiered', by: 'spend', tiers }
    const some = facts({ lines: [line({ unitPrice })] })
    const check = checkConditions(buildPromotion({ effect }), some, [unitPrice])
    expect([check.failed, check.distance]).toEqual(percent === null ? [['tier'], 1] : [[], null])
    if (percent !== null) expect(reduce(effect, some.lines)).toEqual([Math.round((unitPrice * percent) / 10_000)])
  })
})

test.each<[string, PromotionEffect, number[], boolean]>([
  ['free delivery', { type: 'freeShipping' }, [495, 995], false],
  ['free delivery by one method', { type: 'freeShipping', methodCodes: ['slow'] }, [495, 0], false],
  ['free delivery by another method', { type: 'freeShipping', methodCodes: ['none'] }, [0, 0], false],
  [
    'half the delivery, rounded up',
    { type: 'reducedShipping', by: { type: 'percent', percent: 5000 } },
    [248, 498],
    false,
  ],
  [
    'more than the delivery costs',
    { type: 'reducedShipping', by: { type: 'amount', amount: { EUR: 600 } } },
    [495, 600],
    false,
  ],
])('%s takes that off each parcel [CART-10]', (_, effect, parts, isBeaten) => {
  const shipments = [
    { methodCode: 'slow', price: 495 },
    { methodCode: 'fast', price: 995 },
  ]
  const promotion = buildPromotion({ level: 'SHIPPING', effect })
  const [outcome] = reduceShipping([promotion], facts(), { prices: [1000], shipments })
  expect([outcome?.byLine, outcome?.isBeaten]).toEqual([parts, isBeaten])
})

describe('several promotions', () => {
  const off = (id: string, percent: number, changes: Partial<Promotion> = {}): Promotion =>
    buildPromotion({ id, effect: { type: 'percent', percent }, ...changes })
  const winners = (promotions: readonly Promotion[], level: 'PRODUCT' | 'ORDER') =>
    evaluatePromotions(sortByTurn(promotions, facts()), facts(), { level, prices: [1000] })
      .filter(({ total }) => total > 0)
      .map(({ promotion, total }) => [promotion.id, total])

  test.each(['PRODUCT', 'ORDER'] as const)(
    'at level %s: single ones compete with all combinable ones together',
    (level) => {
      const both = [off('a', 1000, { level, isCombinable: true }), off('b', 1000, { level, isCombinable: true })]
      const all = (percent: number) => winners([...both, off('c', percent, { level })], level)
      expect(all(1899)).toEqual([
        ['a', 100],
        ['b', 90],
      ])
      expect(all(1900)).toEqual([
        ['a', 100],
        ['b', 90],
      ])
      expect(all(1910)).toEqual([['c', 191]])
      expect(winners([off('x', 500, { level }), off('y', 500, { level })], level)).toEqual([['x', 50]])
    },
  )

  test.each(['PRODUCT', 'ORDER'] as const)(
    'at level %s: a combinable one applies alone where the others take its tier away and leave the shopper less',
    (level) => {
      const byTier = (percent: number): Promotion => {
        const tiers = [{ atLeast: { EUR: 1000 }, gives: { type: 'percent' as const, percent } }]
        return off('b', 0, { level, isCombinable: true, effect: { type: 'tiered', by: 'spend', tiers } })
      }
      const all = (percent: number) => winners([off('a', 1000, { level, isCombinable: true }), byTier(percent)], level)
      expect(all(3000)).toEqual([['b', 300]])
      expect(all(1000)).toEqual([['a', 100]])
    },
  )

  test('take their turn by priority, then by id, and those of coupons last, as they were entered', () => {
    const coupon = (id: string) => off(id, 1, { conditions: [{ type: 'coupon' }], priority: 0 })
    const some = [coupon('c1'), off('b', 1), off('a', 1), coupon('c2'), off('z', 1, { priority: 0 })]
    const entered = facts({
      couponByPromotion: new Map([
        ['c2', 'TWO'],
        ['c1', 'ONE'],
      ]),
    })
    for (const order of [some, some.toReversed()]) {
      expect(sortByTurn(order, entered).map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c2', 'c1'])
    }
  })
})
