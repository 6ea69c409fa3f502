import type { Cart } from '@lacehouse/domain/cart/cart'
import type { SellableVariant } from '@lacehouse/domain/cart/sellable-variant'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import type { PricingFacts } from '@lacehouse/domain/pricing/pricing-facts'
import type { Promotion, PromotionEffect, Reduction } from '@lacehouse/domain/promotions/promotion'
import type { TaxTable } from '@lacehouse/domain/tax/tax-table'
import {
  berlin,
  buildCart,
  buildFacts,
  buildLine,
  buildMethod,
  buildVariant,
} from '@lacehouse/domain/testing/cart-builders'
import fc from 'fast-check'

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
      return buildVariant({ ...variant, id: `v${index}`, currency: code, maxQty: 999 })
    }),
  }))
}

const instrument: fc.Arbitrary<PaymentInstrument> = fc.record({
  id: fc.constantFrom('i', 'j', 'k'),
  method: fc.constantFrom('GIFT_CARD' as const, 'CREDIT_CARD' as const),
  upTo: fc.option(amount, { nil: null }),
})

export type RandomCartCase = { readonly cart: Cart; readonly facts: PricingFacts }

/** Random carts with up to 12 lines of 1 to 99 units, up to 5 promotions, gift wrap or none, and 1 to 4 tax rates, added or included. */
export const randomCartCase: fc.Arbitrary<RandomCartCase> = currency.chain((code) =>
  fc
    .record({
      goods: linesIn(code),
      promotions: promotionsIn(code),
      taxes,
      shipping: amount,
      giftWrapPrice: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
      giftWrapping: fc.option(fc.record({ wrap: fc.boolean(), receipt: fc.boolean() }), { nil: undefined }),
      vouchers: fc.array(amount, { maxLength: 2 }),
      adjustments: fc.array(fc.tuple(fc.option(fc.constantFrom('l0', 'l1'), { nil: undefined }), amount), {
        maxLength: 2,
      }),
      instruments: fc.array(instrument, { maxLength: 3 }),
    })
    .map(({ goods, promotions, taxes: table, shipping, vouchers, adjustments, instruments, ...gift }) => ({
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
        ...(gift.giftWrapping && { giftWrapping: gift.giftWrapping }),
      }),
      facts: buildFacts({
        variants: goods.variants,
        promotions,
        site: {
          currency: code,
          taxes: table,
          ...(gift.giftWrapPrice !== undefined && { giftWrapPrice: gift.giftWrapPrice }),
          shippingMethods: [buildMethod({ groups: ['me', 'customs'], price: shipping })],
        },
      }),
    })),
)
