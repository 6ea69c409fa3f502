import { hashCardNumber, hashCardPin } from '@lacehouse/database'
import { type BoughtCard, listBoughtCards } from '@lacehouse/domain/order/list-bought-cards'
import type { OrderDraft, OrderItem } from '@lacehouse/domain/order/order'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import type { CardToIssue } from '../../core/balances/balances.queries.ts'
import { type MadeCard, makeGiftCard } from '../../core/balances/make-gift-card.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { renderGiftCardMail } from './render-gift-card-mail.ts'

type GiftCardDeps = Pick<Deps, 'placements' | 'balances' | 'mailer' | 'publicUrl'> & {
  readonly config: Pick<Deps['config'], 'giftCardSecret'>
}

/**
 * Issues the gift cards of a final order and sends one mail for each item to its recipient (CART-28). Every step can be repeated:
 * a card is issued once, and a repeated mail has the same key.
 */
export function sendGiftCards(deps: GiftCardDeps) {
  return async ({ orderNumber }: JobData['gift-cards']): Promise<void> => {
    const placement = await deps.placements.find(orderNumber)
    if (!placement) throw new Error(`there is no order ${orderNumber} to issue gift cards for`)
    const { doc } = placement
    const cards = listBoughtCards(doc).map((card) => ({
      ...card,
      ...makeGiftCard(deps.config.giftCardSecret, orderNumber, card.reference),
    }))
    const cardsToIssue = await Promise.all(cards.map(toCardToIssue))
    if (!(await deps.balances.issueCards(orderNumber, cardsToIssue))) return
    const items = doc.items.filter(({ isGiftCard }) => isGiftCard)
    for (const [index, item] of items.entries()) {
      const mail = renderGiftCardMail(
        { ...toGift(item, doc), currency: doc.currency, cards: cards.filter((card) => card.item === item) },
        { locale: doc.locale, shopUrl: deps.publicUrl },
      )
      const key = `gift-card-${formatOrderNumber(orderNumber)}-${index + 1}`
      await deps.mailer.send({ to: item.giftOption?.email ?? doc.email, key, ...mail })
    }
  }
}

const toCardToIssue = async ({ id, number, pin, amount }: MadeCard & BoughtCard): Promise<CardToIssue> => {
  const numberHash = await hashCardNumber(number)
  return { id, numberHash, pinHash: await hashCardPin(pin, numberHash), last4: number.slice(-4), amount }
}

/** Names giver, recipient and message; the buyer is the recipient of a card without a gift option. */
const toGift = ({ giftOption }: OrderItem, { billingAddress }: OrderDraft) => ({
  to: giftOption?.to ?? billingAddress.firstName ?? '',
  from: giftOption ? [billingAddress.firstName, billingAddress.lastName].filter(Boolean).join(' ') : null,
  message: giftOption?.message ?? '',
})
