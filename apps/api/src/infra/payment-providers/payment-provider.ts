import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { PaidLine } from '@lacehouse/domain/payment/list-payment-lines'
import type { PaymentMethod } from './payment-method.ts'

/** Why a provider did not authorise. */
export type DeclineReason = 'declined' | 'fraud' | 'expired' | 'authentication'

export type Authorisation =
  | { readonly state: 'authorised'; readonly reference: string; readonly amount: number }
  | { readonly state: 'declined'; readonly reference: string; readonly reason: DeclineReason }
  /** 3-D Secure: the shopper has to answer a challenge in a frame. */
  | { readonly state: 'challenge'; readonly reference: string; readonly challengeId: string; readonly url: string }
  /** The provider has not decided; it announces its decision by webhook. */
  | { readonly state: 'pending'; readonly reference: string }
  /** No answer, or none that can be read: the payment may or may not exist. */
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
  readonly country: string
  /** They sum to the amount. */
  readonly lines: readonly PaidLine[]
  /** What the provider may check for fraud; absent where the checkout sent nothing (CART-20). */
  readonly risk?: { readonly deviceFingerprint: string }
}

/** A card that the provider keeps for the shop: its token for it, and what may be shown. */
export type SavedCard = {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** `refused`: no such card; `verification`: its issuer does not vouch for it; `away`: the provider did not answer. */
export type CardSaved =
  | { readonly ok: true; readonly card: SavedCard }
  | { readonly ok: false; readonly reason: 'refused' | 'verification' | 'away' }

export type SessionRequest = {
  readonly method: PaymentMethodCode
  readonly amount: number
  readonly currency: string
  readonly reference: string
  readonly locale: string
  readonly origin: string
  readonly country: string
  /** They sum to the amount. */
  readonly lines: readonly PaidLine[]
  /** Where a shopper who pays at the provider's own page comes back to, having agreed or not. */
  readonly returnUrls: { readonly approved: string; readonly cancelled: string }
  /** The provider asks for the address too, and the shopper comes back to look at the order before it is placed. */
  readonly isExpress: boolean
  /** Where the provider asks what an address costs while the shopper is at its page; absent where it asks for none. */
  readonly shippingCallback?: string
}

/** A kind of payment that a session offers, in the provider's own words. */
export type SessionCategory = { readonly id: string; readonly name: string }

export type OpenedSession =
  | {
      readonly ok: true
      readonly merchantSession: string
      readonly origin?: string
      readonly script?: string
      readonly categories?: readonly SessionCategory[]
      /** The provider's page where the shopper agrees. */
      readonly redirectUrl?: string
    }
  | { readonly ok: false }

/** A payment that may exist: what the shop knows of it. */
export type ChargeQuestion = {
  readonly orderNumber: string
  readonly token: string | null
  readonly reference: string | null
  /** The charge as it was sent: a provider that cannot be searched answers its repetition, under the same key, as it answered the first. */
  readonly sent: AuthoriseRequest
}

/** Who agreed to pay at the provider's own page, and where their goods go if they were asked. */
export type Approval = {
  readonly isApproved: boolean
  readonly payer: string
  readonly address: (Readonly<Record<string, string>> & { readonly countryCode: string }) | null
  /** The way to send it that they chose there. */
  readonly shippingOption?: string
}

/** A movement of money of a payment that stands already. */
export type MoneyMove = {
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly idempotencyKey: string
}

/** `refused`: the provider says no for good. `unknown`: no answer; the same key can be sent again. */
export type MoveOutcome = { readonly state: 'done' | 'refused' | 'unknown' }

/** A notice of the provider about one payment, its signature checked. */
export type ProviderNotice = {
  readonly eventId: string
  readonly kind: string
  readonly reference: string
  readonly orderNumber: string
  readonly sequence: number
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The port to a payment provider; amounts are minor units. Nothing here throws for what a provider may do. */
export type PaymentProvider = {
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  readonly openSession: (request: SessionRequest) => Promise<OpenedSession>
  readonly authorise: (request: AuthoriseRequest) => Promise<Authorisation>
  /** Goes on after a challenge; the provider decides by what it knows itself, not by what the page says. */
  readonly confirm: (reference: string) => Promise<Authorisation>
  /** The payment of an order as the provider has it, or null where it has none; `unknown` while the provider is away. */
  readonly findByOrder: (question: ChargeQuestion) => Promise<Authorisation | null>
  readonly capture: (move: MoneyMove) => Promise<MoveOutcome>
  readonly refund: (move: MoneyMove) => Promise<MoveOutcome>
  readonly void: (reference: string, idempotencyKey: string) => Promise<{ readonly ok: boolean }>
  /** Reads a webhook; null for one that is not the provider's, such as one with a bad or an old signature. */
  readonly readNotice: (headers: NoticeHeaders, body: string) => Promise<ProviderNotice | null>
  /** What a shopper agreed to at the provider's own page; null where the provider does not know of it or is away. */
  readonly findApproval?: (token: string) => Promise<Approval | null>
  /** Checks a card without charging it and keeps it for later orders; absent where the provider keeps none. */
  readonly saveCard?: (request: { readonly token: string; readonly currency: string }) => Promise<CardSaved>
}
