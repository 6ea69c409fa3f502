import type { Brand } from '../cards/card-number.ts'
import type { Behaviour } from '../cards/test-cards.ts'

export type PaymentStatus =
  | 'pending'
  | 'requires_action'
  | 'verified'
  | 'authorised'
  | 'declined'
  | 'fraud'
  | 'captured'
  | 'voided'
  | 'refunded'

export type DeclineReason =
  | 'insufficient_funds'
  | 'do_not_honour'
  | 'suspected_fraud'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'authentication_failed'
  | 'authentication_cancelled'
  | 'authentication_expired'

export type ChallengeResult = 'authenticated' | 'failed' | 'cancelled'
export type EventType = `payment.${'authorised' | 'captured' | 'voided' | 'refunded' | 'failed' | 'pending'}`
export type EntryKind = 'authorisation' | 'capture' | 'void' | 'refund'

export type CardOnFile = {
  brand: Brand
  last4: string
  /** First six digits, which the card schemes allow to be shown. */
  bin: string
  expiryMonth: number
  expiryYear: number
}

/** One movement of money; a payment's sums are those of its entries and nothing else. */
export type Entry = {
  kind: EntryKind
  amount: number
  at: string
  /** Of a refund by PayPal: the index of its capture, and the shop's own id for it. */
  refund?: RefundOrigin
}

export type RefundOrigin = {
  capture: number
  customId: string | null
}

export type Challenge = {
  id: string
  result: ChallengeResult | null
  wrongCodes: number
  expiresAt: string
}

/** A payment as the journal stores it. */
export type PaymentRecord = {
  id: string
  status: PaymentStatus
  amount: number
  currency: string
  reference: string
  /** Null for a payment by Klarna, PayPal or iDEAL. */
  card: CardOnFile | null
  behaviour: Behaviour
  declineReason: DeclineReason | null
  challenge: Challenge | null
  authentication: 'none' | 'frictionless' | ChallengeResult
  authorisationCode: string | null
  entries: readonly Entry[]
  /** A capture that was accepted and is not done yet. */
  pendingCapture: number
  /** When a pending authorisation or a late capture completes by itself. */
  completesAt: string | null
  returnOrigin: string | null
  /** Of a payment by iDEAL: the page of the shop to which the bank's page returns the shopper. */
  returnUrl?: string
  locale: string
  /** Verifies the card for a later charge, and takes nothing. */
  isSetup?: true
  /** The merchant's data for the fraud check. */
  risk?: { deviceFingerprint?: string }
  /** Number of the last event; events of one payment are counted from 1. */
  sequence: number
  createdAt: string
  updatedAt: string
}

/** Says whether the shopper pays at a bank's page, with iDEAL: the money is captured at once. */
export function isByBank(record: PaymentRecord): boolean {
  return record.returnUrl !== undefined
}

/** The sum of a payment's entries of one kind, in minor units. */
export function sumOf(record: PaymentRecord, kind: EntryKind): number {
  return record.entries.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0)
}

/** The amount that may still be captured, in minor units: authorised less captured, being captured and voided. */
export function capturableAmount(record: PaymentRecord): number {
  return sumOf(record, 'authorisation') - sumOf(record, 'capture') - sumOf(record, 'void') - record.pendingCapture
}

/** The amount that may still be refunded, in minor units. */
export function refundableAmount(record: PaymentRecord): number {
  return sumOf(record, 'capture') - sumOf(record, 'refund')
}
