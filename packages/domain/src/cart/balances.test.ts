import { expect, test } from 'vitest'
import { buildCart, buildFacts, buildVariant, now, requireOk } from '../../testing/cart-builders.ts'
import { planOrder } from '../order/plan-order.ts'
import { noBalances, type ShopperBalances } from '../payment/balances.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import { listBalanceOffers } from '../payment/list-balance-offers.ts'
import { shareAmongInstruments } from '../payment/share-among-instruments.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { planAddInstrument } from './plan-instruments.ts'
import { planApplyRewardCode, planApplyVoucher, planRemoveVoucher } from './plan-rewards.ts'
import { countFreePoints, reconcileBalances, usesBalances } from './reconcile-balances.ts'

const balances = (changes: Partial<ShopperBalances> = {}): ShopperBalances => ({ ...noBalances, ...changes })
const member = (points: number): ShopperBalances => balances({ member: { id: 'm', points } })
const instrument = (changes: Partial<PaymentInstrument>): PaymentInstrument => ({
  id: 'i',
  method: 'GIFT_CARD',
  upTo: 5000,
  ...changes,
})
const voucher = { id: 'VOUCHER-10', points: 200, amount: 1000 }

test.each<[string, Partial<PaymentInstrument>, ShopperBalances, number | null]>([
  ['a gift card that was spent elsewhere', { fingerprint: 'g' }, balances({ cards: { g: 700 } }), 700],
  ['a gift card without a balance', { fingerprint: 'g' }, noBalances, 0],
  ['points that the shopper chose', { method: 'LOYALTY_POINTS', points: 100 }, member(5000), 500],
  ['points that another order took', { method: 'LOYALTY_POINTS', points: 100 }, member(30), 150],
  ['points of a shopper without membership', { method: 'LOYALTY_POINTS', points: 100 }, noBalances, 0],
  ['an athlete’s credit', { method: 'ATHLETES_PAYMENT' }, balances({ athleteCredit: 250 }), 250],
  ['store credit', { method: 'STORE_CREDIT' }, balances({ storeCredit: 320 }), 320],
  ['a card of a provider beside stored value', { method: 'CREDIT_CARD', upTo: null }, member(1), null],
])('%s pays at most the present balance [PAY-02] [PAY-03] [PAY-04] [PAY-16]', (_, changes, stored, upTo) => {
  const cart = buildCart({ instruments: [instrument(changes), instrument({ id: 'other' })] })
  expect(reconcileBalances(cart, stored).instruments[0]?.upTo).toBe(upTo)
})

test('vouchers and codes without cover are removed, and points in vouchers pay nothing else [PAY-03] [PAY-05]', () => {
  const cart = buildCart({ vouchers: [voucher], rewardCodes: [{ id: 'c', last4: '0001', amount: 1500 }] })
  const covered = reconcileBalances(cart, balances({ member: { id: 'm', points: 220 }, cards: { c: 1500 } }))
  expect([covered.vouchers, covered.rewardCodes]).toEqual([cart.vouchers, cart.rewardCodes])
  expect(countFreePoints(covered, member(220))).toBe(20)
  const uncovered = reconcileBalances(cart, member(199))
  expect([uncovered.vouchers, uncovered.rewardCodes, usesBalances(uncovered)]).toEqual([[], [], false])
})

test('reconciling a cart without stored value returns the same cart', () => {
  const cart = buildCart()
  expect(reconcileBalances(cart, member(5))).toBe(cart)
})

test.each<[string, string, number, number, string]>([
  ['an unknown voucher', 'VOUCHER-7', 5000, 10_000, 'unknown_reward'],
  ['the voucher of the cart', 'VOUCHER-10', 5000, 10_000, 'reward_already_used'],
  ['too few points', 'VOUCHER-25', 499, 10_000, 'not_enough_points'],
  ['goods worth less', 'VOUCHER-25', 500, 2499, 'method_not_allowed'],
])('%s is refused [PAY-03]', (_, id, points, goods, reason) => {
  const cart = buildCart({ vouchers: [voucher] })
  expect(planApplyVoucher(cart, id, { now, balances: member(points), goods })).toEqual({ ok: false, reason })
})

