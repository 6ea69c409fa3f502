import type { Currency } from '../money/currency.ts'
import type { Instant } from '../time/instant.ts'

/** A card with a value stored on it, a gift card or one of the rewards, as the shop keeps it. */
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

type Question = {
  readonly isPinRight: boolean
  readonly now: Instant
  /** The cart's, where the card is to pay for one; without it only the card itself is judged. */
  readonly currency?: Currency
}

/**
 * Finds why a card cannot be used: unknown, wrong PIN, blocked or of another currency, expired, nothing left on it. Whoever has
 * the number without the PIN learns nothing of the card (PAY-02, decisions, codes).
 */
export function findStoredCardRefusal(card: StoredCard | null, question: Question): StoredCardRefusal | null {
  if (!card) return 'unknown_gift_card'
  if (!question.isPinRight) return 'wrong_pin'
  if (card.isBlocked) return 'gift_card_not_allowed'
  if (card.expiresAt !== null && card.expiresAt <= question.now) return 'gift_card_expired'
  if (question.currency === undefined) return null
  if (card.currency !== question.currency) return 'gift_card_not_allowed'
  return card.balance === 0 ? 'zero_balance' : null
}
