import { isPlacementOver, type PlacementStep } from '@lacehouse/domain/order/plan-placement'
import { findCharge } from './charge-payment.ts'
import type { PlacementDeps } from './placement-deps.ts'
import { toEvent } from './placement-events.ts'
import { runPlacement } from './run-placement.ts'

/**
 * Steps at which a notice of the provider changes nothing: an order that still waits for the charge's own answer is moved by whoever
 * waits for it, and one that is paid stays so.
 */
export const stepsWithoutNotices: readonly PlacementStep[] = ['reserved', 'authorising', 'finalised']

/** Asks the provider how an order's payment stands and moves the order accordingly; an order that is over only lets go of late money. */
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
