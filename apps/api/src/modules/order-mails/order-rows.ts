import type { Order } from '@lacehouse/contracts'
import { html, type Markup } from '../../core/mails/html.ts'
import { getMailBrand } from '../../core/mails/mail-brand.ts'
import type { Words } from './load-order.ts'

/** A row of an order's mail: label, details and amount. */
export type Row = {
  readonly label: string
  readonly details?: readonly string[]
  readonly amount: string
  /** The amount before a reduction. */
  readonly before?: string
  readonly kind?: 'item' | 'sum' | 'total'
  readonly picture?: string
}

type Item = Order['items'][number]

type Context = { readonly order: Order; readonly words: Words }

/** Makes the row of an item: attributes, quantity, gift option, and price adjustments with their reasons (CART-18). */
export function toItemRow(item: Item, { order, words }: Context): Row {
  const { original, current, rowTotal } = item.price
  return {
    kind: 'item',
    label: item.name,
    details: [
      [...item.variants.map(({ valueLabel }) => valueLabel), words.t('mail.order.quantity', { count: item.qty })].join(
        ' · ',
      ),
      ...(item.preOrder ? [item.preOrder] : []),
      ...(item.isCustoms ? [words.t('cart.customs.free')] : []),
      ...toGiftLines(item, words),
      ...toAdjustmentLines(order, words, item.id),
    ],
    amount: words.money(rowTotal),
    ...(original > current && { before: words.money(original * item.qty) }),
    picture: item.productImageURL,
  }
}

/** Makes the row of an item in a mail that says nothing of its price. */
export function toGoodsRow(item: Item, context: Context): Row {
  return { ...toItemRow(item, context), amount: '', before: undefined }
}

const toGiftLines = ({ giftOption }: Item, words: Words): string[] => {
  if (!giftOption) return []
  const { to, email, message, sendOn } = giftOption
  const line = words.t('cart.item.gift.to', { to })
  const day = sendOn && words.day(sendOn)
  return [
    message ? words.t('mail.order.giftMessage', { line, message }) : line,
    ...(email
      ? [day ? words.t('cart.item.gift.sentOn', { email, date: day }) : words.t('cart.item.gift.sent', { email })]
      : []),
  ]
}

const toAdjustmentLines = ({ priceAdjustments }: Order, words: Words, itemId?: string): string[] =>
  priceAdjustments
    .filter((one) => one.itemId === itemId)
    .map(({ amount, reason }) => words.t('cart.adjust.shown', { amount: words.money(amount), reason }))

const row = (label: string, amount: string, details: readonly string[] = []): Row => ({ label, amount, details })

/** Makes the rows of the totals, with each promotion and each tax by its name, as the page shows them (CART-10). */
export function toTotalRows(order: Order, words: Words): Row[] {
  const { totals, promoSummary, shipments } = order
  const isShipped = shipments.some(({ shippingMethod }) => shippingMethod)
  const effective = promoSummary.filter(({ discount }) => discount > 0)
  const promotionsOf = (isShipping: boolean) => effective.filter(({ level }) => (level === 'SHIPPING') === isShipping)
  const off = (key: 'cart.summary.adjustments' | 'cart.summary.rewards', amount: number, details?: string[]): Row[] =>
    amount > 0 ? [row(words.t(key), words.reduction(amount), details)] : []
  const reasons = promotionsOf(true).map((one) => namePromotion(one, words))
  return [
    row(words.t('cart.summary.subtotal'), words.money(totals.itemTotal)),
    ...promotionsOf(false).map((one) => row(namePromotion(one, words), words.reduction(one.discount))),
    ...off('cart.summary.adjustments', totals.adjustmentTotal, toAdjustmentLines(order, words)),
    ...off('cart.summary.rewards', totals.appliedRewards),
    ...(isShipped ? [toShippingRow(order, words, reasons)] : []),
    ...toGiftRows(order, words),
    ...(words.isTaxAdded ? toTaxRows(order, words) : []),
    {
      ...row(
        words.t('cart.summary.total'),
        words.money(totals.total),
        words.isTaxAdded ? [] : toTaxLines(order, words),
      ),
      kind: 'total',
    },
  ]
}

