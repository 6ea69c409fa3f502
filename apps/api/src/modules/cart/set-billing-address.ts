import { type BillingChoice, planClearBillingAddress, planSetBillingAddress } from '@lacehouse/domain'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import { requireAddress } from '../../cart/check-address.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

/** Sets a billing address of its own, or says that it is the shipping address (CHK-03). */
export const setBillingAddress =
  (deps: CartDeps): Handler<'cart.setBillingAddress'> =>
  (call) => {
    const choice = toChoice(call)
    return changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      planSetBillingAddress(cart, choice, till.facts),
    )
  }

const toChoice = ({ body, locale }: Parameters<Handler<'cart.setBillingAddress'>>[0]): BillingChoice => {
  if (body.sameAsShipping) return { sameAsShipping: true }
  if (!body.address) throw new Refusal('BIL400', { field: 'address' })
  return { sameAsShipping: false, address: requireAddress(body.address, 'billing', locale) }
}

export const removeBillingAddress =
  (deps: CartDeps): Handler<'cart.removeBillingAddress'> =>
  (call) =>
    changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
      planClearBillingAddress(cart, till.facts),
    )
