import {
  type ChallengeResult,
  capturableAmount,
  type DeclineReason,
  type Entry,
  type EventType,
  type PaymentRecord,
  refundableAmount,
  sumOf,
} from './payment.ts'

export type Refused = 'state_conflict' | 'amount_too_large' | 'challenge_open'

/** The result of an operation: the payment afterwards and the event to announce, or why the operation is refused. */
export type Change = { ok: true; record: PaymentRecord; event: EventType | null } | { ok: false; reason: Refused }

const noChange = (record: PaymentRecord): Change => ({ ok: true, record, event: null })
const refuse = (reason: Refused): Change => ({ ok: false, reason })

/** The payment with its whole amount authorised; of a card that is only verified, nothing. */
export function planAuthorisation(record: PaymentRecord, at: string): Change {
  if (record.isSetup) return noChange({ ...record, status: 'verified', completesAt: null, updatedAt: at })
  const authorised = withEntry(record, { kind: 'authorisation', amount: record.amount, at })
  const authorisationCode = record.id.slice(-6).toUpperCase()
  return {
    ok: true,
    record: { ...authorised, status: 'authorised', authorisationCode, completesAt: null },
    event: 'payment.authorised',
  }
}

/** The payment as its bank pays it: authorised and captured as a whole, by one event. */
export function planPaidByBank(record: PaymentRecord, at: string): Change {
  const authorised = planAuthorisation(record, at)
  return authorised.ok ? capture(authorised.record, record.amount, at) : authorised
}

/** The payment finally refused; nothing is charged. */
export function planFailure(record: PaymentRecord, reason: DeclineReason, at: string): Change {
  const status = reason === 'suspected_fraud' ? 'fraud' : 'declined'
  return {
    ok: true,
    record: { ...record, status, declineReason: reason, completesAt: null, updatedAt: at },
    event: 'payment.failed',
  }
}

/** The payment after its challenge; the bank's own record of the challenge decides, the caller may only give up. */
export function planConfirmation(record: PaymentRecord, claimed: ChallengeResult | null, at: string): Change {
  const { challenge } = record
  if (!challenge) return refuse('state_conflict')
  if (record.status !== 'requires_action') return noChange(record)
  if (challenge.result === null && at > challenge.expiresAt) return planFailure(record, 'authentication_expired', at)
  const result = challenge.result ?? (claimed === 'authenticated' ? null : claimed)
  if (result === null) return refuse('challenge_open')
  const decided = { ...record, authentication: result, challenge: { ...challenge, result } }
  if (result === 'authenticated') return planAuthorisation(decided, at)
  return planFailure(decided, result === 'failed' ? 'authentication_failed' : 'authentication_cancelled', at)
}

/** A capture of a part or of all that is left; captured never exceeds authorised. */
export function planCapture(record: PaymentRecord, amount: number | null, at: string): Change {
  if (record.status !== 'authorised' && record.status !== 'captured') return refuse('state_conflict')
  const most = capturableAmount(record)
  if (most === 0) return refuse('state_conflict')
  const wanted = amount ?? most
  if (wanted > most) return refuse('amount_too_large')
  if (record.behaviour === 'late_capture') {
    return noChange({ ...record, pendingCapture: record.pendingCapture + wanted, updatedAt: at })
  }
  return capture(record, wanted, at)
}

/** Completes a late capture. */
export function planPendingCapture(record: PaymentRecord, at: string): Change {
  if (record.pendingCapture === 0) return noChange(record)
  return capture({ ...record, pendingCapture: 0, completesAt: null }, record.pendingCapture, at)
}

/** Releases what was authorised and not captured, and ends a payment that is still pending. Repeatable. */
export function planVoid(record: PaymentRecord, at: string): Change {
  if (record.status === 'voided') return noChange(record)
  if (record.status === 'pending' || record.status === 'requires_action' || record.status === 'verified') {
    return {
      ok: true,
      record: { ...record, status: 'voided', completesAt: null, updatedAt: at },
      event: 'payment.voided',
    }
  }
  const rest = capturableAmount(record)
  if (rest === 0 || record.pendingCapture > 0) return refuse('state_conflict')
  const voided = withEntry(record, { kind: 'void', amount: rest, at })
  const status = sumOf(record, 'capture') === 0 ? 'voided' : record.status
  return { ok: true, record: { ...voided, status }, event: 'payment.voided' }
}

/** A refund of a part or of all that is left; refunded never exceeds captured. */
export function planRefund(record: PaymentRecord, amount: number | null, at: string): Change {
  const most = refundableAmount(record)
  if (most === 0) return refuse('state_conflict')
  const wanted = amount ?? most
  if (wanted > most) return refuse('amount_too_large')
  const refunded = withEntry(record, { kind: 'refund', amount: wanted, at })
  const status = refundableAmount(refunded) === 0 ? 'refunded' : 'captured'
  return { ok: true, record: { ...refunded, status }, event: 'payment.refunded' }
}

function capture(record: PaymentRecord, amount: number, at: string): Change {
  const captured = withEntry(record, { kind: 'capture', amount, at })
  return { ok: true, record: { ...captured, status: 'captured' }, event: 'payment.captured' }
}

function withEntry(record: PaymentRecord, entry: Entry): PaymentRecord {
  return { ...record, entries: [...record.entries, entry], updatedAt: entry.at }
}
