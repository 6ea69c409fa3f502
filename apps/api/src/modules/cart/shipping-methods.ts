import { planChooseShippingMethod } from '@lacehouse/domain'
import { type CartDeps, changeCart, loadCart } from '../../cart/cart-scene.ts'
import { listMethods } from '../../cart/to-cart-reply.ts'
import type { Handlers } from '../../http/call.ts'

type MethodCalls = 'cart.chooseShippingMethod' | 'cart.listShippingMethods'

/** How fast a parcel comes: what can be chosen for it, and the choice (CART-14). */
export const shippingMethods = (deps: CartDeps): Handlers<MethodCalls> => ({
  'cart.chooseShippingMethod': ({ body, ...call }) =>
    changeCart(deps, { caller: call, cartId: body.cartId }, ({ cart, till }) =>
      planChooseShippingMethod(
        cart,
        { group: body.shippingId, code: body.code, chosenByShopper: body.shopperAppliedSM ?? true },
        till.facts,
      ),
    ),
  'cart.listShippingMethods': async (call) => {
    const { cart, till } = await loadCart(deps, call, { cartId: call.params.basketId })
    const { shippingId } = call.params
    const applicableShippingMethods = listMethods(cart, shippingId, { till, locale: call.locale })
    return { shippingId, applicableShippingMethods, code: cart.shippingMethods[shippingId]?.code }
  },
})
