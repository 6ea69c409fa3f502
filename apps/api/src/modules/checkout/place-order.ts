import { isRefusedByCheck, isTaken } from '@lacehouse/database'
import type { Config } from '../../config.ts'
import { findBalanceRefusal } from '../../core/balances/find-balance-refusal.ts'
import { mostDeclines } from '../../core/cart/cart.queries.ts'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { requireEmailGuess } from '../../core/cart/require-email-guess.ts'
import { type ChargeLimitDeps, chargeWithinLimits } from '../../core/placement/charge-within-limits.ts'
import type { PlacementDeps } from '../../core/placement/placement-deps.ts'
import type { Reservation } from '../../core/placement/reserve-statement.ts'
import { resumePlacement } from '../../core/placement/resume-placement.ts'
import { authorise } from '../../core/placement/run-placement.ts'
import { toPlacement } from '../../core/placement/to-placement.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { replyOrder } from '../../replies/order/to-order-reply.ts'
import { planReservation } from './plan-reservation.ts'
import { readOrderSource } from './read-order-source.ts'
import { refuseSoldOut, refuseUsedUp } from './refuse-reservation.ts'
import { requireDeliverable } from './require-deliverable.ts'
import { type OrderRightsDeps, requireOrderRights } from './require-order-rights.ts'

export type PlaceDeps = CartDeps &
  PlacementDeps &
  ChargeLimitDeps &
  OrderRightsDeps & { readonly config: Pick<Config, 'sessionSecret' | 'publicUrl'> }
type PlaceCall = Call<'checkout.placeOrder'>

const maxTries = 5

/** Writes an order and reserves its stock in one commit, then charges; a repeated call gets the same order (CHK-06, CHK-07). */
export function placeOrder(deps: PlaceDeps): Handler<'checkout.placeOrder'> {
  return async (call) => {
    await requireOrderRights(deps, call)
    const source = readOrderSource(call, deps.config)
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const context = await loadCart(deps, call, { cartId: call.body.cartId })
      if (context.orderNumber) return replyOrder(deps, call, await resumePlacement(deps, call, context.orderNumber))
      if (context.isStopped) throw new Refusal('PYT402', { maximum: mostDeclines })
      await requireDeliverable(deps, context)
      if (context.dependsOnEmail) await requireEmailGuess(deps, call, call.body.billingAddress?.email ?? null)
      const reservation = planReservation(call, { ...context, providers: deps.payments, ...source })
      const send = async () =>
        (await reserve(deps, call, reservation)) ? authorise(deps, toPlacement(reservation)) : null
      const placed = await chargeWithinLimits(deps, call, { reservation, send })
      if (placed) return replyOrder(deps, call, placed)
    }
    throw new Refusal('INV409')
  }
}

const reserve = async (deps: PlaceDeps, call: PlaceCall, reservation: Reservation): Promise<boolean> => {
  try {
    return await deps.placements.reserve(reservation)
  } catch (error) {
    const isSoldOut = (['stock_items_reserved_within', 'stock_items_promised_within'] as const).some((check) =>
      isRefusedByCheck(error, check),
    )
    if (isSoldOut) return refuseSoldOut(deps, call)
    if (isRefusedByCheck(error, 'draw_winners_only')) throw new Refusal('INV411')
    if (isRefusedByCheck(error, 'promotion_counters_within_limit')) return refuseUsedUp(deps, call)
    const refusal = findBalanceRefusal(error, reservation.draft)
    if (refusal) throw new Refusal(refusal.errorId, refusal)
    // Another order took the rest of the yearly limit first; the cart is priced again.
    if (isTaken(error) || isRefusedByCheck(error, 'spend_accounts_spent_within')) return false
    throw error
  }
}
