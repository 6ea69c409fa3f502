import type { CallReply } from '@lacehouse/contracts'
import { countAmountDue } from '../../core/cart/count-amount-due.ts'
import { type CartContext, loadCart, toOwner } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import { toShippingCallback } from '../../core/cart/shipping-token.ts'
import { toCartLines } from '../../core/placement/to-payment-lines.ts'
import type { Call, Handler } from '../../http/call.ts'
import { findOrigin } from '../../http/find-origin.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionRequest } from '../../infra/payment-providers/payment-provider.ts'
import type { SessionSecrets } from '../../infra/session/open-signer.ts'
import { type InstrumentDeps, listExpress, listOffered } from './list-payment-methods.ts'
import { toReturnUrls } from './to-return-urls.ts'

export type PaymentSessionDeps = InstrumentDeps & {
  readonly publicUrl: string
  readonly config: SessionSecrets
}

type SessionCall = Call<'cart.paymentSession'>

/** Opens a session at the provider for its fields, widget or wallet (PAY-11); an unreachable provider is PAY400. */
export function openPaymentSession(deps: PaymentSessionDeps): Handler<'cart.paymentSession'> {
  return async (call): Promise<CallReply<'cart.paymentSession'>> => {
    const { paymentMethodId } = call.query
    const provider = deps.payments.findFor(paymentMethodId)
    if (!provider || !listOffered(call.site, deps.payments).includes(paymentMethodId)) throw new Refusal('PYT405')
    if (call.query.paymentMethod === 'express' && !listExpress(call, deps.payments).includes(paymentMethodId))
      throw new Refusal('PYT405')
    const cartId = call.query.cartId ?? (await deps.cartQueries.findOpenId(toOwner(call), call.site.siteId))
    if (!cartId) throw new Refusal('BSK404')
    const context = await loadCart(deps, call, { cartId })
    const opened = await provider.openSession(toRequest(deps, call, context))
    if (!opened.ok) throw new Refusal('PAY400')
    const { ok: _, ...meta } = opened
    return {
      success: true,
      provider: provider.name,
      locale: call.locale,
      meta: { ...meta, categories: [...(meta.categories ?? [])] },
    }
  }
}

const toRequest = (deps: PaymentSessionDeps, call: SessionCall, { cart, pricing }: CartContext): SessionRequest => {
  const { locale } = call
  const { siteId, country } = call.site
  const { paymentMethodId, paymentMethod } = call.query
  const priced = priceInContext(cart, pricing)
  const amount = Math.max(1, countAmountDue(priced))
  const origin = findOrigin(call.headers, deps.publicUrl)
  const nameOf = (variantId: string) => pricing.facts.variants.get(variantId)?.name ?? variantId
  const isExpress = paymentMethod === 'express'
  const owner = toOwner(call)
  return {
    method: paymentMethodId,
    amount,
    currency: cart.currency,
    reference: cart.id,
    locale,
    origin,
    country,
    lines: toCartLines({ priced, nameOf, locale }, amount),
    returnUrls: toReturnUrls(call, { origin, isExpress }),
    isExpress,
    ...(isExpress && { shippingCallback: toShippingCallback(deps, { cartId: cart.id, owner, siteId, locale }) }),
  }
}
