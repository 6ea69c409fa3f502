import { amountToWire } from '@lacehouse/domain/money/money'
import { countExpected, planRegistration } from '@lacehouse/domain/returns/plan-registration'
import { planReturn } from '@lacehouse/domain/returns/plan-return'
import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import { loadReturnable, type ReturnableDeps } from '../../core/returns/load-returnable.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toRefundWays } from '../../replies/order/to-refund-ways.ts'
import { toReturnRefusal } from './get-label.ts'

export type PreviewDeps = ReturnableDeps & Pick<Deps, 'database' | 'placements'>

/** A preview is the same for every size. */
const anySize = { variantId: '', size: '' }

/**
 * Replies with what a return would give back, by the rule that refunds it later. Returns that are registered count as given back, so
 * that the previews of several returns sum to what is refunded (ACC-08).
 */
export function previewReturn(deps: PreviewDeps): Handler<'returns.preview'> {
  return async (call) => {
    const placement = await findManagedOrder(deps, call, call.params.orderId)
    if (!placement) throw new Refusal('OHS4004')
    const { doc } = placement
    const { context } = await loadReturnable(deps, deps.database.pool, placement)
    const wanted = call.body.items.map(({ itemId, qty, isExchange }) => ({
      ...{ lineId: itemId, qty },
      ...(isExchange && { exchange: anySize }),
    }))
    const registration = planRegistration(doc, context, wanted)
    if (!registration.ok) throw toReturnRefusal(registration.reason)
    const items = registration.items.map(({ lineId, qty }) => ({ itemId: lineId, qty }))
    const refunded = registration.items.filter(({ exchange }) => exchange === undefined)
    if (refunded.length === 0) return { items, amount: 0, payments: [] }
    const plan = planReturn(doc, countExpected(doc, context), refunded)
    if (!plan.ok) throw toReturnRefusal('not_returnable')
    return {
      items,
      amount: amountToWire(plan.refund.amount, doc.currency),
      payments: toRefundWays(plan.refund.instruments, doc, call.locale),
    }
  }
}
