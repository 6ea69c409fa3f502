import type { CallReply } from '@lacehouse/contracts'
import { amountToWire } from '@lacehouse/domain/money/money'
import { hasLeft } from '@lacehouse/domain/order/plan-shipment-steps'
import { listRemaining } from '@lacehouse/domain/returns/list-remaining'
import { planReturn, type ReturnInput } from '@lacehouse/domain/returns/plan-return'
import { countReturned } from '../../../core/fulfilment/fulfilment-order.ts'
import { countCredited } from '../../../core/fulfilment/return-items.ts'
import { type FulfilmentOrder, fulfilmentQueries } from '../../../core/orders/fulfilment.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'

type Named = readonly { readonly itemId: string; readonly qty: number }[] | undefined

/** Makes the units of a refund from what staff chose; null for all that are left. */
export function toRefundInputs(items: Named): ReturnInput[] | null {
  return items?.map(({ itemId, qty }) => ({ lineId: itemId, qty })) ?? null
}

/** Shows what a refund of some items would give back, by the planner that the refund itself uses. */
export function previewRefund({ database }: Pick<Deps, 'database'>): Handler<'backoffice.previewRefund'> {
  return async ({ params, body }) => {
    const order = await fulfilmentQueries.find(database.pool, params.orderNumber)
    if (!order) throw new Refusal('OHS4004')
    if (order.state !== 'finalised') throw new Refusal('STF409')
    const inputs = toRefundInputs(body.items) ?? listRemaining(order.doc, countReturned(order))
    const plan = planReturn(order.doc, countReturned(order), inputs)
    if (!plan.ok) throw toRefundRefusal(plan.reason)
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

/** Makes the refusal of a refund. */
export function toRefundRefusal(reason: string): Refusal {
  if (reason === 'unknown') return new Refusal('OHS4004')
  if (reason === 'bad_quantity') return new Refusal('INV407', { field: 'items' })
  return new Refusal('STF409')
}
