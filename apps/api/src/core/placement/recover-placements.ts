import { findStaleEvent } from '@lacehouse/domain/order/find-stale-event'
import { seconds } from '@lacehouse/domain/time/durations'
import type { PlacementRow } from './placement.queries.ts'
import { type PlacementDeps, runPlacement } from './run-placement.ts'

const recoveryAge = seconds(15)
const atOnce = 8

/**
 * Goes on with placements that nobody is working on any more: after a crash, a lost answer, or a shopper who left (T8, T9).
 * Any number of processes may do so at once. One placement that cannot be recovered holds up no other; they are told together.
 */
export async function recoverPlacements(deps: PlacementDeps): Promise<number> {
  const stale = await deps.placements.listStale(deps.now() - recoveryAge)
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

// Looking at a placement that waits moves its `updatedAt`, so how long it waits already counts from when it was placed.
const findEvent = (deps: PlacementDeps, { step, updatedAt, doc }: PlacementRow) =>
  step === 'checking' || step === 'payment_pending'
    ? findStaleEvent(step, doc.placedAt, deps.now())
    : findStaleEvent(step, updatedAt, deps.now())
