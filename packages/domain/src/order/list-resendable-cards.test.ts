import { expect, test } from 'vitest'
import { listResendableCards } from './list-resendable-cards.ts'
import type { OrderItem } from './order.ts'

const item = (lineId: string, own: Partial<OrderItem> = {}) =>
  ({ lineId, qty: 1, isGiftCard: true, ...own }) as OrderItem
const on = (sendOn: string) => ({ giftOption: { to: 'Grace', message: '', sendOn } })
const now = Date.parse('2026-11-20T14:00:00Z')
const context = { state: 'finalised', returned: {}, now } as const
const idsOf = (items: readonly OrderItem[], own = {}) =>
  listResendableCards({ items }, { ...context, ...own }).map(({ lineId }) => lineId)

test('the mail of a gift card can be sent again once its day has come [ACC-10]', () => {
  const items = [item('at-once'), item('today', on('2026-11-20')), item('tomorrow', on('2026-11-21'))]
  expect(idsOf(items)).toEqual(['at-once', 'today'])
})

test('no mail goes out for other goods, for what was given back, and for an order that is not final [ACC-10]', () => {
  expect(idsOf([item('shoes', { isGiftCard: false })])).toEqual([])
  expect(idsOf([item('card')], { returned: { card: 1 } })).toEqual([])
  for (const state of ['payment_pending', 'cancelled', 'failed']) expect(idsOf([item('card')], { state })).toEqual([])
})

test('the day of a gift card has come at 13:00 UTC, when it has begun in every country of the shop [ACC-10]', () => {
  const items = [item('card', on('2026-11-20'))]
  const at = (time: string) => idsOf(items, { now: Date.parse(`2026-11-20T${time}Z`) })
  expect([at('12:59:59.999'), at('13:00:00')]).toEqual([[], ['card']])
})
