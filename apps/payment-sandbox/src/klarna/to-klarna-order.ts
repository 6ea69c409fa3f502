import { capturableAmount, type PaymentRecord, sumOf } from '../payments/payment.ts'

export type FraudStatus = 'ACCEPTED' | 'PENDING' | 'REJECTED'

/** The result of Klarna's fraud check. */
export function toFraudStatus({ status }: PaymentRecord): FraudStatus {
  if (status === 'pending') return 'PENDING'
  return status === 'declined' || status === 'fraud' ? 'REJECTED' : 'ACCEPTED'
}

/** An order as order management returns it. */
export function toKlarnaOrder(record: PaymentRecord) {
  const captured = sumOf(record, 'capture')
  return {
    order_id: record.id,
    status: toStatus(record, captured),
    fraud_status: toFraudStatus(record),
    order_amount: record.amount,
    purchase_currency: record.currency,
    merchant_reference1: record.reference,
    captured_amount: captured,
    refunded_amount: sumOf(record, 'refund'),
    remaining_authorized_amount: capturableAmount(record),
    created_at: record.createdAt,
  }
}

function toStatus(record: PaymentRecord, captured: number): string {
  if (record.status === 'voided') return 'CANCELLED'
  if (captured === 0) return 'AUTHORIZED'
  return capturableAmount(record) > 0 ? 'PART_CAPTURED' : 'CAPTURED'
}
