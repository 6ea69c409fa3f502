import type { Cart as CartReply } from '@lacehouse/contracts'
import { type CartChange, type CartChangeInput, changeCart } from '../../core/cart/change-cart.ts'
import type { CartContext, CartDeps } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import { reconcileGifts } from '../../core/cart/reconcile-cart.ts'
import { toCartReply } from './to-cart-reply.ts'

/** Changes a cart and replies with the changed cart. */
export async function replyWithChangedCart<More = unknown>(
  deps: CartDeps,
  input: CartChangeInput<More>,
  change: CartChange<More>,
): Promise<CartReply> {
  const { cart, priced, pricing } = await changeCart(deps, input, change)
  return toCartReply(cart, priced, { pricing, locale: input.caller.locale })
}

type ReplyOptions = {
  readonly locale: string
  readonly favStoreId?: string | undefined
  readonly checkInventory?: boolean
}

/** Replies with a cart that was only read; its gifts follow the current promotions. */
export function replyCart({ cart: read, pricing, orderNumber }: CartContext, options: ReplyOptions): CartReply {
  const isOpen = read.state === 'open'
  const { cart, priced } = isOpen
    ? reconcileGifts(read, pricing)
    : { cart: read, priced: priceInContext(read, pricing) }
  const reply = toCartReply(cart, priced, { pricing, ...options })
  return orderNumber === null ? reply : { ...reply, orderNumber }
}
