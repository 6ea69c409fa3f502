import type { Reply } from '../http/idempotency.ts'
import type { Provider } from '../provider.ts'
import type { PaymentRecord } from './payment.ts'
import { toPayment } from './to-payment.ts'

/** The reply with a payment. */
export function toPaymentReply(provider: Provider, record: PaymentRecord): Reply {
  return { status: 200, body: toPayment(record, provider.settings.publicUrl) }
}
