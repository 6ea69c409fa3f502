import { expect, test } from 'vitest'
import {
  buildCart,
  buildFacts,
  buildLine,
  buildMethod,
  buildPromotion,
  buildVariant,
  portland,
} from '../../testing/cart-builders.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { findFreeShippingBenefit } from './find-free-shipping-benefit.ts'

const methods = [buildMethod({ freeFrom: 12_000 }), buildMethod({ code: 'express', freeFrom: 30_000, order: 2 })]
const find = (countryCode: string, qty: number, cart = buildCart({ lines: [buildLine({ qty })] })) => {
  const facts = buildFacts({ site: { countryCode, shippingMethods: methods } })
  const address = { ...portland, countryCode: countryCode === 'FR' ? 'DE' : countryCode }
  return findFreeShippingBenefit(priceCart({ ...cart, shippingAddress: address }, facts), facts)
}

test('the missing amount for free delivery shows until it is reached [CART-30]', () => {
  expect(find('US', 1)).toEqual({ from: 12_000, missing: 2000, isReached: false })
  expect(find('US', 2)).toEqual({ from: 12_000, missing: 0, isReached: true })
})

test('a promotion reaches the benefit below the threshold, and a paid faster method hides it [CART-30]', () => {
  const site = { countryCode: 'US', shippingMethods: methods }
  const benefitOf = (qty: number, promotions: Promotion[], code?: string) => {
    const cart = buildCart({
      lines: [buildLine({ qty })],
      shippingAddress: portland,
      ...(code && { shippingMethods: { me: { code, chosenByShopper: true } } }),
    })
    const facts = buildFacts({ site, promotions })
    return findFreeShippingBenefit(priceCart(cart, facts), facts)
  }
  const free = buildPromotion({ level: 'SHIPPING', effect: { type: 'freeShipping', methodCodes: ['standard'] } })
  expect(benefitOf(1, [free])).toEqual({ from: 12_000, missing: 0, isReached: true })
  expect(benefitOf(1, [free], 'express')).toEqual({ from: 12_000, missing: 2000, isReached: false })
  expect(benefitOf(2, [], 'express')).toBeNull()
})

test.each(['FR', 'IT', 'DE', 'GB'])('the benefit is hidden in %s [CART-30]', (country) => {
  expect(find(country, 1)).toBeNull()
})

test('a cart that ships nothing has no benefit [CART-30]', () => {
  const lines = [buildLine({ delivery: { kind: 'pickup', storeId: 's' } })]
  expect(find('US', 1, buildCart({ lines }))).toBeNull()
  const facts = buildFacts({ site: { countryCode: 'US' }, variants: [buildVariant()] })
  expect(findFreeShippingBenefit(priceCart(buildCart({ shippingAddress: portland }), facts), facts)).toBeNull()
})

test('only methods that reach the parcel count, the lowest of their thresholds [CART-30]', () => {
  const benefit = (...shippingMethods: ReturnType<typeof buildMethod>[]) => {
    const facts = buildFacts({ site: { countryCode: 'US', shippingMethods } })
    return findFreeShippingBenefit(priceCart(buildCart({ shippingAddress: portland }), facts), facts)
  }
  const far = buildMethod({ code: 'far', freeFrom: 10_500, restrictions: { countries: ['CA'] } })
  const paid = buildMethod({ code: 'paid', order: 0 })
  expect(benefit(far, paid, ...methods)).toEqual({ from: 12_000, missing: 2000, isReached: false })
  expect(benefit(far, paid)).toBeNull()
  expect(benefit(buildMethod({ freeFrom: 10_000 }))).toEqual({ from: 10_000, missing: 0, isReached: true })
  expect(benefit(buildMethod({ freeFrom: 10_001 }))).toEqual({ from: 10_001, missing: 1, isReached: false })
})

test('it is the parcel of ordinary goods, not that of made-to-order goods [CART-30]', () => {
  const own = buildMethod({ code: 'own', groups: ['customs'], freeFrom: 1 })
  const facts = buildFacts({
    site: { countryCode: 'US', shippingMethods: [...methods, own] },
    variants: [buildVariant(), buildVariant({ id: 'made', isCustoms: true, price: 500 })],
  })
  const made = buildLine({ variantId: 'made' })
  const benefit = (...lines: ReturnType<typeof buildLine>[]) =>
    findFreeShippingBenefit(priceCart(buildCart({ lines, shippingAddress: portland }), facts), facts)
  expect(benefit(made, buildLine())).toEqual({ from: 12_000, missing: 1500, isReached: false })
  expect(benefit(made)).toBeNull()
})
