import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import { countReturned } from '../../../core/fulfilment/fulfilment-order.ts'
import { returnItemsIn } from '../../../core/fulfilment/return-items.ts'
import type { FulfilmentOrder, OrderReturn } from '../../../core/orders/fulfilment.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'
import { toRefundInputs, toRefundRefusal } from './preview-refund.ts'

type RefundDeps = StaffOrderDeps & Pick<Deps, 'balances'>

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
          ...{ orderNumber, key: `staff-${refundId}`, reason, items: toRefundInputs(items) },
          expectedAmount: fromWire(amount, order.doc.currency).amount,
          ...(asStoreCredit && { asStoreCredit }),
        })
        if (!done.ok) throw toRefundRefusal(done.reason)
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
