import { describe, expect, test } from 'vitest'
import { buildCoupon, buildPromotion, now } from '../../testing/cart-builders.ts'
import { checkConditions } from './check-conditions.ts'
import { findCouponRefusal } from './check-coupon.ts'
import { evaluatePromotions, sortByTurn } from './evaluate-promotions.ts'
import type { FailedCondition } from './failed-condition.ts'
import { getUseLimits } from './get-use-limits.ts'
import type { Promotion, PromotionCondition, PromotionEffect } from './promotion.ts'
import type { PromotionFacts } from './promotion-facts.ts'
import { isSelected, type PromotionLine } from './promotion-line.ts'
import { reduceLines } from './reduce-lines.ts'
import { reduceShipping } from './reduce-shipping.ts'

const line = (variantId: string, unitPrice: number, changes: Partial<PromotionLine> = {}): PromotionLine => ({
  ...{ lineId: variantId, variantId, masterId: `m-${variantId}`, categoryIds: [], qty: 1, unitPrice },
  isOnSale: false,
  ...changes,
})

const facts = (changes: Partial<PromotionFacts> = {}): PromotionFacts => ({
  ...{ now, siteId: 'DE', currency: 'EUR', locale: 'de-de', promotionUses: {}, couponByPromotion: new Map() },
  shopper: { segments: [], isFirstOrder: false },
  lines: [line('a', 1000)],
  ...changes,
})

const pricesOf = ({ lines }: PromotionFacts): number[] => lines.map(({ qty, unitPrice }) => qty * unitPrice)
const reduce = (effect: PromotionEffect, lines: readonly PromotionLine[], changes: Partial<Promotion> = {}) => {
  const some = facts({ lines })
  return reduceLines(buildPromotion({ effect, ...changes }), some, pricesOf(some))
}
const percent = (off: number) => ({ type: 'percent' as const, percent: off })
const only = (...variantIds: string[]) => ({ on: { variantIds } })

describe('what keeps a promotion from being earned', () => {
  const member = (left: number): PromotionFacts['shopper'] => ({
    ...{ segments: [], isFirstOrder: false },
    membership: { programme: 'employee', yearlyLimit: 9000, left },
  })
  const pieces = (...thresholds: number[]): PromotionEffect => ({
    type: 'tiered',
    by: 'quantity',
    tiers: thresholds.map((atLeast) => ({ atLeast, gives: percent(1000) })),
  })
  const inDollars: PromotionEffect = {
    type: 'tiered',
    by: 'spend',
    tiers: [{ atLeast: { USD: 5 }, gives: percent(1) }],
  }
  const programme: PromotionCondition = { type: 'programme', anyOf: ['employee'] }
  const byCard: PromotionEffect = { type: 'reducedShipping', by: { type: 'amount', amount: { USD: 100 } } }

  type Case = [string, Partial<Promotion>, Partial<PromotionFacts>, FailedCondition[], number | null, string?]
  test.each<Case>([
    ['nothing for a member with a cent left', { conditions: [programme] }, { shopper: member(1) }, [], null],
    [
      'the yearly limit, when nothing is left',
      { conditions: [programme] },
      { shopper: member(0) },
      ['programme'],
      null,
    ],
    [
      'the programme of others',
      { conditions: [{ ...programme, anyOf: ['ipa'] }] },
      { shopper: member(1) },
      ['programme'],
      null,
    ],
    [
      'a threshold without an amount in the currency',
      { conditions: [{ type: 'spend', atLeast: { USD: 1 } }] },
      {},
      ['spend'],
      null,
    ],
    ['the nearest tier of pieces', { effect: pieces(5, 3) }, {}, ['tier'], 2, 'pieces'],
    [
      'the nearest tier of spend',
      {
        effect: {
          type: 'tiered',
          by: 'spend',
          tiers: [
            { atLeast: { EUR: 9000 }, gives: percent(2000) },
            { atLeast: { EUR: 5000 }, gives: percent(1000) },
          ],
        },
      },
      {},
      ['tier'],
      4000,
    ],
    ['nothing at the first tier of pieces', { effect: pieces(1, 3) }, {}, [], null],
    ['tiers without an amount in the currency', { effect: inDollars }, {}, ['tier'], null],
    [
      'a fixed price in another currency',
      { effect: { type: 'fixedPrice', amount: { USD: 1 } } },
      {},
      ['currency'],
      null,
    ],
    ['an amount off delivery in another currency', { level: 'SHIPPING', effect: byCard }, {}, ['currency'], null],
    ['a site that has it switched off', { isEnabled: false }, {}, ['disabled'], null],
    [
      'a tier and a condition: the larger distance counts',
      { effect: pieces(3), conditions: [{ type: 'quantity', atLeast: 6 }] },
      {},
      ['quantity', 'tier'],
      5,
      'pieces',
    ],
  ])('is %s [CART-10] [CART-11]', (_, changes, more, failed, distance, unit = 'money') => {
    const some = facts(more)
    expect(checkConditions(buildPromotion(changes), some, pricesOf(some))).toEqual({ failed, distance, unit })
  })

  test('is no limit per shopper unless it says so or is for first orders', () => {
    const conditions: PromotionCondition[] = [{ type: 'coupon' }, { type: 'site', anyOf: ['DE'] }]
    expect(getUseLimits(buildPromotion({ conditions }))).toEqual({})
  })

  test.each([
    ['that begins in a moment is early', { from: now + 1 }, 'coupon_not_started'],
    ['that has begun and ends in a moment works', { from: now, until: now + 1 }, null],
    ['that ends now is late', { from: 0, until: now }, 'coupon_expired'],
  ])('by the dates of its promotion, a coupon %s [CART-09]', (_, dates, refusal) => {
    const promotion = buildPromotion({ conditions: [{ type: 'coupon' }, { type: 'dates', ...dates }] })
    expect(findCouponRefusal(buildCoupon(), promotion, now)).toBe(refusal)
  })
})

