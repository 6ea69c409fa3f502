import type { PaymentMethodCode } from '@lacehouse/domain/payment/instrument'
import type { PaidLine } from '@lacehouse/domain/payment/list-payment-lines'
import type { ApprovalTerms } from './approval-terms.ts'
import type { PaymentMethod } from './payment-method.ts'

/** The reason for a declined authorisation. */
export type DeclineReason = 'declined' | 'fraud' | 'expired' | 'authentication'

export type Authorisation =
  | {
      readonly state: 'authorised'
      readonly reference: string
      readonly amount: number
      /** The provider took the money with the authorisation: it can only be refunded, not voided. */
      readonly isCaptured?: true
    }
  | { readonly state: 'declined'; readonly reference: string; readonly reason: DeclineReason }
  /**
   * The shopper must answer the bank: a 3-D Secure challenge in a frame, or a redirect, for which the shopper leaves the shop for the
   * bank's page and comes back to the return address.
   */
  | {
      readonly state: 'challenge'
      readonly reference: string
      readonly challengeId: string
      readonly url: string
      readonly isRedirect?: true
    }
  /** The provider has not decided; it announces its decision by webhook. */
  | { readonly state: 'pending'; readonly reference: string }
  /** The card is verified and may be charged later; no money is held. */
  | { readonly state: 'mandated'; readonly reference: string }
  /** No readable answer: the payment may or may not exist. */
  | { readonly state: 'unknown' }

export type AuthoriseRequest = {
  /** The order number; the provider makes one payment for each key. */
  readonly idempotencyKey: string
  readonly orderNumber: string
  readonly method: PaymentMethodCode
  /** Empty for a method for which the shopper enters nothing in the shop. */
  readonly token: string
  /** The page of the shop to which the bank's page returns the shopper, after a payment or without one. */
  readonly returnUrl: string
  readonly amount: number
  readonly currency: string
  readonly locale: string
  readonly origin: string
  readonly country: string
  /** They sum to the amount. */
  readonly lines: readonly PaidLine[]
  /** Data for the provider's fraud check; absent where the checkout sent none (CART-20). */
  readonly risk?: { readonly deviceFingerprint: string }
}

/** A charge of a mandate's card while its holder is away. */
export type MandateChargeRequest = Pick<
  AuthoriseRequest,
  'idempotencyKey' | 'orderNumber' | 'amount' | 'currency' | 'locale' | 'lines'
> & { readonly reference: string }

/**
 * Agreements to charge a card later, each for one order (decision 0130). A mandate is made while the card's holder is there and may be
 * asked by the bank, so that the later charge can do without.
 */
export type PaymentMandates = {
  /** Verifies the request's card for a later charge up to its amount; the provider makes one mandate for each key. */
  readonly create: (request: AuthoriseRequest) => Promise<Authorisation>
  /** Continues after a challenge. */
  readonly confirm: (reference: string) => Promise<Authorisation>
  /** Finds the mandate of an order; null without one, `unknown` while the provider is away. */
  readonly findByOrder: (question: ChargeQuestion) => Promise<Authorisation | null>
  /** Authorises and captures at once. A card whose bank wants to ask its holder is declined with `authentication`. */
  readonly charge: (request: MandateChargeRequest) => Promise<Authorisation>
  /** Ends a mandate, after which its card is not charged any more; `ok` too for one that has ended. */
  readonly end: (reference: string, idempotencyKey: string) => Promise<{ readonly ok: boolean }>
}

/** A card that the provider has saved: the token and the displayable data. */
export type SavedCard = {
  readonly token: string
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** `refused`: no such card; `verification`: the bank did not confirm the card; `away`: the provider did not answer. */
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
  /** Addresses to which the provider's page returns the shopper, after an approval or without one. */
  readonly returnUrls: { readonly approved: string; readonly cancelled: string }
  /** True when the provider asks for the address too and the shopper reviews the order before placing it. */
  readonly isExpress: boolean
  /** The address at which the provider asks for shipping costs while the shopper is at its page. */
  readonly shippingCallback?: string
}

/** A kind of payment in a session, with the provider's name for it. */
export type SessionCategory = { readonly id: string; readonly name: string }

export type OpenedSession =
  | {
      readonly ok: true
      readonly merchantSession: string
      /** The id of the session, which an approval names where its token alone does not lead to the session. */
      readonly sessionId?: string
      readonly origin?: string
      readonly script?: string
      readonly categories?: readonly SessionCategory[]
      /** The provider's page for the shopper's approval. */
      readonly redirectUrl?: string
    }
  | { readonly ok: false }

/** A search for a payment that may exist. */
export type ChargeQuestion = {
  readonly orderNumber: string
  readonly token: string | null
  readonly reference: string | null
  /** The sent charge. A provider without a search answers the repeated charge as it answered the first, by the same key. */
  readonly sent: AuthoriseRequest
}

/** A shopper's approval at the provider's page. */
export type Approval = {
  readonly isApproved: boolean
  readonly terms: ApprovalTerms
  /** The approved sum in minor units. */
  readonly amount: number
  readonly payer: string
  readonly address: (Readonly<Record<string, string>> & { readonly countryCode: string }) | null
  /** The shipping option that the shopper chose there. */
  readonly shippingOption?: string
}

/** A movement of an existing payment's money. */
export type MoneyMove = {
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly idempotencyKey: string
}

/** `refused`: the provider refused for good; `unknown`: no answer, and the same key can be sent again. */
export type MoveOutcome = { readonly state: 'done' | 'refused' | 'unknown' }

/** A verified notice of the provider about one payment. */
export type ProviderNotice = {
  readonly eventId: string
  readonly kind: string
  readonly reference: string
  readonly orderNumber: string
  readonly sequence: number
}

export type NoticeHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The interface of a payment provider. Amounts are in minor units. No function throws for failures of the provider. */
export type PaymentProvider = {
  readonly name: string
  readonly methods: readonly PaymentMethod[]
  readonly openSession: (request: SessionRequest) => Promise<OpenedSession>
  readonly authorise: (request: AuthoriseRequest) => Promise<Authorisation>
  /** Continues after a challenge; the provider's own state decides, not the page's input. */
  readonly confirm: (reference: string) => Promise<Authorisation>
  /** Finds the payment of an order; null without a payment, `unknown` while the provider is away. */
  readonly findByOrder: (question: ChargeQuestion) => Promise<Authorisation | null>
  readonly capture: (move: MoneyMove) => Promise<MoveOutcome>
  readonly refund: (move: MoneyMove) => Promise<MoveOutcome>
  /**
   * Gives back what the authorisation holds beyond its captures, after which nothing else can be captured. `done` too where nothing is
   * left, because the provider released it by itself.
   */
  readonly release: (move: MoneyMove) => Promise<MoveOutcome>
  readonly void: (reference: string, idempotencyKey: string) => Promise<{ readonly ok: boolean }>
  /** Reads a webhook; returns null for an invalid one, such as one with a wrong or old signature. */
  readonly readNotice: (headers: NoticeHeaders, body: string) => Promise<ProviderNotice | null>
  /** Finds a shopper's approval; an unknown one is not approved. Returns null while the provider is away. */
  readonly findApproval?: (token: string) => Promise<Approval | null>
  /** Checks a card without a charge and saves it for later orders; absent where the provider saves none. */
  readonly saveCard?: (request: { readonly token: string; readonly currency: string }) => Promise<CardSaved>
  /** Absent where the provider charges at once only. */
  readonly mandates?: PaymentMandates
}