const toShippingRow = ({ totals }: Order, words: Words, details: readonly string[]): Row => ({
  label: words.t('cart.summary.shipping'),
  amount: totals.shipping > 0 ? words.money(totals.shipping) : words.t('cart.summary.free'),
  details,
})

/** Makes the row of the gift wrap, or of a gift receipt alone, which costs nothing. */
const toGiftRows = ({ totals, giftWrapping }: Order, words: Words): Row[] => {
  const receipt = giftWrapping?.receipt ? words.t('cart.giftWrapping.receipt') : null
  if (totals.giftWrap === undefined) return receipt ? [row(receipt, words.t('cart.summary.free'))] : []
  return [row(words.t('cart.giftWrapping.wrap'), words.money(totals.giftWrap), receipt ? [receipt] : [])]
}

/** Makes a row for each tax that is added, by name and rate; an order without one has a single row. */
const toTaxRows = ({ totals: { taxes, tax } }: Order, words: Words): Row[] =>
  taxes.length === 0
    ? [row(words.t('cart.summary.tax'), words.money(tax))]
    : taxes.map(({ name, rate, amount }) =>
        row(words.t('cart.summary.taxLine', { name, rate: words.taxRate(rate) }), words.money(amount)),
      )

const toTaxLines = ({ totals }: Order, words: Words): string[] =>
  totals.taxes.map(({ name, rate, amount }) =>
    words.t('cart.summary.taxIncludedLine', { name, rate: words.taxRate(rate), amount: words.money(amount) }),
  )

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

const sizes = { item: 'font-size:15px', sum: 'font-size:15px', total: 'font-size:18px;font-weight:700' } as const
const paddings = { item: '12px 0', sum: '6px 0', total: '12px 0' } as const

/** Renders a row of a table with three columns: picture, label with details, amount. */
export function renderRow({ label, details = [], amount, before, kind = 'sum', picture }: Row, words: Words): Markup {
  const { quiet, line, sale } = getMailBrand(words.brandId)
  const rule = kind === 'sum' ? '' : `;border-top:1px solid ${line}`
  const cell = `padding:${paddings[kind]}${rule};${sizes[kind]};line-height:1.4;vertical-align:top`
  const notes = details.length > 0 ? renderNotes(details, quiet) : ''
  const price = before
    ? html`<span class="mail-sale" style="color:${sale};font-weight:600">${amount}</span><br><s class="mail-quiet" style="color:${quiet};font-size:14px">${before}</s>`
    : amount
  return html`<tr>
${
  kind === 'item'
    ? html`<td class="mail-line" width="84" style="${cell}">${picture ? html`<img src="${words.shopUrl}${picture}-160.jpg" width="72" height="90" alt="" style="display:block">` : ''}</td>
<td class="mail-line" style="${cell}"><strong>${label}</strong>${notes}</td>`
    : html`<td class="mail-line" colspan="2" style="${cell}">${label}${notes}</td>`
}
<td class="mail-line" align="right" style="${cell};padding-left:12px;white-space:nowrap">${price}</td></tr>`
}

const renderNotes = (details: readonly string[], quiet: string): Markup =>
  html`<br><span class="mail-quiet" style="color:${quiet};font-size:14px;font-weight:400;white-space:pre-line">${details.join('\n')}</span>`

export function writeRow({ label, details = [], amount, before }: Row, words: Words): string {
  const notes = [...details, ...(before ? [words.t('common.price.was', { price: before })] : [])]
  const goods = `${label}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`
  return amount ? `${goods}: ${amount}` : goods
}

/** Writes the address of the order's page in the plain text of a mail, with what it is. */
export function writeOrderLink(t: Words['t'], orderUrl: string): string {
  return `${t('mail.orderConfirmation.view')}: ${orderUrl}`
}