describe('the units that a promotion reduces', () => {
  const one = { type: 'buyXGetY', buy: 1, get: 1, percent: 10_000 } as const

  test('are of goods in any of the categories of its selection', () => {
    const shoe = line('a', 1, { categoryIds: ['men'] })
    expect(isSelected(shoe, { categoryIds: ['women', 'men'] })).toBe(true)
    expect(isSelected(shoe, { excludedCategoryIds: ['women', 'men'] })).toBe(false)
  })

  test.each<[string, PromotionEffect, PromotionLine[], Partial<Promotion>, number[]]>([
    ['other goods are not bought for one', { ...one, ...only('a') }, [line('a', 900), line('b', 900)], {}, [0, 0]],
    [
      'nor got, though they are cheaper',
      { ...one, ...only('a') },
      [line('b', 1), line('a', 900, { qty: 2 })],
      {},
      [0, 900],
    ],
    ['two for one, of six', { ...one, get: 2 }, [line('a', 900, { qty: 6 })], {}, [3600]],
    ['one for three, of seven', { ...one, buy: 3 }, [line('a', 900, { qty: 7 })], {}, [900]],
    ['a limit below those got', one, [line('a', 900, { qty: 6 })], { limits: { unitsPerOrder: 2 } }, [1800]],
    ['a limit above those got', one, [line('a', 900, { qty: 2 })], { limits: { unitsPerOrder: 9 } }, [900]],
    [
      'a limit takes the dearest, wherever they stand',
      percent(1000),
      [line('a', 100), line('b', 900), line('c', 500)],
      { limits: { unitsPerOrder: 2 } },
      [0, 90, 50],
    ],
    [
      'a limit is not used up by other goods',
      { ...percent(1000), ...only('a') },
      [line('a', 100), line('b', 900)],
      { limits: { unitsPerOrder: 1 } },
      [10, 0],
    ],
    ['a limit splits a row', percent(1000), [line('a', 100, { qty: 3 })], { limits: { unitsPerOrder: 2 } }, [20]],
    [
      'of an amount, for each unit within the limit',
      { type: 'amount', amount: { EUR: 7 } },
      [line('a', 100, { qty: 3 })],
      { limits: { unitsPerOrder: 2 } },
      [14],
    ],
    [
      'of a fixed price, for each unit within the limit',
      { type: 'fixedPrice', amount: { EUR: 90 } },
      [line('a', 100, { qty: 3 })],
      { limits: { unitsPerOrder: 2 } },
      [20],
    ],
    [
      'of a fixed price above the price, none',
      { type: 'fixedPrice', amount: { EUR: 101 } },
      [line('a', 100, { qty: 3 })],
      {},
      [0],
    ],
  ])('%s [CART-10]', (_, effect, lines, changes, parts) => {
    expect(reduce(effect, lines, changes)).toEqual(parts)
  })

  test.each([
    [1, 0],
    [2, 200],
    [4, 400],
    [5, 1500],
    [9, 2700],
  ])('in tiers of pieces, at %d pieces of 10.00 are reduced by %d', (qty, off) => {
    const tiers = [
      { atLeast: 5, gives: percent(3000) },
      { atLeast: 2, gives: percent(1000) },
    ]
    expect(reduce({ type: 'tiered', by: 'quantity', tiers }, [line('a', 1000, { qty })])).toEqual([off])
  })

  test('in tiers for a selection, only its pieces count and are reduced', () => {
    const tiers = [{ atLeast: 2, gives: percent(1000) }]
    const effect: PromotionEffect = { type: 'tiered', by: 'quantity', tiers, ...only('a') }
    expect(reduce(effect, [line('a', 1000), line('b', 1000, { qty: 5 })])).toEqual([0, 0])
    expect(reduce(effect, [line('a', 1000, { qty: 2 }), line('b', 1000)])).toEqual([200, 0])
  })
})

