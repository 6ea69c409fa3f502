import type { Order } from '@lacehouse/contracts'
import { formatOrderNumber } from '@lacehouse/domain'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'
import { createMailMoney } from './create-mail-money.ts'
import { html, join, type Markup } from './html.ts'
import { listPlaceLines, renderPlace } from './render-collection.ts'

type MailScene = {
  readonly locale: string
  readonly shopUrl: string
  readonly brand: string
  /** What opens the order to whoever reads the mail. */
  readonly st: string
}
type Rendered = { readonly subject: string; readonly html: string; readonly text: string }

/** The confirmation of an order in words and as a page that mail programs can show: tables, no scripts, styles in place. */
export const renderOrderMail = (order: Order, scene: MailScene): Rendered => {
  const words = toWords(order, scene)
  const items = order.items.map((item) => toItemRow(item, words))
  const rows = [...items, ...toTotalRows(order, words), ...toPaymentRows(order, words)]
  return {
    subject: words.say('mail.orderConfirmation.subject', { orderNumber: words.number }),
    html: toPage(order, words, scene).toString(),
    text: toText(order, words, rows),
  }
}

type Words = ReturnType<typeof toWords>
type Row = { readonly label: string; readonly detail?: string; readonly amount: string; readonly picture?: string }

const dayFormats = new Map<string, Intl.DateTimeFormat>()

const toWords = (order: Order, { locale, brand }: MailScene) => {
  const tag = toLanguageTag(locale)
  const day = dayFormats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  dayFormats.set(tag, day)
  const say = (key: Parameters<typeof formatMessage>[1], values = {}): string => formatMessage(locale, key, values)
  return {
    say,
    brand,
    locale,
    tag,
    number: formatOrderNumber(order.orderNumber),
    money: createMailMoney(locale, order.currency),
    day: (iso: string): string => day.format(new Date(iso)),
  }
}

const toItemRow = ({ name, qty, variants, price, productImageURL }: Order['items'][number], words: Words): Row => ({
  label: name,
  detail: [...variants.map(({ valueLabel }) => valueLabel), words.say('mail.order.quantity', { count: qty })].join(
    ' · ',
  ),
  amount: words.money(price.rowTotal),
  picture: productImageURL,
})

const toTotalRows = ({ totals }: Order, words: Words): Row[] => [
  { label: words.say('cart.summary.subtotal'), amount: words.money(totals.itemTotal) },
  ...(totals.totalDiscount > 0
    ? [{ label: words.say('cart.summary.discount'), amount: words.money(-totals.totalDiscount) }]
    : []),
  ...(totals.appliedRewards > 0
    ? [{ label: words.say('cart.summary.rewards'), amount: words.money(-totals.appliedRewards) }]
    : []),
  {
    label: words.say('cart.summary.shipping'),
    amount: totals.shipping > 0 ? words.money(totals.shipping) : words.say('cart.summary.free'),
  },
  { label: words.say('cart.summary.tax'), amount: words.money(totals.tax) },
  { label: words.say('cart.summary.total'), amount: words.money(totals.total) },
]

/** Each means of payment with what it paid. */
const toPaymentRows = ({ paymentMethod }: Order, words: Words): Row[] =>
  paymentMethod.map(({ label, amount, additionalData: { brand, last4 } }) => ({
    label: last4 ? words.say('payment.card.ending', { brand: capitalise(brand ?? label), lastFour: last4 }) : label,
    amount: words.money(amount),
  }))

const capitalise = (name: string | number): string => String(name).replace(/^./, (first) => first.toUpperCase())

const toText = (order: Order, words: Words, rows: readonly Row[]): string =>
  [
    words.say('mail.orderConfirmation.title'),
    '',
    intro(order, words),
    '',
    ...rows.map(({ label, detail, amount }) => `${label}${detail ? ` (${detail})` : ''}: ${amount}`),
    '',
    ...toPointsLines(order, words).flatMap((line) => [line, '']),
    ...listPlaces(order, words).flatMap(({ title, lines }) => [title, ...lines, '']),
    words.say('mail.closing'),
    words.say('mail.signature', { brand: words.brand }),
  ].join('\n')

const intro = (order: Order, words: Words): string =>
  words.say('mail.orderConfirmation.intro', { orderNumber: words.number, date: words.day(order.placedAt) })

