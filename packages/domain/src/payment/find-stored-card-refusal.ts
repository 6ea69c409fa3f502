import type { Currency } from '../money/currency.ts'
import type { Instant } from '../time/instant.ts'

/** A gift card or reward card with its stored value. */
export type StoredCard = {
  readonly id: string
  readonly last4: string
  readonly currency: string
  /** Minor units. */
  readonly balance: number
  readonly isBlocked: boolean
  readonly expiresAt: Instant | null
}

export type StoredCardRefusal =
  | 'unknown_gift_card'
  | 'wrong_pin'
  | 'zero_balance'
  | 'gift_card_not_allowed'
  | 'gift_card_expired'

type Check = {
  readonly isPinRight: boolean
  readonly now: Instant
  /** The currency of the cart that the card pays for; without it only the card itself is checked. */
  readonly currency?: Currency
}

/**
 * Finds why a card cannot be used: unknown, wrong PIN, blocked, expired, of another currency, or empty. A caller with the number
 * and without the PIN learns nothing about the card (PAY-02).
 */
export function findStoredCardRefusal(card: StoredCard | null, check: Check): StoredCardRefusal | null {
  if (!card) return 'unknown_gift_card'
  if (!check.isPinRight) return 'wrong_pin'
  if (card.isBlocked) return 'gift_card_not_allowed'
  if (card.expiresAt !== null && card.expiresAt <= check.now) return 'gift_card_expired'
  if (check.currency === undefined) return null
  if (card.currency !== check.currency) return 'gift_card_not_allowed'
  return card.balance === 0 ? 'zero_balance' : null
}
