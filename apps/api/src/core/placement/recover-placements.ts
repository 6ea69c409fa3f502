import { findStaleEvent } from '@lacehouse/domain/order/find-stale-event'
import { seconds } from '@lacehouse/domain/time/durations'
import type { PlacementRow } from './placement.queries.ts'
import type { PlacementDeps } from './placement-deps.ts'
import { runPlacement } from './run-placement.ts'

const recoveryAge = seconds(15)
const atOnce = 8

/**
 * Continues stale placements: after a crash, a lost answer, or a shopper who left. Several processes may run this at the same time.
 * A placement that cannot be recovered does not stop the others; one error at the end reports all failures.
 */
export async function recoverPlacements(deps: PlacementDeps): Promise<number> {
  const stale = await deps.placements.listStale(deps.now() - recoveryAge, deps.now())
  const failures: unknown[] = []
  for (let from = 0; from < stale.length; from += atOnce) {
    const results = await Promise.allSettled(stale.slice(from, from + atOnce).map((one) => recover(deps, one)))
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason)
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} placements could not be recovered`)
  return stale.length
}

const recover = async (deps: PlacementDeps, placement: PlacementRow): Promise<void> => {
  await runPlacement(deps, placement, { event: findEvent(deps, placement) ?? 'answer_lost' })
}

// A check of a waiting placement changes its `updatedAt`, so the waiting time counts from the placing of the order.
const findEvent = (deps: PlacementDeps, { step, updatedAt, doc }: PlacementRow) =>
  step === 'checking' || step === 'payment_pending'
    ? findStaleEvent(step, doc.placedAt, deps.now())
    : findStaleEvent(step, updatedAt, deps.now())
