import type { OrderDraft } from '@lacehouse/domain/order/order'
import { expect, test } from 'vitest'
import type { LoadedHistory } from '../../../core/orders/order-history.queries.ts'
import type { StaffAction, StaffOrderRow } from './orders.queries.ts'
import { toTimeline } from './to-timeline.ts'

const start = Date.parse('2026-11-20T10:00:00Z')

type Own = {
  readonly doc?: Partial<OrderDraft>
  readonly row?: object
  readonly history?: object
  readonly returns?: readonly object[]
}

/** Shows the entries of a timeline with the second at which each happened. */
const show = ({ doc, row, history, returns = [] }: Own) =>
  toTimeline(
    {
      doc: { currency: 'USD', ...doc },
      order: { placedAt: start, siteId: 'LH-US' },
      ...{ payments: [], declined: [], notes: [], actions: [] },
      ...row,
    } as unknown as StaffOrderRow,
    {
      history: { steps: {}, givenBack: [], exchanged: [], deliveryChanges: [], ...history },
      returns,
    } as unknown as LoadedHistory,
  ).map(({ at, ...entry }) => [(Date.parse(at) - start) / 1000, entry])

const at = (second: number): number => start + second * 1000
const acted = (second: number, action: string, after: StaffAction['after'] = null): StaffAction => ({
  ...{ at: at(second), action: `backoffice.${action}`, actor: 'Sam Ortiz', after },
})
const placed = [0, { kind: 'placed', detail: 'LH-US' }]

test('an order begins with its placement at its site, and names the agent who placed it', () => {
  expect(show({})).toEqual([placed])
  const placedBy = { name: 'Maya Brandt' } as OrderDraft['placedBy']
  expect(show({ doc: { placedBy } })).toEqual([[0, { kind: 'placed', detail: 'LH-US', actor: 'Maya Brandt' }]])
})

test('a shipment’s steps after its allocation are shown, with the member of staff who took them at that moment', () => {
  const steps = {
    s1: [
      { state: 'allocated', at: start },
      { state: 'picking', at: at(5) },
      { state: 'shipped', at: at(9) },
    ],
  }
  expect(show({ history: { steps }, row: { actions: [acted(5, 'moveShipment')] } })).toEqual([
    [9, { kind: 'moved', detail: 'shipped' }],
    [5, { kind: 'moved', detail: 'picking', actor: 'Sam Ortiz' }],
    placed,
  ])
})

test('what is given back, exchanged and delivered elsewhere has its units and its amount, in the currency of the order', () => {
  const items = [{ qty: 2 }, { qty: 1 }]
  const history = {
    givenBack: [{ at: at(3), kind: 'returned', items, amount: 1234 }],
    exchanged: [{ at: at(2), items: [{ qty: 1 }] }],
    deliveryChanges: [at(1)],
  }
  expect(show({ history, row: { actions: [acted(3, 'refundOrder'), acted(1, 'changeDelivery')] } })).toEqual([
    [3, { kind: 'returned', detail: '3', amount: 12.34, actor: 'Sam Ortiz' }],
    [2, { kind: 'exchanged', detail: '1' }],
    [1, { kind: 'delivery', detail: '', actor: 'Sam Ortiz' }],
    placed,
  ])
})

test('a return names the staff who registered it for its shopper, and its end where it was cancelled', () => {
  const registered = (number: string, own: object = {}) => ({ number, registeredAt: at(1), cancelledAt: null, ...own })
  const returns = [registered('R7KQ2M4XB9C'), registered('R292TGQBAJ8', { registeredAt: at(2), cancelledAt: at(3) })]
  const actions = [acted(1, 'registerReturn', { returnNumber: 'R-7KQ-2M4-XB9C' })]
  expect(show({ returns, row: { actions } })).toEqual([
    [3, { kind: 'returnCancelled', detail: 'R-292-TGQ-BAJ8' }],
    [2, { kind: 'returnRegistered', detail: 'R-292-TGQ-BAJ8' }],
    [1, { kind: 'returnRegistered', detail: 'R-7KQ-2M4-XB9C', actor: 'Sam Ortiz' }],
    placed,
  ])
})

test('money, notes, mails and what else staff did have an entry each, and none has two', () => {
  const row = {
    payments: [{ entries: [{ at: at(1), kind: 'authorise', amount: 5000 }] }],
    declined: [{ at: at(2), reason: 'do_not_honour', amount: 5000 }],
    notes: [{ at: at(3), text: 'Rings twice', author: 'Sam Ortiz' }],
    actions: [acted(3, 'addOrderNote'), acted(4, 'sendOrderMail', { mail: 'refund' }), acted(5, 'sendExchange')],
  }
  expect(show({ row })).toEqual([
    [5, { kind: 'staff', detail: 'backoffice.sendExchange', actor: 'Sam Ortiz' }],
    [4, { kind: 'mail', detail: 'refund', actor: 'Sam Ortiz' }],
    [3, { kind: 'note', detail: 'Rings twice', actor: 'Sam Ortiz' }],
    [2, { kind: 'chargeDeclined', detail: 'do_not_honour', amount: 50 }],
    [1, { kind: 'money', detail: 'authorise', amount: 50 }],
    placed,
  ])
})
