import type { InstrumentInput, PaymentMethod, TakenInstrument } from './payment-method.ts'

type CardMethodOptions = { readonly pageOrigins: readonly string[]; readonly now: () => number }

/** Payment by card: the page has the provider's token for it, and what may be shown of it (PAY-01). */
export function createCardMethod({ pageOrigins, now }: CardMethodOptions): PaymentMethod {
  return {
    code: 'CREDIT_CARD',
    brands: ['visa', 'mastercard', 'amex'],
    pageOrigins,
    takeInstrument: async (input) => takeCard(input, now()),
  }
}

function takeCard({ token, card }: InstrumentInput, now: number): TakenInstrument {
  if (!token) return { ok: false, reason: 'missing', field: 'token' }
  if (!card) return { ok: true, facts: { token } }
  if (isExpired(card, now)) return { ok: false, reason: 'expired' }
  const { brand, last4, bin, expiryMonth, expiryYear } = card
  return { ok: true, facts: { token, brand, last4, expiryMonth, expiryYear, ...(bin && { bin }) } }
}

/** A card is good to the last day of its month. */
function isExpired({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: number): boolean {
  return Date.UTC(expiryYear, expiryMonth, 1) <= now
}
