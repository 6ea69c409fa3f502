import { isPlacementOver, type PlacementStep } from '@lacehouse/domain/order/plan-placement'
import { findCharge } from './charge-payment.ts'
import type { PlacementDeps } from './placement-deps.ts'
import { toEvent } from './placement-events.ts'
import { runPlacement } from './run-placement.ts'

/**
 * Steps at which a notice of the provider changes nothing: the process that sent the charge moves an order that waits for its answer,
 * and a paid order stays paid.
 */
export const stepsWithoutNotices: readonly PlacementStep[] = ['reserved', 'authorising', 'finalised']

/** Asks the provider for the state of an order's payment and moves the order. An order that is over only voids a late payment. */
export function reconcileOrder(deps: PlacementDeps) {
  return async (orderNumber: string): Promise<void> => {
    const placement = await deps.placements.find(orderNumber)
    if (!placement || stepsWithoutNotices.includes(placement.step)) return
    const answer = await findCharge(deps, placement)
    if (!answer || answer.state === 'unknown') return
    if (isPlacementOver(placement.step) && answer.state !== 'authorised') return
    if (placement.step === 'payment_pending' && (answer.state === 'challenge' || answer.state === 'pending')) return
    await runPlacement(deps, placement, { event: toEvent(answer), answer })
  }
}
