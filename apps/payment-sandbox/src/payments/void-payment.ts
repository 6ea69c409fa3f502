import type { Answer } from '../http/answer-once.ts'
import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { getPayment } from './get-payment.ts'
import { planVoid } from './payment-machine.ts'
import { toAnswer } from './to-answer.ts'

/** Gives back what is not captured. */
export function voidPayment(provider: Provider, id: string): Answer {
  return toAnswer(provider, applyChange(provider, planVoid(getPayment(provider, id), timestamp(provider))))
}
