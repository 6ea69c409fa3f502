import { expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildPromotion,
  buildVariant,
  now,
  portland,
  requireOk,
} from '../../testing/cart-builders.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import type { Coupon } from '../promotions/coupon.ts'
import type { Promotion } from '../promotions/promotion.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { listCartShippingMethods, planChooseShippingMethod } from './plan-choose-shipping-method.ts'
import { planApplyCoupon, planRemoveCoupon } from './plan-coupons.ts'
import { planAddInstrument, planRemoveInstrument } from './plan-instruments.ts'
import {
  findBillingAddress,
  planClearBillingAddress,
  planClearShippingAddress,
  planSetBillingAddress,
  planSetShippingAddress,
} from './plan-set-addresses.ts'

const facts = buildFacts()
const box = { ...berlin, addressLine1: 'Postfach 12' }

test.each([
  ['all fields', berlin, 'ok'],
  ['no street', { ...berlin, addressLine1: ' ' }, 'incomplete_address'],
  ['no name', { ...berlin, lastName: undefined }, 'incomplete_address'],
  ['no phone', { ...berlin, phone: '' }, 'missing_phone'],
  ['a country that is not served', { ...berlin, countryCode: 'BR' }, 'not_deliverable'],
  ['a PO box that a method reaches', box, 'ok'],
] as const)('a shipping address with %s (%j) has the outcome %s [CHK-16]', (_, address, reason) => {
  const plan = planSetShippingAddress(buildCart({ shippingAddress: undefined }), address, facts)
  expect(plan.ok ? 'ok' : plan.reason).toBe(reason)
})

test('an address with a ZIP code of another state is refused as too imprecise for tax [CHK-19]', () => {
  const taxed = buildFacts({ site: { countryCode: 'US', taxes: getTaxTable('added', 'US') } })
  const plan = (province: string) => planSetShippingAddress(buildCart(), { ...portland, province }, taxed)
  expect(plan('OR').ok).toBe(true)
  expect(plan('WA')).toEqual({ ok: false, reason: 'place_unknown' })
  expect(plan('')).toEqual({ ok: false, reason: 'place_unknown' })
})

test('a PO box that no method reaches is refused as such [CHK-16]', () => {
  const express = facts.site.shippingMethods.filter(({ code }) => code === 'express')
  const plan = planSetShippingAddress(buildCart(), box, buildFacts({ site: { shippingMethods: express } }))
  expect(plan).toEqual({ ok: false, reason: 'po_box' })
})

test('a chosen method stays while it applies and is replaced with a notification otherwise [CART-14] [CART-15]', () => {
  const choice = { group: 'me', code: 'express', chosenByShopper: true } as const
  const chosen = requireOk(planChooseShippingMethod(buildCart(), choice, facts))
  const moved = planSetShippingAddress(chosen.cart, { ...berlin, city: 'Köln' }, facts)
  expect(moved.ok && moved.cart.shippingMethods.me).toEqual({ code: 'express', chosenByShopper: true })
  expect(moved.ok && moved.cart.notifications).toEqual([])
  const boxed = planSetShippingAddress(chosen.cart, box, facts)
  expect(boxed.ok && boxed.cart.shippingMethods.me).toEqual({ code: 'standard', chosenByShopper: false })
  expect(boxed.ok && boxed.cart.notifications).toEqual([{ kind: 'shipping_method_downgraded', at: now }])
})

test.each([
  ['express', berlin, 'ok'],
  ['express', box, 'po_box'],
  ['made-to-order', berlin, 'method_not_applicable'],
  ['none', berlin, 'method_not_applicable'],
] as const)('choosing %s for %j has the outcome %s [CART-14]', (code, shippingAddress, reason) => {
  const plan = planChooseShippingMethod(
    buildCart({ shippingAddress }),
    { group: 'me', code, chosenByShopper: true },
    facts,
  )
  expect(plan.ok ? 'ok' : plan.reason).toBe(reason)
})

