import type { OrderDraft } from '@lacehouse/domain/order/order'
import { listPaymentLines, type PaidLine } from '@lacehouse/domain/payment/list-payment-lines'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'
import { formatMessage } from '@lacehouse/messages'

/** Lists the lines of an order's payment in the order's locale. */
export function toOrderLines({ items, totals, locale }: OrderDraft, amount: number): readonly PaidLine[] {
  const goods = items.map(({ upc, name, qty, proratedPrice }) => ({
    reference: upc,
    name,
    quantity: qty,
    amount: proratedPrice,
  }))
  return inWords(listPaymentLines(goods, { shipping: totals.shipping, giftWrap: totals.giftWrap, amount }), locale)
}

type CartToPay = {
  readonly priced: PricedCart
  readonly nameOf: (variantId: string) => string
  readonly locale: string
}

/** Lists the lines of a payment session for a cart. */
export function toCartLines({ priced, nameOf, locale }: CartToPay, amount: number): readonly PaidLine[] {
  const goods = priced.lines.map(({ variantId, qty, proratedPrice }) => ({
    reference: variantId,
    name: nameOf(variantId),
    quantity: qty,
    amount: proratedPrice,
  }))
  return inWords(
    listPaymentLines(goods, { shipping: priced.totals.shipping, giftWrap: priced.totals.giftWrap, amount }),
    locale,
  )
}

const inWords = (lines: readonly PaidLine[], locale: string): readonly PaidLine[] =>
  lines.map((line) =>
    line.kind === 'item' ? line : { ...line, name: formatMessage(locale, `payment.line.${line.kind}`) },
  )
