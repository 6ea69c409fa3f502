import { isAllowedOrigin } from '../http/allowed-origins.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { Session } from '../journal/ledger.ts'
import { type Provider, timestamp } from '../provider.ts'
import type { Instrument } from '../tokens/get-instrument.ts'
import type { PaymentRecord } from './payment.ts'

export type AuthoriseBody = {
  token?: string
  session?: string
  method?: 'ideal'
  redirect?: { returnUrl: string; locale?: string }
  amount: number
  currency: string
  reference: string
  capture?: false
  /** Verifies the card for a later charge. */
  setup?: true
  /** The payment that verified the card; its charge is captured at once. */
  mandate?: string
  threeDs?: { returnOrigin?: string; locale?: string }
  risk?: { deviceFingerprint?: string }
}

/** The means of payment: a card, or with iDEAL no card. */
export type Payer = Omit<Instrument, 'card' | 'isSaved'> & { card: Instrument['card'] | null }

/** A new payment, before its authorisation. */
export function openPayment(
  provider: Provider,
  body: AuthoriseBody,
  { card, behaviour, session }: Payer,
): PaymentRecord {
  const at = timestamp(provider)
  return {
    id: provider.createId('pay'),
    status: 'pending',
    amount: body.amount,
    currency: body.currency,
    reference: body.reference,
    card,
    behaviour,
    declineReason: null,
    challenge: null,
    authentication: 'none',
    authorisationCode: null,
    entries: [],
    pendingCapture: 0,
    completesAt: null,
    returnOrigin: getReturnOrigin(provider, body, session),
    ...(body.redirect && { returnUrl: getReturnUrl(provider, body.redirect.returnUrl) }),
    locale: body.redirect?.locale ?? body.threeDs?.locale ?? session?.locale ?? 'en-us',
    ...(body.setup && { isSetup: true as const }),
    ...(body.risk && { risk: body.risk }),
    sequence: 0,
    createdAt: at,
    updatedAt: at,
  }
}

function getReturnOrigin(provider: Provider, body: AuthoriseBody, session: Session | null): string | null {
  const origin = body.threeDs?.returnOrigin ?? session?.returnOrigin ?? null
  if (origin !== null && !isAllowedOrigin(origin, provider.settings.allowedOrigins)) {
    throw new SandboxProblem('origin_not_allowed', 'This origin may not frame the challenge.')
  }
  return origin
}

function getReturnUrl(provider: Provider, address: string): string {
  const url = URL.parse(address)
  if (!url || !isAllowedOrigin(url.origin, provider.settings.allowedOrigins)) {
    throw new SandboxProblem('origin_not_allowed', 'The bank may not return the shopper to this origin.')
  }
  return url.href
}
