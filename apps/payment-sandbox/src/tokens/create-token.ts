import { type ExpiryFault, findExpiryFault, parseExpiry } from '../cards/card-expiry.ts'
import { cvcLength, findBrand, findNumberFault, type NumberFault, toDigits } from '../cards/card-number.ts'
import { findTestCard } from '../cards/test-cards.ts'
import type { Session } from '../journal/ledger.ts'
import type { CardOnFile } from '../payments/payment.ts'
import { type Provider, timestamp } from '../provider.ts'

export type CardBody = {
  card: string
  expiry: string
  cvc: string
}

type CardFault = NumberFault | ExpiryFault | 'cvc_incomplete' | 'not_a_test_card' | 'session_unknown'
export type TokenReply = ({ ok: true; token: string } & CardOnFile) | { ok: false; fault: CardFault }

/** Keeps what may be kept of a card and gives an opaque token for it; number and code are forgotten here. */
export function createToken(provider: Provider, body: CardBody, session: Session | null): TokenReply {
  const digits = toDigits(body.card)
  const expiry = parseExpiry(body.expiry)
  const cvcFault = toDigits(body.cvc).length === cvcLength(findBrand(digits)) ? null : 'cvc_incomplete'
  const fault = findNumberFault(digits) ?? findExpiryFault(body.expiry, provider.settings.clock()) ?? cvcFault
  if (fault || !expiry) return { ok: false, fault: fault ?? 'expiry_incomplete' }
  const testCard = findTestCard(digits)
  if (!testCard) return { ok: false, fault: 'not_a_test_card' }
  const token = provider.createId('tok')
  const card: CardOnFile = {
    brand: testCard.brand,
    last4: digits.slice(-4),
    bin: digits.slice(0, 6),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
  }
  const createdAt = timestamp(provider)
  provider.ledger.putToken({ token, sessionId: session?.id ?? null, card, behaviour: testCard.behaviour, createdAt })
  if (session) provider.ledger.putSession({ ...session, token, tokenCount: session.tokenCount + 1 })
  return { ok: true, token, ...card }
}
