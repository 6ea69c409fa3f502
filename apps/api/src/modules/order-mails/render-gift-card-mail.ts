import type { Currency } from '@lacehouse/domain/money/currency'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { amountToWire } from '@lacehouse/domain/money/money'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { html, join, type Markup } from '../../core/mails/html.ts'
import { renderButton, renderMailPage, renderParagraph } from '../../core/mails/render-mail-page.ts'

type Card = { readonly number: string; readonly pin: string; readonly amount: number }

/** The gift cards of one item for one recipient; amounts are in minor units. */
export type GiftCardGift = {
  readonly to: string
  /** Null where the buyer is the recipient. */
  readonly from: string | null
  readonly message: string
  readonly currency: Currency
  readonly cards: readonly Card[]
}

type Context = { readonly locale: string; readonly shopUrl: string; readonly brand: string }

/** Renders the mail with gift cards: amount, number and PIN of each, and how to pay with them (CART-28). */
export function renderGiftCardMail(
  { to, from, message, currency, cards }: GiftCardGift,
  { locale, shopUrl, brand }: Context,
): { subject: string; html: string; text: string } {
  const t = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  const title = from
    ? t('mail.giftCard.from', { name: to, from, count: cards.length })
    : t('mail.giftCard.own', { name: to, count: cards.length })
  const lines = cards.map(({ number, pin, amount }) => ({
    amount: formatMoney(toLanguageTag(locale), amountToWire(amount, currency), currency),
    number: t('mail.giftCard.number', { number: inFours(number) }),
    pin: t('mail.giftCard.pin', { pin }),
  }))
  const how = t('mail.giftCard.how')
  const words = lines.flatMap(({ amount, number, pin }) => [amount, number, pin, ''])
  return {
    subject: from ? t('mail.giftCard.subjectFrom', { from }) : t('mail.giftCard.subjectOwn'),
    text: [title, '', ...(message ? [message, ''] : []), ...words, how, `${shopUrl}/${locale}`].join('\n'),
    html: renderMailPage(
      { tag: toLanguageTag(locale), brand, shopUrl, title, intro: message },
      html`${join(lines.map(renderCard))}${renderParagraph(how)}
${renderButton(t('mail.giftCard.shop'), { url: `${shopUrl}/${locale}`, brand })}`,
    ),
  }
}

const renderCard = ({ amount, number, pin }: Readonly<Record<'amount' | 'number' | 'pin', string>>): Markup =>
  html`<tr><td style="padding:8px 32px"><div style="padding:24px;border-radius:16px;background:#141413;color:#fff;font-size:16px;line-height:1.6">
<strong style="display:block;margin:0 0 8px;font-size:32px;line-height:1.1">${amount}</strong>${number}<br>${pin}</div></td></tr>`

const inFours = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ')
