import { findExpiryFault, parseExpiry } from '../cards/card-expiry.ts'
import { cvcLength, findBrand, findNumberFault, toDigits } from '../cards/card-number.ts'
import { findTestCard } from '../cards/test-cards.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { Session } from '../journal/ledger.ts'
import type { CardOnFile } from '../payments/payment.ts'
import { type Provider, timestamp } from '../provider.ts'

export interface CardBody {
  card: string
  expiry: string
  cvc: string
}

export interface TokenReply extends CardOnFile {
  token: string
}

/** Keeps what may be kept of a card and gives an opaque token for it; number and code are forgotten here. */
export function createToken(provider: Provider, body: CardBody, session: Session | null): TokenReply {
  const digits = toDigits(body.card)
  const expiry = parseExpiry(body.expiry)
  const cvcFault = toDigits(body.cvc).length === cvcLength(findBrand(digits)) ? null : 'cvc_incomplete'
  const fault = findNumberFault(digits) ?? findExpiryFault(body.expiry, provider.settings.clock()) ?? cvcFault
  if (fault || !expiry) throw refuseCard(fault ?? 'expiry_incomplete')
  const testCard = findTestCard(digits)
  if (!testCard) throw refuseCard('not_a_test_card')
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
  return { token, ...card }
}

function refuseCard(fault: string): SandboxProblem {
  return new SandboxProblem('card_refused', 'The card was refused.', { fault })
}
