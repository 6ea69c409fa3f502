import type { PaymentMethodCode } from './instrument.ts'

/** What the shop itself keeps of a shopper's money, as it stood when the cart was read; amounts in minor units. */
export type ShopperBalances = {
  /** What is left on the stored cards and reward codes that the cart names, by their ids; nothing where blocked or expired. */
  readonly cards: Readonly<Record<string, number>>
  readonly member: { readonly id: string; readonly points: number } | null
  /** What an athlete may still spend this year; null for everybody else. */
  readonly athleteCredit: number | null
}

/** The balances of a shopper without stored value. */
export const noBalances: ShopperBalances = { cards: {}, member: null, athleteCredit: null }

/** Methods whose money the shop itself keeps, so that no provider is asked for it (PAY-02 to PAY-05). */
export const storedValueMethods = [
  'GIFT_CARD',
  'LOYALTY_POINTS',
  'ATHLETES_PAYMENT',
  'REWARD_CODE',
  'REWARD_CARD',
] as const satisfies readonly PaymentMethodCode[]

export type StoredValueMethod = (typeof storedValueMethods)[number]

/** Tells whether a method pays with value that the shop itself stores. */
export function isStoredValueMethod(method: PaymentMethodCode): method is StoredValueMethod {
  return (storedValueMethods as readonly PaymentMethodCode[]).includes(method)
}

/** Tells whether a method is a card with a number, a PIN and a value stored on it, of which an order takes several. */
export function isStoredCard(method: PaymentMethodCode): method is 'GIFT_CARD' | 'REWARD_CARD' {
  return method === 'GIFT_CARD' || method === 'REWARD_CARD'
}
