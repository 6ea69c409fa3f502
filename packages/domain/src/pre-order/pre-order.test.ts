import { expect, test } from 'vitest'
import { buildCart, buildLine, buildVariant } from '../../testing/cart-builders.ts'
import {
  canPayPreOrder,
  type ExpectedStock,
  findPreOrderDay,
  findPreOrderOffer,
  isPreOrderLine,
  mixesPreOrders,
} from './pre-order.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const stock: ExpectedStock = { quantity: 0, incoming: 4, expectedOn: '2027-03-12' }

test.each<[string, Partial<ExpectedStock>, object | null]>([
  ['units on their way are offered once none is free', {}, { from: '2027-03-12', quantity: 4 }],
  ['a free unit is sold first', { quantity: 1 }, null],
  ['promised units are not offered again', { incoming: 0 }, null],
  ['stock without a day is not offered', { expectedOn: null }, null],
  ['a day that has passed is not offered', { expectedOn: '2026-11-19' }, null],
  ['the day itself is offered', { expectedOn: '2026-11-20' }, { from: '2026-11-20', quantity: 4 }],
])('%s [CAT-08]', (_, changes, offer) => {
  expect(findPreOrderOffer({ ...stock, ...changes }, now)).toEqual(offer)
})

const ahead = buildVariant({ id: 'ahead', preOrder: { from: '2027-03-12' } })
const later = buildVariant({ id: 'later', preOrder: { from: '2027-04-01' } })
const there = buildVariant({ id: 'there' })
const variants = new Map([ahead, later, there].map((variant) => [variant.id, variant]))
const cartOf = (...ids: string[]) =>
  buildCart({ lines: ids.map((id) => buildLine({ id: `line-${id}`, variantId: id })) })

test('a line that is picked up from a store is no pre-order, because the store has it [STO-04]', () => {
  const pickup = buildLine({ variantId: 'ahead', delivery: { kind: 'pickup', storeId: 'soho' } })
  expect([isPreOrderLine(buildLine({ variantId: 'ahead' }), ahead), isPreOrderLine(pickup, ahead)]).toEqual([
    true,
    false,
  ])
})

test('a cart is sent from the last day of its pre-ordered goods [CHK-10]', () => {
  expect(findPreOrderDay(cartOf('ahead', 'later'), variants)).toBe('2027-04-01')
  expect(findPreOrderDay(cartOf('later', 'there', 'ahead'), variants)).toBe('2027-04-01')
  expect(findPreOrderDay(cartOf('there'), variants)).toBeNull()
  expect(findPreOrderDay(cartOf('gone'), variants)).toBeNull()
})

test('pre-ordered goods are alone in an order, except for gifts [CHK-10]', () => {
  const gift = buildLine({ id: 'gift', variantId: 'there', bonus: { promotionId: 'p' } })
  const withGift = { ...cartOf('ahead'), lines: [...cartOf('ahead').lines, gift] }
  const mixed = [cartOf('ahead', 'later'), cartOf('there'), cartOf('ahead', 'there'), withGift]
  expect(mixed.map((cart) => mixesPreOrders(cart, variants))).toEqual([false, false, true, false])
})

test('a card and balances of the shop pay a pre-order, and what is charged at once does not [CHK-04]', () => {
  const methods = [
    'CREDIT_CARD',
    'GIFT_CARD',
    'LOYALTY_POINTS',
    'STORE_CREDIT',
    'KLARNA',
    'PAYPAL',
    'APPLE_PAY',
    'IDEAL',
  ] as const
  expect(methods.filter(canPayPreOrder)).toEqual(['CREDIT_CARD', 'GIFT_CARD', 'LOYALTY_POINTS', 'STORE_CREDIT'])
})
