import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cart } from '../cart/cart.ts'
import type { SellableVariant } from '../cart/sellable-variant.ts'
import { berlin, buildCart, buildFacts, buildLine, buildMethod, buildVariant } from '../cart/till-builders.ts'
import type { Currency } from '../money/currency.ts'
import { planOrder } from '../order/plan-order.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import type { Promotion, PromotionEffect, Reduction } from '../promotions/promotion.ts'
import type { TaxTable } from '../tax/tax-table.ts'
import { seconds } from '../time/durations.ts'
import { listBrokenSums } from './list-broken-sums.ts'
import { priceCart } from './price-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

const currency = fc.constantFrom<Currency>('JPY', 'EUR', 'KWD')
const amount = fc.integer({ min: 0, max: 20_000_00 })
const taxClass = fc.constantFrom('standard', 'clothing', 'books', 'gift_card', 'exempt')

const taxes: fc.Arbitrary<TaxTable> = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.record({
        name: fc.constantFrom('a', 'b', 'c', 'd'),
        rate: fc.integer({ min: 0, max: 27_000 }),
        byClass: fc.record({ books: fc.integer({ min: 0, max: 9000 }), exempt: fc.constant(0) }, { requiredKeys: [] }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([isAdded, rates]) =>
    isAdded ? { mode: 'added', byRegion: { 'DE-': rates } } : { mode: 'included', byCountry: { DE: rates } },
  )

function effectsIn(code: Currency): fc.Arbitrary<PromotionEffect> {
  const on = fc.constantFrom(
    undefined,
    { categoryIds: ['shoes'] },
    { excludesSale: true },
    { variantIds: ['v0', 'v1'] },
  )
  const percent = fc.integer({ min: 1, max: 10_000 })
  const reduction: fc.Arbitrary<Reduction> = fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent }),
    amount.map((value) => ({ type: 'amount' as const, amount: { [code]: value } })),
  )
  return fc.oneof<fc.Arbitrary<PromotionEffect>[]>(
    fc.tuple(reduction, on).map(([by, selection]) => ({ ...by, on: selection })),
    fc
      .tuple(amount, on)
      .map(([value, selection]) => ({ type: 'fixedPrice', amount: { [code]: value }, on: selection })),
    fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }), percent, on)
      .map(([buy, get, off, selection]) => ({ type: 'buyXGetY', buy, get, percent: off, on: selection })),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), reduction), { minLength: 1, maxLength: 3 }).map((tiers) => ({
      type: 'tiered',
      by: 'quantity',
      tiers: tiers.map(([atLeast, gives]) => ({ atLeast, gives })),
    })),
    fc.constant({ type: 'freeShipping' }),
    reduction.map((by) => ({ type: 'reducedShipping', by })),
    fc.constant({ type: 'gift', variantId: 'v0', qty: 1 }),
  )
}

function promotionsIn(code: Currency): fc.Arbitrary<Promotion[]> {
  const promotion = fc.record({
    level: fc.constantFrom('PRODUCT' as const, 'ORDER' as const, 'SHIPPING' as const),
    isEnabled: fc.constant(true),
    names: fc.constant({}),
    conditions: fc.oneof(
      fc.constant([]),
      amount.map((value) => [{ type: 'spend' as const, atLeast: { [code]: value } }]),
    ),
    effect: effectsIn(code),
    limits: fc.option(fc.record({ unitsPerOrder: fc.integer({ min: 1, max: 50 }) }), { nil: undefined }),
    isCombinable: fc.boolean(),
    priority: fc.integer({ min: 0, max: 9 }),
  })
  return fc.array(promotion, { maxLength: 5 }).map((some) => some.map((one, index) => ({ ...one, id: `p${index}` })))
}

function linesIn(code: Currency) {
  const line = fc.record({
    qty: fc.integer({ min: 1, max: 99 }),
    price: amount,
    sale: fc.option(amount, { nil: undefined }),
    taxClass,
    categoryIds: fc.constantFrom(['shoes'], ['socks']),
    isCustoms: fc.boolean(),
    isDigital: fc.boolean(),
  })
  return fc.array(line, { maxLength: 12 }).map((some) => ({
    lines: some.map(({ qty }, index) => buildLine({ id: `l${index}`, variantId: `v${index}`, qty })),
    variants: some.map(({ qty: _, ...variant }, index): SellableVariant => {
      return buildVariant({ ...variant, id: `v${index}`, currency: code })
    }),
  }))
}