test('each group has methods of its own, and an empty group has none [CART-14]', () => {
  const some = buildFacts({ variants: [buildVariant(), buildVariant({ id: 'custom', isCustoms: true })] })
  const cart = buildCart({ lines: [buildLine({ variantId: 'custom' })] })
  expect(listCartShippingMethods(cart, 'customs', some).map(({ code }) => code)).toEqual(['made-to-order'])
  expect(listCartShippingMethods(cart, 'me', some)).toEqual([])
  expect(listCartShippingMethods(buildCart(), 'me', some).map(({ code }) => code)).toEqual(['standard', 'express'])
})

test('the billing address is the shipping address or a separate one [CHK-03]', () => {
  const cart = buildCart()
  expect(findBillingAddress(cart)).toBe(berlin)
  const address = { ...berlin, city: 'Köln' }
  const own = requireOk(planSetBillingAddress(cart, { sameAsShipping: false, address }, facts)).cart
  expect(findBillingAddress(own)).toBe(address)
  expect(findBillingAddress(requireOk(planSetBillingAddress(own, { sameAsShipping: true }, facts)).cart)).toBe(berlin)
  expect(findBillingAddress(requireOk(planClearBillingAddress(own, facts)).cart)).toBe(berlin)
  expect(findBillingAddress(requireOk(planClearShippingAddress(cart, facts)).cart)).toBeNull()
})

test.each([
  [{ sameAsShipping: false, address: { ...berlin, city: '' } }, 'missing_billing_address'],
  [{ sameAsShipping: false, address: { ...berlin, phone: '' } }, 'missing_billing_phone'],
  [{ sameAsShipping: true }, 'missing_billing_address'],
] as const)('the billing choice %j is refused with %s', (choice, reason) => {
  expect(planSetBillingAddress(buildCart({ shippingAddress: undefined }), choice, facts)).toEqual({ ok: false, reason })
})

const withCoupon = buildPromotion({ conditions: [{ type: 'coupon' }] })

type CouponCase = [string, Partial<Coupon> | null, Partial<Promotion>]

