import type { Behaviour } from '../cards/test-cards.ts'
import { applyChange } from '../payments/apply-change.ts'
import { outcomes } from '../payments/behaviour-outcome.ts'
import { scheduleCompletion } from '../payments/complete-payment.ts'
import type { PaymentRecord } from '../payments/payment.ts'
import { planOpening } from '../payments/plan-opening.ts'
import { type Provider, timestamp } from '../provider.ts'

export type PeerCharge = {
  prefix: string
  amount: number
  currency: string
  reference: string
  locale: string
  behaviour: Behaviour
}

/** Opens a payment without a card: payments by Klarna and PayPal stand in the same ledger as those by card. */
export function openPeerPayment(provider: Provider, { prefix, ...charge }: PeerCharge): PaymentRecord {
  const at = timestamp(provider)
  const record: PaymentRecord = {
    ...charge,
    id: provider.createId(prefix),
    status: 'pending',
    card: null,
    declineReason: null,
    challenge: null,
    authentication: 'none',
    authorisationCode: null,
    entries: [],
    pendingCapture: 0,
    completesAt: null,
    returnOrigin: null,
    sequence: 0,
    createdAt: at,
    updatedAt: at,
  }
  const opened = applyChange(provider, planOpening(provider, record, outcomes[charge.behaviour]))
  scheduleCompletion(provider, opened)
  return opened
}
