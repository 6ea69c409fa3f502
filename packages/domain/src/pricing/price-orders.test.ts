import { randomCartCase } from '@lacehouse/test-kit/proof/random-cart-case'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildPromotion,
  buildVariant,
  now,
} from '../../testing/cart-builders.ts'
import { days } from '../time/durations.ts'
import { listBrokenSums } from './list-broken-sums.ts'
import { priceCart } from './price-cart.ts'
import type { PriceEntry } from './price-entry.ts'
import { findPriceReduction, listPriceSpans } from './price-history.ts'
import { resolvePrice } from './resolve-price.ts'
import { summarisePromotions } from './summarise-promotions.ts'
import { sumTaxes } from './tax-cart.ts'

const seed = { seed: 20_261_122, numRuns: 300 }

describe('the price of a cart', () => {
  test('does not depend on the order in which promotions and variants were read', () => {
    fc.assert(
      fc.property(randomCartCase, ({ cart, facts }) => {
        const other = {
          ...facts,
          promotions: facts.promotions.toReversed(),
          variants: new Map([...facts.variants].toReversed()),
        }
        expect(priceCart(cart, other)).toEqual(priceCart(cart, facts))
      }),
      seed,
    )
  })

  test('is the same with promotions that are off, over, or of another site', () => {
    fc.assert(
      fc.property(randomCartCase, ({ cart, facts }) => {
        const free = buildPromotion({ effect: { type: 'percent', percent: 10_000 }, priority: -1 })
        const idle = [
          { ...free, id: 'off', isEnabled: false },
          { ...free, id: 'over', conditions: [{ type: 'dates' as const, until: facts.now }] },
          { ...free, id: 'elsewhere', conditions: [{ type: 'site' as const, anyOf: ['ZZ'] }] },
        ]
        expect(priceCart(cart, { ...facts, promotions: [...facts.promotions, ...idle] })).toEqual(
          priceCart(cart, facts),
        )
      }),
      seed,
    )
  })

  test('does not change with another unit of goods that cost nothing, but for the units', () => {
    fc.assert(
      fc.property(randomCartCase, ({ cart, facts }) => {
        const sample = buildVariant({
          id: 'free',
          price: 0,
          currency: cart.currency,
          isDigital: true,
          taxClass: 'exempt',
        })
        const plain = { ...facts, promotions: [] }
        const more = { ...plain, variants: new Map([...facts.variants, ['free', sample]]) }
        const with1 = priceCart({ ...cart, lines: [...cart.lines, buildLine({ id: 'x', variantId: 'free' })] }, more)
        const { totals } = priceCart(cart, plain)
        expect(with1.totals).toEqual({ ...totals, totalUnits: totals.totalUnits + 1 })
      }),
      seed,
    )
  })

  test('falls by what more stored value pays, and never below 0', () => {
    fc.assert(
      fc.property(randomCartCase, fc.nat(50_000), ({ cart, facts }, upTo) => {
        const paid = priceCart({ ...cart, instruments: [{ id: 'g', method: 'GIFT_CARD', upTo }] }, facts)
        expect(paid.totals.remainingToPay).toBe(Math.max(0, paid.totals.total - upTo))
      }),
      seed,
    )
  })
})

/** Lists a copy of a value for each number in it, with that number one higher, and the number's path. */
function listSpoilt(
  value: unknown,
  path: readonly string[] = [],
): { path: string; spoil: (root: unknown) => unknown }[] {
  if (typeof value === 'number') return [{ path: path.join('.'), spoil: (root) => addAt(root, path) }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => listSpoilt(part, [...path, key]))
}

function addAt(root: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return Number(root) + 1
  const copy = structuredClone(root) as Record<string, unknown>
  copy[key] = addAt(copy[key], rest)
  return copy
}

