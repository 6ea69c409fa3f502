import type { InstrumentId } from '../cart/ids.ts'

/** Every payment method, in the order in which sites list them; contracts and sites derive theirs from this list. */
export const paymentMethodCodes = [
  'CREDIT_CARD',
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'STORE_CREDIT',
  'REWARD_CODE',
  'REWARD_CARD',
  'KLARNA',
  'PAYPAL',
  'APPLE_PAY',
  'IDEAL',
] as const

export type PaymentMethodCode = (typeof paymentMethodCodes)[number]

/**
 * A payment instrument of a cart. It never holds a card number or a security code: `token` is the provider's reference (PAY-01).
 */
export type PaymentInstrument = {
  readonly id: InstrumentId
  readonly method: PaymentMethodCode
  /**
   * The most that it covers in minor units, such as a gift card's balance or an athlete's credit; null covers the remaining
   * amount.
   */
  readonly upTo: number | null
  readonly token?: string
  /** Recognises the same card or gift card without its number. */
  readonly fingerprint?: string
  readonly brand?: string
  readonly last4?: string
  /** The first digits of a card, which identify its bank. */
  readonly bin?: string
  readonly expiryMonth?: number
  readonly expiryYear?: number
  readonly holder?: string
  readonly points?: number
  /**
   * The amount in minor units that the shopper approved at the provider (Klarna). The instrument pays exactly this amount, and
   * nothing when another amount is due.
   */
  readonly agreedTo?: number
  /**
   * The highest amount in minor units that the shopper approved at the provider (PayPal, a wallet). The instrument pays any amount up
   * to it, and nothing when more is due.
   */
  readonly agreedUpTo?: number
}

/** Says whether a provider takes the money of a method with its authorisation, so that nothing is captured later (decision 0111). */
export function isCapturedAtOnce(method: PaymentMethodCode): boolean {
  return method === 'IDEAL'
}

/** An instrument with its share of the total, in minor units. */
export type InstrumentShare = { readonly instrument: PaymentInstrument; readonly amount: number }
