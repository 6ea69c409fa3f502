import type { CartItem, PreOrderReply } from '@lacehouse/contracts'
import type { CartLine } from '@lacehouse/domain/cart/cart-line'
import type { SellableVariant } from '@lacehouse/domain/cart/sellable-variant'
import { formatDate } from '@lacehouse/domain/date/format-date'
import { isPreOrderLine } from '@lacehouse/domain/pre-order/pre-order'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage } from '@lacehouse/messages'

/** Formats the day of a pre-order, given as `2027-03-12`, in a locale. */
export function formatPreOrderDay(locale: string, day: string): string {
  return formatDate(toLanguageTag(locale), day, { dateStyle: 'long' })
}

/** Makes the notice and the offer of a variant that is sold before its arrival. */
export function toPreOrderReply({ from }: { readonly from: string }, locale: string): PreOrderReply {
  const date = formatPreOrderDay(locale, from)
  return {
    from,
    label: formatMessage(locale, 'preorder.label'),
    note: formatMessage(locale, 'preorder.note', { date }),
    offer: { availability: 'PreOrder', availabilityStarts: from },
  }
}

/** Makes the line of a pre-ordered item in a cart, an order, a list or a mail. */
export function toPreOrderLine({ from }: { readonly from: string }, locale: string): string {
  return formatMessage(locale, 'preorder.line', { date: formatPreOrderDay(locale, from) })
}

/** Makes the line of an item of a cart; empty for goods that are there. */
export function toItemPreOrder(
  line: Pick<CartLine, 'delivery'>,
  variant: SellableVariant | undefined,
  locale: string,
): Pick<CartItem, 'preOrder'> {
  return variant?.preOrder && isPreOrderLine(line, variant)
    ? { preOrder: toPreOrderLine(variant.preOrder, locale) }
    : {}
}