test.each<CouponCase>([
  ['unknown_coupon', null, {}],
  ['unknown_coupon', {}, { isEnabled: false }],
  ['coupon_not_started', { startsAt: now + 1 }, {}],
  ['coupon_not_started', {}, { conditions: [{ type: 'coupon' }, { type: 'dates', from: now + 1 }] }],
  ['coupon_used_up', { maxUses: 10, uses: 10 }, {}],
  ['coupon_already_redeemed', { maxUsesPerShopper: 1, usesByShopper: 1 }, {}],
  ['coupon_expired', { endsAt: now }, {}],
  ['coupon_expired', {}, { conditions: [{ type: 'coupon' }, { type: 'dates', until: now }] }],
  ['coupon_conditions_unmet', {}, { conditions: [{ type: 'coupon' }, { type: 'spend', atLeast: { EUR: 90_000 } }] }],
  ['coupon_conditions_unmet', {}, { effect: { type: 'percent', percent: 1000, on: { masterIds: ['other'] } } }],
])('a coupon is refused with %s: %j %j [CART-09]', (reason, coupon, promotion) => {
  const coupons = coupon ? [buildCoupon(coupon)] : []
  const some = buildFacts({ coupons, promotions: [{ ...withCoupon, ...promotion }] })
  expect(planApplyCoupon(buildCart(), { code: ' save ' }, some)).toMatchObject({ ok: false, reason })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const order = (id: string, isCombinable: boolean) => ({ ...withCoupon, id, level: 'ORDER' as const, isCombinable })
const couponsOf = ids.map((id) => buildCoupon({ code: id.toUpperCase(), promotionId: id }))

test('a coupon is applied once, in any letter case, and can be removed [CART-09]', () => {
  const some = buildFacts({ coupons: [buildCoupon()], promotions: [withCoupon] })
  const applied = requireOk(planApplyCoupon(buildCart(), { code: 'save' }, some))
  expect(applied.cart.couponCodes).toEqual(['SAVE'])
  expect(planApplyCoupon(applied.cart, { code: 'Save' }, some)).toEqual({ ok: false, reason: 'coupon_already_applied' })
  const removed = planRemoveCoupon(applied.cart, 'save', some)
  expect(removed.ok && removed.cart.couponCodes).toEqual([])
  expect(planRemoveCoupon(buildCart(), 'save', some)).toEqual({ ok: false, reason: 'unknown_coupon' })
})

test('a second coupon is refused when one of the two is not combinable [CART-09]', () => {
  for (const [first, second] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    const some = buildFacts({ coupons: couponsOf, promotions: [order('a', first), order('b', second)] })
    expect(planApplyCoupon(buildCart({ couponCodes: ['A'] }), { code: 'B' }, some)).toMatchObject({
      ok: false,
      reason: 'coupon_not_combinable',
    })
  }
})

test('a coupon that a better promotion replaces is refused as not combinable [CART-09]', () => {
  const better = buildPromotion({ id: 'b', effect: { type: 'percent', percent: 5000 } })
  const some = buildFacts({ coupons: [buildCoupon()], promotions: [withCoupon, better] })
  expect(planApplyCoupon(buildCart(), { code: 'SAVE' }, some)).toEqual({ ok: false, reason: 'coupon_not_combinable' })
})

test('combinable coupons are applied in the order of entry, at most five [CART-09]', () => {
  const some = buildFacts({ coupons: couponsOf, promotions: ids.map((id) => order(id, true)) })
  let cart = buildCart()
  for (const code of ['C', 'A', 'B', 'E', 'D']) {
    cart = requireOk(planApplyCoupon(cart, { code }, some)).cart
  }
  expect(cart.couponCodes).toEqual(['C', 'A', 'B', 'E', 'D'])
  expect(planApplyCoupon(cart, { code: 'F' }, some)).toEqual({ ok: false, reason: 'coupon_used_up', maximum: 5 })
})

const card = (id: string, changes: Partial<PaymentInstrument> = {}): PaymentInstrument => ({
  id,
  method: 'CREDIT_CARD',
  upTo: null,
  ...changes,
})
const giftCard = (id: string, upTo = 500) => card(id, { method: 'GIFT_CARD', upTo, fingerprint: id })
const money = { now, allowedMethods: ['CREDIT_CARD', 'GIFT_CARD', 'PAYPAL'] as const, variants: buildFacts().variants }

test('one instrument covers the rest, and gift cards come before it [CHK-04]', () => {
  let cart = buildCart()
  for (const instrument of [
    card('one'),
    giftCard('g'),
    card('two'),
    card('pal', { method: 'PAYPAL' }),
    giftCard('h'),
  ]) {
    cart = requireOk(planAddInstrument(cart, instrument, money)).cart
  }
  expect(cart.instruments.map(({ id }) => id)).toEqual(['g', 'pal', 'h'])
  const removed = planRemoveInstrument(cart, 'pal', money)
  expect(removed.ok && removed.cart.instruments.map(({ id }) => id)).toEqual(['g', 'h'])
  expect(planRemoveInstrument(cart, 'none', money)).toEqual({ ok: false, reason: 'unknown_instrument' })
})

test.each([
  ['a method that is not allowed', card('k', { method: 'KLARNA' }), 'method_not_allowed'],
  ['a gift card twice', giftCard('g0'), 'gift_card_already_applied'],
  ['an empty gift card', giftCard('new', 0), 'zero_balance'],
  ['a sixth gift card', giftCard('new'), 'too_many_gift_cards'],
] as const)('%s is refused: %j', (_, instrument, reason) => {
  const instruments = [0, 1, 2, 3, 4].map((n) => giftCard(`g${n}`))
  expect(planAddInstrument(buildCart({ instruments }), instrument, money)).toMatchObject({ ok: false, reason })
})
