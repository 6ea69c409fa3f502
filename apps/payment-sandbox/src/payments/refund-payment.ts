import type { Reply } from '../http/idempotency.ts'
import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { getPayment } from './get-payment.ts'
import { planRefund } from './payment-machine.ts'
import { toPaymentReply } from './to-payment-reply.ts'

/** Refunds a part or the rest of what was captured. */
export function refundPayment(provider: Provider, id: string, amount: number | null): Reply {
  return toPaymentReply(
    provider,
    applyChange(provider, planRefund(getPayment(provider, id), amount, timestamp(provider))),
  )
}
