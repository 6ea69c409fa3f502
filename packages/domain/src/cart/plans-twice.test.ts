import { randomCartCase } from '@lacehouse/test-kit/proof/random-cart-case'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildCart, buildFacts, buildLine, buildMethod, buildVariant, now } from '../../testing/cart-builders.ts'
import type { ShopperBalances } from '../payment/balances.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { days } from '../time/durations.ts'
import type { Cart } from './cart.ts'
import { getCartExpiry, isCartExpired, planExpireCart } from './cart-expiry.ts'
import { listPriceChanges, planAcceptPrices } from './list-price-changes.ts'
import type { CartFacts } from './plan.ts'
import { planAcknowledge } from './plan-acknowledge.ts'
import { planBonusItems } from './plan-bonus-items.ts'
import { planDefaultShipping } from './plan-default-shipping.ts'
import { planNotifyChanges } from './plan-notify-changes.ts'
import { reconcileBalances } from './reconcile-balances.ts'
import { reconcileDelivery } from './reconcile-delivery.ts'
import { reconcilePickup } from './reconcile-pickup.ts'
import { reconcileShipping } from './reconcile-shipping.ts'

const seed = { seed: 20_261_122, numRuns: 150 }
const balances: ShopperBalances = { cards: {}, member: { id: 'm', points: 700 }, athleteCredit: 1234, storeCredit: 321 }

type Facts = PricingFacts & CartFacts

/** Everything that brings a derived part of a cart up to date. */
const reconcilers: Readonly<Record<string, (cart: Cart, facts: Facts) => Cart>> = {
  'the gifts': (cart, facts) => planBonusItems(cart, priceCart(cart, facts).earnedBonuses, facts),
  'the shipping methods': reconcileShipping,
  'the pickup': reconcilePickup,
  'the delivery': (cart, facts) => reconcileDelivery(cart, facts).cart,
  'the default shipping': (cart, facts) => planDefaultShipping(cart, { facts, priced: priceCart(cart, facts) }),
  'the balances': (cart) => reconcileBalances(cart, balances),
  'the seen prices': (cart, facts) => planAcceptPrices(cart, priceCart(cart, facts)),
  'the notifications': (cart, facts) => planNotifyChanges(cart, priceCart(cart, facts), facts.now),
}

describe.each(Object.keys(reconcilers))('%s', (name) => {
  const reconcile = reconcilers[name] ?? ((cart: Cart) => cart)

  test('are up to date after one run: a second one changes nothing, and none changes what it was given', () => {
    fc.assert(
      fc.property(randomCartCase, fc.nat(40_000), ({ cart: plain, facts }, seen) => {
        const cart = { ...plain, lines: plain.lines.map((line) => ({ ...line, seenUnitPrice: seen })) }
        const all = { ...facts, isSignedIn: false }
        const before = structuredClone(cart)
        const once = reconcile(cart, all)
        expect(reconcile(once, all)).toEqual(once)
        expect(cart).toEqual(before)
      }),
      seed,
    )
  })
})

test('accepted prices are no changes any more, and accepting changes no price', () => {
  fc.assert(
    fc.property(randomCartCase, fc.nat(40_000), ({ cart: plain, facts }, seen) => {
      const cart = { ...plain, lines: plain.lines.map((line) => ({ ...line, seenUnitPrice: seen })) }
      const priced = priceCart(cart, facts)
      const accepted = planAcceptPrices(cart, priced)
      expect(listPriceChanges(accepted, priced)).toEqual([])
      expect(priceCart(accepted, facts)).toEqual(priced)
    }),
    seed,
  )
})

test('an acknowledged cart has nothing left to acknowledge, and its version grows once', () => {
  const facts = buildFacts({ variants: [buildVariant({ price: 12_000 })] })
  const cart = buildCart({
    lines: [buildLine({ seenUnitPrice: 10_000 })],
    notifications: [{ kind: 'item_removed', variantId: 'gone', at: now }],
  })
  const priced = priceCart(cart, facts)
  const once = planAcknowledge(cart, priced, now + 1)
  expect([once.version, once.notifications, once.lines[0]?.seenUnitPrice]).toEqual([cart.version + 1, [], 12_000])
  expect(planAcknowledge(once, priced, now + 2)).toBe(once)
})

describe('the end of a cart', () => {
  test.each([
    ['guest', 30],
    ['consumer', 90],
  ] as const)('of a %s comes %d days after the last change, to the millisecond', (kind, count) => {
    const expiresAt = getCartExpiry(kind, now)
    const cart = buildCart({ expiresAt })
    expect(expiresAt).toBe(now + days(count))
    expect([isCartExpired(cart, expiresAt - 1), isCartExpired(cart, expiresAt)]).toEqual([false, true])
    expect(planExpireCart(cart, expiresAt - 1)).toBe(cart)
  })

  test('is planned once: the expired cart stays as it is', () => {
    const cart = buildCart({ expiresAt: now })
    const expired = planExpireCart(cart, now)
    expect([expired.state, expired.version, expired.updatedAt]).toEqual(['expired', cart.version + 1, now])
    expect(planExpireCart(expired, now + 1)).toBe(expired)
  })

  test.each(['ordering', 'ordered', 'merged'] as const)('does not come for a cart in state %s', (state) => {
    const cart = buildCart({ state, expiresAt: now - 1 })
    expect(planExpireCart(cart, now)).toBe(cart)
  })
})

describe('the default shipping', () => {
  const delivery = (minBusinessDays: number, maxBusinessDays: number) => ({
    minBusinessDays,
    maxBusinessDays,
    cutOffHourUtc: 14,
  })
  const slow = buildMethod({ code: 'slow', price: 495, order: 1, delivery: delivery(3, 5) })
  const fast = buildMethod({ code: 'fast', price: 995, order: 2, delivery: delivery(1, 2) })
  const choose = (freeFrom: { slow?: number; fast?: number }, chosen?: { code: string; chosenByShopper: boolean }) => {
    const shippingMethods = [
      { ...slow, freeFrom: freeFrom.slow },
      { ...fast, freeFrom: freeFrom.fast },
    ]
    const facts = buildFacts({ site: { shippingMethods: shippingMethods.map(withoutAbsent) } })
    const cart = buildCart({ shippingMethods: chosen ? { me: chosen } : {} })
    return planDefaultShipping(cart, { facts, priced: priceCart(cart, facts) }).shippingMethods.me ?? null
  }
  const withoutAbsent = <Some extends object>(some: Some): Some =>
    Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Some

  test.each<[string, Parameters<typeof choose>, object | null]>([
    ['stays while the faster method costs more', [{}], null],
    ['stays while only the default is free', [{ slow: 10_000 }], null],
    [
      'is the faster method when both are free',
      [{ slow: 10_000, fast: 10_000 }],
      { code: 'fast', chosenByShopper: false },
    ],
    ['stays one minor unit below the limit of the faster method', [{ slow: 10_000, fast: 10_001 }], null],
    [
      'leaves a choice of the shopper alone',
      [
        { slow: 1, fast: 1 },
        { code: 'slow', chosenByShopper: true },
      ],
      { code: 'slow', chosenByShopper: true },
    ],
    [
      'gives a paid faster method up when it was no choice',
      [{}, { code: 'fast', chosenByShopper: false }],
      { code: 'slow', chosenByShopper: false },
    ],
  ])('%s [CART-14]', (_, input, expected) => {
    expect(choose(...input)).toEqual(expected)
  })
})
