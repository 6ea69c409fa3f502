import type { Order } from '@lacehouse/contracts'
import { html, type Markup } from './html.ts'
import type { Words } from './load-order.ts'

/** A row of an order's mail: label, details and amount. */
export type Row = {
  readonly label: string
  readonly details?: readonly string[]
  readonly amount: string
  readonly picture?: string
}

type Item = Order['items'][number]

/** Makes the row of an item: attributes, quantity, gift option, and price adjustments with their reasons (CART-18). */
export function toItemRow(item: Item, { order, words }: { readonly order: Order; readonly words: Words }): Row {
  return {
    label: item.name,
    details: [
      [...item.variants.map(({ valueLabel }) => valueLabel), words.t('mail.order.quantity', { count: item.qty })].join(
        ' · ',
      ),
      ...toGiftLines(item, words),
      ...toAdjustmentLines(order, words, item.id),
    ],
    amount: words.money(item.price.rowTotal),
    picture: item.productImageURL,
  }
}

const toGiftLines = ({ giftOption }: Item, words: Words): string[] => {
  if (!giftOption) return []
  const line = words.t('cart.item.gift.to', { to: giftOption.to })
  return [giftOption.message ? words.t('mail.order.giftMessage', { line, message: giftOption.message }) : line]
}

const toAdjustmentLines = ({ priceAdjustments }: Order, words: Words, itemId?: string): string[] =>
  priceAdjustments
    .filter((one) => one.itemId === itemId)
    .map(({ amount, reason }) => words.t('cart.adjust.shown', { amount: words.money(amount), reason }))

/** Makes the rows of the totals, with each promotion by its name, as the page shows them (CART-10). */
export function toTotalRows(order: Order, words: Words): Row[] {
  const { totals, promoSummary, shipments } = order
  const isShipped = shipments.some(({ shippingMethod }) => shippingMethod)
  const effective = promoSummary.filter(({ discount }) => discount > 0)
  const promotionsOf = (isShipping: boolean) => effective.filter(({ level }) => (level === 'SHIPPING') === isShipping)
  const row = (label: string, amount: string, details: readonly string[] = []): Row => ({ label, amount, details })
  const off = (key: 'cart.summary.adjustments' | 'cart.summary.rewards', amount: number, details?: string[]): Row[] =>
    amount > 0 ? [row(words.t(key), words.money(-amount), details)] : []
  return [
    row(words.t('cart.summary.subtotal'), words.money(totals.itemTotal)),
    ...promotionsOf(false).map((one) => row(namePromotion(one, words), words.money(-one.discount))),
    ...off('cart.summary.adjustments', totals.adjustmentTotal, toAdjustmentLines(order, words)),
    ...off('cart.summary.rewards', totals.appliedRewards),
    ...(isShipped
      ? [
          toShippingRow(
            order,
            words,
            promotionsOf(true).map((one) => namePromotion(one, words)),
          ),
        ]
      : []),
    ...(words.isTaxAdded ? [row(words.t('cart.summary.tax'), words.money(totals.tax))] : []),
    row(
      words.t('cart.summary.total'),
      words.money(totals.total),
      words.isTaxAdded ? [] : [words.t('cart.summary.taxIncluded', { amount: words.money(totals.tax) })],
    ),
  ]
}

const toShippingRow = ({ totals }: Order, words: Words, details: readonly string[]): Row => ({
  label: words.t('cart.summary.shipping'),
  amount: totals.shipping > 0 ? words.money(totals.shipping) : words.t('cart.summary.free'),
  details,
})

const namePromotion = ({ promotionName: name, couponCode: code }: Order['promoSummary'][number], words: Words) =>
  code ? words.t('cart.summary.promotion', { name, code }) : name

/** Makes a row for each payment instrument with its amount. */
export function toPaymentRows({ paymentMethod }: Order, words: Words): Row[] {
  return paymentMethod.map(({ label, amount, additionalData: { brand, last4 } }) => ({
    label: last4 ? words.t('payment.card.ending', { brand: capitalise(brand ?? label), lastFour: last4 }) : label,
    amount: words.money(amount),
  }))
}

const capitalise = (name: string | number): string => String(name).replace(/^./, (first) => first.toUpperCase())

const cell = 'padding:10px 0;border-bottom:1px solid #e4e1da;font-size:15px;line-height:1.4;vertical-align:top'

export function renderRow({ label, details = [], amount, picture }: Row, shopUrl: string): Markup {
  return html`<tr>
<td width="84" style="${cell}">${picture ? html`<img src="${shopUrl}${picture}-160.jpg" width="72" height="90" alt="" style="display:block">` : ''}</td>
<td style="${cell}">${label}${details.length > 0 ? html`<br><span style="color:#5d5b57;font-size:14px;white-space:pre-line">${details.join('\n')}</span>` : ''}</td>
<td align="right" style="${cell};white-space:nowrap">${amount}</td></tr>`
}

export function writeRow({ label, details = [], amount }: Row): string {
  return `${label}${details.length > 0 ? ` (${details.join('; ')})` : ''}: ${amount}`
}
