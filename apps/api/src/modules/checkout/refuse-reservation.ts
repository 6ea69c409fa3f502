import type { Cart } from '@lacehouse/domain/cart/cart'
import { findStockMessages } from '@lacehouse/domain/cart/find-flash-messages'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireDeliverable } from './require-deliverable.ts'
import { refuseTotals } from './require-shown-totals.ts'

type PlaceCall = Call<'checkout.placeOrder'>

/** Refuses because a promotion is used up; the refusal names the lapsed coupons, and the shopper confirms the new total (T11). */
export async function refuseUsedUp(deps: CartDeps, call: PlaceCall): Promise<never> {
  const { cart, pricing } = await loadCart(deps, call, { cartId: call.body.cartId })
  throw refuseTotals(priceInContext(cart, pricing))
}

/** Refuses because stock is missing for one item or several; INV409 means that it is back already (CHK-10). */
export async function refuseSoldOut(deps: CartDeps, call: PlaceCall): Promise<never> {
  const context = await loadCart(deps, call, { cartId: call.body.cartId })
  await requireDeliverable(deps, context)
  const short = findStockMessages(context.cart, context.pricing.facts)
  const [first] = short
  if (!first) return refuseUnheld(context.cart)
  if (short.length > 1) throw new Refusal('ORD430')
  const line = context.cart.lines.find(({ id }) => id === first.details.itemId)
  // An unavailable gift leaves the cart by itself; the shopper confirms the order without it.
  if (line?.bonus) throw new Refusal('ORD415')
  throw new Refusal('ORD404', line ? { itemId: line.id } : {})
}

/** Reserved items count as in stock; if no other item is short, the reservation of one has ended. */
function refuseUnheld({ lines }: Cart): never {
  const line = lines.find(({ reservation }) => reservation !== undefined)
  throw line ? new Refusal('ORD404', { itemId: line.id }) : new Refusal('INV409')
}
