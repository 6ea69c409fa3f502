import { describe, expect, test } from 'vitest'
import {
  berlin,
  buildCart,
  buildCoupon,
  buildFacts,
  buildLine,
  buildVariant,
  now,
} from '../../testing/cart-builders.ts'
import { noBalances } from '../payment/balances.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { Cart, CartState } from './cart.ts'
import { planAcknowledge } from './plan-acknowledge.ts'
import { planAddItem } from './plan-add-item.ts'
import { planChooseShippingMethod } from './plan-choose-shipping-method.ts'
import { planApplyCoupon, planEnterCoupons, planRemoveCoupon } from './plan-coupons.ts'
import { planAddInstrument, planRemoveInstrument } from './plan-instruments.ts'
import { planMergeCarts } from './plan-merge-carts.ts'
import {
  planAddPriceAdjustment,
  planChangePriceAdjustment,
  planRemovePriceAdjustment,
} from './plan-price-adjustments.ts'
import { planRemoveItem, planRestoreItem } from './plan-remove-item.ts'
import { planApplyRewardCode, planApplyVoucher, planRemoveVoucher } from './plan-rewards.ts'
import {
  planClearBillingAddress,
  planClearShippingAddress,
  planSetBillingAddress,
  planSetShippingAddress,
} from './plan-set-addresses.ts'
import { planLeaveExpress, planSetExpressAddress } from './plan-set-express-address.ts'
import { planUpdateItem } from './plan-update-item.ts'

const facts = buildFacts({ coupons: [buildCoupon()], variants: [buildVariant(), buildVariant({ id: 'shoe-43' })] })
const line = buildLine()
const card = { id: 'i1', method: 'CREDIT_CARD', token: 'tok', upTo: null } as const
const rewards = { now, balances: noBalances, goods: 10_000 }
const giftCard = { id: 'r1', last4: '0001', currency: 'EUR', balance: 1500, isBlocked: false, expiresAt: null }
const adjustment = { id: 'a1', amount: 100, reason: 'scratch', by: 'staff', at: now }

type Change = (cart: Cart) => { readonly ok: boolean; readonly reason?: string }

/** Every change of a cart, with input that an open cart accepts or refuses for a reason of its own. */
const changes: Record<string, Change> = {
  'adds an item': (cart) =>
    planAddItem(cart, { lineId: 'new', variantId: 'shoe-43', qty: 1, delivery: { kind: 'ship' } }, facts),
  'updates an item': (cart) => planUpdateItem(cart, { lineId: line.id, qty: 2 }, facts),
  'removes an item': (cart) => planRemoveItem(cart, line.id, facts),
  'puts a removed item back': (cart) => planRestoreItem(cart, { line: { ...line, id: 'old' }, position: 0 }, facts),
  'applies a coupon': (cart) => planApplyCoupon(cart, { code: 'SAVE' }, facts),
  'removes a coupon': (cart) => planRemoveCoupon(cart, 'SAVE', facts),
  'chooses a shipping method': (cart) =>
    planChooseShippingMethod(cart, { group: 'me', code: 'express', chosenByShopper: true }, facts),
  'sets the shipping address': (cart) => planSetShippingAddress(cart, berlin, facts),
  'clears the shipping address': (cart) => planClearShippingAddress(cart, facts),
  'sets the billing address': (cart) => planSetBillingAddress(cart, { sameAsShipping: true }, facts),
  'clears the billing address': (cart) => planClearBillingAddress(cart, facts),
  'sets a whole address of an express checkout': (cart) =>
    planSetExpressAddress(cart, { address: berlin, origin: { context: 'PAYPAL_EXPRESS' } }, facts),
  'sets the area of an express checkout': (cart) =>
    planSetExpressAddress(
      cart,
      { address: { ...berlin, addressLine1: undefined }, origin: { context: 'APPLE_PAY_EXPRESS' } },
      facts,
    ),
  'leaves an express checkout': (cart) => planLeaveExpress(cart, facts),
  'adds an instrument': (cart) =>
    planAddInstrument(cart, card, { ...facts, allowedMethods: ['CREDIT_CARD'], balances: noBalances } as never),
  'removes an instrument': (cart) => planRemoveInstrument(cart, 'i1', facts),
  'applies a voucher': (cart) => planApplyVoucher(cart, 'VOUCHER-10', rewards),
  'removes the voucher': (cart) => planRemoveVoucher(cart, rewards),
  'applies a reward code': (cart) => planApplyRewardCode(cart, giftCard, facts),
  'adds a price adjustment': (cart) => planAddPriceAdjustment(cart, adjustment, facts),
  'changes a price adjustment': (cart) => planChangePriceAdjustment(cart, { id: 'a1', amount: 50, by: 'staff' }, facts),
  'removes a price adjustment': (cart) => planRemovePriceAdjustment(cart, 'a1', facts),
}

const inState = (state: CartState): Cart => buildCart({ state, priceAdjustments: [adjustment], couponCodes: ['SAVE'] })

describe.each(Object.entries(changes))('what %s', (_, change) => {
  test.each(['ordered', 'merged'] as const)('is refused once the cart is %s [CART-21]', (state) => {
    expect(change(inState(state))).toMatchObject({ ok: false, reason: 'cart_gone' })
  })

  test('is refused with another reason while the cart is being ordered [CART-21]', () => {
    expect(change(inState('ordering'))).toMatchObject({ ok: false, reason: 'being_ordered' })
  })

  test('is refused in the millisecond in which the cart expires [CART-21]', () => {
    expect(change({ ...inState('open'), expiresAt: now })).toMatchObject({ ok: false, reason: 'cart_gone' })
    expect(change({ ...inState('open'), expiresAt: now + 1 }).reason).not.toBe('cart_gone')
  })
})

describe('a closed cart', () => {
  const closed = inState('ordered')

  test('is left as it is when its notifications are acknowledged', () => {
    const notified: Cart = { ...closed, notifications: [{ kind: 'shipping_method_downgraded', at: now }] }
    expect(planAcknowledge(notified, priceCart(notified, buildFacts()), now)).toBe(notified)
  })

  test('neither gives its items to another cart nor takes any [CART-22]', () => {
    const open = buildCart({ id: 'cart-2', lines: [buildLine({ variantId: 'shoe-43' })] })
    expect(planMergeCarts(closed, open, facts)).toEqual({ cart: open, guest: closed, hasGrown: false })
    expect(planMergeCarts(open, closed, facts)).toEqual({ cart: closed, guest: open, hasGrown: false })
  })

  test('gets no coupon of a list [CART-09]', () => {
    expect(planEnterCoupons(closed, ['SAVE'], facts).couponCodes).toEqual(['SAVE'])
    expect(planEnterCoupons({ ...closed, couponCodes: [] }, ['SAVE'], facts).couponCodes).toEqual([])
  })
})