const instrument: fc.Arbitrary<PaymentInstrument> = fc.record({
  id: fc.constantFrom('i', 'j', 'k'),
  method: fc.constantFrom('GIFT_CARD' as const, 'CREDIT_CARD' as const),
  upTo: fc.option(amount, { nil: null }),
})

type Case = { readonly cart: Cart; readonly facts: PricingFacts }

const till: fc.Arbitrary<Case> = currency.chain((code) =>
  fc
    .record({
      goods: linesIn(code),
      promotions: promotionsIn(code),
      taxes,
      shipping: amount,
      vouchers: fc.array(amount, { maxLength: 2 }),
      adjustments: fc.array(fc.tuple(fc.option(fc.constantFrom('l0', 'l1'), { nil: undefined }), amount), {
        maxLength: 2,
      }),
      instruments: fc.array(instrument, { maxLength: 3 }),
    })
    .map(({ goods, promotions, taxes: table, shipping, vouchers, adjustments, instruments }) => ({
      cart: buildCart({
        currency: code,
        lines: goods.lines,
        shippingAddress: berlin,
        vouchers: vouchers.map((value, index) => ({ id: `${index}`, points: 1, amount: value })),
        priceAdjustments: adjustments.map(([lineId, value]) => ({
          id: 'x',
          lineId,
          amount: value,
          reason: '',
          by: '',
        })),
        instruments,
      }),
      facts: buildFacts({
        variants: goods.variants,
        promotions,
        site: {
          currency: code,
          taxes: table,
          shippingMethods: [buildMethod({ groups: ['me', 'customs'], price: shipping })],
        },
      }),
    })),
)

// A million carts on demand: PROVE_RUNS=1000000, and PROOF_SEED to repeat a run; a failure prints its own seed (T14).
const runs = Number(process.env.PROVE_RUNS ?? 2000)
const seed = process.env.PROOF_SEED === undefined ? {} : { seed: Number(process.env.PROOF_SEED) }
const longest = seconds(10) + runs * 5

test(`every sum of ${runs} carts is right to the last unit and nothing is negative [CART-03]`, {
  timeout: longest,
}, () => {
  fc.assert(
    fc.property(till, ({ cart, facts }) => {
      expect(listBrokenSums(priceCart(cart, facts), facts.site.taxes.mode)).toEqual([])
    }),
    { numRuns: runs, ...seed },
  )
})

const card: PaymentInstrument = { id: 'card', method: 'CREDIT_CARD', upTo: null }

test(`what ${runs / 4} carts cost is what is charged, line by line and to the last unit [CART-03]`, {
  timeout: longest,
}, () => {
  let ordered = 0
  fc.assert(
    fc.property(till, ({ cart: filled, facts }) => {
      const cart = { ...filled, instruments: [...filled.instruments.filter(({ upTo }) => upTo !== null), card] }
      const priced = priceCart(cart, facts)
      const plan = planOrder({ cart, priced, facts }, { orderNumber: 'LH-1' })
      if (!plan.ok) return
      ordered += 1
      const { totals, items, shipments, payments } = plan.order
      expect({ ...totals, remainingToPay: 0 }).toEqual({ ...priced.totals, remainingToPay: 0 })
      expect(sumOf(payments.map(({ amount: paid }) => paid))).toBe(priced.totals.total)
      expect(sumOf(items.map(({ proratedPrice }) => proratedPrice))).toBe(priced.totals.itemSubTotal)
      expect(sumOf(shipments.map(({ price }) => price))).toBe(priced.totals.shipping)
    }),
    { numRuns: runs / 4, ...seed },
  )
  expect(ordered).toBeGreaterThan(runs / 16)
})

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)

test('the same cart and facts always give the same prices, and neither is changed', () => {
  fc.assert(
    fc.property(till, ({ cart, facts }) => {
      const before = structuredClone({ cart, facts })
      expect(priceCart(cart, facts)).toEqual(priceCart(before.cart, before.facts))
      expect({ cart, facts }).toEqual(before)
    }),
    { numRuns: 200 },
  )
})

test('no promotion makes any cart dearer [CART-03]', () => {
  fc.assert(
    fc.property(till, ({ cart, facts }) => {
      const without = priceCart(cart, { ...facts, promotions: [] })
      expect(priceCart(cart, facts).totals.itemSubTotal).toBeLessThanOrEqual(without.totals.itemSubTotal)
    }),
    { numRuns: 500 },
  )
})
