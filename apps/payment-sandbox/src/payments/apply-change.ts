import { SandboxProblem } from '../http/sandbox-problem.ts'
import { type Provider, timestamp } from '../provider.ts'
import type { EventType, PaymentRecord } from './payment.ts'
import type { Change, Refused } from './payment-machine.ts'
import { type Payment, toPayment } from './to-payment.ts'

const refusals: Record<Refused, string> = {
  state_conflict: 'The payment is in a state that does not allow this.',
  amount_too_large: 'The amount exceeds what is left.',
  challenge_open: 'The shopper has not answered the challenge yet.',
}

/** The body of a webhook: the payment as it was when the event happened. */
export type WebhookBody = {
  id: string
  type: EventType
  sequence: number
  createdAt: string
  payment: Payment
}

/** Records a planned change and announces its event, or throws the refusal. */
export function applyChange(provider: Provider, change: Change): PaymentRecord {
  if (!change.ok) throw new SandboxProblem(change.reason, refusals[change.reason])
  if (change.event === null) {
    if (provider.ledger.findPayment(change.record.id) !== change.record) provider.ledger.putPayment(change.record)
    return change.record
  }
  const record = { ...change.record, sequence: change.record.sequence + 1 }
  provider.ledger.putPayment(record)
  announce(provider, record, change.event)
  return record
}

function announce(provider: Provider, record: PaymentRecord, type: EventType): void {
  const body: WebhookBody = {
    id: provider.createId('evt'),
    type,
    sequence: record.sequence,
    createdAt: timestamp(provider),
    payment: toPayment(record, provider.settings.publicUrl),
  }
  const { id, sequence, createdAt } = body
  const event = { id, paymentId: record.id, type, sequence, body: JSON.stringify(body), deliveredAt: null, createdAt }
  provider.ledger.putEvent(event)
  provider.sender.announce(event)
}
