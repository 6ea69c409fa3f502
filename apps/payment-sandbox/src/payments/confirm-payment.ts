import type { Reply } from '../http/idempotency.ts'
import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { getPayment } from './get-payment.ts'
import type { ChallengeResult } from './payment.ts'
import { planConfirmation } from './payment-machine.ts'
import { toPaymentReply } from './to-payment-reply.ts'

/** Goes on with a payment after its challenge. */
export function confirmPayment(provider: Provider, id: string, claimed: ChallengeResult | null): Reply {
  const change = planConfirmation(getPayment(provider, id), claimed, timestamp(provider))
  return toPaymentReply(provider, applyChange(provider, change))
}
