import { isCardExpired } from '@lacehouse/domain/payment/is-card-expired'
import { type ApprovalTerms, anyCart } from './approval-terms.ts'
import type { CardFacts, InstrumentInput, PaymentMethod, TakenInstrument } from './payment-method.ts'

/** The provider's answer about a card's token; `unknown`: no such token, `away`: no answer. */
export type FoundCard =
  | { readonly state: 'found'; readonly card: CardFacts; readonly terms: ApprovalTerms }
  | { readonly state: 'unknown' }
  | { readonly state: 'away' }

type CardMethodOptions = Pick<PaymentMethod, 'pageOrigins' | 'scriptOrigins'> & {
  readonly now: () => number
  readonly findCard: (token: string) => Promise<FoundCard>
}

/** Creates payment by card. The page sends the provider's token; brand, digits and expiry come from the provider (PAY-01). */
export function createCardMethod({ now, findCard, ...origins }: CardMethodOptions): PaymentMethod {
  return {
    code: 'CREDIT_CARD',
    brands: ['visa', 'mastercard', 'amex'],
    ...origins,
    takeInstrument: (input) => takeCard(input, { now: now(), findCard }),
  }
}

type Taking = Pick<CardMethodOptions, 'findCard'> & { readonly now: number }

async function takeCard({ token, card: saved }: InstrumentInput, { now, findCard }: Taking): Promise<TakenInstrument> {
  if (!token) return { ok: false, reason: 'missing', field: 'token' }
  const found = saved ? ({ state: 'found', card: saved, terms: anyCart } as const) : await findCard(token)
  if (found.state === 'unknown') return { ok: false, reason: 'missing', field: 'token' }
  // Orders are taken while the provider is away; the card then has no name, and the charge shows whether it is valid.
  if (found.state === 'away') return { ok: true, facts: { token }, terms: anyCart }
  const { card, terms } = found
  if (isCardExpired(card, now)) return { ok: false, reason: 'expired' }
  const { brand, last4, bin, expiryMonth, expiryYear } = card
  return { ok: true, facts: { token, brand, last4, expiryMonth, expiryYear, ...(bin && { bin }) }, terms }
}
