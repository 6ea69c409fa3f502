import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import { findShippedGroup, planSetExpressAddress } from '@lacehouse/domain/cart/plan-set-express-address'
import { fromWire } from '@lacehouse/domain/money/money'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { countAmountDue } from '../../core/cart/count-amount-due.ts'
import { type CartContext, type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { reconcileCart } from '../../core/cart/reconcile-cart.ts'
import { readShipping } from '../../core/cart/shipping-token.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { toPaypalAmount } from '../../infra/payment-providers/paypal/paypal-order.ts'
import { ShippingQuestion } from '../../infra/payment-providers/paypal/shipping-question.ts'
import type { SessionSecrets } from '../../infra/session/open-signer.ts'
import { listMethods } from '../../replies/cart/list-methods.ts'

export type ShippingDeps = CartDeps & Pick<Deps, 'sites'> & { readonly config: SessionSecrets }

type Answer = { readonly status: 200 | 422; readonly body: object }

/**
 * Replies to PayPal's shipping callback with the total and the shipping methods of a cart for the address that the shopper has
 * chosen at PayPal (PAY-07). It does not change the cart; the approved address is read from PayPal when the shopper returns.
 */
export async function answerShipping(deps: ShippingDeps, token: string, body: unknown): Promise<Answer> {
  const claims = readShipping(deps.config, deps.now(), token)
  const site = claims && findSiteById(deps.sites, claims.siteId)
  if (!claims || !site) throw new Refusal('AUT432', {}, { event: 'link_refused' })
  const { success, data: question } = ShippingQuestion.safeParse(body)
  if (!success) throw new Refusal('API400')
  const { owner, locale, cartId } = claims
  const consumerType = owner.kind === 'guest' ? 'GUEST' : 'CONSUMER'
  const session = { ...owner, consumerType, siteId: site.siteId } as const
  const context = await loadCart(deps, { session, site, locale }, { cartId })
  if (question.shipping_address.country_code !== site.country) return refuse('COUNTRY_ERROR')
  return price(context, question, locale)
}

const price = ({ cart: read, pricing }: CartContext, question: ShippingQuestion, locale: string): Answer => {
  const address = toArea(question)
  const express = { address, origin: { context: 'PAYPAL_EXPRESS' }, option: question.shipping_option?.id } as const
  const plan = planSetExpressAddress(read, express, pricing.facts)
  if (!plan.ok) return refuse('ADDRESS_ERROR')
  const { cart, priced } = reconcileCart(plan.cart, pricing)
  const group = findShippedGroup(cart, pricing.facts)
  const code = priced.shipments.find(({ groupId }) => groupId === group)?.methodCode
  const options = (group ? listMethods(cart, group, { pricing, locale, priced }) : []).map((method) => ({
    id: method.code,
    label: method.label,
    type: 'SHIPPING',
    selected: method.code === code,
    amount: toPaypalAmount(fromWire(method.price.amount, cart.currency).amount, cart.currency),
  }))
  const unit = { reference_id: 'default', amount: toAmount(priced, pricing.site.taxMode), shipping_options: options }
  return { status: 200, body: { id: question.id, purchase_units: [unit] } }
}

/** Splits the amount due into parts; stored value that exceeds the goods is a discount, because no part may be negative. */
const toAmount = (priced: PricedCart, taxMode: 'added' | 'included') => {
  const { currency, shipping, tax } = priced.totals
  const money = (amount: number) => toPaypalAmount(amount, currency)
  const due = countAmountDue(priced)
  const taxOnTop = taxMode === 'added' ? tax : 0
  const goods = due - shipping - taxOnTop
  return {
    ...money(due),
    breakdown: {
      item_total: money(Math.max(0, goods)),
      shipping: money(shipping),
      tax_total: money(taxOnTop),
      ...(goods < 0 && { discount: money(-goods) }),
    },
  }
}

const toArea = ({ shipping_address: address }: ShippingQuestion): CartAddress => ({
  countryCode: address.country_code,
  ...(address.admin_area_1 && { province: address.admin_area_1 }),
  ...(address.admin_area_2 && { city: address.admin_area_2 }),
  ...(address.postal_code && { postalCode: address.postal_code }),
})

/** Makes PayPal's error for an address to which the shop does not deliver. */
const refuse = (issue: 'ADDRESS_ERROR' | 'COUNTRY_ERROR'): Answer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
})
