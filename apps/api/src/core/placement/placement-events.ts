import type { OrderState } from '@lacehouse/domain/order/order-state'
import type { PlacementEvent, PlacementStep } from '@lacehouse/domain/order/plan-placement'
import type { Authorisation } from '../../infra/payment-providers/payment-provider.ts'

/** An event of a placement, with the provider's answer that caused it. */
export type PlacementOccurrence = {
  readonly event: PlacementEvent
  readonly answer?: Authorisation
  /** The charge was sent a second time already; a provider that still fails is asked again by the next recovery only. */
  readonly isResent?: boolean
}

const events: Readonly<Record<Authorisation['state'], PlacementEvent>> = {
  authorised: 'authorised',
  declined: 'declined',
  challenge: 'challenged',
  pending: 'challenged',
  unknown: 'answer_lost',
}

/** What a provider's answer means to a placement; a payment that the provider will tell of later waits like a challenge. */
export function toEvent({ state }: Authorisation): PlacementEvent {
  return events[state]
}

/** The order's state while its placing is at a step. */
export function orderStateOf(step: PlacementStep): OrderState {
  if (step === 'finalised' || step === 'failed' || step === 'payment_pending') return step
  return 'processing'
}

/** The payment's state at a step, or null where the step says nothing of it. */
export function toPaymentState(step: PlacementStep, answer: Authorisation | undefined): string | null {
  if (answer?.state === 'challenge') return 'challenged'
  if (step === 'finalised') return 'authorised'
  if (step === 'failed') return answer?.state === 'declined' ? 'declined' : 'voided'
  return step === 'checking' ? 'unknown' : null
}
