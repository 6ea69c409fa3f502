import {
  type CardOnFile,
  type DeclineReason,
  type Entry,
  isByBank,
  type PaymentRecord,
  type PaymentStatus,
  sumOf,
} from './payment.ts'

/** A payment as the shop's server gets it, in replies and in webhooks. */
export type Payment = {
  id: string
  status: PaymentStatus
  amount: number
  currency: string
  reference: string
  authorisedAmount: number
  capturedAmount: number
  pendingCaptureAmount: number
  voidedAmount: number
  refundedAmount: number
  method?: 'ideal'
  setup?: true
  card: CardOnFile | null
  declineReason: DeclineReason | null
  challenge: { id: string; url: string; expiresAt: string } | null
  authentication: PaymentRecord['authentication']
  authorisationCode: string | null
  entries: readonly Entry[]
  risk?: PaymentRecord['risk']
  sequence: number
  createdAt: string
  updatedAt: string
}

const pageOf = (record: PaymentRecord): string => (isByBank(record) ? 'bank' : 'challenge')

/** The public shape of a payment; the challenge is shown only while it waits for the shopper. */
export function toPayment(record: PaymentRecord, publicUrl: string): Payment {
  const { challenge } = record
  const isWaiting = challenge !== null && record.status === 'requires_action'
  return {
    id: record.id,
    status: record.status,
    amount: record.amount,
    currency: record.currency,
    reference: record.reference,
    authorisedAmount: sumOf(record, 'authorisation'),
    capturedAmount: sumOf(record, 'capture'),
    pendingCaptureAmount: record.pendingCapture,
    voidedAmount: sumOf(record, 'void'),
    refundedAmount: sumOf(record, 'refund'),
    ...(isByBank(record) && { method: 'ideal' }),
    ...(record.isSetup && { setup: true as const }),
    card: record.card,
    declineReason: record.declineReason,
    challenge: isWaiting
      ? { id: challenge.id, url: `${publicUrl}/${pageOf(record)}/${challenge.id}`, expiresAt: challenge.expiresAt }
      : null,
    authentication: record.authentication,
    authorisationCode: record.authorisationCode,
    entries: record.entries,
    ...(record.risk && { risk: record.risk }),
    sequence: record.sequence,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  }
}
