import type { PromoSummary, ThresholdStatus } from '../pricing/priced-cart.ts'
import type { ConditionCheck } from './check-conditions.ts'

/** Splits a callout into approaching, above threshold and reached; another number of parts than three is ignored (CART-11). */
export function parseCallout(callout: string | undefined): readonly [string, string, string] | null {
  const [approaching, above, reached, ...more] = callout?.split('|').map((part) => part.trim()) ?? []
  if (approaching === undefined || above === undefined || reached === undefined || more.length > 0) return null
  return [approaching, above, reached]
}

/** Says where a promotion stands (S2.4): reached when it takes effect, above while a distance remains, below otherwise. */
export function toThresholdStatus(check: ConditionCheck, isApplied: boolean): ThresholdStatus {
  if (isApplied) return 'Threshold Reached'
  return check.distance !== null && check.distance > 0 ? 'Above Threshold' : 'Below Threshold'
}

/**
 * Finds the part of the callout to show, or null for none: the reached part once earned; while a distance remains the
 * approaching part, or the above part as long as the distance exceeds the promotion's display level.
 */
export function findCalloutText(
  summary: Pick<
    PromoSummary,
    'calloutMessage' | 'thresholdStatus' | 'distanceFromConditionThreshold' | 'approachingDisplayLevel'
  >,
): string | null {
  const parts = parseCallout(summary.calloutMessage)
  if (!parts) return null
  if (summary.thresholdStatus === 'Threshold Reached') return parts[2] || null
  if (summary.thresholdStatus === 'Below Threshold') return null
  const { distanceFromConditionThreshold: distance = 0, approachingDisplayLevel: level = distance } = summary
  return (distance <= level ? parts[0] : parts[1]) || null
}
