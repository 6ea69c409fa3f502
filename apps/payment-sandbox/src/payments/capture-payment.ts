import type { Answer } from '../http/answer-once.ts'
import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { getPayment } from './get-payment.ts'
import { planCapture } from './payment-machine.ts'
import { scheduleSettlement } from './settle-payment.ts'
import { toAnswer } from './to-answer.ts'

/** Captures a part or the rest; a late capture is accepted now and done by the provider's own time. */
export function capturePayment(provider: Provider, id: string, amount: number | null): Answer {
  const before = getPayment(provider, id)
  const change = planCapture(before, amount, timestamp(provider))
  const isLate = change.ok && change.record.pendingCapture > before.pendingCapture
  if (!isLate) return toAnswer(provider, applyChange(provider, change))
  const settlesAt = new Date(provider.settings.clock().getTime() + provider.settings.delays.lateCapture).toISOString()
  const record = applyChange(provider, { ...change, record: { ...change.record, settlesAt } })
  scheduleSettlement(provider, record)
  return toAnswer(provider, record)
}
