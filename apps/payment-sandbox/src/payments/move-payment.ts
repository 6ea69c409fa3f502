import type { Answer } from '../http/answer-once.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { toAnswer } from './authorise-payment.ts'
import type { ChallengeResult, PaymentRecord } from './payment.ts'
import { planCapture, planConfirmation, planRefund, planVoid } from './payment-machine.ts'
import { scheduleSettlement } from './settle-payment.ts'

/** The payment with this id, or the refusal that there is none. */
export function getPayment(provider: Provider, id: string): PaymentRecord {
  const record = provider.ledger.findPayment(id)
  if (!record) throw new SandboxProblem('payment_unknown', 'There is no such payment.')
  return record
}

/** Goes on with a payment after its challenge. */
export function confirmPayment(provider: Provider, id: string, claimed: ChallengeResult | null): Answer {
  const change = planConfirmation(getPayment(provider, id), claimed, timestamp(provider))
  return toAnswer(provider, applyChange(provider, change))
}

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

/** Gives back what is not captured. */
export function voidPayment(provider: Provider, id: string): Answer {
  return toAnswer(provider, applyChange(provider, planVoid(getPayment(provider, id), timestamp(provider))))
}

/** Refunds a part or the rest of what was captured. */
export function refundPayment(provider: Provider, id: string, amount: number | null): Answer {
  return toAnswer(provider, applyChange(provider, planRefund(getPayment(provider, id), amount, timestamp(provider))))
}
