import { expect, test } from 'vitest'
import { buildCart, buildFacts, requireOk } from '../../testing/cart-builders.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { OrderDraft } from './order.ts'
import { planOrder } from './plan-order.ts'
import { toBalanceDebits } from './to-balance-debits.ts'

const orderOf = (
  instruments: readonly PaymentInstrument[],
  changes: Parameters<typeof buildCart>[0] = {},
): OrderDraft => {
  const facts = buildFacts()
  const cart = buildCart({ instruments, sameAsShipping: true, ...changes })
  const priced = priceCart(cart, facts)
  return requireOk(planOrder({ cart, priced, facts }, { orderNumber: 'ORDER00001', memberId: 'm' })).order
}

const card: PaymentInstrument = { id: 'c', method: 'CREDIT_CARD', upTo: null, token: 't' }
const giftCard: PaymentInstrument = { id: 'g', method: 'GIFT_CARD', upTo: 2000, fingerprint: 'gift' }

test('an order by card alone debits no balance and earns a point for each unit without tax [LOY-01]', () => {
  const order = orderOf([card])
  expect(toBalanceDebits(order)).toBeNull()
  // 100.00 € with 19 % in it.
  expect(order.member).toEqual({ id: 'm', earns: 84 })
})

test('each balance is debited by its share, with points rounded up and codes used whole [PAY-02] [PAY-03] [PAY-05] [PAY-16]', () => {
  const points: PaymentInstrument = { id: 'p', method: 'LOYALTY_POINTS', upTo: 333, points: 67 }
  const credit: PaymentInstrument = { id: 'a', method: 'ATHLETES_PAYMENT', upTo: 100 }
  const storeCredit: PaymentInstrument = { id: 's', method: 'STORE_CREDIT', upTo: 150 }
  const order = orderOf([storeCredit, giftCard, points, credit, card], {
    vouchers: [{ id: 'VOUCHER-10', points: 180, amount: 1000 }],
    rewardCodes: [{ id: 'code', last4: '0001', amount: 1500 }],
  })
  expect(toBalanceDebits(order)).toEqual({
    cards: [
      { id: 'gift', amount: 2000 },
      { id: 'code', amount: 1500 },
    ],
    points: [
      { reference: 'VOUCHER-10', points: 180 },
      { reference: 'payment', points: 67 },
    ],
    credit: 100,
    storeCredit: 150,
    programme: null,
  })
  const paid = order.payments.reduce((sum, { amount }) => sum + amount, 0)
  expect(paid).toBe(order.totals.total)
})

test('a card with a share of 0 is no payment of the order [PAY-02]', () => {
  const order = orderOf([{ ...giftCard, upTo: 50_000 }, card])
  expect(order.payments.map(({ instrument }) => instrument.id)).toEqual(['g'])
  expect(toBalanceDebits(order)?.cards).toEqual([{ id: 'gift', amount: order.totals.total }])
})

test('a card of a provider is no stored card, though it can be recognised', () => {
  expect(toBalanceDebits(orderOf([{ ...card, fingerprint: 'known' }]))).toBeNull()
})
