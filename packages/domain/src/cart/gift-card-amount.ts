import type { Currency } from '../money/currency.ts'
import { fromWire } from '../money/money.ts'

/** The bounds of a gift card's value, in whole units of its currency (docs/bounds.md); the buyer chooses the value. */
export const giftCardAmount = { minimum: 5, maximum: 500 } as const

/** Returns whether an amount of minor units is allowed as the value of a gift card. */
export function isGiftCardAmount(amount: number, currency: Currency): boolean {
  const { minimum, maximum } = giftCardAmount
  return (
    Number.isSafeInteger(amount) &&
    amount >= fromWire(minimum, currency).amount &&
    amount <= fromWire(maximum, currency).amount
  )
}
