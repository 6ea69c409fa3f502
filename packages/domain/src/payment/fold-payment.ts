import type { Instant } from '../time/instant.ts'

/** One thing that happened to a payment; `id` is the provider's, so that one kind of news under one id counts once (PAY-13). */
export type PaymentEntry = {
  readonly id: string
  readonly kind: 'authorised' | 'captured' | 'voided' | 'refunded' | 'declined'
  /** Minor units, positive. */
  readonly amount: number
  readonly at: Instant
}

export type PaymentState = 'none' | 'declined' | 'authorised' | 'captured' | 'voided' | 'partly_refunded' | 'refunded'

/** The sum of a payment's ledger in minor units. */
export type PaymentBalance = {
  readonly state: PaymentState
  readonly authorised: number
  readonly captured: number
  readonly refunded: number
  /** What the shop holds or may still take: captured or authorised, less what was given back. */
  readonly kept: number
}

/**
 * Folds a payment's ledger into its balance: the same for entries in any order and any number of times, because the state comes
 * from which entries there are and never from which came last (T10).
 */
export function foldPayment(entries: readonly PaymentEntry[]): PaymentBalance {
  const once = [...new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry])).values()]
  const sumOf = (kind: PaymentEntry['kind']) => once.reduce((sum, e) => (e.kind === kind ? sum + e.amount : sum), 0)
  const [captured, refunded] = [sumOf('captured'), sumOf('refunded')]
  // A capture proves an authorisation whose own news is late.
  const authorised = Math.max(sumOf('authorised'), captured)
  const isVoided = once.some(({ kind }) => kind === 'voided')
  const state = toState({ authorised, captured, refunded, isVoided, isDeclined: once.some(isDecline) })
  const held = captured > 0 ? captured - refunded : isVoided ? 0 : authorised
  return { state, authorised, captured, refunded, kept: Math.max(0, held) }
}

type Sums = {
  readonly authorised: number
  readonly captured: number
  readonly refunded: number
  readonly isVoided: boolean
  readonly isDeclined: boolean
}

function toState({ authorised, captured, refunded, isVoided, isDeclined }: Sums): PaymentState {
  if (captured > 0 && refunded >= captured) return 'refunded'
  if (refunded > 0) return 'partly_refunded'
  if (captured > 0) return 'captured'
  if (isVoided) return 'voided'
  if (authorised > 0) return 'authorised'
  return isDeclined ? 'declined' : 'none'
}

function isDecline({ kind }: PaymentEntry): boolean {
  return kind === 'declined'
}

/** Plans a refund: never more than was captured and not yet given back. */
export function planRefund(
  balance: PaymentBalance,
  amount: number,
): { readonly ok: true; readonly amount: number } | { readonly ok: false; readonly refundable: number } {
  const refundable = Math.max(0, balance.captured - balance.refunded)
  const isFine = Number.isSafeInteger(amount) && amount > 0 && amount <= refundable
  return isFine ? { ok: true, amount } : { ok: false, refundable }
}
