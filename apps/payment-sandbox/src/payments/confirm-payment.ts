import type { Answer } from '../http/answer-once.ts'
import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { getPayment } from './get-payment.ts'
import type { ChallengeResult } from './payment.ts'
import { planConfirmation } from './payment-machine.ts'
import { toAnswer } from './to-answer.ts'

/** Goes on with a payment after its challenge. */
export function confirmPayment(provider: Provider, id: string, claimed: ChallengeResult | null): Answer {
  const change = planConfirmation(getPayment(provider, id), claimed, timestamp(provider))
  return toAnswer(provider, applyChange(provider, change))
}
