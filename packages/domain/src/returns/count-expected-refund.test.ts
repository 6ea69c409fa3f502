import { expect, test } from 'vitest'
import type { OrderItem } from '../order/order.ts'
import { countExpectedRefund } from './count-expected-refund.ts'
import type { BoughtOrder } from './given-back.ts'
import { planReturn } from './plan-return.ts'

const item = (lineId: string, qty: number, price: number): OrderItem => ({
  ...{ lineId, qty, variantId: lineId, masterId: lineId, upc: lineId, stockItemId: lineId, name: lineId, slug: lineId },
  ...{ attributes: {}, unitOriginal: price, unitCurrent: price, rowTotal: price, priceAfterItemDiscount: price },
  ...{ priceAfterOrderDiscount: price, proratedPrice: price, taxTotal: 0, taxes: [], discounts: [] },
  ...{ isBonus: false, isDigital: false },
})
/** Three pairs for 100.01 together, so that the cents of a part depend on what went before it, and a shirt. */
const order: BoughtOrder = {
  items: [item('shoes', 3, 10_001), item('tee', 1, 2500)],
  shipments: [],
  totals: {
    ...{ itemSubTotal: 12_501, shipping: 0, tax: 0, total: 12_501, totalUnits: 4 },
  } as BoughtOrder['totals'],
  payments: [{ instrument: { id: 'card', method: 'CREDIT_CARD', upTo: null }, amount: 12_501 }],
  vouchers: [],
  rewardCodes: [],
  currency: 'USD',
}
const open = (id: string, ...items: readonly (readonly [string, number, string?])[]) => ({
  id,
  items: items.map(([lineId, qty, size]) => ({
    ...{ lineId, qty, reason: 'too_small' as const },
    ...(size && { exchange: { variantId: size, size } }),
  })),
})

test('the expected refunds of several returns sum to what is refunded for all of them [ACC-08]', () => {
  const all = [open('a', ['shoes', 1]), open('b', ['shoes', 2]), open('c', ['tee', 1])]
  const expected = all.map(({ id }) => countExpectedRefund(order, { returned: {}, open: all }, id))
  const plan = planReturn(order, {}, [
    { lineId: 'shoes', qty: 3 },
    { lineId: 'tee', qty: 1 },
  ])
  expect(expected.reduce((sum, amount) => sum + amount, 0)).toBe(plan.ok && plan.refund.amount)
  expect(expected.every((amount) => amount > 0)).toBe(true)
})

test.each([
  ['what is exchanged gives back nothing', [open('a', ['shoes', 1, '9'])], 0],
  ['beside an exchange the rest is refunded', [open('a', ['shoes', 1, '9'], ['tee', 1])], 2500],
  ['units that came back otherwise are not refunded twice', [open('a', ['tee', 1])], 0, { tee: 1 }],
  ['a return that is not open gives back nothing more', [open('b', ['tee', 1])], 0],
] as [string, ReturnType<typeof open>[], number, Record<string, number>?][])(
  '%s [ACC-08]',
  (_, list, amount, returned = {}) => {
    expect(countExpectedRefund(order, { returned, open: list }, 'a')).toBe(amount)
  },
)
