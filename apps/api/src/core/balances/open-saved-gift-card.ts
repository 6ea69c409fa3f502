import type { Currency } from '@lacehouse/domain/money/currency'
import { findStoredCardRefusal } from '@lacehouse/domain/payment/find-stored-card-refusal'
import type { RequestContext } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SavedGiftCardQueries, SavedGiftCardRow } from './saved-gift-cards.queries.ts'

type SavedDeps = { readonly savedGiftCards: SavedGiftCardQueries; readonly now: () => number }
type Wanted = {
  readonly savedId: string
  /** The currency of the cart that the card pays for. */
  readonly currency: Currency
}

/** Finds a gift card that the caller's account keeps, in place of its number and PIN; CCN404 for another's (AUTH-13, decision 0074). */
export async function openSavedGiftCard(
  { savedGiftCards, now }: SavedDeps,
  { session }: Pick<RequestContext, 'session'>,
  { savedId, currency }: Wanted,
): Promise<SavedGiftCardRow> {
  const card = session.kind === 'consumer' ? await savedGiftCards.find(session.id, savedId) : null
  if (!card) throw new Refusal(toErrorId('unknown_saved_card'))
  const refusal = findStoredCardRefusal(card, { isPinRight: true, now: now(), currency })
  if (refusal) throw new Refusal(toErrorId(refusal))
  return card
}
