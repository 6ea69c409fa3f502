import { pageTypeOf } from '@lacehouse/domain/page/page-type'
import type { Cart, CartItem } from '../cart/cart.ts'
import { pushToDataLayer } from './data-layer.ts'
import { reportBehaviour } from './report-behaviour.ts'
import { toValued } from './to-item.ts'

/** Reports that units of an item were put into the cart (REC-02, ROLE-06). */
export function reportAdded({ currency }: Cart, item: CartItem, quantity: number): void {
  reportBehaviour({ type: 'product', name: 'added', productId: item.masterId })
  // The cart's own page compares carts, so that it counts more units of a line too.
  if (pageTypeOf(location.pathname) === 'cart') return
  pushToDataLayer({ event: 'add_to_cart', ecommerce: { currency, ...toValued(item, quantity) } })
}
