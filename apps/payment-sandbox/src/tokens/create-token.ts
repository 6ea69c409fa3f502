import { type ExpiryProblem, findExpiryProblem, parseExpiry } from '../cards/card-expiry.ts'
import { cvcLength, findBrand, findNumberProblem, type NumberProblem, toDigits } from '../cards/card-number.ts'
import { findTestCard } from '../cards/test-cards.ts'
import type { Session } from '../journal/ledger.ts'
import type { CardOnFile } from '../payments/payment.ts'
import { type Provider, timestamp } from '../provider.ts'

export type CardBody = {
  card: string
  expiry: string
  cvc: string
}

type CardProblem = NumberProblem | ExpiryProblem | 'cvc_incomplete' | 'not_a_test_card' | 'session_unknown'
export type TokenReply = ({ ok: true; token: string } & CardOnFile) | { ok: false; problem: CardProblem }

/** Stores what may be stored of a card and returns an opaque token for it; number and security code are dropped here. */
export function createToken(provider: Provider, body: CardBody, session: Session | null): TokenReply {
  const digits = toDigits(body.card)
  const expiry = parseExpiry(body.expiry)
  const cvcProblem = toDigits(body.cvc).length === cvcLength(findBrand(digits)) ? null : 'cvc_incomplete'
  const problem = findNumberProblem(digits) ?? findExpiryProblem(body.expiry, provider.settings.clock()) ?? cvcProblem
  if (problem || !expiry) return { ok: false, problem: problem ?? 'expiry_incomplete' }
  const testCard = findTestCard(digits)
  if (!testCard) return { ok: false, problem: 'not_a_test_card' }
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
