import type { CallId } from '@lacehouse/contracts'
import type { RecordDeps } from '../../core/experiments/record-experiments.ts'
import { createChargeLimiter } from '../../core/placement/charge-limiter.ts'
import type { Handlers } from '../../http/call.ts'
import { getOrder } from './get-order.ts'
import { patchOrder } from './patch-order.ts'
import { type PlaceDeps, placeOrder } from './place-order.ts'
import { prepareOrder } from './prepare-order.ts'
import { recordPurchase } from './record-purchase.ts'

export function checkoutRoutes(
  own: Omit<PlaceDeps, 'chargeLimiter'> & RecordDeps,
): Handlers<Extract<CallId, `checkout.${string}`>> {
  const deps = { ...own, chargeLimiter: createChargeLimiter() }
  return {
    'checkout.prepareOrder': prepareOrder(deps),
    'checkout.placeOrder': recordPurchase(deps, placeOrder(deps)),
    'checkout.patchOrder': patchOrder(deps),
    'checkout.getOrder': getOrder(deps),
  }
}
