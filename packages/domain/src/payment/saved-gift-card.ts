import type { Currency } from '../money/currency.ts'
import type { Instant } from '../time/instant.ts'
import { findStoredCardRefusal, type StoredCard, type StoredCardRefusal } from './find-stored-card-refusal.ts'

/** The most gift cards that an account keeps; one more is refused with 'list_full' (docs/bounds.md). */
export const maxSavedGiftCards = 20

/** The state of a saved gift card. */
export type SavedGiftCardState = 'usable' | 'empty' | 'expired' | 'blocked'

const states: Readonly<Record<StoredCardRefusal, SavedGiftCardState>> = {
  zero_balance: 'empty',
  gift_card_expired: 'expired',
  gift_card_not_allowed: 'blocked',
  unknown_gift_card: 'blocked',
  wrong_pin: 'blocked',
}

/** Says whether a saved gift card can still pay, by the rule that decides it at the checkout; its PIN was right when it was saved. */
export function getSavedGiftCardState(card: StoredCard, now: Instant): SavedGiftCardState {
  const refusal = findStoredCardRefusal(card, { isPinRight: true, now, currency: card.currency as Currency })
  return refusal ? states[refusal] : 'usable'
}
