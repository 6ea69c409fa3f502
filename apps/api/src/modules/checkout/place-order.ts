import { isRefusedByCheck, isTaken } from '@lacehouse/database'
import { hasCaptcha } from '@lacehouse/domain/site/site'
import { findBalanceRefusal } from '../../core/balances/find-balance-refusal.ts'
import { mostDeclines } from '../../core/cart/cart.queries.ts'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
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
import { refuseSoldOut, refuseUsedUp } from './refuse-reservation.ts'
import { requireDeliverable } from './require-deliverable.ts'
import { requireSeller } from './require-seller.ts'

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
