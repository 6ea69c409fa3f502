import type { Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { canPayPreOrder, findPreOrderDay, mixesPreOrders } from '@lacehouse/domain/pre-order/pre-order'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import type { Site } from '@lacehouse/domain/site/site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { formatPreOrderDay } from '../pre-order/to-pre-order-reply.ts'

/** Makes what a cart with pre-ordered goods says of their date and payment, and why it cannot be ordered as it is. */
export function toCartPreOrder(
  cart: Cart,
  { facts, site }: PricingContext,
  locale: string,
): Pick<CartReply, 'preOrder'> {
  const from = findPreOrderDay(cart, facts.variants)
  if (from === null) return {}
  const note = formatMessage(locale, 'preorder.payment', { date: formatPreOrderDay(locale, from) })
  const isMixed = mixesPreOrders(cart, facts.variants)
  return {
    preOrder: {
      ...{ from, note, ...sayMissingMethods(site, locale) },
      ...(isMixed && { problem: formatMessage(locale, 'preorder.alone') }),
    },
  }
}

/** Names the ways to pay of a site that cannot be charged later. */
const sayMissingMethods = ({ paymentMethods }: Site, locale: string): { readonly methods?: string } => {
  const missing = paymentMethods.filter((method) => !canPayPreOrder(method))
  if (missing.length === 0) return {}
  const names = missing.map((method) => formatMessage(locale, `payment.method.${method}` as MessageKey))
  const methods = new Intl.ListFormat(toLanguageTag(locale)).format(names)
  return { methods: formatMessage(locale, 'preorder.methods', { methods, count: missing.length }) }
}
