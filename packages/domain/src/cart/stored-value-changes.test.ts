import { expect, test } from 'vitest'
import { buildCart, buildFacts, now } from '../../testing/cart-builders.ts'
import { planOrder } from '../order/plan-order.ts'
import { noBalances, type ShopperBalances } from '../payment/balances.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { Cart } from './cart.ts'
import { listSeenStoredValues, listStoredValueChanges, paysLessThanSeen } from './list-stored-value-changes.ts'
import { planAcknowledge } from './plan-acknowledge.ts'
import { planNotifyChanges } from './plan-notify-changes.ts'
import { reconcileBalances } from './reconcile-balances.ts'

const facts = buildFacts()
/** The total of the cart is 10,495. */
const plain = buildCart()
const card: PaymentInstrument = { id: 'card', method: 'CREDIT_CARD', upTo: null }
const giftCard = (id: string, upTo: number): PaymentInstrument => ({
  ...{ id, method: 'GIFT_CARD', fingerprint: id, last4: '8800', upTo },
})
const full: ShopperBalances = {
  cards: { one: 4000, two: 20_000, code: 1500 },
  member: { id: 'm', points: 400 },
  athleteCredit: 4000,
  storeCredit: 4000,
}

/** A cart that the shopper saw with the full balances. */
const seen = (changes: Partial<Cart>): Cart => {
  const cart = reconcileBalances({ ...plain, ...changes }, full)
  return { ...cart, seenStoredValues: listSeenStoredValues(cart, priceCart(cart, facts)) }
}
const changesOf = (cart: Cart) => listStoredValueChanges(cart, priceCart(cart, facts))
const place = (cart: Cart, more: object = {}) =>
  planOrder({ cart, priced: priceCart(cart, facts), facts }, { orderNumber: '7KQ2M4XB9C', ...more })

test.each<[string, Partial<PaymentInstrument>, Partial<ShopperBalances>, number]>([
  ['a gift card', giftCard('one', 0), { cards: { one: 700 } }, 700],
  ['a gift card that is empty', giftCard('one', 0), { cards: {} }, 0],
  ['a reward card', { ...giftCard('one', 0), method: 'REWARD_CARD' }, { cards: { one: 700 } }, 700],
  [
    'points',
    { id: 'points', method: 'LOYALTY_POINTS', points: 400, upTo: 1 },
    { member: { id: 'm', points: 20 } },
    100,
  ],
  ['an athlete’s credit', { id: 'athlete', method: 'ATHLETES_PAYMENT', upTo: 1 }, { athleteCredit: 5 }, 5],
  ['store credit', { id: 'credit', method: 'STORE_CREDIT', upTo: 1 }, { storeCredit: 300 }, 300],
  ['store credit that is spent', { id: 'credit', method: 'STORE_CREDIT', upTo: 1 }, { storeCredit: 0 }, 0],
])(
  'the card pays no more for %s that shrank until the shopper has seen it [T16] [PAY-02] [PAY-03] [PAY-04] [PAY-16]',
  (_, changes, left, amount) => {
    const shown = seen({ instruments: [{ ...card, ...changes }, card] })
    expect([changesOf(shown), place(shown).ok]).toEqual([[], true])
    const shrunk = reconcileBalances(shown, { ...full, ...left })
    expect(changesOf(shrunk).map((change) => [change.id, change.amount])).toEqual([[changes.id, amount]])
    expect(place(shrunk)).toEqual({ ok: false, reason: 'stored_value_lowered' })
    const confirmed = planNotifyChanges(shrunk, priceCart(shrunk, facts), now)
    expect(confirmed.notifications).toMatchObject([{ kind: 'stored_value_lowered', storedValue: { amount } }])
    expect([changesOf(confirmed), place(confirmed).ok]).toEqual([[], true])
  },
)

test('a shrunk balance that leaves the order covered by other stored value asks nothing [T16] [PAY-02]', () => {
  const shown = seen({ instruments: [giftCard('one', 0), giftCard('two', 0)] })
  const shrunk = reconcileBalances(shown, { ...full, cards: { one: 100, two: 20_000 } })
  expect([changesOf(shrunk), place(shrunk).ok]).toEqual([[], true])
})

test('a shrunk balance that no other method makes up for leaves the order uncovered [PAY-02]', () => {
  const shown = seen({ instruments: [giftCard('two', 0)] })
  const shrunk = reconcileBalances(shown, { ...full, cards: { two: 100 } })
  expect(place(shrunk)).toMatchObject({ ok: false, reason: 'not_covered' })
  expect(changesOf(shrunk)).toMatchObject([{ id: 'two', last4: '8800', amount: 100 }])
})

test.each([
  ['more than is paid now', 4001, true],
  ['what is paid now', 4000, false],
  ['less than is paid now', 3999, false],
])('what the page showed counts before what was stored: %s [T16]', (_, expected, isLess) => {
  const cart = seen({ instruments: [giftCard('one', 0), card], seenStoredValues: [] })
  expect(paysLessThanSeen(cart, priceCart(cart, facts), expected)).toBe(isLess)
  expect(place(cart, { expectedStoredValue: expected }).ok).toBe(!isLess)
})

test('a voucher and a reward code that left the cart are named, and the total asks for them [T16] [PAY-03] [PAY-05]', () => {
  const shown = seen({
    vouchers: [{ id: 'VOUCHER-10', points: 200, amount: 1000 }],
    rewardCodes: [{ id: 'code', last4: 'E-15', amount: 1500 }],
    instruments: [card],
  })
  const gone = reconcileBalances(shown, noBalances)
  expect(changesOf(gone)).toEqual([
    { id: 'VOUCHER-10', method: 'LOYALTY_POINTS', amount: 0 },
    { id: 'code', method: 'REWARD_CODE', last4: 'E-15', amount: 0 },
  ])
  expect(paysLessThanSeen(gone, priceCart(gone, facts), undefined)).toBe(false)
})

test('a changed balance is dismissed once [CART-17]', () => {
  const shown = seen({ instruments: [giftCard('one', 0), card] })
  const shrunk = reconcileBalances(shown, noBalances)
  const priced = priceCart(shrunk, facts)
  const dismissed = planAcknowledge(shrunk, priced, now)
  expect([dismissed.version, dismissed.seenStoredValues]).toEqual([shrunk.version + 1, []])
  expect(planAcknowledge(dismissed, priced, now)).toBe(dismissed)
})
