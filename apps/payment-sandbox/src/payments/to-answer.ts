import type { Answer } from '../http/answer-once.ts'
import type { Provider } from '../provider.ts'
import type { PaymentRecord } from './payment.ts'
import { toPayment } from './to-payment.ts'

/** The answer that carries a payment. */
export function toAnswer(provider: Provider, record: PaymentRecord): Answer {
  return { status: 200, body: toPayment(record, provider.settings.publicUrl) }
}
