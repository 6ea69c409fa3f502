import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { outcomes } from './behaviour-outcome.ts'
import { isByBank, type PaymentRecord } from './payment.ts'
import { planAuthorisation, planFailure, planPaidByBank, planPendingCapture } from './payment-machine.ts'

/** Schedules the completion of a pending authorisation or a late capture. */
export function scheduleCompletion(
  provider: Provider,
  record: PaymentRecord,
  done: (completed: PaymentRecord) => void = () => undefined,
): void {
  if (record.completesAt === null) return
  const wait = Date.parse(record.completesAt) - provider.settings.clock().getTime()
  provider.after(Math.max(0, wait), () => done(completePayment(provider, record)))
}

function completePayment(provider: Provider, scheduled: PaymentRecord): PaymentRecord {
  const record = provider.ledger.findPayment(scheduled.id) ?? scheduled
  const at = timestamp(provider)
  if (record.pendingCapture > 0) return applyChange(provider, planPendingCapture(record, at))
  if (record.status !== 'pending') return record
  const outcome = outcomes[record.behaviour]
  const isFailing = outcome.kind === 'pending' && outcome.becomes === 'failed'
  if (isFailing) return applyChange(provider, planFailure(record, 'do_not_honour', at))
  return applyChange(provider, isByBank(record) ? planPaidByBank(record, at) : planAuthorisation(record, at))
}

/** Schedules the completions that the last run of the sandbox left open. */
export function resumeCompletions(provider: Provider): void {
  for (const record of provider.ledger.listPayments()) scheduleCompletion(provider, record)
}
