import { setTimeout as sleep } from 'node:timers/promises'
import { findStaleEvent } from '@lacehouse/domain/order/find-stale-event'
import { seconds } from '@lacehouse/domain/time/durations'
import type { RequestContext } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CartDeps, toOwner } from '../cart/load-cart.ts'
import { findReadableOrder } from './find-readable-order.ts'
import type { PlacementRow } from './placement.queries.ts'
import type { PlacementDeps } from './placement-deps.ts'
import { runPlacement } from './run-placement.ts'

type ResumeDeps = CartDeps & PlacementDeps
type Caller = Pick<RequestContext, 'session' | 'site' | 'locale'>

const longestWait = seconds(8)
const isMoving = ({ step }: PlacementRow): boolean => step === 'reserved' || step === 'authorising'

/** Waits for an order that another request is placing, and takes over when that request died. */
export async function resumePlacement(deps: ResumeDeps, caller: Caller, orderNumber: string): Promise<PlacementRow> {
  const until = performance.now() + longestWait
  let placement = await getOwned(deps, caller, orderNumber)
  for (let pause = 25; isMoving(placement) && performance.now() < until; pause = Math.min(pause * 2, 400)) {
    const stale = findStaleEvent(placement.step, placement.updatedAt, deps.now())
    if (stale) return runPlacement(deps, placement, { event: stale })
    await sleep(pause)
    placement = await getOwned(deps, caller, orderNumber)
  }
  return placement
}

/** Returns the caller's own placement; refuses an unknown one and another owner's with ORD409. */
export async function getOwned(deps: PlacementDeps, caller: Caller, orderNumber: string): Promise<PlacementRow> {
  return orRefuse(await deps.placements.findOwned(orderNumber, toOwner(caller)))
}

/** Returns a placement that the caller may read; refuses all others with ORD409. */
export async function getReadable(deps: PlacementDeps, caller: Caller, orderNumber: string): Promise<PlacementRow> {
  return orRefuse(await findReadableOrder(deps, caller, orderNumber))
}

const orRefuse = (placement: PlacementRow | null): PlacementRow => {
  if (!placement) throw new Refusal(toErrorId('unknown_placement'))
  return placement
}