test('a cart of which any one amount is one unit higher is reported, wherever the amount stands [CART-03]', () => {
  const promotion = buildPromotion({ level: 'ORDER' })
  const cart = buildCart({
    lines: [buildLine({ qty: 2 }), buildLine({ id: 'second', variantId: 'b' })],
    vouchers: [{ id: 'v', points: 1, amount: 700 }],
    instruments: [{ id: 'g', method: 'GIFT_CARD', upTo: 500 }],
  })
  const facts = buildFacts({ promotions: [promotion], variants: [buildVariant(), buildVariant({ id: 'b' })] })
  const priced = priceCart(cart, facts)
  expect(listBrokenSums(priced, 'included')).toEqual([])
  // These are copies of facts, a name or a percentage, and no part of a sum.
  const unsummed =
    /^(promoSummary|orderPromotions|instruments\.\d+\.instrument|totals\.totalDiscountPercentage)|\.rate$|unitOriginal|priceAfter/
  const silent = listSpoilt(priced)
    .filter(({ path }) => !unsummed.test(path))
    .filter(({ spoil }) => listBrokenSums(spoil(priced) as typeof priced, 'included').length === 0)
  expect(silent.map(({ path }) => path)).toEqual([])
})

describe('taxes of one name and rate', () => {
  test('are one amount, in the order in which they first appear', () => {
    const tax = (name: string, rate: number, amount: number) => ({ name, rate, amount })
    expect(sumTaxes([tax('VAT', 19, 1), tax('VAT', 7, 2), tax('GST', 19, 4), tax('VAT', 19, 8)])).toEqual([
      tax('VAT', 19, 9),
      tax('VAT', 7, 2),
      tax('GST', 19, 4),
    ])
  })
})

describe('a coupon of the cart', () => {
  const conditions = [{ type: 'coupon' as const }]
  const item = (promotion: object, coupon: object = {}, more: Parameters<typeof buildFacts>[0] = {}) => {
    const facts = buildFacts({
      promotions: [buildPromotion({ conditions, ...promotion })],
      coupons: [buildCoupon(coupon)],
      ...more,
    })
    return priceCart(buildCart({ couponCodes: ['SAVE'] }), facts).couponItems[0]
  }

  test.each<[string, Parameters<typeof item>, object]>([
    ['works', [{}], { isApplied: true }],
    [
      'lacks 1 €',
      [{ conditions: [...conditions, { type: 'spend', atLeast: { EUR: 10_100 } }] }],
      { reason: 'coupon_conditions_unmet', details: { currency: 'EUR', missing: { distance: 100, unit: 'money' } } },
    ],
    [
      'is for first orders',
      [{ conditions: [...conditions, { type: 'firstOrder' }] }],
      { reason: 'coupon_conditions_unmet', details: { currency: 'EUR', condition: 'firstOrder' } },
    ],
    [
      'is used up by all',
      [{ limits: { inAll: 1 } }, {}, { promotionUses: { promotion: 1 } }],
      { reason: 'coupon_used_up' },
    ],
    [
      'was used by the shopper',
      [
        { limits: { perConsumer: 1 } },
        {},
        { shopper: { segments: [], isFirstOrder: false, usesByPromotion: { promotion: 1 } } },
      ],
      { reason: 'coupon_already_redeemed' },
    ],
    [
      'is for goods that the cart lacks',
      [{ effect: { type: 'percent', percent: 1, on: { masterIds: ['none'] } } }],
      { reason: 'coupon_conditions_unmet' },
    ],
    ['gives a gift', [{ effect: { type: 'gift', variantId: 'shoe-42', qty: 1 } }], { isApplied: true }],
    ['is over', [{}, { endsAt: now }], { reason: 'coupon_expired' }],
  ])('%s, and says so [CART-09]', (_, input, expected) => {
    expect(item(...input)).toEqual({ code: 'SAVE', promotionId: 'promotion', isApplied: false, ...expected })
  })

  test('of an unknown code has no promotion', () => {
    const { couponItems } = priceCart(buildCart({ couponCodes: ['NONE'] }), buildFacts())
    expect(couponItems).toEqual([{ code: 'NONE', isApplied: false, reason: 'unknown_coupon' }])
  })
})

