import type { Currency } from '../money/currency.ts'
import { fromWire } from '../money/money.ts'

/** What a gift card may be worth, in whole units of its currency: its buyer chooses within (decisions, 0019). */
export const giftCardAmount = { minimum: 5, maximum: 500 } as const

/** Tells whether an amount of minor units may be put on a gift card. */
export function isGiftCardAmount(amount: number, currency: Currency): boolean {
  const { minimum, maximum } = giftCardAmount
  return (
    Number.isSafeInteger(amount) &&
    amount >= fromWire(minimum, currency).amount &&
    amount <= fromWire(maximum, currency).amount
  )
}
