import type { LoyaltyTier } from '../loyalty/loyalty-tier.ts'
import type { PaymentMethodCode } from './instrument.ts'

/** A loyalty member with the balance of points. */
export type ShopperMember = {
  readonly id: string
  readonly points: number
  /** Absent below the first tier, and where the site has none. */
  readonly tier?: LoyaltyTier
}

/** A shopper's stored value when the cart was read; amounts in minor units. */
export type ShopperBalances = {
  /** The remaining amounts of the stored cards and reward codes that the cart names, by id; 0 when blocked or expired. */
  readonly cards: Readonly<Record<string, number>>
  readonly member: ShopperMember | null
  /** The credit that an athlete may still spend this year; null for other shoppers. */
  readonly athleteCredit: number | null
  /** The store credit of the account in the cart's currency; null for a guest, 0 for an account without any. */
  readonly storeCredit: number | null
}

/** The balances of a shopper without stored value. */
export const noBalances: ShopperBalances = { cards: {}, member: null, athleteCredit: null, storeCredit: null }

/** Payment methods whose money the shop itself holds, so that no provider takes part (PAY-02 to PAY-05). */
export const storedValueMethods = [
  'STORE_CREDIT',
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'REWARD_CODE',
  'REWARD_CARD',
] as const satisfies readonly PaymentMethodCode[]

export type StoredValueMethod = (typeof storedValueMethods)[number]

/** Returns whether a method pays with stored value. */
export function isStoredValueMethod(method: PaymentMethodCode): method is StoredValueMethod {
  return (storedValueMethods as readonly PaymentMethodCode[]).includes(method)
}

/** Returns whether a method is a card with a number, a PIN and a stored value; an order may use several. */
export function isStoredCard(method: PaymentMethodCode): method is 'GIFT_CARD' | 'REWARD_CARD' {
  return method === 'GIFT_CARD' || method === 'REWARD_CARD'
}

/**
 * Returns whether a method is a balance that belongs to one person: points, an athlete's credit, store credit. It buys no gift cards,
 * which anybody may spend.
 */
export function isPersonalBalance(
  method: PaymentMethodCode,
): method is 'LOYALTY_POINTS' | 'ATHLETES_PAYMENT' | 'STORE_CREDIT' {
  return method === 'LOYALTY_POINTS' || method === 'ATHLETES_PAYMENT' || method === 'STORE_CREDIT'
}
