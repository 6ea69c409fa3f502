import type { Reply } from '../http/idempotency.ts'
import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { getPayment } from './get-payment.ts'
import { planVoid } from './payment-machine.ts'
import { toPaymentReply } from './to-payment-reply.ts'

/** Releases the amount that is not captured. */
export function voidPayment(provider: Provider, id: string): Reply {
  return toPaymentReply(provider, applyChange(provider, planVoid(getPayment(provider, id), timestamp(provider))))
}
