import { isRefusedByCheck, isTaken } from '@lacehouse/database'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { findStockMessages } from '@lacehouse/domain/cart/find-flash-messages'
import { hasCaptcha } from '@lacehouse/domain/site/site'
import { findBalanceRefusal } from '../../core/balances/find-balance-refusal.ts'
import { mostDeclines } from '../../core/cart/cart.queries.ts'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { priceInContext } from '../../core/cart/pricing-context.ts'
import type { PlacementDeps } from '../../core/placement/placement-deps.ts'
import type { Reservation } from '../../core/placement/reserve-statement.ts'
import { resumePlacement } from '../../core/placement/resume-placement.ts'
import { authorise } from '../../core/placement/run-placement.ts'
import { toPlacement } from '../../core/placement/to-placement.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Captcha } from '../../infra/captcha/captcha.ts'
import { replyOrder } from '../../replies/order/to-order-reply.ts'
import { planReservation } from './plan-reservation.ts'
import { requireDeliverable } from './require-deliverable.ts'
import { requireSeller } from './require-seller.ts'
import { refuseTotals } from './require-shown-totals.ts'

export type PlaceDeps = CartDeps & PlacementDeps & { readonly captcha: Captcha }
type PlaceCall = Call<'checkout.placeOrder'>

const maxTries = 5

/** Writes an order and reserves its stock in one commit, then charges; a repeated call gets the same order (CHK-06, CHK-07). */
export function placeOrder(deps: PlaceDeps): Handler<'checkout.placeOrder'> {
  return async (call) => {
    await requireOrderRights(deps, call)
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const context = await loadCart(deps, call, { cartId: call.body.cartId })
      if (context.orderNumber) return replyOrder(deps, call, await resumePlacement(deps, call, context.orderNumber))
      if (context.isStopped) throw new Refusal('PYT402', { maximum: mostDeclines })
      await requireDeliverable(deps, context)
      const reservation = planReservation(call, context, deps.payments)
      if (!(await reserve(deps, call, reservation))) continue
      return replyOrder(deps, call, await authorise(deps, toPlacement(reservation)))
    }
    throw new Refusal('INV409')
  }
}

const requireOrderRights = async (deps: PlaceDeps, call: PlaceCall): Promise<void> => {
  const { body, site } = call
  await requireSeller(deps, call)
  if (hasCaptcha(site, 'order') && !(await deps.captcha.accept(body.recaptcha_response))) throw new Refusal('AUT403')
}

const reserve = async (deps: PlaceDeps, call: PlaceCall, reservation: Reservation): Promise<boolean> => {
  try {
    return await deps.placements.reserve(reservation)
  } catch (error) {
    if (isRefusedByCheck(error, 'stock_items_reserved_within')) return refuseSoldOut(deps, call)
    if (isRefusedByCheck(error, 'promotion_counters_within_limit')) return refuseUsedUp(deps, call)
    const refusal = findBalanceRefusal(error, reservation.draft)
    if (refusal) throw new Refusal(refusal.errorId, refusal)
    if (isTaken(error)) return false
    throw error
  }
}

/** Refuses because a promotion is used up; the refusal names the lapsed coupons, and the shopper confirms the new total (T11). */
const refuseUsedUp = async (deps: PlaceDeps, call: PlaceCall): Promise<never> => {
  const { cart, pricing } = await loadCart(deps, call, { cartId: call.body.cartId })
  throw refuseTotals(priceInContext(cart, pricing))
}

/** Refuses because stock is missing for one item or several; INV409 means that it is back already (CHK-10). */
const refuseSoldOut = async (deps: PlaceDeps, call: PlaceCall): Promise<never> => {
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
const refuseUnheld = ({ lines }: Cart): never => {
  const line = lines.find(({ reservation }) => reservation !== undefined)
  throw line ? new Refusal('ORD404', { itemId: line.id }) : new Refusal('INV409')
}
