import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { Handlers } from '../../http/call.ts'
import type { ProductsDeps } from '../../replies/products/load-reply-context.ts'
import { getCart } from './get-cart.ts'
import { listSharedItems } from './list-shared-items.ts'

/** Reads a shopper's own cart, and the items of one that was shared. */
export function readCarts(deps: CartDeps & ProductsDeps): Handlers<'cart.get' | 'cart.sharedItems'> {
  return { 'cart.get': getCart(deps), 'cart.sharedItems': listSharedItems(deps) }
}
