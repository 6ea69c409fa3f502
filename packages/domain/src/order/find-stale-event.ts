import { minutes, seconds } from '../time/durations.ts'
import type { Duration, Instant } from '../time/instant.ts'
import type { PlacementEvent, PlacementStep } from './plan-placement.ts'

/** The time for which an order holds its stock while it waits for the bank's confirmation (docs/bounds.md). */
export const pendingTime = minutes(10)

const limits: Readonly<Partial<Record<PlacementStep, Duration>>> = {
  reserved: seconds(15),
  authorising: seconds(15),
  checking: minutes(30),
  payment_pending: pendingTime,
}

/**
 * Finds the event of a placement that has not changed since `since`: 'timed_out' after its step's limit, null before and for
 * steps without a limit.
 */
export function findStaleEvent(step: PlacementStep, since: Instant, now: Instant): PlacementEvent | null {
  const limit = limits[step]
  return limit !== undefined && now - since >= limit ? 'timed_out' : null
}