test.each([
  ['de-de', 'Aktion'],
  ['fr-fr', 'Promotion'],
  ['it-it', 'Aktion'],
])('in %s a promotion is named %s', (locale, name) => {
  const promotion = buildPromotion({ names: { 'de-de': 'Aktion', 'fr-fr': 'Promotion' } })
  const check = { failed: [], distance: null, unit: 'money' as const }
  const outcome = { promotion, check, byLine: [1], total: 1, isBeaten: false }
  expect(summarisePromotions([outcome], locale)[0]?.promotionName).toBe(name)
  const nameless = { ...outcome, promotion: { ...promotion, names: {} } }
  expect(summarisePromotions([nameless], locale)[0]?.promotionName).toBe('promotion')
})

describe('the history of a price', () => {
  const list = (amount: number, from: number): PriceEntry => ({ kind: 'list', amount, from })
  const sale = (amount: number, from: number, until?: number): PriceEntry => ({
    kind: 'sale',
    amount,
    from,
    ...(until !== undefined && { until }),
  })

  test('has no gaps and no overlaps, in any order of the entries, and its last span is the present price', () => {
    const entry = fc
      .record({
        kind: fc.constantFrom('list' as const, 'sale' as const),
        amount: fc.nat(999),
        from: fc.nat(50),
        lasts: fc.option(fc.nat(30)),
      })
      .map(({ lasts, ...rest }): PriceEntry => ({ ...rest, ...(lasts !== null && { until: rest.from + lasts }) }))
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ({ from }) => from, maxLength: 8 }), fc.nat(80), (entries, at) => {
        const spans = listPriceSpans(entries, at)
        expect(listPriceSpans(entries.toReversed(), at)).toEqual(spans)
        for (const [index, { from, until }] of spans.entries()) {
          expect(from).toBeLessThanOrEqual(until)
          expect(spans[index + 1]?.from ?? at).toBeGreaterThanOrEqual(until)
        }
        const resolved = resolvePrice([entries], { now: at, priorPrice: 'list' })
        if (resolved)
          expect(spans.at(-1)).toMatchObject({ original: resolved.lowOriginal, current: resolved.lowCurrent })
      }),
      seed,
    )
  })

  test.each([
    ['a price that ended a millisecond before the 30 days does not count', days(30) - 1, 900],
    ['a price that ended within the 30 days counts', days(30) + 1, 500],
  ])('%s [CAT-09]', (_, end, lowest) => {
    const began = days(100)
    const entries = [
      list(1000, 0),
      sale(500, 1, began - days(60) + end),
      sale(900, began - days(30) + 1, began - 5),
      sale(700, began),
    ]
    expect(findPriceReduction(entries, began + 1)).toMatchObject({
      began,
      lowestBefore: lowest,
      lowestSaleBefore: lowest,
    })
  })

  test('two falls in a row are one reduction, and a rise between them begins another [CAT-09]', () => {
    const falls = [list(1000, 0), sale(900, days(50), days(60)), sale(800, days(60))]
    expect(findPriceReduction(falls, days(61))).toEqual({ began: days(50), lowestBefore: 1000, lowestSaleBefore: null })
    const rise = [list(1000, 0), sale(800, days(50), days(60)), sale(900, days(60))]
    expect(findPriceReduction(rise, days(61))).toEqual({ began: days(60), lowestBefore: 800, lowestSaleBefore: 800 })
  })

  test('a product without a price has no resolved price, and one without a reduction no history', () => {
    const terms = { now, priorPrice: 'list' } as const
    expect(resolvePrice([], terms)).toBeNull()
    expect(resolvePrice([[sale(500, 0)], []], terms)).toBeNull()
    expect(resolvePrice([[list(500, 0)]], terms)).toMatchObject({ historicBestPrice: null, percentagePriceDiscount: 0 })
  })
})
