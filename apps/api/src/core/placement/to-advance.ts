import { buysGiftCards } from '@lacehouse/domain/order/list-bought-cards'
import type { PlacementEffect, PlacementEvent } from '@lacehouse/domain/order/plan-placement'
import type { JobName } from '../../infra/jobs/jobs.ts'
import type { Advance } from './advance-statement.ts'
import type { PlacementRow } from './placement.queries.ts'
import { orderStateOf, type PlacementOccurrence, toPaymentState } from './placement-events.ts'

type Decided = {
  readonly occurrence: PlacementOccurrence
  readonly step: PlacementRow['step']
  readonly effects: readonly PlacementEffect[]
  readonly at: number
}

/** Effects that a job carries out. The statement that writes the step enqueues the job. */
const jobsOf: Readonly<Partial<Record<PlacementEffect, JobName>>> = {
  send_mail: 'order-mail',
  send_failure_mail: 'payment-failed-mail',
  void_payment: 'void-payment',
}

/** Converts a planned step to the values that the database writes. */
export function toAdvance(
  placement: PlacementRow,
  { occurrence: { event, answer }, step, effects, at }: Decided,
): Advance {
  return {
    number: placement.number,
    at,
    from: placement.step,
    to: step,
    state: orderStateOf(step),
    reason: answer?.state === 'declined' ? answer.reason : step === 'failed' ? event : null,
    providerReference: answer && 'reference' in answer && answer.reference ? answer.reference : null,
    paymentState: toPaymentState(step, answer),
    instrument: toInstrument(answer),
    cartState: effects.includes('finalise_order') ? 'ordered' : effects.includes('reopen_cart') ? 'open' : null,
    isDeclined: answer?.state === 'declined',
    givesBack: effects.includes('give_back_stock'),
    authorisedBy: answer?.state === 'authorised' ? `${answer.reference}-authorised` : null,
    capturedBy: answer?.state === 'authorised' && answer.isCaptured ? `${answer.reference}-captured` : null,
    mandate:
      answer?.state === 'mandated' && step === 'finalised' ? { state: 'waiting', reference: answer.reference } : null,
    shipments: effects.includes('finalise_order') ? placement.doc.shipments : [],
    jobs: listJobs(placement, event, effects),
  }
}

const toInstrument = (answer: PlacementOccurrence['answer']): Advance['instrument'] => {
  // The shopper has answered, and the bank decides.
  if (answer?.state === 'pending') return { challenge: null }
  if (answer?.state !== 'challenge') return {}
  const { challengeId: id, url, isRedirect } = answer
  return { challenge: { id, url, ...(isRedirect && { isRedirect }) } }
}

// The shopper left the bank's page and knows about it. A mail would go to an address without proof that it is the shopper's.
const isUnanswered = (payment: PlacementRow['payment'], event: PlacementEvent): boolean =>
  event === 'timed_out' && Boolean(payment?.challenge)

const listJobs = (
  { doc, payment }: PlacementRow,
  event: PlacementEvent,
  effects: readonly PlacementEffect[],
): JobName[] => [
  ...effects
    .filter((effect) => effect !== 'send_failure_mail' || !isUnanswered(payment, event))
    .flatMap((effect) => jobsOf[effect] ?? []),
  ...(effects.includes('finalise_order') && buysGiftCards(doc) ? (['gift-cards'] as const) : []),
  ...(effects.includes('finalise_order') && doc.placedFrom?.isMeasured ? (['purchase-event'] as const) : []),
]
