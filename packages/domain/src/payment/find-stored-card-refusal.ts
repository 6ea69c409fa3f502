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

export type StoredCardRefusal = 'GFC700' | 'GFC725' | 'GFC740' | 'GFC760' | 'GFC812'

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
  if (!card) return 'GFC700'
  if (!question.isPinRight) return 'GFC725'
  if (card.isBlocked) return 'GFC760'
  if (card.expiresAt !== null && card.expiresAt <= question.now) return 'GFC812'
  if (question.currency === undefined) return null
  if (card.currency !== question.currency) return 'GFC760'
  return card.balance === 0 ? 'GFC740' : null
}
