import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { Provider } from '../provider.ts'
import type { PaymentRecord } from './payment.ts'

/** The payment with this id, or the refusal that there is none. */
export function getPayment(provider: Provider, id: string): PaymentRecord {
  const record = provider.ledger.findPayment(id)
  if (!record) throw new SandboxProblem('payment_unknown', 'There is no such payment.')
  return record
}