describe('the choice among promotions', () => {
  const off = (id: string, by: number, changes: Partial<Promotion> = {}) =>
    buildPromotion({ id, effect: percent(by), ...changes })
  const lines = [line('a', 1000), line('b', 1000)]
  const evaluate = (level: 'PRODUCT' | 'ORDER', ...promotions: Promotion[]) => {
    const some = facts({ lines })
    return evaluatePromotions(sortByTurn(promotions, some), some, { level, prices: pricesOf(some) })
  }

  test.each([
    ['PRODUCT', 'each row has the best one of its own', [500, 0], [0, 400], [false, false]],
    ['ORDER', 'the whole order has the best one', [500, 0], [0, 0], [false, true]],
  ] as const)('at level %s %s', (level, _, first, second, beaten) => {
    const [a, b] = evaluate(
      level,
      off('a', 0, { level, effect: { ...percent(5000), ...only('a') } }),
      off('b', 0, { level, effect: { ...percent(4000), ...only('b') } }),
    )
    expect([a?.byLine, b?.byLine]).toEqual([first, second])
    expect([a?.isBeaten, b?.isBeaten]).toEqual(beaten)
  })

  test('leaves one beaten that would reduce a single row, and not one that would reduce none or is not earned', () => {
    const outcomes = evaluate(
      'PRODUCT',
      off('best', 5000),
      off('beaten', 0, { effect: { ...percent(4000), ...only('b') } }),
      off('none', 0, { effect: { ...percent(4000), ...only('x') } }),
      off('unearned', 1000, { conditions: [{ type: 'firstOrder' }] }),
    )
    const beaten = outcomes.filter(({ isBeaten }) => isBeaten).map(({ promotion }) => promotion.id)
    expect(beaten).toEqual(['beaten'])
  })

  test('comes to promotions with a coupon last, whatever else they ask for', () => {
    const byCode = off('code', 1, { priority: 0, conditions: [{ type: 'site', anyOf: ['DE'] }, { type: 'coupon' }] })
    const other = off('auto', 1, { priority: 5, conditions: [{ type: 'site', anyOf: ['DE'] }] })
    const entered = facts({ couponByPromotion: new Map([['code', 'SAVE']]) })
    expect(sortByTurn([byCode, other], entered).map(({ id }) => id)).toEqual(['auto', 'code'])
  })
})

describe('the choice for each parcel', () => {
  const shipments = [
    { methodCode: 'slow', price: 400 },
    { methodCode: 'fast', price: 1000 },
  ]
  const less = (id: string, amount: number, changes: Partial<Promotion> = {}, methodCodes?: string[]): Promotion => {
    const effect = { type: 'reducedShipping', by: { type: 'amount', amount: { EUR: amount } }, methodCodes } as const
    return buildPromotion({ id, level: 'SHIPPING', effect, ...changes })
  }
  const both = { isCombinable: true }

  type Outcome = [string, number[], number, boolean]
  test.each<[string, Promotion[], Outcome[]]>([
    [
      'the better one applies, and the other is beaten',
      [less('a', 100), less('b', 300)],
      [
        ['a', [0, 0], 0, true],
        ['b', [300, 300], 600, false],
      ],
    ],
    [
      'each parcel has its own best',
      [less('a', 300, {}, ['slow']), less('b', 200)],
      [
        ['a', [300, 0], 300, false],
        ['b', [0, 200], 200, false],
      ],
    ],
    [
      'one for a single method is beaten too',
      [less('a', 100, {}, ['fast']), less('b', 200)],
      [
        ['a', [0, 0], 0, true],
        ['b', [200, 200], 400, false],
      ],
    ],
    [
      'one for methods that are not used is not beaten',
      [less('a', 100, {}, ['none']), less('b', 200)],
      [
        ['a', [0, 0], 0, false],
        ['b', [200, 200], 400, false],
      ],
    ],
    ['one of several methods is enough', [less('a', 100, {}, ['none', 'slow'])], [['a', [100, 0], 100, false]]],
    [
      'one that is not earned is not beaten',
      [less('a', 100, { isEnabled: false }), less('b', 50)],
      [
        ['a', [0, 0], 0, false],
        ['b', [50, 50], 100, false],
      ],
    ],
    [
      'combinable ones add up, at most to the price',
      [less('a', 300, both), less('b', 300, both)],
      [
        ['a', [300, 300], 600, false],
        ['b', [100, 300], 400, false],
      ],
    ],
    [
      'a single one as good as all combinable ones does not apply',
      [less('a', 100, both), less('b', 100, both), less('c', 200)],
      [
        ['a', [100, 100], 200, false],
        ['b', [100, 100], 200, false],
        ['c', [0, 0], 0, true],
      ],
    ],
    [
      'a single one that is better by a cent applies alone',
      [less('a', 100, both), less('b', 100, both), less('c', 201)],
      [
        ['a', [0, 0], 0, true],
        ['b', [0, 0], 0, true],
        ['c', [201, 201], 402, false],
      ],
    ],
    [
      'of two equal ones the first applies',
      [less('a', 200), less('b', 200)],
      [
        ['a', [200, 200], 400, false],
        ['b', [0, 0], 0, true],
      ],
    ],
  ])('%s [CART-10]', (_, promotions, expected) => {
    const outcomes = reduceShipping(promotions, facts(), { prices: [1000], shipments })
    expect(outcomes.map(({ promotion, byLine, total, isBeaten }) => [promotion.id, byLine, total, isBeaten])).toEqual(
      expected,
    )
  })
})