test('a voucher replaces another and can be removed [PAY-03]', () => {
  const facts = { now, balances: member(1000), goods: 10_000 }
  const applied = requireOk(planApplyVoucher(buildCart({ vouchers: [voucher] }), 'VOUCHER-25', facts)).cart
  expect(applied.vouchers).toEqual([{ id: 'VOUCHER-25', points: 500, amount: 2500 }])
  expect(requireOk(planRemoveVoucher(applied, facts)).cart.vouchers).toEqual([])
  const closed = buildCart({ state: 'ordered' })
  expect(planApplyVoucher(closed, 'VOUCHER-10', facts)).toEqual({ ok: false, reason: 'cart_gone' })
})

const code = { id: 'c', last4: '0001', currency: 'EUR', balance: 1500, isBlocked: false, expiresAt: null }

test.each([
  ['an unknown code', null, 'unknown_reward'],
  ['a code of another currency', { ...code, currency: 'USD' }, 'unknown_reward'],
  ['a blocked code', { ...code, isBlocked: true }, 'unknown_reward'],
  ['an expired code', { ...code, expiresAt: now }, 'unknown_reward'],
  ['a used code', { ...code, balance: 0 }, 'reward_already_used'],
  ['a code of the cart', { ...code, id: 'here' }, 'reward_already_used'],
])('%s is refused [PAY-05]', (_, given, reason) => {
  const cart = buildCart({ rewardCodes: [{ id: 'here', last4: '0002', amount: 100 }] })
  expect(planApplyRewardCode(cart, given, { now, variants: new Map() })).toEqual({ ok: false, reason })
})

test('a balance may pay what the other instruments leave, at most its worth [PAY-03] [PAY-04]', () => {
  const cart = buildCart({ instruments: [instrument({ upTo: 3000, fingerprint: 'g' })] })
  const stored = balances({ member: { id: 'm', points: 1001 }, athleteCredit: 9000 })
  expect(listBalanceOffers(cart, stored, 10_000)).toEqual([
    { method: 'LOYALTY_POINTS', remaining: 5005, payable: 5005, points: 1001, payablePoints: 1001 },
    { method: 'ATHLETES_PAYMENT', remaining: 9000, payable: 7000 },
  ])
  expect(listBalanceOffers(cart, noBalances, 10_000)).toEqual([])
})

test('store credit pays before gift cards whenever it is added, is offered for the whole total, and leaves the cart when it is spent [PAY-16]', () => {
  const facts = { ...buildFacts({}), allowedMethods: ['STORE_CREDIT'] as const }
  const card = instrument({ upTo: 3000, fingerprint: 'g' })
  const credit = instrument({ id: 'credit', method: 'STORE_CREDIT', upTo: 4000 })
  const { cart } = requireOk(planAddInstrument(buildCart({ instruments: [card] }), credit, facts))
  expect(cart.instruments).toEqual([credit, card])
  expect(shareAmongInstruments(5000, cart.instruments).shares.map(({ amount }) => amount)).toEqual([4000, 1000])
  expect(listBalanceOffers(cart, balances({ storeCredit: 4000 }), 5000)).toEqual([
    { method: 'STORE_CREDIT', remaining: 4000, payable: 4000 },
  ])
  expect(listBalanceOffers(cart, balances({ storeCredit: 0 }), 5000)).toEqual([])
  expect(reconcileBalances(cart, balances({ cards: { g: 3000 }, storeCredit: 0 })).instruments).toEqual([card])
})

test('gift cards cannot pay for gift cards, neither on the cart nor at the order [PAY-02] [ERR-01]', () => {
  const facts = buildFacts({ variants: [buildVariant({ taxClass: 'gift_card' })] })
  const giftCard = instrument({ fingerprint: 'g', upTo: 50_000 })
  const added = planAddInstrument(buildCart(), giftCard, { ...facts, allowedMethods: ['GIFT_CARD'] })
  expect(added).toEqual({ ok: false, reason: 'gift_card_not_allowed' })
  const cart = buildCart({ instruments: [giftCard], sameAsShipping: true })
  const placed = planOrder({ cart, priced: priceCart(cart, facts), facts }, { orderNumber: 'ORDER00001' })
  expect(placed).toEqual({ ok: false, reason: 'gift_card_not_allowed' })
})
