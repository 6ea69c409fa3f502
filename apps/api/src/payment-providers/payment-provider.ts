import type { PaymentMethodCode } from '@lacehouse/domain'

/** Why a provider did not authorise. */
export type DeclineReason = 'declined' | 'fraud' | 'expired' | 'authentication'

export type Authorisation =
  | { readonly state: 'authorised'; readonly reference: string; readonly amount: number; readonly bin?: string }
  | { readonly state: 'declined'; readonly reference: string; readonly reason: DeclineReason }
  /** 3-D Secure: the shopper has to answer a challenge in a frame. */
  | { readonly state: 'challenge'; readonly reference: string; readonly challengeId: string; readonly url: string }
  /** The provider will tell by webhook. */
  | { readonly state: 'pending'; readonly reference: string }
  /** No answer, or none that can be read: the payment may or may not exist, and has to be asked for by its reference. */
  | { readonly state: 'unknown' }

export type AuthoriseRequest = {
  /** The order number: the provider keeps one payment a key, however often it is asked. */
  readonly idempotencyKey: string
  readonly orderNumber: string
  readonly token: string
  readonly amount: number
  readonly currency: string
  readonly locale: string
  readonly origin: string
}

export type SessionRequest = {
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly locale: string
  readonly origin: string
}

export type OpenedSession =
  | { readonly ok: true; readonly merchantSession: string; readonly origin: string; readonly script: string }
  | { readonly ok: false }

/** A notice of the provider about one payment, its signature checked. */
export type ProviderNotice = {
  readonly eventId: string
  readonly kind: string
  readonly reference: string
  readonly orderNumber: string
  readonly sequence: number
}

/** The port to a payment provider; amounts are minor units. Nothing here throws for what a provider may do. */
export type PaymentProvider = {
  readonly name: string
  readonly methods: readonly PaymentMethodCode[]
  readonly openSession: (request: SessionRequest) => Promise<OpenedSession>
  readonly authorise: (request: AuthoriseRequest) => Promise<Authorisation>
  /** Goes on after a challenge; the provider decides by what it knows itself, not by what the page says. */
  readonly confirm: (reference: string) => Promise<Authorisation>
  /** The payment of an order as the provider has it, or null where it has none; `unknown` while the provider is away. */
  readonly findByOrder: (orderNumber: string) => Promise<Authorisation | null>
  readonly void: (reference: string, idempotencyKey: string) => Promise<{ readonly ok: boolean }>
  /** Reads a webhook; null for a bad signature or one that is too old. */
  readonly readNotice: (header: string | undefined, body: string) => ProviderNotice | null
}
