import type { Reply } from '../http/idempotency.ts'
import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { scheduleCompletion } from './complete-payment.ts'
import { getPayment } from './get-payment.ts'
import { planCapture } from './payment-machine.ts'
import { toPaymentReply } from './to-payment-reply.ts'

/** Captures a part or the rest; a late capture is accepted now and completed later. */
export function capturePayment(provider: Provider, id: string, amount: number | null): Reply {
  const before = getPayment(provider, id)
  const change = planCapture(before, amount, timestamp(provider))
  const isLate = change.ok && change.record.pendingCapture > before.pendingCapture
  if (!isLate) return toPaymentReply(provider, applyChange(provider, change))
  const completesAt = new Date(provider.settings.clock().getTime() + provider.settings.delays.lateCapture).toISOString()
  const record = applyChange(provider, { ...change, record: { ...change.record, completesAt } })
  scheduleCompletion(provider, record)
  return toPaymentReply(provider, record)
}
