import { planChooseShippingMethod } from '@lacehouse/domain/cart/plan-choose-shipping-method'
import { type CartDeps, changeCart, loadCart } from '../../core/cart/cart-context.ts'
import { listMethods } from '../../core/cart/to-cart-reply.ts'
import type { Handlers } from '../../http/call.ts'

type MethodCalls = 'cart.chooseShippingMethod' | 'cart.listShippingMethods'

/** How fast a parcel comes: what can be chosen for it, and the choice (CART-14). */
export function shippingMethods(deps: CartDeps): Handlers<MethodCalls> {
  return {
    'cart.chooseShippingMethod': ({ body, ...call }) =>
      changeCart(deps, { caller: call, cartId: body.cartId }, ({ cart, pricing }) =>
        planChooseShippingMethod(
          cart,
          { group: body.shippingId, code: body.code, chosenByShopper: body.shopperAppliedSM ?? true },
          pricing.facts,
        ),
      ),
    'cart.listShippingMethods': async (call) => {
      const { cart, pricing } = await loadCart(deps, call, { cartId: call.params.basketId })
      const { shippingId } = call.params
      const applicableShippingMethods = listMethods(cart, shippingId, { pricing, locale: call.locale })
      return { shippingId, applicableShippingMethods, code: cart.shippingMethods[shippingId]?.code }
    },
  }
}
