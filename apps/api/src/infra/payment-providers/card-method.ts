import type { InstrumentInput, PaymentMethod, TakenInstrument } from './payment-method.ts'

type CardMethodOptions = { readonly pageOrigins: readonly string[]; readonly now: () => number }

/** Creates payment by card. The page sends the provider's token and the displayable card data (PAY-01). */
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

/** Says whether a card has expired; it is valid to the last day of its month. */
function isExpired({ expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number }, now: number): boolean {
  return Date.UTC(expiryYear, expiryMonth, 1) <= now
}
