import { type Provider, timestamp } from '../provider.ts'
import { applyChange } from './apply-change.ts'
import { outcomes } from './behaviour-outcome.ts'
import type { PaymentRecord } from './payment.ts'
import { planAuthorisation, planFailure, planPendingCapture } from './payment-machine.ts'

/** Lets the provider go on by itself at the payment's time: finish what is pending, or do a late capture. */
export function scheduleSettlement(
  provider: Provider,
  record: PaymentRecord,
  done: (settled: PaymentRecord) => void = () => undefined,
): void {
  if (record.settlesAt === null) return
  const wait = Date.parse(record.settlesAt) - provider.settings.clock().getTime()
  provider.after(Math.max(0, wait), () => done(settlePayment(provider, record)))
}

function settlePayment(provider: Provider, scheduled: PaymentRecord): PaymentRecord {
  const record = provider.ledger.findPayment(scheduled.id) ?? scheduled
  const at = timestamp(provider)
  if (record.pendingCapture > 0) return applyChange(provider, planPendingCapture(record, at))
  if (record.status !== 'pending') return record
  const outcome = outcomes[record.behaviour]
  const isFailing = outcome.kind === 'pending' && outcome.becomes === 'failed'
  return applyChange(provider, isFailing ? planFailure(record, 'do_not_honour', at) : planAuthorisation(record, at))
}

/** Takes up again what the last run of the sandbox left to be done. */
export function resumeSettlements(provider: Provider): void {
  for (const record of provider.ledger.listPayments()) scheduleSettlement(provider, record)
}
