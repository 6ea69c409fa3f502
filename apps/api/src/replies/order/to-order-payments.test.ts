import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState, ShipmentState } from '@lacehouse/domain/order/order-state'
import type { PaymentMandate } from '@lacehouse/domain/payment/mandate'
import { expect, test } from 'vitest'
import { toOrderPayments, toOrderPreOrder } from './to-order-payments.ts'
import { toRefundWays } from './to-refund-ways.ts'

const now = Date.parse('2027-03-15T10:00:00Z')
const dueUntil = now + 1

type Own = {
  readonly days?: readonly (string | null)[]
  readonly state?: OrderState
  readonly shipped?: readonly ShipmentState[]
  readonly mandate?: Partial<PaymentMandate> | null
}

const show = (
  { days = ['2027-03-12'], state = 'finalised', shipped = ['allocated'], mandate = null }: Own,
  at = now,
) => {
  const items = days.map((from) => (from === null ? {} : { preOrder: { from } }))
  const shipments = shipped.map((_, nth) => ({ shipmentId: `s${nth}`, state: 'allocated' }))
  const doc = { items, shipments } as unknown as OrderDraft
  const shipmentStates = Object.fromEntries(shipped.map((one, nth) => [`s${nth}`, one]))
  return toOrderPreOrder({ doc, state, shipmentStates, payment: { mandate } } as never, 'en-us', at).preOrder
}

test.each<[string, Own]>([
  ['without pre-ordered goods', { days: [null], mandate: { state: 'waiting' } }],
  ['that was cancelled', { state: 'cancelled', mandate: { state: 'ended' } }],
  ['that failed', { state: 'failed' }],
  ['that balances paid and that has left', { shipped: ['shipped', 'delivered'] }],
])('an order %s says nothing of its pre-order', (_, own) => {
  expect(show(own)).toBeUndefined()
})

test.each<[string, Own, RegExp]>([
  ['whose card waits', { mandate: { state: 'waiting' } }, /charged when your order ships, from March 12, 2027\./],
  ['that balances paid', {}, /^Your order ships from March 12, 2027\./],
  ['of which one parcel has left', { shipped: ['shipped', 'allocated'] }, /^Your order ships from March 12, 2027\./],
  ['of several days', { days: ['2027-03-12', '2027-04-01', null] }, /from April 1, 2027\./],
  ['whose card was charged', { shipped: ['shipped'], mandate: { state: 'charged' } }, /^Your card was charged/],
])('a pre-order %s says so, and asks for no card', (_, own, note) => {
  expect(show(own)).toEqual({ from: expect.any(String), note: expect.stringMatching(note) })
})

test('a pre-order whose card is being charged says so, so that its page asks again', () => {
  expect(show({ mandate: { state: 'charging' } })).toMatchObject({
    isCharging: true,
    note: expect.stringMatching('being charged'),
  })
})

test('another card is asked for until the last moment of its time, and not from then on', () => {
  const mandate = { state: 'declined', dueUntil } as const
  expect(show({ mandate })).toEqual({
    ...{ from: '2027-03-12', card: 'Pay by another card', note: expect.stringContaining('by March 15, 2027') },
  })
  expect(show({ mandate }, dueUntil)).not.toHaveProperty('card')
})

const card = { id: 'i1', method: 'CREDIT_CARD', brand: 'visa', last4: '4242' }
const voucher = { id: 'i2', method: 'GIFT_CARD', last4: '0001' }
const order = {
  currency: 'USD',
  payments: [
    { instrument: card, amount: 12_345 },
    { instrument: voucher, amount: 5 },
  ],
} as unknown as OrderDraft

test('the payments of an order have their amounts to the cent, and of a card its brand and last digits alone', () => {
  const [first, second] = toOrderPayments(order, 'en-us')
  expect(first).toEqual({
    ...{ code: 'CREDIT_CARD', label: 'Credit or debit card', amount: 123.45 },
    additionalData: { brand: 'visa', last4: '4242' },
  })
  expect(second).toMatchObject({ amount: 0.05, additionalData: { last4: '0001' } })
})

test('a refund names each way that gets something, store credit in the place of the card, and none that is not of the order', () => {
  const back = (instrumentId: string, amount: number, points = 0) => ({
    instrumentId,
    method: 'CREDIT_CARD',
    amount,
    points,
  })
  const waysOf = (...instruments: object[]) =>
    toRefundWays(instruments as never, order, 'en-us').map(({ code, amount }) => [code, amount])
  expect(waysOf(back('i1', 100), back('i2', 0))).toEqual([['CREDIT_CARD', 1]])
  expect(waysOf(back('i1', 0), back('i2', 0, 500))).toEqual([['GIFT_CARD', 0]])
  expect(waysOf(back('other', 100))).toEqual([])
})
