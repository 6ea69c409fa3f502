import type { InstrumentId } from '../cart/ids.ts'

/** Every payment method, in the order in which sites list them; contracts and sites derive theirs from this list. */
export const paymentMethodCodes = [
  'CREDIT_CARD',
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'REWARD_CODE',
  'REWARD_CARD',
  'KLARNA',
  'PAYPAL',
  'APPLE_PAY',
] as const

export type PaymentMethodCode = (typeof paymentMethodCodes)[number]

/** A means to pay on a cart. It never holds a card number or a check code: the provider's `token` stands for it (PAY-01). */
export type PaymentInstrument = {
  readonly id: InstrumentId
  readonly method: PaymentMethodCode
  /** Minor units that it can cover at most: a gift card's balance, an athlete's credit; null covers whatever is left. */
  readonly upTo: number | null
  readonly token?: string
  /** Identifies the same card or gift card again (GFC755, PYT300) without holding its number. */
  readonly fingerprint?: string
  readonly brand?: string
  readonly last4?: string
  /** The first digits of a card, which name its bank. */
  readonly bin?: string
  readonly expiryMonth?: number
  readonly expiryYear?: number
  readonly holder?: string
  readonly points?: number
  /** Minor units that the shopper said yes to elsewhere (Klarna): it pays exactly these, and nothing once something else is due. */
  readonly agreedTo?: number
}

/** An instrument with what it pays of the total, in minor units. */
export type InstrumentShare = { readonly instrument: PaymentInstrument; readonly amount: number }
