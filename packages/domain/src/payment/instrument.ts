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

/** The traits of a payment method on which the rules of selling depend. */
export type PaymentMethodTraits = {
  /** Stolen cards may be tried with it. */
  readonly isCard: boolean
  /** It pays as much of an order as its balance covers, and another method pays the rest. */
  readonly paysPart: boolean
  /** It can pay a pre-order: a card is charged later, and balances of the shop are taken at once and given back (decision 0130). */
  readonly paysPreOrder: boolean
  /** The provider takes the money with the authorisation, so that nothing is captured later (decision 0111). */
  readonly isCapturedAtOnce: boolean
  /** The shopper leaves the shop for the page of a bank and pays there. */
  readonly isPaidAtBank: boolean
}

const none = { isCard: false, paysPart: false, paysPreOrder: false, isCapturedAtOnce: false, isPaidAtBank: false }
const balance = { ...none, paysPart: true, paysPreOrder: true }

/** The traits of every method; a new code does not compile without its own. */
export const paymentMethodTraits: Readonly<Record<PaymentMethodCode, PaymentMethodTraits>> = {
  CREDIT_CARD: { ...none, isCard: true, paysPreOrder: true },
  GIFT_CARD: balance,
  LOYALTY_POINTS: balance,
  ATHLETES_PAYMENT: balance,
  STORE_CREDIT: balance,
  // A reward code is used once and whole.
  REWARD_CODE: { ...balance, paysPart: false },
  REWARD_CARD: balance,
  KLARNA: none,
  PAYPAL: none,
  APPLE_PAY: { ...none, isCard: true },
  IDEAL: { ...none, isCapturedAtOnce: true, isPaidAtBank: true },
}

/** Says whether a code of the wire is that of a payment method. */
export function isPaymentMethodCode(code: string): code is PaymentMethodCode {
  return Object.hasOwn(paymentMethodTraits, code)
}

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

/** An instrument with its share of the total, in minor units. */
export type InstrumentShare = { readonly instrument: PaymentInstrument; readonly amount: number }
