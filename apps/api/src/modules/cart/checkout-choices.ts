import { planChooseShippingMethod } from '@lacehouse/domain/cart/plan-choose-shipping-method'
import { planSetGiftWrapping } from '@lacehouse/domain/cart/plan-set-gift-wrapping'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import type { Handlers } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { listMethods } from '../../replies/cart/list-methods.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

type ChoiceCalls = 'cart.chooseShippingMethod' | 'cart.listShippingMethods' | 'cart.setGiftWrapping'

/**
 * The choices of a checkout that one planner each applies to the cart: the shipping method of a shipment, with the list of those that apply
 * (CART-14), and gift wrap and gift receipt, API404 where the site has none.
 */
export function checkoutChoices(deps: CartDeps): Handlers<ChoiceCalls> {
  return {
    'cart.chooseShippingMethod': ({ body, ...call }) =>
      replyWithChangedCart(deps, { caller: call, cartId: body.cartId }, ({ cart, pricing }) =>
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
    'cart.setGiftWrapping': ({ body, params, ...call }) => {
      if (!call.site.giftWrap) throw new Refusal('API404')
      return replyWithChangedCart(deps, { caller: call, cartId: params.basketId }, ({ cart, pricing }) =>
        planSetGiftWrapping(cart, body, pricing.facts),
      )
    },
  }
}
