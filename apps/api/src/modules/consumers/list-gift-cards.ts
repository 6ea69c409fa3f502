import type { CallReply } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { getSavedGiftCardState, maxSavedGiftCards } from '@lacehouse/domain/payment/saved-gift-card'
import { openStoredCard } from '../../core/balances/open-stored-card.ts'
import type { SavedGiftCardRow } from '../../core/balances/saved-gift-cards.queries.ts'
import { requireShopper } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'

export type GiftCardDeps = Pick<Deps, 'balances' | 'consumers' | 'limiter' | 'now' | 'savedGiftCards'>
type Saved = CallReply<'consumer.listGiftCards'>['giftCards'][number]

export function listGiftCards(deps: GiftCardDeps): Handler<'consumer.listGiftCards'> {
  return async ({ session }) => {
    await requireShopper(deps.consumers, session)
    const rows = await deps.savedGiftCards.list(getSession(session).id)
    return { giftCards: rows.map((row) => toReply(row, deps.now())) }
  }
}

/** Keeps a gift card after its number and PIN were right, with the limits of a balance; neither is stored (decision 0074). */
export function addGiftCard(deps: GiftCardDeps): Handler<'consumer.addGiftCard'> {
  return async (call) => {
    const { session, body, site } = call
    await requireShopper(deps.consumers, session)
    if (!site.features.giftCards) throw new Refusal('PYT405')
    const { number, pin } = body
    const card = await openStoredCard(deps, call, { number, pin, kinds: ['gift_card'] })
    const consumerNo = getSession(session).id
    const now = deps.now()
    const added = await deps.savedGiftCards.add({ consumerNo, giftCardId: card.id, now, most: maxSavedGiftCards })
    if (typeof added !== 'string')
      throw added.reason === 'saved' ? new Refusal('PYT300') : new Refusal(toErrorId('list_full'))
    return { giftCard: toReply({ ...card, savedId: added }, now) }
  }
}

/** Takes a gift card out of the account; CCN404 for a card of another consumer or an unknown one (AUTH-13). */
export function removeGiftCard(deps: GiftCardDeps): Handler<'consumer.removeGiftCard'> {
  return async ({ session, params: { giftCardId } }) => {
    await requireShopper(deps.consumers, session)
    if (!(await deps.savedGiftCards.remove(getSession(session).id, giftCardId))) throw new Refusal('CCN404')
    return {}
  }
}

const toReply = (row: SavedGiftCardRow, now: number): Saved => {
  const currency = row.currency as Currency
  return {
    giftCardId: row.savedId,
    last4: row.last4,
    balance: amountToWire(row.balance, currency),
    currency,
    ...(row.expiresAt !== null && { expiresAt: new Date(row.expiresAt).toISOString() }),
    state: getSavedGiftCardState(row, now),
  }
}
