import { randomUUID } from 'node:crypto'
import type { Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { startCart } from '@lacehouse/domain/cart/start-cart'
import type { Currency } from '@lacehouse/domain/money/currency'
import { type CartDeps, toOwner } from '../../core/cart/load-cart.ts'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { reconcileCart } from '../../core/cart/reconcile-cart.ts'
import type { RequestContext } from '../../http/call.ts'
import { toCartReply } from '../../replies/cart/to-cart-reply.ts'

/** Starts an empty cart of the caller without saving it. */
export function startEmptyCart(deps: Pick<CartDeps, 'now'>, call: RequestContext): Cart {
  return startCart({
    id: randomUUID(),
    siteId: call.site.siteId,
    locale: call.locale,
    currency: call.site.currency as Currency,
    owner: toOwner(call),
    now: deps.now(),
  })
}

/** Saves a new cart and replies with it. */
export async function saveNewCart(deps: CartDeps, pricing: PricingContext, planned: Cart): Promise<CartReply> {
  const { cart, priced } = reconcileCart(planned, pricing)
  await deps.cartQueries.insert(cart)
  return toCartReply(cart, priced, { pricing, locale: cart.locale })
}