/** What a member gets for the order (LOY-01). */
const toPointsLines = ({ earnedPoints: points = 0 }: Order, words: Words): string[] =>
  points > 0 ? [words.say('order.points.earned', { points })] : []

const toAddressLines = ({ shippingAddress }: Order): string[] => {
  if (!shippingAddress) return []
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province } = shippingAddress
  return [
    `${firstName} ${lastName}`,
    addressLine1,
    addressLine2 ?? '',
    [postalCode, city, province].filter(Boolean).join(' '),
  ].filter(Boolean)
}

type PlaceOfOrder = { readonly title: string; readonly lines: readonly string[] }

/** Where everything goes or waits: the address or the carrier's counter, then each store with its hours (CHK-13). */
const listPlaces = (order: Order, words: Words): PlaceOfOrder[] => {
  const { collection, shipments } = order
  const address = toAddressLines(order)
  const stores = shipments.flatMap(({ store }) => store ?? [])
  return [
    ...(collection?.point
      ? [{ title: words.say('mail.collect.point'), lines: listPlaceLines(collection.point, words) }]
      : address.length > 0
        ? [{ title: words.say('order.deliveryAddress'), lines: address }]
        : []),
    ...stores.map((store) => ({ title: words.say('mail.collect.store'), lines: listPlaceLines(store, words) })),
    ...(stores.length > 0
      ? [{ title: words.say('mail.collect.how'), lines: [words.say('mail.collect.howText')] }]
      : []),
  ]
}

const toPage = (order: Order, words: Words, { shopUrl, locale, st }: MailScene): Markup => html`<!doctype html>
<html lang="${words.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.say('mail.orderConfirmation.title')}</title></head>
<body style="margin:0;background:#f3f2ef;color:#141413;font-family:Inter,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${words.say('mail.orderConfirmation.preview')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fff">
<tr><td style="padding:32px 32px 8px;font-size:20px;font-weight:800;letter-spacing:.02em">${words.brand}</td></tr>
<tr><td style="padding:8px 32px"><h1 style="margin:0 0 12px;font-size:30px;line-height:1.1">${words.say('mail.orderConfirmation.title')}</h1>
<p style="margin:0 0 8px;font-size:16px;line-height:1.5">${intro(order, words)}</p></td></tr>
<tr><td style="padding:16px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${join(order.items.map((item) => toRowMarkup(toItemRow(item, words), shopUrl)))}
${join(toTotalRows(order, words).map((row) => toRowMarkup(row, shopUrl)))}
</table></td></tr>
<tr><td style="padding:8px 32px 16px;font-size:14px;line-height:1.6"><strong>${words.say('order.payment')}</strong><br>
${join(toPaymentRows(order, words).map(({ label, amount }) => html`${words.say('order.payment.line', { method: label, amount })}<br>`))}
${join(toPointsLines(order, words).map((line) => html`<strong>${line}</strong>`))}</td></tr>
${join(listPlaces(order, words).map(({ title, lines }) => renderPlace(title, lines)))}
<tr><td style="padding:8px 32px 32px"><a href="${shopUrl}/${locale}/order-confirmation?order=${order.orderNumber}&amp;st=${st}"
 style="display:inline-block;background:#141413;color:#fff;text-decoration:none;padding:14px 24px;border-radius:999px;font-weight:600">${words.say('mail.orderConfirmation.view')}</a></td></tr>
<tr><td style="padding:16px 32px 32px;font-size:13px;line-height:1.5;color:#5d5b57">${words.say('mail.footer.why', { brand: words.brand })} ${words.say('mail.footer.help')}</td></tr>
</table></td></tr></table></body></html>`

const cell = 'padding:10px 0;border-bottom:1px solid #e4e1da;font-size:15px;line-height:1.4;vertical-align:top'

const toRowMarkup = ({ label, detail, amount, picture }: Row, shopUrl: string): Markup => html`<tr>
<td width="84" style="${cell}">${picture ? html`<img src="${shopUrl}${picture}-160.jpg" width="72" height="90" alt="" style="display:block">` : ''}</td>
<td style="${cell}">${label}${detail ? html`<br><span style="color:#5d5b57;font-size:14px">${detail}</span>` : ''}</td>
<td align="right" style="${cell};white-space:nowrap">${amount}</td></tr>`
