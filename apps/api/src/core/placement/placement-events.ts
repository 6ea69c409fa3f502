import type { OrderState } from '@lacehouse/domain/order/order-state'
import type { PlacementEvent, PlacementStep } from '@lacehouse/domain/order/plan-placement'
import type { Authorisation, DeclineReason } from '../../infra/payment-providers/payment-provider.ts'

/** An event of a placement, with the provider's answer that caused it. */
export type PlacementOccurrence = {
  readonly event: PlacementEvent
  readonly answer?: Authorisation
  /** The charge was sent a second time already; a provider that still fails is asked again by the next recovery only. */
  readonly isResent?: boolean
  /** When the run began that this event belongs to, on the clock of `performance.now()`; absent where the event begins it. */
  readonly startedAt?: number
}

const events: Readonly<Record<Authorisation['state'], PlacementEvent>> = {
  authorised: 'authorised',
  // The order is placed; its money is taken when its goods ship.
  mandated: 'authorised',
  declined: 'declined',
  challenge: 'challenged',
  pending: 'challenged',
  unknown: 'answer_lost',
}

const declineReasons: ReadonlySet<string> = new Set<DeclineReason>(['declined', 'fraud', 'expired', 'authentication'])

/** Says whether a placement failed because its payment was declined. */
export function isDeclined({ state, failureReason }: { state: OrderState; failureReason: string | null }): boolean {
  return state === 'failed' && failureReason !== null && declineReasons.has(failureReason)
}

/** Converts a provider's answer to an event of a placement; a pending payment waits like a challenge. */
export function toEvent({ state }: Authorisation): PlacementEvent {
  return events[state]
}

/** Returns the order's state at a step of its placement. */
export function orderStateOf(step: PlacementStep): OrderState {
  if (step === 'finalised' || step === 'failed' || step === 'payment_pending') return step
  return 'processing'
}

/** Returns the payment's state at a step, or null where the step does not change it. */
export function toPaymentState(step: PlacementStep, answer: Authorisation | undefined): string | null {
  if (answer?.state === 'challenge') return 'challenged'
  const isCaptured = answer?.state === 'authorised' && answer.isCaptured
  if (step === 'finalised') return answer?.state === 'mandated' ? 'mandated' : isCaptured ? 'captured' : 'authorised'
  if (step === 'failed') return answer?.state === 'declined' ? 'declined' : isCaptured ? 'refunded' : 'voided'
  return step === 'checking' ? 'unknown' : null
}
