import type { CallReply } from '@lacehouse/contracts'
import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import { hasLeft } from '@lacehouse/domain/order/plan-shipment-steps'
import { listRemaining } from '@lacehouse/domain/returns/list-remaining'
import { planReturn, type ReturnInput } from '@lacehouse/domain/returns/plan-return'
import {
  type FulfilmentOrder,
  fulfilmentQueries,
  type OrderReturn,
} from '../../../core/fulfilment/fulfilment.queries.ts'
import { countReturned } from '../../../core/fulfilment/fulfilment-order.ts'
import { countCredited, returnItemsIn } from '../../../core/fulfilment/return-items.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeOrder } from './change-order.ts'

type RefundDeps = Pick<Deps, 'balances' | 'database' | 'sites'>
type Named = readonly { readonly itemId: string; readonly qty: number }[] | undefined

const toInputs = (items: Named): ReturnInput[] | null =>
  items?.map(({ itemId, qty }) => ({ lineId: itemId, qty })) ?? null

/** Shows what a refund of some items would give back, by the planner that the refund itself uses. */
export function previewRefund({ database }: RefundDeps): Handler<'backoffice.previewRefund'> {
  return async ({ params, body }) => {
    const order = await fulfilmentQueries.find(database.pool, params.orderNumber)
    if (!order) throw new Refusal('OHS4004')
    if (order.state !== 'finalised') throw new Refusal('STF409')
    const inputs = toInputs(body.items) ?? listRemaining(order.doc, countReturned(order))
    const plan = planReturn(order.doc, countReturned(order), inputs)
    if (!plan.ok) throw toRefusal(plan.reason)
    return toPreview(order, inputs, plan.refund)
  }
}

type Refund = Extract<ReturnType<typeof planReturn>, { ok: true }>['refund']

const toPreview = (
  order: FulfilmentOrder,
  inputs: readonly ReturnInput[],
  { amount, tax, instruments, earnedPoints }: Refund,
): CallReply<'backoffice.previewRefund'> => {
  const { doc, shipments } = order
  const { currency } = doc
  const leftIds = shipments.filter(({ state }) => hasLeft(state)).map(({ id }) => id)
  const leftLines = doc.shipments.flatMap(({ shipmentId, lineIds }) => (leftIds.includes(shipmentId) ? lineIds : []))
  return {
    kind: inputs.some(({ lineId }) => leftLines.includes(lineId)) ? 'returned' : 'cancelled',
    ...{ amount: amountToWire(amount, currency), tax: amountToWire(tax, currency), currency, points: earnedPoints },
    creditable: amountToWire(countCredited(order, inputs, instruments), currency),
    payments: instruments
      .filter((one) => one.amount > 0 || one.points > 0)
      .map((one) => ({ method: one.method, amount: amountToWire(one.amount, currency), points: one.points })),
  }
}

/**
 * Cancels, takes back and refunds items, as `lacehouse order refund` does. The amount is the one that the preview showed; where the
 * order has changed since, nothing happens.
 */
export function refundOrder(deps: RefundDeps): Handler<'backoffice.refundOrder'> {
  return (call) => {
    const { refundId, items, reason, amount, asStoreCredit } = call.body
    const { orderNumber } = call.params
    return changeOrder(deps, call, {
      orderNumber,
      action: 'backoffice.refundOrder',
      change: async (client, order) => {
        const done = await returnItemsIn(deps, client, {
          ...{ orderNumber, key: `staff-${refundId}`, reason, items: toInputs(items) },
          expectedAmount: fromWire(amount, order.doc.currency).amount,
          ...(asStoreCredit && { asStoreCredit }),
        })
        if (!done.ok) throw toRefusal(done.reason)
        if (done.isRepeat) return null
        const { items: given, amount: minor } = done.action
        return {
          before: { state: order.state, returned: countReturned(order) },
          after: {
            items: given,
            amount: amountToWire(minor, order.doc.currency),
            currency: order.doc.currency,
            reason,
            ...toCredit(done.action, order),
          },
        }
      },
    })
  }
}

/** Makes what a return gave as store credit, for the audit log. */
export function toCredit(
  { credited }: OrderReturn,
  { doc }: Pick<FulfilmentOrder, 'doc'>,
): { readonly storeCredit?: number } {
  return credited === undefined ? {} : { storeCredit: amountToWire(credited, doc.currency) }
}

const toRefusal = (reason: string): Refusal => {
  if (reason === 'unknown') return new Refusal('OHS4004')
  if (reason === 'bad_quantity') return new Refusal('INV407', { field: 'items' })
  return new Refusal('STF409')
}
