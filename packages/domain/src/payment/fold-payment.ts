import type { Instant } from '../time/instant.ts'

/** One event of a payment. `id` is the provider's; entries of one kind with one id count once (PAY-13). */
export type PaymentEntry = {
  readonly id: string
  readonly kind: 'authorised' | 'captured' | 'voided' | 'refunded' | 'declined'
  /** Minor units, positive. */
  readonly amount: number
  readonly at: Instant
}

export type PaymentState = 'none' | 'declined' | 'authorised' | 'captured' | 'voided' | 'partly_refunded' | 'refunded'

/** The sums of a payment's ledger in minor units. */
export type PaymentBalance = {
  readonly state: PaymentState
  readonly authorised: number
  readonly captured: number
  readonly refunded: number
  /** The amount that the shop holds or may still take: captured or authorised, less refunds. */
  readonly held: number
}

/**
 * Folds a payment's ledger into its balance. The order and the repetition of entries make no difference, because the state
 * depends on which entries exist (T10).
 */
export function foldPayment(entries: readonly PaymentEntry[]): PaymentBalance {
  const once = [...new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry])).values()]
  const sumOf = (kind: PaymentEntry['kind']) => once.reduce((sum, e) => (e.kind === kind ? sum + e.amount : sum), 0)
  const [captured, refunded] = [sumOf('captured'), sumOf('refunded')]
  // A capture proves an authorisation, even when the authorisation's own event comes later.
  const authorised = Math.max(sumOf('authorised'), captured)
  const isVoided = once.some(({ kind }) => kind === 'voided')
  const state = toState({ authorised, captured, refunded, isVoided, isDeclined: once.some(isDecline) })
  const balance = captured > 0 ? captured - refunded : isVoided ? 0 : authorised
  return { state, authorised, captured, refunded, held: Math.max(0, balance) }
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

/** Plans a refund in minor units: at most the captured amount that is not yet refunded. */
export function planRefund(
  balance: Pick<PaymentBalance, 'captured' | 'refunded'>,
  amount: number,
): { readonly ok: true; readonly amount: number } | { readonly ok: false; readonly refundable: number } {
  const refundable = Math.max(0, balance.captured - balance.refunded)
  const isFine = Number.isSafeInteger(amount) && amount > 0 && amount <= refundable
  return isFine ? { ok: true, amount } : { ok: false, refundable }
}
