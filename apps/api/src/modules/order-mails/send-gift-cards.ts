import { getSendTime } from '@lacehouse/domain/cart/gift-option'
import { type BoughtCard, listBoughtCards } from '@lacehouse/domain/order/list-bought-cards'
import type { OrderDraft, OrderItem } from '@lacehouse/domain/order/order'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { CardToIssue } from '../../core/balances/balances.queries.ts'
import { type MadeCard, makeGiftCard } from '../../core/balances/make-gift-card.ts'
import { mayMail } from '../../core/mails/may-mail.ts'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { renderGiftCardMail } from './render-gift-card-mail.ts'

type GiftCardDeps = Pick<
  Deps,
  'placements' | 'balances' | 'mailer' | 'database' | 'publicUrl' | 'cardHashes' | 'sites' | 'now' | 'limiter'
> & {
  readonly config: Pick<Deps['config'], 'giftCardSecret'>
}

/**
 * Issues the gift cards of a final order and sends one mail for each item to its recipient, on the day that its buyer chose
 * (CART-28). Every step can be repeated: a card is issued once, and a repeated mail has the same key. For the cards of a later
 * day the same job runs again at the first of their moments.
 */
export function sendGiftCards(deps: GiftCardDeps) {
  return async ({ orderNumber, again }: JobData['gift-cards']): Promise<void> => {
    const placement = await deps.placements.find(orderNumber)
    if (!placement) throw new Error(`there is no order ${orderNumber} to issue gift cards for`)
    const { doc } = placement
    const isDue = ({ giftOption }: OrderItem) => toSendTime(giftOption) <= deps.now()
    const bought = listBoughtCards(doc)
    const later = bought.filter(({ item }) => !isDue(item)).map(({ item }) => toSendTime(item.giftOption))
    if (later.length > 0 && !again) await deps.balances.sendCardsLater(orderNumber, Math.min(...later))
    const cards = bought
      .filter(({ item }) => isDue(item))
      .map((card) => ({
        ...card,
        ...makeGiftCard(deps.config.giftCardSecret, orderNumber, card.reference),
      }))
    const cardsToIssue = await Promise.all(cards.map((card) => toCardToIssue(deps, card)))
    if (!(await deps.balances.issueCards(orderNumber, cardsToIssue))) return
    const brand = findSiteById(deps.sites, doc.siteId)?.brand ?? ''
    const items = doc.items.filter(({ isGiftCard }) => isGiftCard)
    for (const [index, item] of items.entries()) {
      if (!isDue(item) || (again && !again.lineIds.includes(item.lineId))) continue
      const mail = renderGiftCardMail(
        { ...toGift(item, doc), currency: doc.currency, cards: cards.filter((card) => card.item === item) },
        { locale: doc.locale, shopUrl: deps.publicUrl, brand },
      )
      const to = item.giftOption?.email ?? doc.email
      const key = `gift-card-${formatOrderNumber(orderNumber)}-${index + 1}${again ? `-${again.id}` : ''}`
      if (again && !(await mayMail(deps, { to, key }))) continue
      const about = { orderNumber, mail: 'giftCard', subject: { lineId: item.lineId }, again } as const
      await sendOrderMailRecorded(deps, about, { to, key, ...mail })
    }
  }
}

const toCardToIssue = async (
  { cardHashes }: Pick<GiftCardDeps, 'cardHashes'>,
  { id, number, pin, amount }: MadeCard & BoughtCard,
): Promise<CardToIssue> => ({ id, ...(await cardHashes.hash({ number, pin })), last4: number.slice(-4), amount })

const toSendTime = (giftOption: OrderItem['giftOption']): number =>
  giftOption?.sendOn === undefined ? 0 : getSendTime(giftOption.sendOn)

/** Names giver, recipient and message; the buyer is the recipient of a card without a gift option. */
const toGift = ({ giftOption }: OrderItem, { billingAddress }: OrderDraft) => ({
  to: giftOption?.to ?? billingAddress.firstName ?? '',
  from: giftOption ? [billingAddress.firstName, billingAddress.lastName].filter(Boolean).join(' ') : null,
  message: giftOption?.message ?? '',
})
