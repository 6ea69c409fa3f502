import {
  type BillingChoice,
  planClearBillingAddress,
  planSetBillingAddress,
} from '@lacehouse/domain/cart/plan-set-addresses'
import { requireAddress } from '../../core/cart/check-address.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

/** Sets a separate billing address, or uses the shipping address (CHK-03). */
export function setBillingAddress(deps: CartDeps): Handler<'cart.setBillingAddress'> {
  return (call) => {
    const choice = toChoice(call)
    return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) =>
      planSetBillingAddress(cart, choice, pricing.facts),
    )
  }
}

const toChoice = ({ body, locale }: Parameters<Handler<'cart.setBillingAddress'>>[0]): BillingChoice => {
  if (body.sameAsShipping) return { sameAsShipping: true }
  if (!body.address) throw new Refusal('BIL400', { field: 'address' })
  return { sameAsShipping: false, address: requireAddress(body.address, 'billing', locale) }
}

export function removeBillingAddress(deps: CartDeps): Handler<'cart.removeBillingAddress'> {
  return (call) =>
    replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) =>
      planClearBillingAddress(cart, pricing.facts),
    )
}
